import type { Transport } from '../http/transport.ts'
import { exampleRequest, writeRequest } from '../request.ts'
import type { Receiver } from '../webhook/receiver.ts'
import type { Target } from './target.ts'

/** The function `emitWebhook` of `@pix-payments/mock`. It sends a signed example of an event to a receiver. */
export type EmitWebhook = (options: {
  readonly event: string
  readonly example: string
  readonly to: string
}) => Promise<{ readonly secret: string }>

export interface MockTargetOptions {
  readonly baseUrl: string
  readonly send: Transport
  readonly receiver: Receiver
  /**
   * Needed for webhook cases, because the mock has no route that sends a webhook. Without it, these cases are not
   * reachable.
   */
  readonly emitWebhook?: EmitWebhook | undefined
}

/** The bearer token of the requests. The mock accepts any token. */
const ACCESS_TOKEN = 'contract-tests'

/** Creates a target for the mock. The mock returns every documented answer that a request asks for with `Prefer`. */
export function mockTarget({ baseUrl, send, receiver, emitWebhook }: MockTargetOptions): Target {
  return {
    kind: 'mock',
    baseUrl,
    send,
    accessToken: ACCESS_TOKEN,
    prefersExamples: false,
    provoke({ operation, status, example }) {
      const request = writeRequest(operation, exampleRequest(operation), ACCESS_TOKEN)
      const prefer = `code=${status}, example=${example}`
      return Promise.resolve({
        reachable: true,
        request: { ...request, headers: { ...request.headers, prefer } },
        exact: true,
      })
    },
    admit({ beyondSchema = false }) {
      if (!beyondSchema) return { reachable: true, earlier: [] }
      const reason = 'The mock knows no state and judges only what JSON Schema can state.'
      return { reachable: false, reason }
    },
    async deliver(wanted) {
      if (emitWebhook === undefined) {
        const reason =
          'The mock sends webhooks only through emitWebhook, and @pix-payments/mock is not installed.'
        return { reachable: false, reason }
      }
      const { event, example, payload } = wanted
      const name = `${event} ${example}`
      const { secret } = await emitWebhook({ event, example, to: receiver.url(name) })
      const received = receiver.received(name)
      if (received === undefined) throw new Error('The mock sent no delivery')
      return { reachable: true, delivery: { ...received, secret, payload } }
    },
    close: () => receiver.close(),
  }
}
