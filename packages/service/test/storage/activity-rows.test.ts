import { join } from 'node:path'
import { findPostgres } from '@pix-payments/testing/postgres'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { activityAfter, insertActivity } from '../../src/storage/rows/activity-rows.ts'
import { allStatements } from '../../src/storage/statement.ts'
import { forgetOtherStreams } from '../../src/storage/store-cluster.ts'
import type { Store } from '../../src/storage/store.ts'
import { type FreshSchema, freshSchema } from '../support/fresh-schema.ts'
import { temporaryFolder } from './engines.ts'

test('on SQLite, a reader of the stream reads no rows before its place', async () => {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  const file = join(folder.path, 'pix.sqlite')
  const store = openSqlite({ file })
  await migrate(store)
  await store.close()
  using database = new DatabaseSync(file, { readOnly: true })
  const page = allStatements().find(({ name }) => name === 'activity.page')
  const plan = database.prepare(`explain query plan ${page?.text}`).all()
  expect(plan.map(({ detail }) => detail).filter((it) => String(it).includes('activity'))).toEqual([
    'SEARCH activity USING INDEX activity_place (xact=? AND position>?)',
    'SEARCH activity USING INDEX activity_place (xact>?)',
  ])
})

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf(missing !== '')(`on PostgreSQL, the stream${missing}`, () => {
  async function opened(): Promise<FreshSchema & { readonly store: Store }> {
    if ('missing' in found) throw new Error(found.missing)
    const place = freshSchema(found.url)
    const store = await place.open()
    onTestFinished(async () => {
      await store.close()
      await place.drop()
    })
    await migrate(store)
    return { ...place, store }
  }
  const START = { xact: 0, position: 0 }
  const entriesOf = async (store: Store): Promise<readonly string[]> =>
    (await store.readLatest((reader) => activityAfter(reader, START, 10))).map(({ entries }) => entries)

  test('has the entries of a wallet in their order, also when an older transaction changes the wallet last', async () => {
    const { store } = await opened()
    await store.write(async (older) => {
      // A transfer has its number before it has locked both wallets.
      await older.all({ name: 'test.number', text: 'select pg_current_xact_id()' })
      await store.write(async (younger) => insertActivity(younger, 'wallet', ['"first"']))
      insertActivity(older, 'wallet', ['"second"'])
      insertActivity(older, 'other', ['"beside"'])
    })
    const ofWallet = async (): Promise<readonly string[]> =>
      (await entriesOf(store)).filter((it) => it !== '["beside"]')
    // Rows are final when no older transaction of the server is open, of another test either.
    await expect.poll(ofWallet).toEqual(['["first"]', '["second"]'])
  })

  test('forgets entries of another server, whose places are given again', async () => {
    const { store, query } = await opened()
    await forgetOtherStreams(store)
    await store.write(async (transaction) => insertActivity(transaction, 'wallet', ['"here"']))
    await forgetOtherStreams(store)
    await expect.poll(() => entriesOf(store)).toEqual(['["here"]'])
    await query(`update store_property set value = 'another' where name = 'cluster'`)
    await forgetOtherStreams(store)
    expect(await entriesOf(store)).toEqual([])
  })
})
