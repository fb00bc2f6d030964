import { type RandomSource, randomText } from '@pix-payments/pix'
import type { Mode } from '../../domain/mode.ts'
import { SECRET_COST, hashSecret } from '../../identity/secret-hash.ts'

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export interface NewCredentials {
  /** Returned to the caller. The service cannot show the secret again. */
  readonly credentials: { readonly clientId: string; readonly clientSecret: string }
  /** Written to the store. `secret` is a hash. */
  readonly stored: { readonly clientId: string; readonly secret: string }
}

interface CredentialChoice {
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
}

/**
 * Creates credentials. Generates the clientId or the clientSecret when the caller did not choose it. Hashing is slow,
 * so call this function outside a transaction.
 */
export async function newCredentials(
  mode: Mode,
  random: RandomSource,
  {
    clientId = `${mode}-${randomText(random, '0123456789abcdef', 12)}`,
    clientSecret = randomText(random, LETTERS_AND_DIGITS, 24),
  }: CredentialChoice = {},
): Promise<NewCredentials> {
  const secret = await hashSecret(clientSecret, SECRET_COST[mode])
  return { credentials: { clientId, clientSecret }, stored: { clientId, secret } }
}
