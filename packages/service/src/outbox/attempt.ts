import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../clock.ts'
import type { FaultEffect } from '../domain/fault/fault.ts'
import type { Message, StoredAttempt } from '../storage/rows/delivery-rows.ts'
import { type SealedWebhook, openWebhook } from '../storage/rows/webhook-rows.ts'
import type { KeyRing } from '../storage/secrets/key-ring.ts'
import { describeFailure } from '../outgoing/describe-failure.ts'
import { falsify } from './falsify.ts'
import { deliveryHeaders } from './request-headers.ts'
import type { Answer, Transport } from '../outgoing/transport.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { NoAnswerError, withinTime } from '../outgoing/within-time.ts'

/** The result of an attempt, before the attempt has a number. */
export type AttemptResult = Omit<StoredAttempt, 'number'>

export interface AttemptOptions {
  readonly webhook: SealedWebhook
  readonly message: Message
  /** The time of the attempt, in the wallet's time. */
  readonly now: Instant
  readonly effects: readonly FaultEffect[]
}

export interface AttemptParts {
  readonly clock: Clock
  /** Opens the secrets of webhooks, for one attempt at a time. */
  readonly keys: KeyRing
  readonly transport: Transport
  readonly timeoutMilliseconds: number
  /** Aborts a request in progress. */
  readonly signal: AbortSignal
  readonly tracing?: Tracing | undefined
}

/**
 * Sends the POST of an event, or returns the outcome of a fault that replaces the request. A `duplicate` fault sends
 * the POST twice. A failed request is a result and does not reject.
 *
 * @throws UnreadableSecretError
 */
export async function attemptDelivery(
  parts: AttemptParts,
  options: AttemptOptions,
): Promise<readonly AttemptResult[]> {
  const times = options.effects.some(({ kind }) => kind === 'duplicate') ? 2 : 1
  const results: AttemptResult[] = []
  while (results.length < times) results.push(await tracedAttempt(parts, options))
  return results
}

/** Only a status from 200 to 299 is a success (G-159). */
export const isSuccess = ({ status }: AttemptResult): boolean =>
  status !== null && status >= 200 && status < 300

type Outcome = Pick<AttemptResult, 'status' | 'responseHeaders' | 'responseBody' | 'error'>

/** Each attempt is a span below the request that caused the event. The URL belongs to the operator, and may have secrets. */
async function tracedAttempt(parts: AttemptParts, options: AttemptOptions): Promise<AttemptResult> {
  const { message, webhook } = options
  if (parts.tracing === undefined) return attemptOnce(parts, options)
  const { hostname, port, protocol } = new URL(webhook.url)
  const attributes = {
    'http.request.method': 'POST',
    'server.address': hostname,
    'server.port': port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    'pix.event.name': message.event,
    'pix.event.id': message.eventId,
  }
  const start = { name: 'POST', kind: 'CLIENT', parent: message.traceparent, attributes } as const
  return parts.tracing.span(start, async ({ traceparent, set, fail }) => {
    const result = await attemptOnce(parts, { ...options, message: { ...message, traceparent } })
    if (result.status !== null) set({ 'http.response.status_code': result.status })
    if (!isSuccess(result)) fail(result.status === null ? 'no_response' : String(result.status))
    return result
  })
}

async function attemptOnce(parts: AttemptParts, options: AttemptOptions): Promise<AttemptResult> {
  const { now, effects } = options
  const webhook = openWebhook(parts.keys, options.webhook)
  const { clock } = parts
  const [sentAt, startedAt] = [clock.wallNow(), clock.now()]
  const { message, secrets, age } = falsify(options.message, effects)
  const headers = deliveryHeaders(webhook, message, { now, realNow: sentAt - age, secrets })
  const outcome =
    faultOutcome(effects) ??
    (await outcomeOf(parts, (signal) =>
      parts.transport.send(
        { method: 'POST', url: webhook.url, headers: headers.sent, body: message.payload },
        signal,
      ),
    ))
  return {
    at: now,
    sentAt,
    url: webhook.url,
    requestHeaders: headers.kept,
    requestBody: message === options.message ? undefined : message.payload,
    ...outcome,
    durationMilliseconds: Math.max(Math.round(clock.now() - startedAt), 0),
  }
}

/**
 * The outcome of a fault that replaces the request (G-272). Undefined when no fault replaces it, so the request is
 * sent.
 */
function faultOutcome(effects: readonly FaultEffect[]): Outcome | undefined {
  for (const { kind, status } of effects) {
    if (kind === 'drop') return noAnswer('A fault closed the connection.')
    if (kind === 'status') return { status, responseHeaders: {}, responseBody: '', error: null }
  }
  return undefined
}

async function outcomeOf(
  { clock, timeoutMilliseconds, signal }: AttemptParts,
  post: (signal: AbortSignal) => Promise<Answer>,
): Promise<Outcome> {
  try {
    const { status, headers, body } = await withinTime({ clock, timeoutMilliseconds, signal }, post)
    return { status, responseHeaders: headers, responseBody: body, error: null }
  } catch (error) {
    return noAnswer(error instanceof NoAnswerError ? error.message : describeFailure(error))
  }
}

const noAnswer = (error: string): Outcome => ({
  status: null,
  responseHeaders: null,
  responseBody: null,
  error,
})
