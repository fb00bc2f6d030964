import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import type { Reader, Store } from '../../src/storage/store.ts'
import { type FoundPooler, type RunningPooler, findPooler } from '../support/pgbouncer.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { type FreshSchema, freshSchema } from '../support/fresh-schema.ts'
import { ids, insert, withProbe } from './probe.ts'

const direct = await findPostgres()
const pooler = await findPooler(direct)
const missing = 'missing' in pooler ? `: ${pooler.missing}` : ''

const SETTINGS = {
  name: 'probe.settings',
  text: `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('synchronous_commit') as durable, current_schema() as schema`,
}

function running(found: FoundPooler): RunningPooler {
  if ('missing' in found) throw new Error(found.missing)
  return found
}

describe.skipIf(missing !== '')(`PgBouncer${missing}`, () => {
  let place: FreshSchema
  let store: Store
  const warnings: string[] = []
  const openThrough = (url: string): Promise<Store> =>
    openPostgres({
      url,
      schema: place.schema,
      random: randomBytes,
      warn: (message) => warnings.push(message),
    })
  beforeEach(async () => {
    warnings.length = 0
    place = freshSchema('url' in direct ? direct.url : '')
    store = await withProbe(await openThrough(running(pooler).url))
  })
  afterEach(async () => {
    await store.close()
    await place.drop()
  })

  test('each transaction and each query has the settings of the service', async () => {
    const expected = { statement: '10s', lock: '5s', idle: '3s', durable: 'on', schema: place.schema }
    const ask = (reader: Reader): Promise<object | undefined> => reader.first(SETTINGS)
    for (const run of [store.read, store.readLatest, store.write] as const) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => run(ask)))
      expect(new Set(answers.map((it) => JSON.stringify(it)))).toEqual(new Set([JSON.stringify(expected)]))
    }
  })

  test('the other clients of the pooler keep their settings', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.write((it) => insert(it, `${index}`))))
    const client = new Client({ connectionString: running(pooler).url })
    await client.connect()
    for (let count = 0; count < 20; count += 1) {
      const { rows } = await client.query<{ schema: string; lock: string }>(SETTINGS.text)
      expect(rows[0]).toMatchObject({ schema: 'public', lock: '0', statement: '0' })
    }
    await client.end()
  })

  test('stores with different schemas do not mix', async () => {
    const otherPlace = freshSchema(place.url)
    // The types of the columns differ: a domain belongs to its schema.
    for (const { schema, query } of [place, otherPlace]) {
      await query(`create schema if not exists ${schema}`)
      await query('create domain kind as text; create table typed (kind kind not null)')
    }
    const other = await withProbe(await otherPlace.open({ url: running(pooler).url }))
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? store : other)).map((it, index) =>
        it.write((transaction) => insert(transaction, String(index).padStart(2, '0'))),
      ),
    )
    const typed = { name: 'probe.typed', text: 'select kind from typed' }
    for (let count = 0; count < 20; count += 1) {
      expect(await (count % 2 === 0 ? store : other).read((reader) => reader.all(typed))).toEqual([])
    }
    const even = Array.from({ length: 15 }, (_, index) => String(2 * index).padStart(2, '0'))
    expect((await ids(store)).toSorted()).toEqual(even)
    await other.close()
    await otherPlace.drop()
  })

  test('a query that fails does not spoil the next one', async () => {
    const bad = { name: 'probe.bad', text: 'select 1 / 0 as nothing' }
    await expect(store.readLatest((reader) => reader.all(bad))).rejects.toThrow(/division by zero/)
    const answers = Array.from({ length: 20 }, () => store.readLatest((reader) => reader.first(SETTINGS)))
    await expect(Promise.all(answers)).resolves.toHaveLength(20)
  })

  test('a parameter of the URL that the pooler refuses has a message that says what to do', async () => {
    const url = `${running(pooler).url}&options=${encodeURIComponent('-csearch_path=elsewhere')}`
    await expect(openThrough(url)).rejects.toThrow(/Name the schema with --database-schema instead\./)
  })

  describe.each([
    { name: 'session pooling', settings: { pool_mode: 'session', default_pool_size: '30' } },
    { name: 'transaction pooling without prepared statements', settings: {} },
  ])('$name', ({ settings }) => {
    let another: FoundPooler
    beforeAll(async () => {
      another = await findPooler(direct, { settings, keepsStatements: false })
    })
    afterAll(() => {
      running(another).stop()
    })

    test('works, and a warning says what to change', async () => {
      const slow = await openThrough(running(another).url)
      await Promise.all(Array.from({ length: 20 }, (_, index) => slow.write((it) => insert(it, `${index}`))))
      expect(await ids(slow)).toHaveLength(20)
      await slow.close()
      expect(warnings.filter((it) => it.includes('max_prepared_statements'))).not.toEqual([])
    })
  })
})
