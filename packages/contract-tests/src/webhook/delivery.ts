import { createHmac } from 'node:crypto'
import type { Contract } from '../contract.ts'
import { toViolation } from '../check-answer.ts'
import type { CaseViolation } from '../report/report.ts'
import { isRecord } from '../schema/document.ts'

/** A webhook delivery as the receiver got it. */
export interface Delivery {
  readonly method: string
  /** The headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The signing secret, `whsec_…`, that must have signed the delivery. */
  readonly secret: string
  /** The exact payload. Set when the target sends the example of the contract. */
  readonly payload?: unknown
  /** An example in the same state. Set when the target sends its own ids and amounts. */
  readonly like?: unknown
}

export interface DeliveryOptions {
  /**
   * The time of arrival, which is compared with `webhook-timestamp`. When undefined, only the form of that header is
   * checked.
   */
  readonly receivedAt?: Date | undefined
}

/** Compares a delivery with the contract: its headers, its signature (G-160), its id (G-161) and its payload. */
export function checkDelivery(
  { validation }: Contract,
  event: string,
  delivery: Delivery,
  { receivedAt }: DeliveryOptions = {},
): CaseViolation[] {
  const { method, headers, text } = delivery
  const wrongMethod = method === 'POST' ? [] : [{ at: 'method', message: `must be POST, not ${method}` }]
  const body = parse(text)
  if (body === undefined) return [...wrongMethod, { at: 'body', message: 'is not valid JSON' }]
  const payload = isRecord(body.value) ? body.value : {}
  return [
    ...wrongMethod,
    ...validation.webhook(event, headers, body.value, { undocumented: 'error' }).map(toViolation),
    ...checkEvent(payload, event),
    ...checkId(headers, payload),
    ...checkSignature(delivery),
    ...checkTimestamp(headers, receivedAt),
  ]
}

function checkEvent({ event }: Readonly<Record<string, unknown>>, wanted: string): CaseViolation[] {
  return event === wanted
    ? []
    : [{ at: 'body event', message: `must be ${wanted}, not ${String(event ?? 'absent')}` }]
}

function checkId(
  headers: Delivery['headers'],
  { eventId }: Readonly<Record<string, unknown>>,
): CaseViolation[] {
  return headers['webhook-id'] === eventId
    ? []
    : [{ at: 'header webhook-id', message: 'must be the eventId of the body' }]
}

/**
 * Checks the signature (G-160). The header holds signatures separated by spaces; one must be `v1,` and the HMAC-SHA256
 * of `id.timestamp.body`.
 */
function checkSignature({ headers, text, secret }: Delivery): CaseViolation[] {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  const signatures = (headers['webhook-signature'] ?? '').split(' ')
  return signatures.includes(expected)
    ? []
    : [{ at: 'header webhook-signature', message: 'does not sign this id, timestamp and body' }]
}

/** The largest difference that receivers accept, inclusive: five minutes (Standard Webhooks). */
const TOLERANCE_SECONDS = 300

function checkTimestamp(headers: Delivery['headers'], receivedAt: Date | undefined): CaseViolation[] {
  if (receivedAt === undefined) return []
  const seconds = Number(headers['webhook-timestamp'])
  const off = Math.abs(receivedAt.getTime() / 1000 - seconds)
  return off <= TOLERANCE_SECONDS
    ? []
    : [{ at: 'header webhook-timestamp', message: 'is more than five minutes from the time of arrival' }]
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
