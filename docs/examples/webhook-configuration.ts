import type { PixClient } from '@pix-payments/client'

// #region secrets
/** Your store of signing secrets. Encrypt it. Every receiver reads it. */
export interface SigningSecrets {
  /** Returns the valid secrets, the newest first. */
  read(): Promise<readonly string[]>
  /** Adds a secret as the newest one. */
  add(secret: string): Promise<void>
  /** Deletes all secrets except the newest one. */
  dropOld(): Promise<void>
}
// #endregion

// #region configure
interface Endpoint {
  readonly url: string
  readonly token: string
}

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
  // Only the first configuration returns a secret. Store it before you do anything else.
  if (signingSecret !== null) await secrets.add(signingSecret)
}
// #endregion

// #region rotate
/** Requests a new secret. For 24 hours deliveries carry both signatures. Drop the old secret after that. */
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
