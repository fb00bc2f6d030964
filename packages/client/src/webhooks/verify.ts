import type { Checks } from '../checks/index.ts'
import { systemClock } from '../clock.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { eventOf, parsed, PixWebhookError, rawOf, type ReceivedEvent } from './event.ts'
import { isSame, keyOf, signatureOf, signedContent } from './signature.ts'

/** Request headers as frameworks provide them: a `Headers` object, or a record whose names may have any letter case. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

export interface VerifyOptions {
  /**
   * The raw body, exactly as it arrived. If you parse the body and serialize it again, the signature does not match.
   */
  readonly body: string | Uint8Array | ArrayBuffer
  readonly headers: WebhookHeaders
  /** Your signing secrets, at least one. While you rotate a secret, pass the old and the new one. */
  readonly secrets: readonly string[]
  /**
   * The largest difference in seconds between the timestamp of a delivery and your clock. 0 or more; 300 by default.
   */
  readonly toleranceSeconds?: number
  /** Returns the current time in milliseconds since 1970-01-01T00:00:00Z. The system clock by default. */
  readonly now?: () => number
  /**
   * Pass `checks` of `@pix-payments/client/checks` to check the event. If the event breaks the contract,
   * `verifyWebhook` throws a {@link PixWebhookError} with the reason `malformed-body`.
   */
  readonly checks?: Checks
}

const VERIFY_OPTIONS: readonly (keyof VerifyOptions)[] = [
  'body',
  'headers',
  'secrets',
  'toleranceSeconds',
  'now',
  'checks',
]

export interface VerifiedWebhook {
  /**
   * The id of the event. Every delivery of the event has the same id: use it to ignore a delivery that you already
   * handled.
   */
  readonly id: string
  /** The instant at which this delivery was sent. */
  readonly sentAt: Date
  /** The payload. Use `switch (event.event)`. The case `unknown` covers the events of later contract versions. */
  readonly event: ReceivedEvent
}

/**
 * Returns the event of a delivery when the signature, the timestamp and the body are valid.
 *
 * @throws {@link PixWebhookError} when the signature, the timestamp or the body is invalid; its `reason` says which.
 * @throws TypeError for invalid options, such as an empty list of secrets or a body that is already parsed.
 */
export async function verifyWebhook(options: VerifyOptions): Promise<VerifiedWebhook> {
  refuseUnknown(options, VERIFY_OPTIONS)
  const { headers, secrets, toleranceSeconds = 300, now = systemClock.now, checks } = options
  if (!Array.isArray(secrets) || secrets.length === 0) {
    throw new TypeError('secrets must be an array with at least one signing secret.')
  }
  if (!(toleranceSeconds >= 0)) throw new TypeError('toleranceSeconds must be 0 or more.')
  const nowSeconds = now() / 1000
  if (!Number.isFinite(nowSeconds))
    throw new TypeError('now must give milliseconds since 1970-01-01T00:00:00Z.')
  const keys = (secrets as string[]).map(keyOf)
  const body = rawOf(options.body)

  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = signaturesIn(headerOf(headers, 'webhook-signature'))
  if (!/^[\x21-\x7E]{1,128}$/.test(id)) throw malformed('webhook-id')
  if (!/^\d{1,12}$/.test(timestamp)) throw malformed('webhook-timestamp')
  if (signatures.length === 0) throw malformed('webhook-signature')

  const content = signedContent(id, timestamp, body)
  const own = await Promise.all(keys.map((key) => signatureOf(key, content)))
  // All signatures are compared with all secrets, so that the time does not reveal which pair matches.
  const matches = own.flatMap((right) => signatures.map((signature) => isSame(right, signature)))
  if (!matches.includes(true)) {
    throw new PixWebhookError('signature-mismatch', 'No signature matches: another secret, or another body.')
  }
  // The timestamp is checked after the signature. Otherwise an attacker could learn the clock of the receiver by trying
  // timestamps.
  const ageSeconds = nowSeconds - Number(timestamp)
  if (ageSeconds > toleranceSeconds) {
    throw new PixWebhookError('timestamp-too-old', `The delivery is older than ${toleranceSeconds} seconds.`)
  }
  if (-ageSeconds > toleranceSeconds) {
    throw new PixWebhookError(
      'timestamp-too-new',
      `The delivery is more than ${toleranceSeconds} seconds ahead.`,
    )
  }
  return { id, sentAt: new Date(Number(timestamp) * 1000), event: eventOf(parsed(body), checks) }
}

/** The `v1` signatures among the first 16 entries of the header. Signatures of other versions are ignored. */
const signaturesIn = (header: string): readonly string[] =>
  header
    .split(' ')
    .slice(0, 16)
    .filter((entry) => /^v1,[A-Za-z0-9+/]{43}=$/.test(entry))

function headerOf(headers: WebhookHeaders, name: string): string {
  const value =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  if (value === undefined || value === null || value === '') {
    throw new PixWebhookError('missing-header', `There is no ${name}.`)
  }
  // Some gateways pass every header as an array. If the array has several values, it is unclear which one counts, so
  // the header is refused.
  const values = [value].flat() as readonly string[]
  if (values.length !== 1 || typeof values[0] !== 'string') throw malformed(name)
  return values[0]
}

const malformed = (header: string): PixWebhookError =>
  new PixWebhookError('malformed-header', `${header} has another form.`)
