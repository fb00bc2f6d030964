import { DEMO_CREDENTIALS, createService } from '@pix-payments/service'
import { describe, expect, test } from 'vitest'
import { type Database, postgresDatabase, sqliteDatabase } from '../../bench/years/database.ts'
import { fillYears } from '../../bench/years/fill-years.ts'
import { chargeIdOf, endToEndIdOf } from '../../bench/years/rows-of-day.ts'
import { withTemplate } from '../../bench/years/stores.ts'
import { checkLedger } from '../../src/application/check-ledger.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { findPostgres, freshSchema } from '../support/postgres.ts'

const LINES = 200
const [{ walletId }] = DEMO_CREDENTIALS

async function filled(open: () => Promise<Store>, openDatabase: () => Promise<Database>): Promise<void> {
  const templateId = await withTemplate(async () => createService({ store: await open() }))
  const database = await openDatabase()
  await fillYears(database, { walletId, lines: LINES, templateId, now: Date.now(), say: () => undefined })
  await database.close()
  const store = await open()
  const { ok, wallets } = await checkLedger(store)
  expect(wallets.flatMap(({ problems }) => problems)).toEqual([])
  expect(ok).toBe(true)
  const charge = { name: 'test.filled', text: 'select end_to_end_id from charge where id = $1' }
  expect(await store.read((reader) => reader.first(charge, [chargeIdOf(LINES)]))).toMatchObject({
    end_to_end_id: endToEndIdOf(LINES),
  })
  expect(endToEndIdOf(LINES)).toHaveLength(32)
  await store.close()
}

describe('a wallet that is filled with years of data has a ledger that balances', () => {
  test('on SQLite', async () => {
    const folder = temporaryFolder()
    const file = `${folder.path}/pix.sqlite`
    await filled(
      async () => openSqlite({ file }),
      async () => sqliteDatabase(file),
    )
    await folder.remove()
  })

  test('on PostgreSQL', async ({ skip }) => {
    const found = await findPostgres()
    if ('missing' in found) return skip(found.missing)
    const schema = freshSchema(found.url)
    await filled(
      () => schema.open(),
      () => postgresDatabase(found.url, schema.schema),
    )
    await schema.drop()
  })
})
