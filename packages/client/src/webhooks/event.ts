import type { Checks } from '../checks/index.ts'
import { WEBHOOK_EVENTS, type WebhookEvents } from '../generated/webhooks.ts'

/** An event that this version of the contract does not know. Return 2XX and ignore the event (§6). */
export interface UnknownWebhookEvent {
  readonly event: 'unknown'
  /** The name of the event in the delivery. */
  readonly name: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** The payload of an event. Use `switch (event.event)`. The case `unknown` covers the events of later versions. */
export type ReceivedEvent = WebhookEvents[keyof WebhookEvents] | UnknownWebhookEvent

/** Why `verifyWebhook` refused a delivery. */
export type WebhookErrorReason =
  | 'missing-header'
  | 'malformed-header'
  | 'timestamp-too-old'
  | 'timestamp-too-new'
  | 'signature-mismatch'
  | 'malformed-body'

/** The delivery must not be trusted. Return 400. The message of this error quotes nothing from the delivery. */
export class PixWebhookError extends Error {
  override readonly name = 'PixWebhookError'
  readonly reason: WebhookErrorReason

  constructor(reason: WebhookErrorReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** @throws PixWebhookError when the body is not JSON. */
export function parsed(body: string | Uint8Array): unknown {
  try {
    return JSON.parse(
      typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body),
    )
  } catch {
    throw new PixWebhookError('malformed-body', 'The body is not JSON.')
  }
}

/** @throws PixWebhookError when the payload names no event, or breaks the contract. */
export function eventOf(payload: unknown, checks: Checks | undefined): ReceivedEvent {
  const name = (Object(payload) as Record<string, unknown>)['event']
  if (typeof name !== 'string') throw new PixWebhookError('malformed-body', 'The body names no event.')
  if (!WEBHOOK_EVENTS.includes(name)) {
    return { event: 'unknown', name, payload: payload as Readonly<Record<string, unknown>> }
  }
  const [violation] = checks?.webhook(name, payload) ?? []
  if (violation !== undefined) {
    throw new PixWebhookError(
      'malformed-body',
      `The ${name} breaks the contract: ${violation.at} ${violation.message}.`,
    )
  }
  return payload as WebhookEvents[keyof WebhookEvents]
}

/**
 * Returns the raw body as a string or bytes. An ArrayBuffer may come from another realm, so `instanceof` would not
 * recognize it. A view may cover only a part of its buffer.
 */
export function rawOf(body: string | Uint8Array | ArrayBuffer): string | Uint8Array {
  if (typeof body === 'string') return body
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body)
  throw new TypeError('body must be the raw body, a string or bytes, not what was parsed from it.')
}
