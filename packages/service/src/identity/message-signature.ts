import { timingSafeEqual } from 'node:crypto'
import type { Instant } from '@pix-payments/pix'
import { Webhook } from 'standardwebhooks'

/** The signature of a message between the service and an institution, by Standard Webhooks (G-342). */
export interface MessageSignature {
  /** The webhook-id. A repeat of the message has the same id. */
  readonly id: string
  readonly sentAt: Date
  /** The signatures of the scheme v1, in base64. The sender has one for each of its secrets. */
  readonly signatures: readonly string[]
}

/** The most time by which webhook-timestamp may differ from real time, in milliseconds (G-342). */
const TOLERANCE_MILLISECONDS = 300_000

/** The headers of a request, with names in lower case. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * Reads the signature of a request. Returns undefined when a header is missing or malformed, or when the timestamp is
 * more than 5 minutes away from `realNow`.
 */
export function readSignature(headers: Headers, realNow: Instant): MessageSignature | undefined {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = headers
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof signature !== 'string') return undefined
  if (!/^[A-Za-z0-9._-]{1,100}$/.test(id)) return undefined
  if (!/^(?:0|[1-9]\d{0,11})$/.test(seconds)) return undefined
  const sentAt = new Date(Number(seconds) * 1000)
  if (Math.abs(sentAt.getTime() - realNow) > TOLERANCE_MILLISECONDS) return undefined
  const signatures = [...signature.matchAll(/(?<!\S)v1,([A-Za-z0-9+/]{43}=)(?!\S)/g)]
  if (signatures.length === 0) return undefined
  return { id, sentAt, signatures: signatures.map(([, text = '']) => text) }
}

/** Decides whether one of the secrets signed the bytes of a body. */
export type VerifyBody = (signature: MessageSignature, bytes: Buffer) => boolean

/**
 * Returns a function that verifies signatures. A message is genuine when one of its signatures belongs to one of the
 * secrets, so secrets can be rotated without a pause. The time of the comparison does not depend on the signatures.
 *
 * @param secrets `whsec_` and base64.
 * @throws TypeError when a secret is not valid, or when there is none.
 */
export function createVerifyBody(secrets: readonly string[]): VerifyBody {
  checkSecrets(secrets)
  const keys = secrets.map((secret) => new Webhook(secret))
  return ({ id, sentAt, signatures }, bytes) => {
    let isGenuine = false
    for (const key of keys) {
      const expected = Buffer.from(key.sign(id, sentAt, bytes))
      for (const signature of signatures) {
        // All texts have the same length, which `timingSafeEqual` needs. The loop never ends early.
        if (timingSafeEqual(expected, Buffer.from(`v1,${signature}`))) isGenuine = true
      }
    }
    return isGenuine
  }
}

/** True for `whsec_` and base64 of 24 to 64 bytes, as Standard Webhooks asks. */
export function isSecret(text: string): boolean {
  const bytes = SECRET.test(text) ? Buffer.from(text.slice('whsec_'.length), 'base64').length : 0
  return bytes >= 24 && bytes <= 64
}

const SECRET = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/**
 * Checks a list of secrets.
 *
 * @throws TypeError when a secret is not valid, or when there is none. The message repeats no secret.
 */
export function checkSecrets(secrets: readonly string[]): void {
  if (secrets.length === 0) throw new TypeError('At least one secret is needed.')
  if (!secrets.every(isSecret)) throw new TypeError('A secret must be whsec_ and base64 of 24 to 64 bytes.')
}
