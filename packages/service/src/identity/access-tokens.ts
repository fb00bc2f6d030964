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

/** G-153: in seconds. */
export const TOKEN_LIFETIME_SECONDS = 3600
const TOKEN_BYTES = 32

/** Opaque random tokens, kept by their hash; several of one client are alive at a time. */
export interface AccessTokens {
  /** A new token, unless client or secret is wrong, or too many were. */
  issue(claim: SecretClaim): Promise<Issued>
  /** Whose token it is; undefined when it is unknown, revoked or expired. */
  callerOf(token: string): Promise<Caller | undefined>
  /** Call it after tokens of the wallet were revoked. */
  revoked(walletId: string): void
  /** The wallet that a client speaks for. */
  walletOf(clientId: string): Promise<string | undefined>
}

export type Issued =
  | { readonly outcome: 'issued'; readonly token: string }
  | Exclude<Verdict, { outcome: 'right' }>

interface Options {
  readonly store: Store
  readonly clock: Clock
  readonly ids: IdSource
  /** That of `hashSecret`, for clients that do not exist. */
  readonly secretCost: number
  /** Whether wrong secrets are limited (G-195). */
  readonly isLimited: boolean
}

/** Tokens that are remembered; a process rarely meets more in an hour. */
const MOST_REMEMBERED = 10_000

/**
 * A process that has the store for itself remembers tokens that it has looked up; where several share it, another may
 * have revoked one, so that each time is a look.
 */
export function createAccessTokens({ store, clock, ids, secretCost, isLimited }: Options): AccessTokens {
  const known = new Map<string, StoredToken>()
  const secrets = createClientSecrets({ store, clock, secretCost, isLimited })
  // A look that began before a revocation must not be remembered after it.
  let revocations = 0

  async function find(hashed: string): Promise<StoredToken | undefined> {
    const before = revocations
    const found = await store.read((reader) => findToken(reader, hashed))
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
        // A revocation that was committed while the secret was verified counts.
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
      return (await store.read((reader) => findCredential(reader, clientId)))?.walletId
    },
  }
}

/** Tokens are long and random, so a plain hash hides them; looking one up by it takes no time that tells. */
const hashOf = (token: string): string => hash('sha256', token, 'base64url')
