import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { settleMode } from '../../src/application/store-mode.ts'
import { createService } from '../../src/create-service.ts'
import type { Mode } from '../../src/domain/mode.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { type Store, StoreError } from '../../src/storage/store.ts'
import { ENGINES, type Place } from './places.ts'

for (const engine of ENGINES) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, () => {
    let place: Place
    let store: Store
    beforeEach(async () => {
      place = engine.make()
      store = await place.open()
    })
    afterEach(async () => {
      await store.close()
      await place.remove()
    })

    const execute = (text: string): Promise<void> =>
      store.exclusively((transaction) => transaction.execute(text))

    /** Starts a service on the store, which stays open. */
    async function started(mode: Mode): Promise<void> {
      const service = await createService({ mode, store: { ...store, close: async () => undefined } })
      await service.close()
    }

    /** As a version that did not record the mode left it. */
    async function oldStore(...changes: readonly string[]): Promise<void> {
      await started('sandbox')
      await execute('delete from store_property')
      for (const change of changes) await execute(change)
    }

    /** Why a service does not start in a mode. */
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
      expect(await settleMode(store, undefined)).toBe('production')
    })

    test('a store without a mode takes none until one is wanted', async () => {
      await migrate(store)
      expect(await settleMode(store, undefined)).toBeUndefined()
      expect(await settleMode(store, 'production')).toBe('production')
      expect(await refusal('sandbox')).toContain(OF_PRODUCTION)
    })

    test('a store of an older version with the demo credentials is of a sandbox', async () => {
      await oldStore()
      expect(await refusal('production')).toContain(OF_SANDBOX)
      await started('sandbox')
      expect(await settleMode(store, undefined)).toBe('sandbox')
    })

    const UNKNOWN_SECRET = `update credential set secret = 'scrypt$16384$8$1$c2FsdA$a2V5'`

    test.each([
      ['a secret that the control API made', `update credential set client_id = client_id || '-own'`],
      ['a fault', UNKNOWN_SECRET, `insert into fault values ('f', 'w', 1, 0, 0, '{}')`],
      ['a snapshot', UNKNOWN_SECRET, `insert into snapshot values ('s', 'w', 1, 'name', 1, 1)`],
      ['an entry of the directory', UNKNOWN_SECRET, `insert into directory_entry values ('w', 'k', '{}')`],
      ['a known account', UNKNOWN_SECRET, `insert into bank_account values ('w', 'b', '1', '1', '{}')`],
    ])('a store of an older version with %s is of a sandbox', async (_, ...changes) => {
      await oldStore(...changes)
      expect(await refusal('production')).toContain(OF_SANDBOX)
    })

    test('a store of an older version whose wallets no sandbox made takes the mode of the next start', async () => {
      await oldStore(UNKNOWN_SECRET)
      await started('production')
      expect(await refusal('sandbox')).toContain(OF_PRODUCTION)
    })

    test('starts that meet agree', async () => {
      await migrate(store)
      const stores = [store]
      while (store.isShared && stores.length < 6) stores.push(await place.open())
      const wanted = stores.map((_, index): Mode => (index % 2 === 0 ? 'sandbox' : 'production'))
      const settled = await Promise.allSettled(stores.map((it, index) => settleMode(it, wanted[index])))
      const mode = await settleMode(store, undefined)
      expect(settled.map(({ status }) => status)).toEqual(
        wanted.map((it) => (it === mode ? 'fulfilled' : 'rejected')),
      )
      await Promise.all(stores.slice(1).map((it) => it.close()))
    })
  })
}
