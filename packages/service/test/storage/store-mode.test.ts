import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { resolveMode } from '../../src/application/store-mode.ts'
import { importStore } from '../../src/commands/archive.ts'
import { createService } from '../../src/create-service.ts'
import type { Mode } from '../../src/domain/mode.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { readSettings } from '../../src/settings/read-settings.ts'
import { exportArchive } from '../../src/storage/archive.ts'
import { migrate, migrateIn } from '../../src/storage/migrations/migrate.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { type Store, StoreError } from '../../src/storage/store.ts'
import { type TestDatabase, temporaryFolder } from './engines.ts'
import { REPEATED } from './repeated.ts'

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

    const execute = (text: string): Promise<void> =>
      store.exclusively((transaction) => transaction.execute(text))

    /** Starts a service on the store, and leaves the store open. */
    async function started(mode: Mode): Promise<void> {
      const open = { ...store, close: async () => undefined }
      const service = await createService({ mode, rail: 'simulated', store: open })
      await service.close()
    }

    /** Creates a store without a recorded mode, as an old version created it. */
    async function oldStore(...changes: readonly string[]): Promise<void> {
      await started('sandbox')
      await execute('delete from store_property')
      for (const change of changes) await execute(change)
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

    test('a store without a mode gets none until a service or migration names one', async () => {
      await migrate(store)
      expect(await resolveMode(store, undefined)).toBeUndefined()
      expect(await resolveMode(store, 'production')).toBe('production')
      expect(await refusal('sandbox')).toContain(OF_PRODUCTION)
    })

    test('a store of an older version with the demo credentials is a sandbox', async () => {
      await oldStore()
      expect(await refusal('production')).toContain(OF_SANDBOX)
      await started('sandbox')
      expect(await resolveMode(store, undefined)).toBe('sandbox')
    })

    const UNKNOWN_SECRET = `update credential set secret = 'scrypt$16384$8$1$c2FsdA$a2V5'`

    test.each([
      ['a secret that the control API made', `update credential set client_id = client_id || '-own'`],
      ['a fault', UNKNOWN_SECRET, `insert into fault values ('f', 'w', 1, 0, 0, '{}')`],
      ['a snapshot', UNKNOWN_SECRET, `insert into snapshot values ('s', 'w', 1, 'name', 1, 1)`],
      ['an entry of the directory', UNKNOWN_SECRET, `insert into directory_entry values ('w', 'k', '{}')`],
      ['a known account', UNKNOWN_SECRET, `insert into bank_account values ('w', 'b', '1', '1', '{}')`],
    ])('a store of an older version with %s is a sandbox', async (_, ...changes) => {
      await oldStore(...changes)
      expect(await refusal('production')).toContain(OF_SANDBOX)
    })

    test('a store of an older version without wallets of a sandbox gets the mode of the next start', async () => {
      await oldStore(UNKNOWN_SECRET)
      await started('production')
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

test('an archive of an older version has no mode: its demo credentials show that it is a sandbox', async () => {
  const folder = temporaryFolder()
  const old = openSqlite({})
  await old.exclusively((transaction) => migrateIn(transaction, old.engine, 2))
  const [secret] = DEFAULT_WALLETS.map(({ credential }) => credential.secret)
  await old.exclusively(async (transaction) => {
    await transaction.execute(`insert into operator values ('o', 'O', 'c')`)
    await transaction.execute(`insert into wallet values ('w', 1, 'o', 'n', 0, 'b', 'b', 'a', 'FROZEN', 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, null, null, '{}')`)
    await transaction.execute(`insert into credential values ('alfa-demo', 'w', '${secret}', 0, 0)`)
  })
  const archive = join(folder.path, 'old.archive')
  await exportArchive(old, archive)
  await old.close()
  const into = (data: string, mode?: Mode): Promise<void> =>
    importStore(readSettings('import', { data: join(folder.path, data), ...(mode && { mode }) }, {}), archive)
  await expect(into('production', 'production')).rejects.toThrow('made in sandbox mode')
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await into('copy')
  printed.mockRestore()
  const copy = openSqlite({ file: join(folder.path, 'copy/pix.sqlite') })
  expect(await resolveMode(copy, undefined)).toBe('sandbox')
  await copy.close()
  await folder.remove()
})
