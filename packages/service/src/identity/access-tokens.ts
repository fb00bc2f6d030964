import { hash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import {
  type StoredToken,
  countToken,
  deleteExpiredTokens,
  findCredential,
  findToken,
  insertToken,
  revocationsIn,
} from '../storage/rows/credential-rows.ts'
import { Remembered } from '../storage/remembered.ts'
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
  /** Call it after tokens of the wallet were revoked. Resolves when no process accepts them. */
  revoked(walletId: string): Promise<void>
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

export function createAccessTokens({ store, clock, ids, secretCost, isLimited }: Options): AccessTokens {
  const known = new Remembered<StoredToken>({ store, clock, countChanges: revocationsIn })
  const secrets = createClientSecrets({ store, clock, secretCost, isLimited })

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
        const bytes = ids(`token ${clientId}`, () => number).random(TOKEN_BYTES)
        const token = Buffer.from(bytes).toString('base64url')
        const expiresAt = now + TOKEN_LIFETIME_SECONDS * 1000
        await insertToken(transaction, hashOf(token), { clientId, walletId, expiresAt })
        return { outcome: 'issued', token }
      })
    },
    async callerOf(token) {
      const hashed = hashOf(token)
      const found = await known.get(hashed, () => store.readLatest((reader) => findToken(reader, hashed)))
      if (found === undefined || found.expiresAt <= clock.now()) return undefined
      return { walletId: found.walletId, clientId: found.clientId }
    },
    revoked: (walletId) => known.forget((_, token) => token.walletId === walletId),
    async walletOf(clientId) {
      return (await store.readLatest((reader) => findCredential(reader, clientId)))?.walletId
    },
  }
}

/**
 * Tokens are long and random, so a plain hash protects them, and the lookup by hash leaks nothing through its timing.
 */
const hashOf = (token: string): string => hash('sha256', token, 'base64url')
