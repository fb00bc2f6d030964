import { type RandomSource, randomText } from '@pix-payments/pix'
import type { Credentials } from '../generated/sandbox-contract.ts'
import { SECRET_COST, hashSecret } from '../identity/secret-hash.ts'

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export interface NewCredentials {
  /** As the caller gets them, once. */
  readonly credentials: Credentials
  /** What is kept. */
  readonly stored: { readonly clientId: string; readonly secret: string }
}

/** Makes what was not sent. Hashing takes its time, so this stands outside transactions. */
export async function newCredentials(
  random: RandomSource,
  {
    clientId = `sandbox-${randomText(random, '0123456789abcdef', 12)}`,
    clientSecret = randomText(random, LETTERS_AND_DIGITS, 24),
  }: { readonly clientId?: string | undefined; readonly clientSecret?: string | undefined },
): Promise<NewCredentials> {
  const secret = await hashSecret(clientSecret, SECRET_COST.sandbox)
  return { credentials: { clientId, clientSecret }, stored: { clientId, secret } }
}
