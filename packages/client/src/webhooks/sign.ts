import { refuseUnknown } from '../refuse-unknown.ts'
import { keyOf, signatureOf, signedContent } from './signature.ts'

export interface SignOptions {
  /** The id of the event, a UUID. Every delivery of the event has the same id (G-160). */
  readonly id: string
  /** The instant of the delivery, in whole seconds since 1970-01-01T00:00:00Z. */
  readonly timestampSeconds: number
  /** The body, exactly as it is sent. */
  readonly body: string | Uint8Array
  /**
   * The signing secrets, at least one: `whsec_` and base64. Each secret adds one signature. A delivery has two
   * signatures while a secret is rotated.
   */
  readonly secrets: readonly string[]
}

export interface SignedHeaders {
  readonly 'webhook-id': string
  readonly 'webhook-timestamp': string
  readonly 'webhook-signature': string
}

/**
 * Creates the headers of a signed delivery, to test your receiver.
 *
 * @throws TypeError for an invalid secret or timestamp.
 */
export async function signWebhook(options: SignOptions): Promise<SignedHeaders> {
  refuseUnknown(options, ['id', 'timestampSeconds', 'body', 'secrets'] satisfies (keyof SignOptions)[])
  const { id, timestampSeconds, body, secrets } = options
  if (!Number.isSafeInteger(timestampSeconds) || timestampSeconds < 0) {
    throw new TypeError('timestampSeconds must be whole seconds since 1970-01-01T00:00:00Z.')
  }
  if (secrets.length === 0) throw new TypeError('secrets must be an array with at least one signing secret.')
  const timestamp = String(timestampSeconds)
  const content = signedContent(id, timestamp, body)
  const signatures = await Promise.all(secrets.map((secret) => signatureOf(keyOf(secret), content)))
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
