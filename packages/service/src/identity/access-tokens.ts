import { createHash } from 'node:crypto'
import type { Caller } from '../application/operation.ts'
import type { Clock } from '../clock.ts'
import {
  countToken,
  deleteExpiredTokens,
  findCredential,
  findToken,
  insertToken,
} from '../storage/rows/credential-rows.ts'
import type { Store } from '../storage/store.ts'
import type { IdSource } from './id-source.ts'
import { NOBODY, isSecret } from './secret-hash.ts'

/** G-153: in seconds. */
export const TOKEN_LIFETIME_SECONDS = 3600
const TOKEN_BYTES = 32

/** Opaque random tokens, kept by their hash; several of one client are alive at a time. */
export interface AccessTokens {
  /** A new token, or undefined for a client or secret that is wrong. */
  issue(clientId: string, clientSecret: string): Promise<string | undefined>
  /** Whose token it is; undefined when it is unknown, revoked or expired. */
  callerOf(token: string): Promise<Caller | undefined>
  /** The wallet that a client speaks for. */
  walletOf(clientId: string): Promise<string | undefined>
}

interface Options {
  readonly store: Store
  readonly clock: Clock
  readonly ids: IdSource
}

export function createAccessTokens({ store, clock, ids }: Options): AccessTokens {
  return {
    async issue(clientId, clientSecret) {
      const credential = await store.read((reader) => findCredential(reader, clientId))
      const isRight = await isSecret(clientSecret, credential?.secret ?? NOBODY)
      if (credential === undefined || !isRight) return undefined
      return store.write(async (transaction) => {
        const now = clock.now()
        await deleteExpiredTokens(transaction, now)
        const number = await countToken(transaction, clientId)
        const bytes = ids(`token ${clientId}`, () => number)(TOKEN_BYTES)
        const token = Buffer.from(bytes).toString('base64url')
        const { walletId } = credential
        const expiresAt = now + TOKEN_LIFETIME_SECONDS * 1000
        await insertToken(transaction, hashOf(token), { clientId, walletId, expiresAt })
        return token
      })
    },
    async callerOf(token) {
      const found = await store.read((reader) => findToken(reader, hashOf(token)))
      if (found === undefined || found.expiresAt <= clock.now()) return undefined
      return { walletId: found.walletId, clientId: found.clientId }
    },
    async walletOf(clientId) {
      return (await store.read((reader) => findCredential(reader, clientId)))?.walletId
    },
  }
}

/** Tokens are long and random, so a plain hash hides them; looking one up by it takes no time that tells. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
