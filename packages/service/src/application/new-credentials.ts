import { type RandomSource, randomText } from '@pix-payments/pix'
import type { Mode } from '../domain/mode.ts'
import { SECRET_COST, hashSecret } from '../identity/secret-hash.ts'

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export interface NewCredentials {
  /** As the caller gets them, once. */
  readonly credentials: { readonly clientId: string; readonly clientSecret: string }
  /** What is kept. */
  readonly stored: { readonly clientId: string; readonly secret: string }
}

interface Chosen {
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
}

/** Makes what was not chosen. Hashing takes its time, so this stands outside transactions. */
export async function newCredentials(
  mode: Mode,
  random: RandomSource,
  {
    clientId = `${mode}-${randomText(random, '0123456789abcdef', 12)}`,
    clientSecret = randomText(random, LETTERS_AND_DIGITS, 24),
  }: Chosen = {},
): Promise<NewCredentials> {
  const secret = await hashSecret(clientSecret, SECRET_COST[mode])
  return { credentials: { clientId, clientSecret }, stored: { clientId, secret } }
}
