import type { Instant } from '@pix-payments/pix'
import type { WebhookAuthentication } from '../../generated/contract.ts'

/** The one webhook of an account, as configured (§4.7). */
export interface WebhookAccount {
  readonly url: string
  readonly authentication: WebhookAuthentication
  /** Null: every event; empty: none (G-162). */
  readonly events: readonly string[] | null
  /** `whsec_…` (G-215). */
  readonly signingSecret: string
  /** Signs as well, until it expires. */
  readonly previous: { readonly signingSecret: string; readonly expiresAt: Instant } | null
  readonly updatedAt: Instant
}

/** The filter decides when the event happens (G-219). */
export const wants = ({ events }: WebhookAccount, event: string): boolean =>
  events === null || events.includes(event)

/** Headers that deliveries set themselves, in lower case (G-214). */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'content-type',
  'host',
  'transfer-encoding',
])

/** Is the name, in any case, that of a header which no authentication may take? */
export function isOwnHeader(name: string): boolean {
  const lower = name.toLowerCase()
  return OWN_HEADERS.has(lower) || lower.startsWith('webhook-')
}
