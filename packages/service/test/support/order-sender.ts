import { loadContract } from '@pix-payments/http-contract/load'
import type { Order } from '../../src/rail/rail.ts'
import { orderIdOf } from '../../src/rail/order-id.ts'
import { ORDER_OPERATIONS } from '../../src/rail/remote/remote-institution.ts'
import { type Answer, send } from './http-call.ts'
import { signatureOf } from './reporter.ts'

const { validation } = await loadContract('rail')

/** The secret of the service, for institutions under test. */
export const ORDER_SECRET: string = `whsec_${Buffer.from('order-secret-of-the-tests-01').toString('base64')}`

export type SentOrder = Order & { readonly simulation?: object }

export interface OrderSending {
  readonly secrets?: readonly string[] | undefined
  readonly at?: number | undefined
  /** The orderId in the path. Default: the id of the order. */
  readonly orderId?: string | undefined
  readonly body?: string | undefined
}

/** A service that sends look-ups and orders to an institution. It compares every answer with the rail contract. */
export class OrderSender {
  readonly #url: string
  readonly #now: () => number
  #count = 0

  constructor({ url, now }: { readonly url: string; readonly now: () => number }) {
    this.#url = url
    this.#now = now
  }

  order(order: SentOrder, sending: OrderSending = {}): Promise<Answer> {
    const orderId = sending.orderId ?? orderIdOf(order)
    return this.#send(ORDER_OPERATIONS[order.order], order, { ...sending, orderId })
  }

  lookUp(operationId: 'lookUpKey' | 'lookUpAccount' | 'screenPayer', body: object): Promise<Answer> {
    return this.#send(operationId, body, {})
  }

  async #send(operationId: string, body: object, sending: OrderSending): Promise<Answer> {
    const { method, path } = validation.operation(operationId)
    const text = sending.body ?? JSON.stringify(body)
    const { secrets = [ORDER_SECRET], at = this.#now() } = sending
    const signature = signatureOf(text, { id: `order-${(this.#count += 1)}`, at, secrets })
    const answer = await send(this.#url, path.replace('{orderId}', sending.orderId ?? ''), {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', ...signature },
      body: text,
    })
    const headers = answer.headers as Record<string, string>
    const differences = validation.response(operationId, answer.status, headers, answer.body, {
      undocumented: 'error',
    })
    if (differences.length > 0) throw new Error(`${operationId}: ${JSON.stringify(differences)}`)
    return answer
  }
}
