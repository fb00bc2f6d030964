import type { Facts } from '../audit.ts'
import type { WebhookAccount } from './webhook-account.ts'

/**
 * What the audit log keeps of a webhook. It leaves out the secrets and the parts of the URL that can hold some: user,
 * password and query.
 */
export function webhookFacts(webhook: WebhookAccount | undefined): Facts | undefined {
  if (webhook === undefined) return undefined
  const { authentication, events, previous } = webhook
  const { origin, pathname, search } = new URL(webhook.url)
  return {
    url: `${origin}${pathname}${search === '' ? '' : '?…'}`,
    authentication: authentication.type,
    events,
    previousSecretExpiresAt: previous?.expiresAt ?? null,
  }
}
