import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { resolveMode } from '../../src/storage/store-mode.ts'
import { createService } from '../../src/create-service.ts'
import type { Mode } from '../../src/domain/mode.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { type Store, StoreError } from '../../src/storage/store.ts'
import type { TestDatabase } from './engines.ts'
import { REPEATED } from './repeated.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, () => {
    let database: TestDatabase
    let store: Store
    beforeEach(async () => {
      database = engine.make()
      store = await database.open()
    })
    afterEach(async () => {
      await store.close()
      await database.remove()
    })

    /** Starts a service on the store, and leaves the store open. */
    async function started(mode: Mode): Promise<void> {
      const open = { ...store, close: async () => undefined }
      const service = await createService({ mode, storageKeys: STORAGE_KEYS, rail: 'simulated', store: open })
      await service.close()
    }

    /** Starts a service in a mode in which it must not start. Returns the message of the error. */
    async function refusal(mode: Mode): Promise<string> {
      const error: unknown = await started(mode).catch((error: unknown) => error)
      expect(error).toBeInstanceOf(StoreError)
      return (error as Error).message
    }

    const OF_SANDBOX = 'was made in sandbox mode, and --mode production refuses it.'
    const OF_PRODUCTION = 'was made in production mode, and --mode sandbox refuses it.'

    test('a store keeps the mode of its first start (G-004)', async () => {
      await started('production')
      expect(await refusal('sandbox')).toContain(OF_PRODUCTION)
      await started('production')
      expect(await resolveMode(store, undefined)).toBe('production')
    })

    test('a sandbox does not become a production store (G-004)', async () => {
      await started('sandbox')
      expect(await refusal('production')).toContain(OF_SANDBOX)
    })

    test('a store without a mode gets none until a service or migration names one', async () => {
      await migrate(store)
      expect(await resolveMode(store, undefined)).toBeUndefined()
      expect(await resolveMode(store, 'production')).toBe('production')
      expect(await refusal('sandbox')).toContain(OF_PRODUCTION)
    })

    test('concurrent starts agree', async () => {
      await migrate(store)
      const stores = [store]
      while (store.isShared && stores.length < 6) stores.push(await database.open())
      const wanted = stores.map((_, index): Mode => (index % 2 === 0 ? 'sandbox' : 'production'))
      const settled = await Promise.allSettled(stores.map((it, index) => resolveMode(it, wanted[index])))
      const mode = await resolveMode(store, undefined)
      expect(settled.map(({ status }) => status)).toEqual(
        wanted.map((it) => (it === mode ? 'fulfilled' : 'rejected')),
      )
      await Promise.all(stores.slice(1).map((it) => it.close()))
    })
  })
}
