import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredToken, TokenStore } from '@pix-payments/client'

// #region store
/** The part of a Redis client that the store uses. `createClient()` of the package `redis` has it. */
export interface Redis {
  get(key: string): Promise<string | null>
  set(key: string, value: string, options: { PX: number; NX?: true }): Promise<string | null>
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
}

const LOCK_MS = 10_000
/** Only the owner of the lock deletes it. Otherwise a slow owner would delete the lock of the next owner. */
const UNLOCK = "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('del', KEYS[1]) or 0"

/** One token for all processes that share a Redis. Use a different key for each clientId. */
export function redisTokenStore(redis: Redis, key: string, makeId: () => string = randomUUID): TokenStore {
  return {
    async read() {
      const stored = await redis.get(key)
      return stored === null ? undefined : (JSON.parse(stored) as StoredToken)
    },
    async write(token) {
      await redis.set(key, JSON.stringify(token), { PX: 3_600_000 })
    },
    async exclusive(task) {
      const lock = `${key}:lock`
      const owner = makeId()
      while ((await redis.set(lock, owner, { PX: LOCK_MS, NX: true })) === null) await sleep(50)
      try {
        return await task()
      } finally {
        await redis.eval(UNLOCK, { keys: [lock], arguments: [owner] })
      }
    },
  }
}
// #endregion
