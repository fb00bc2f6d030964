import type { PixClient } from '@pix-payments/client'

// #region secrets
/** Where you keep the signing secrets: encrypted, and read by every receiver. */
export interface SigningSecrets {
  /** The secrets that a delivery may be signed with, newest first. */
  read(): Promise<readonly string[]>
  /** Puts a secret before the others. */
  add(secret: string): Promise<void>
  /** Leaves the newest one alone. */
  dropOld(): Promise<void>
}
// #endregion

interface Endpoint {
  readonly url: string
  readonly token: string
}

// #region configure
/** Sets the webhook of the account. Every call replaces the whole configuration. */
export async function configure(
  pix: PixClient,
  secrets: SigningSecrets,
  { url, token }: Endpoint,
): Promise<void> {
  const { signingSecret } = await pix.webhooks.configureWebhook({
    url,
    authentication: { type: 'BEARER', token },
  })
  // Given once, at the first configuration. Store it before anything else.
  if (signingSecret !== null) await secrets.add(signingSecret)
}
// #endregion

// #region rotate
/** Asks for a new secret. For 24 hours deliveries are signed with both: drop the old one after that. */
export async function rotate(
  pix: PixClient,
  secrets: SigningSecrets,
  { url, token }: Endpoint,
): Promise<string | null> {
  const configuration = await pix.webhooks.configureWebhook({
    url,
    authentication: { type: 'BEARER', token },
    rotateSigningSecret: true,
  })
  const { signingSecret, previousSigningSecretExpiresAt } = configuration
  if (signingSecret !== null) await secrets.add(signingSecret)
  return previousSigningSecretExpiresAt
}
// #endregion
