import { createHmac } from 'node:crypto'
import type { Contract } from '../contract.ts'
import { toViolation } from '../judge.ts'
import type { CaseViolation } from '../report/report.ts'
import { isRecord } from '../schema/document.ts'

/** A webhook as its receiver got it. */
export interface Delivery {
  readonly method: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** `whsec_…`: what has to have signed it. */
  readonly secret: string
  /** The payload that was asked for, where the target is known to send it. */
  readonly payload?: unknown
  /** A payload in the same state, where the target's own values are not known. */
  readonly like?: unknown
}

export interface DeliveryOptions {
  /** When the delivery arrived, to judge `webhook-timestamp`; without it only the form is judged. */
  readonly receivedAt?: Date | undefined
}

/** How a delivery differs from the contract: its headers, its signature (G-160), its id (G-161) and its payload. */
export function judgeDelivery(
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
    ...judgeEvent(payload, event),
    ...judgeId(headers, payload),
    ...judgeSignature(delivery),
    ...judgeTimestamp(headers, receivedAt),
  ]
}

function judgeEvent({ event }: Readonly<Record<string, unknown>>, wanted: string): CaseViolation[] {
  return event === wanted
    ? []
    : [{ at: 'body event', message: `must be ${wanted}, not ${String(event ?? 'absent')}` }]
}

function judgeId(
  headers: Delivery['headers'],
  { eventId }: Readonly<Record<string, unknown>>,
): CaseViolation[] {
  return headers['webhook-id'] === eventId
    ? []
    : [{ at: 'header webhook-id', message: 'must be the eventId of the body' }]
}

/** G-160: one of the space-separated signatures is `v1,` and the HMAC-SHA256 over `id.timestamp.body`. */
function judgeSignature({ headers, text, secret }: Delivery): CaseViolation[] {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  const signatures = (headers['webhook-signature'] ?? '').split(' ')
  return signatures.includes(expected)
    ? []
    : [{ at: 'header webhook-signature', message: 'does not sign this id, timestamp and body' }]
}

/** Receivers refuse what is five minutes off (Standard Webhooks). */
const TOLERANCE_SECONDS = 300

function judgeTimestamp(headers: Delivery['headers'], receivedAt: Date | undefined): CaseViolation[] {
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
