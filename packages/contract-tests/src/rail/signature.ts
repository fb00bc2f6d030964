import { Webhook } from 'standardwebhooks'

/** The largest difference between `webhook-timestamp` and the receiver's clock, inclusive: five minutes. */
export const TOLERANCE_SECONDS = 300

/** What a signature covers. */
export interface SignedMessage {
  /** The value of `webhook-id`. */
  readonly id: string
  readonly at: Date
  /** The exact text of the body. */
  readonly body: string
}

export type Headers = Readonly<Record<string, string>>

/** Returns the headers that sign a message, with one signature for each secret. */
export function signatureHeaders(secrets: readonly string[], { id, at, body }: SignedMessage): Headers {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}

/**
 * Returns what is wrong with the signature of a message, for the reader of the report. Returns undefined when one of the
 * secrets made one of the signatures, and the timestamp is current.
 */
export function signatureProblem(
  secrets: readonly string[],
  headers: Headers,
  { body, now }: { readonly body: string; readonly now: Date },
): string | undefined {
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    if ((headers[name] ?? '') === '') return `the header ${name} is missing; sign each request`
  }
  const timestamp = headers['webhook-timestamp'] ?? ''
  if (!/^\d{1,12}$/.test(timestamp)) return `webhook-timestamp is ${timestamp}; send Unix seconds`
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
    return `webhook-timestamp is ${timestamp}, more than five minutes from now; sign each attempt again with the current time`
  const at = new Date(Number(timestamp) * 1000)
  const expected = signatureHeaders(secrets, { id: headers['webhook-id'] ?? '', at, body })
  const right = (expected['webhook-signature'] ?? '').split(' ')
  const sent = (headers['webhook-signature'] ?? '').split(' ')
  return sent.some((signature) => right.includes(signature))
    ? undefined
    : 'webhook-signature does not match; sign `id.timestamp.body` with a report secret, over the exact bytes of the body'
}

/** Whether the text is a secret of Standard Webhooks: `whsec_` and Base64. */
export function isSecret(text: string): boolean {
  return /^whsec_(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)
}
