import type { Instant } from '@pix-payments/pix'
import {
  deleteExpiredTokens,
  deleteTokensOfClient,
  findCredential,
  markRevoked,
} from '../storage/rows/credential-rows.ts'
import type { Transaction } from '../storage/store.ts'

export interface Revocation {
  readonly walletId: string
  /** Real time. */
  readonly revokedAt: Instant
  /** False when the credentials were revoked before. */
  readonly isNew: boolean
  /** How many tokens ended. */
  readonly tokens: number
}

/**
 * Revokes a pair of credentials for good, with all its tokens. A token that is being issued waits for the row that
 * this locks, and is not given out. Undefined: there are no such credentials.
 */
export async function revokeCredentials(
  transaction: Transaction,
  clientId: string,
  now: Instant,
): Promise<Revocation | undefined> {
  // First, as in the issue of a token, so that the two never wait for each other; ended tokens are not counted.
  await deleteExpiredTokens(transaction, now)
  const isNew = await markRevoked(transaction, clientId, now)
  const credential = await findCredential(transaction, clientId)
  if (credential === undefined) return undefined
  const { walletId, revokedAt } = credential
  const tokens = await deleteTokensOfClient(transaction, walletId, clientId)
  return { walletId, revokedAt: revokedAt ?? now, isNew, tokens }
}
