import type { Instant } from '@pix-payments/pix'
import type { WebhookAuthentication } from '@pix-payments/spec/types'

/** What the webhook of a wallet selects (§4.7). A wallet has at most one webhook. */
export interface Webhook {
  readonly url: string
  /** Null selects every event; an empty list selects no event (G-162). */
  readonly events: readonly string[] | null
  readonly updatedAt: Instant
}

/** The part of a webhook that is encrypted in the store. */
export interface WebhookSecrets {
  readonly authentication: WebhookAuthentication
  /** The secret that signs deliveries, in the form `whsec_…` (G-215). */
  readonly signingSecret: string
  /** The secret before the last rotation. Until `expiresAt`, each delivery also carries a signature by this secret. */
  readonly previous: { readonly signingSecret: string; readonly expiresAt: Instant } | null
}

/** The webhook configuration of a wallet. */
export type WebhookAccount = Webhook & WebhookSecrets

/**
 * True when the webhook subscribes to the event. The service asks this when the event happens, not when it delivers the
 * event (G-219).
 */
export const subscribesTo = ({ events }: Webhook, event: string): boolean =>
  events === null || events.includes(event)

/** Headers that the webhook's authentication may not use (G-214), in lower case. */
const RESERVED_HEADERS: ReadonlySet<string> = new Set([
  // The service sets these headers on each delivery.
  'connection',
  'content-length',
  'content-type',
  'host',
  'transfer-encoding',
  // These headers control the connection and the transfer (RFC 9110, sections 6.6.2, 7.6 and 10.1.1), or describe the
  // coding of the body. undici refuses to send expect, keep-alive and upgrade.
  'content-encoding',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
])
/**
 * Prefixes of headers that the webhook's authentication may not use. The service sets the `webhook-` headers. A proxy
 * consumes `proxy-` headers such as proxy-authorization, so they would not reach the receiver.
 */
const RESERVED_PREFIXES = ['webhook-', 'proxy-'] as const

/** True if the webhook's authentication may not use the header. Ignores case. */
export function isReservedHeader(name: string): boolean {
  const lower = name.toLowerCase()
  return RESERVED_HEADERS.has(lower) || RESERVED_PREFIXES.some((prefix) => lower.startsWith(prefix))
}
