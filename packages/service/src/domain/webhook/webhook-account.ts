import type { Instant } from '@pix-payments/pix'
import type { WebhookAuthentication } from '@pix-payments/spec/types'

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

/** Headers that no authentication may take (G-214), in lower case. */
const RESERVED_HEADERS: ReadonlySet<string> = new Set([
  // Deliveries set them.
  'connection',
  'content-length',
  'content-type',
  'host',
  'transfer-encoding',
  // HTTP has them for the connection and the transfer (RFC 9110, sections 6.6.2, 7.6 and 10.1.1), and for the coding of
  // the body. undici refuses to send expect, keep-alive and upgrade.
  'content-encoding',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
])
/** Deliveries set webhook-id and its like; a proxy on the way takes proxy-authorization and its like for its own. */
const RESERVED_PREFIXES = ['webhook-', 'proxy-'] as const

/** True for a header, in any case, that no authentication may take. */
export function isReservedHeader(name: string): boolean {
  const lower = name.toLowerCase()
  return RESERVED_HEADERS.has(lower) || RESERVED_PREFIXES.some((prefix) => lower.startsWith(prefix))
}
