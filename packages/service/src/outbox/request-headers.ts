import type { Instant } from '@pix-payments/pix'
import type { WebhookAccount } from '../domain/webhook/webhook-account.ts'
import type { WebhookAuthentication } from '@pix-payments/spec/types'
import type { Message } from '../storage/rows/delivery-rows.ts'
import { USER_AGENT, signatureHeaders } from '../outgoing/signature.ts'
import type { Headers } from '../outgoing/transport.ts'

export interface DeliveryHeaders {
  readonly sent: Headers
  /** The headers to store: the sent headers with masked authentication values. */
  readonly kept: Headers
}

/** The configuration of the webhook shows the same mask (G-215). */
const MASK = '********'

/** The headers of a delivery: a Standard Webhooks signature and the configured authentication (R-235, G-160). */
export function deliveryHeaders(
  webhook: WebhookAccount,
  { eventId, payload, traceparent }: Message,
  {
    now,
    realNow,
    secrets = secretsOf(webhook, now),
  }: { readonly now: Instant; readonly realNow: Instant; readonly secrets?: readonly string[] | undefined },
): DeliveryHeaders {
  const authentication = authenticationHeaders(webhook.authentication)
  const others = {
    'content-type': 'application/json',
    ...signatureHeaders({ id: eventId, body: payload, secrets, realNow }),
  }
  const trace: Headers = traceparent === undefined ? {} : { traceparent }
  const masked = Object.fromEntries(Object.keys(authentication).map((name) => [name, MASK]))
  return {
    sent: { 'user-agent': USER_AGENT, ...trace, ...authentication, ...others },
    kept: { 'user-agent': USER_AGENT, ...trace, ...masked, ...others },
  }
}

/** Returns the secrets that sign a delivery. For 24 hours after a rotation, the old and the new secret sign (G-215). */
function secretsOf({ signingSecret, previous }: WebhookAccount, now: Instant): readonly string[] {
  return previous !== null && previous.expiresAt > now
    ? [signingSecret, previous.signingSecret]
    : [signingSecret]
}

function authenticationHeaders(authentication: WebhookAuthentication): Headers {
  switch (authentication.type) {
    case 'NONE':
      return {}
    case 'BASIC': {
      const { username, password } = authentication
      return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
    }
    case 'BEARER':
      return { authorization: `Bearer ${authentication.token}` }
    case 'HEADER':
      return { [authentication.headerName.toLowerCase()]: authentication.headerValue }
  }
}
