import type { Contract } from '@pix-payments/http-contract/load'
import type { FoundAccount, ScreenedPayer } from '@pix-payments/spec/rail-types'
import type { Clock } from '../../clock.ts'
import type { Institution } from '../institution.ts'
import { orderIdOf } from '../order-id.ts'
import type { OrderName } from '../rail.ts'
import type { Tracing } from '../../tracing/tracing.ts'
import { createInstitutionClient } from './institution-client.ts'

export interface RemoteInstitutionOptions {
  /** The base URL of the institution: scheme, host and an optional path. */
  readonly url: string
  /** `whsec_…`. Each of them signs each look-up and order (G-342). */
  readonly orderSecrets: readonly string[]
  /** Time limit for a new connection. The caller's signal limits the whole request. */
  readonly timeoutMilliseconds: number
  /** Maximum number of concurrent orders. */
  readonly orders: number
  /** The rail contract. */
  readonly contract: Pick<Contract, 'validation'>
  readonly clock: Clock
  readonly tracing?: Tracing | undefined
  /** Identifies this process: a UUID, new for each start. The ids of look-ups start with it. */
  readonly processId: string
}

/** Maximum number of concurrent look-ups. Further look-ups wait for a connection, and have the same deadline. */
const LOOK_UPS = 64

/** The operation of the rail contract for each kind of order. */
export const ORDER_OPERATIONS: Readonly<Record<OrderName, string>> = {
  transfer: 'orderTransfer',
  refund: 'orderRefund',
  charge: 'registerCharge',
  recurrence: 'requestRecurrence',
  instruction: 'orderInstruction',
  cancellation: 'orderCancellation',
}

/**
 * Connects to an institution that implements the rail contract (`spec/rail`) in its own process. Look-ups and orders use
 * separate connections, so that look-ups without an answer do not delay orders.
 */
export function createRemoteInstitution(options: RemoteInstitutionOptions): Institution {
  const lookUps = createInstitutionClient({ ...options, connections: LOOK_UPS })
  const orders = createInstitutionClient({ ...options, connections: options.orders })
  let asked = 0
  const nextId = (): string => {
    asked += 1
    return `${options.processId}.${asked}`
  }
  const find = async (
    operationId: string,
    body: object,
    signal: AbortSignal,
  ): Promise<FoundAccount | undefined> => {
    const call = { id: nextId(), body, expected: [200, 404] }
    const answer = await lookUps.call(operationId, call, signal)
    return answer.status === 404 ? undefined : (answer.body as FoundAccount)
  }
  return {
    lookUpKey: (lookUp, signal) => find('lookUpKey', lookUp, signal),
    lookUpAccount: (lookUp, signal) => find('lookUpAccount', lookUp, signal),
    async screenPayer(screening, signal) {
      const call = { id: nextId(), body: screening, expected: [200] }
      const { body } = await lookUps.call('screenPayer', call, signal)
      return (body as ScreenedPayer).outcome
    },
    async send(order, signal, traceparent) {
      const orderId = orderIdOf(order)
      const operationId = ORDER_OPERATIONS[order.order]
      const { body } = await orders.call(
        operationId,
        { id: orderId, body: order, parameters: { orderId }, expected: [202], traceparent },
        signal,
      )
      const { orderId: taken } = body as { readonly orderId: string }
      if (taken !== orderId) throw orders.invalid(operationId, `the orderId is "${taken}", not "${orderId}"`)
    },
    async health(signal) {
      await lookUps.call('getHealth', { expected: [200] }, signal)
    },
    async close() {
      await Promise.all([lookUps.close(), orders.close()])
    },
  }
}
