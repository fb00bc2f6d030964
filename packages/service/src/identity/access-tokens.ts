import { hash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import {
  type StoredToken,
  countToken,
  deleteExpiredTokens,
  findCredential,
  findToken,
  insertToken,
} from '../storage/rows/credential-rows.ts'
import type { Store } from '../storage/store.ts'
import type { Caller } from './caller.ts'
import { type SecretClaim, type Verdict, createClientSecrets } from './client-secrets.ts'
import type { IdSource } from './id-source.ts'

/** How long a token is valid, in seconds (G-153). */
export const TOKEN_LIFETIME_SECONDS = 3600
const TOKEN_BYTES = 32

/** Opaque random tokens, stored as hashes. A client may have several valid tokens. */
export interface AccessTokens {
  /**
   * Issues a token for the right secret. Issues none when the client_id or the secret is wrong, or when too many wrong
   * secrets were sent before.
   */
  issue(claim: SecretClaim): Promise<Issued>
  /** Returns the caller that a token identifies. Returns undefined when the token is unknown, revoked or expired. */
  callerOf(token: string): Promise<Caller | undefined>
  /** Clears the remembered tokens of the wallet. Call it after tokens of the wallet were revoked. */
  revoked(walletId: string): void
  /** Returns the id of the wallet that the client's tokens are bound to. */
  walletOf(clientId: string): Promise<string | undefined>
}

export type Issued =
  | { readonly outcome: 'issued'; readonly token: string }
  | Exclude<Verdict, { outcome: 'right' }>

interface Options {
  readonly store: Store
  readonly clock: Clock
  readonly ids: IdSource
  /** The cost of the hash that a secret is compared with when its client_id does not exist. */
  readonly secretCost: number
  /** True if failed token requests are limited (G-195). */
  readonly isLimited: boolean
}

/** How many tokens a process remembers. A process rarely sees more tokens in an hour. */
const MOST_REMEMBERED = 10_000

/**
 * When only one process uses the store, it remembers the tokens that it has looked up. On a shared store, another
 * process may revoke a token at any time, so every lookup queries the store.
 */
export function createAccessTokens({ store, clock, ids, secretCost, isLimited }: Options): AccessTokens {
  const known = new Map<string, StoredToken>()
  const secrets = createClientSecrets({ store, clock, secretCost, isLimited })
  // Counts revocations. A query that began before a revocation may return a revoked token, so the result of such a
  // query is not remembered.
  let revocations = 0

  async function find(hashed: string): Promise<StoredToken | undefined> {
    const before = revocations
    const found = await store.readLatest((reader) => findToken(reader, hashed))
    if (found !== undefined && !store.isShared && revocations === before) {
      if (known.size >= MOST_REMEMBERED) known.clear()
      known.set(hashed, found)
    }
    return found
  }

  return {
    async issue(claim) {
      const verdict = await secrets.verify(claim)
      if (verdict.outcome !== 'right') return verdict
      const { clientId, walletId } = verdict.credential
      return store.write(async (transaction) => {
        const now = clock.now()
        await deleteExpiredTokens(transaction, now)
        const number = await countToken(transaction, clientId)
        // The credential was revoked while its secret was verified.
        if (number === undefined) return { outcome: 'wrong' }
        const bytes = ids(`token ${clientId}`, () => number)(TOKEN_BYTES)
        const token = Buffer.from(bytes).toString('base64url')
        const expiresAt = now + TOKEN_LIFETIME_SECONDS * 1000
        await insertToken(transaction, hashOf(token), { clientId, walletId, expiresAt })
        return { outcome: 'issued', token }
      })
    },
    async callerOf(token) {
      const hashed = hashOf(token)
      const found = known.get(hashed) ?? (await find(hashed))
      if (found === undefined || found.expiresAt <= clock.now()) return undefined
      return { walletId: found.walletId, clientId: found.clientId }
    },
    revoked(walletId) {
      revocations += 1
      for (const [hashed, token] of known) if (token.walletId === walletId) known.delete(hashed)
    },
    async walletOf(clientId) {
      return (await store.readLatest((reader) => findCredential(reader, clientId)))?.walletId
    },
  }
}

/**
 * Tokens are long and random, so a plain hash protects them, and the lookup by hash leaks nothing through its timing.
 */
const hashOf = (token: string): string => hash('sha256', token, 'base64url')
