import { type Instant, type RandomSource, randomText } from '@pix-payments/pix'
import type { Actor } from '../../domain/audit.ts'
import type { Mode } from '../../domain/mode.ts'
import { SECRET_COST, hashSecret } from '../../identity/secret-hash.ts'
import { appendAct } from '../../storage/rows/audit-rows.ts'
import {
  deleteExpiredTokens,
  deleteTokensOfClient,
  findCredential,
  markRevoked,
} from '../../storage/rows/credential-rows.ts'
import type { Transaction } from '../../storage/store.ts'

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

export interface Revocation {
  readonly walletId: string
  /** The instant of the revocation, in real time. */
  readonly revokedAt: Instant
  /** False when the credentials were already revoked. */
  readonly isNew: boolean
  /** The number of tokens that this call deleted. */
  readonly tokens: number
}

/**
 * Revokes credentials forever, and deletes all their tokens. Locks the row of the credentials: a concurrent token
 * request waits for the lock and is then refused. Returns undefined when the clientId is unknown.
 */
export async function revokeCredentials(
  transaction: Transaction,
  clientId: string,
  { by, at: now }: { readonly by: Actor; readonly at: Instant },
): Promise<Revocation | undefined> {
  // The expired tokens are deleted first. A token request deletes them first too: with the same order of locks, the two
  // transactions cannot deadlock. It also keeps expired tokens out of the count.
  await deleteExpiredTokens(transaction, now)
  const isNew = await markRevoked(transaction, clientId, now)
  const credential = await findCredential(transaction, clientId)
  if (credential === undefined) return undefined
  const { walletId, revokedAt } = credential
  const tokens = await deleteTokensOfClient(transaction, walletId, clientId)
  if (isNew) {
    const act = { name: 'credentialsRevoked', subject: walletId, by, after: { clientId, tokens } } as const
    await appendAct(transaction, act, now)
  }
  return { walletId, revokedAt: revokedAt ?? now, isNew, tokens }
}

/** Adds new credentials to the audit log. */
export const recordCredentials = (
  transaction: Transaction,
  { walletId, clientId }: { readonly walletId: string; readonly clientId: string },
  { by, at }: { readonly by: Actor; readonly at: Instant },
): Promise<void> =>
  appendAct(transaction, { name: 'credentialsCreated', subject: walletId, by, after: { clientId } }, at)
