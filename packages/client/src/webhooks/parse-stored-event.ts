import type { Checks } from '../checks/index.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { eventOf, parsed, rawOf, type ReceivedEvent } from './event.ts'

export interface ParseOptions {
  /**
   * Pass `checks` of `@pix-payments/client/checks` to check the event. If the event breaks the contract,
   * `parseStoredEvent` throws a {@link PixWebhookError} with the reason `malformed-body`.
   */
  readonly checks?: Checks
}

/**
 * Returns an event that you stored after `verifyWebhook` accepted it. The checks are those of `verifyWebhook`, without
 * the signature and the timestamp.
 *
 *     const event = parseStoredEvent(row.event, { checks })
 *
 * @param stored the `event` of the verified webhook, as an object or as JSON; or the raw body of the delivery. An event
 *   that was `unknown` when it was stored is returned as a known event if this version knows it.
 * @throws {@link PixWebhookError} with the reason `malformed-body` when the value is not an event.
 */
export function parseStoredEvent(stored: unknown, options: ParseOptions = {}): ReceivedEvent {
  refuseUnknown(options, ['checks'] satisfies (keyof ParseOptions)[])
  const isText = typeof stored === 'string' || ArrayBuffer.isView(stored) || stored instanceof ArrayBuffer
  const value = isText ? parsed(rawOf(stored as string)) : stored
  const { event, name, payload } = Object(value) as Readonly<Record<string, unknown>>
  const isWrapped = event === 'unknown' && typeof name === 'string' && typeof payload === 'object'
  return eventOf(isWrapped ? payload : value, options.checks)
}
