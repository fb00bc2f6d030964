import type { Instant } from '@pix-payments/pix'
import {
  deleteExpiredTokens,
  deleteTokensOfClient,
  findCredential,
  markRevoked,
} from '../../storage/rows/credential-rows.ts'
import type { Transaction } from '../../storage/store.ts'

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
  now: Instant,
): Promise<Revocation | undefined> {
  // The expired tokens are deleted first. A token request deletes them first too: with the same order of locks, the two
  // transactions cannot deadlock. It also keeps expired tokens out of the count.
  await deleteExpiredTokens(transaction, now)
  const isNew = await markRevoked(transaction, clientId, now)
  const credential = await findCredential(transaction, clientId)
  if (credential === undefined) return undefined
  const { walletId, revokedAt } = credential
  const tokens = await deleteTokensOfClient(transaction, walletId, clientId)
  return { walletId, revokedAt: revokedAt ?? now, isNew, tokens }
}
