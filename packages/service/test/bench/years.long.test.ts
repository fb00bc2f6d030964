import { DEMO_CREDENTIALS, createService } from '@pix-payments/service'
import { describe, expect, test } from 'vitest'
import { type Database, postgresDatabase, sqliteDatabase } from '../../bench/years/database.ts'
import { fillYears } from '../../bench/years/fill-years.ts'
import { chargeIdOf, endToEndIdOf } from '../../bench/years/rows-of-day.ts'
import { withTemplate } from '../../bench/years/stores.ts'
import { checkLedger } from '../../src/application/audit/check-ledger.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'

const LINES = 200
const [{ walletId }] = DEMO_CREDENTIALS

/** Fills a wallet, and returns the problems of its ledger and the endToEndId of its last charge. */
async function filled(
  open: () => Promise<Store>,
  openDatabase: () => Promise<Database>,
): Promise<{ readonly problems: readonly string[]; readonly endToEndId: string | undefined }> {
  const templateId = await withTemplate(async () => createService({ store: await open() }))
  const database = await openDatabase()
  await fillYears(database, { walletId, lines: LINES, templateId, now: Date.now(), say: () => undefined })
  await database.close()
  const store = await open()
  const { wallets } = await checkLedger(store)
  const charge = { name: 'test.filled', text: 'select end_to_end_id as id from charge where id = $1' }
  const row = await store.read((reader) => reader.first<{ id: string }>(charge, [chargeIdOf(LINES)]))
  await store.close()
  return { problems: wallets.flatMap(({ problems }) => problems), endToEndId: row?.id }
}

const BALANCED = { problems: [], endToEndId: endToEndIdOf(LINES) }

test('an endToEndId of a filled charge has 32 characters', () => {
  expect(endToEndIdOf(10_000_000)).toHaveLength(32)
})

describe('a wallet that is filled with years of data has a ledger that balances', () => {
  test('on SQLite', async () => {
    const folder = temporaryFolder()
    const file = `${folder.path}/pix.sqlite`
    const result = await filled(
      async () => openSqlite({ file }),
      async () => sqliteDatabase(file),
    )
    expect(result).toEqual(BALANCED)
    await folder.remove()
  })

  test('on PostgreSQL', async ({ skip }) => {
    const found = await findPostgres()
    if ('missing' in found) return skip(found.missing)
    const schema = freshSchema(found.url)
    const result = await filled(
      () => schema.open(),
      () => postgresDatabase(found.url, schema.schema),
    )
    expect(result).toEqual(BALANCED)
    await schema.drop()
  })
})
