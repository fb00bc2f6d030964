import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkIntegrity } from '../../src/storage/check-integrity.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import { openSqliteReader } from '../../src/storage/sqlite/sqlite-reader.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { temporaryFolder } from './engines.ts'

test('SQLite checks its file, and all foreign keys', async () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'pix.db')
  const about = 'SQLite: integrity_check of the whole file, and foreign_key_check'
  const store = openSqlite({ file })
  await migrate(store)
  expect(await checkIntegrity(store)).toEqual({ about, problems: [] })
  await store.close()
  // A program that ignores foreign keys can write such a row.
  const other = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  other.exec(
    `insert into wallet_key (pix_key, wallet_id, operator_id, position) values ('key', 'nobody', 'none', 1)`,
  )
  other.close()
  const reader = openSqliteReader(file)
  expect(await checkIntegrity(reader)).toEqual({
    about,
    problems: ['1 rows of wallet_key refer to a missing row of wallet'],
  })
  await reader.close()
  await folder.remove()
})

const found = await findPostgres()
const server = 'url' in found ? found.url : ''
const missing = 'missing' in found ? `: ${found.missing}` : ''

/** These tests run in their own database, because they create an extension, which belongs to the whole database. */
describe.skipIf(missing !== '')(`PostgreSQL${missing}`, () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const own = new URL(server === '' ? 'postgres://localhost' : server)
  own.pathname = `/${name}`
  let store: Store
  let client: Client
  beforeAll(async () => {
    await onServer(`create database ${name} encoding 'UTF8' template template0`)
    store = await openPostgres({ url: own.href, random: randomBytes })
    await migrate(store)
    client = new Client({ connectionString: own.href })
    await client.connect()
  })
  afterAll(async () => {
    await store.close()
    await client.end()
    await onServer(`drop database ${name}`)
  })

  test('without amcheck nothing is checked, and the result says so', async () => {
    expect(await checkIntegrity(store)).toEqual({
      about: 'PostgreSQL: not checked, because the extension amcheck is missing (create extension amcheck)',
      problems: [],
    })
  })

  test('amcheck checks all tables and indexes', async () => {
    await client.query('create schema tools; create extension amcheck schema tools')
    const about = 'PostgreSQL: amcheck of all tables and indexes'
    expect(await checkIntegrity(store)).toEqual({ about, problems: [] })
    // To damage an index: the function of the index later returns other values.
    await client.query(`create function place(text) returns text immutable language sql as $$ select $1 $$`)
    await client.query('create index spoilt on operator (place(id))')
    await client.query(`insert into operator (id, name, cnpj) values ('a', 'A', '1'), ('b', 'B', '2')`)
    await client.query(
      `create or replace function place(text) returns text immutable language sql as $$ select $1 || 'x' $$`,
    )
    expect(await checkIntegrity(store)).toEqual({
      about,
      problems: [
        'The statement integrity.indexes failed: heap tuple (0,1) from table "operator" lacks matching index tuple within index "spoilt" (XX001)',
      ],
    })
  })

  test('a check of many rows has no time limit', async () => {
    const url = new URL(own)
    url.searchParams.set('options', '-c statement_timeout=50')
    const limited = await openPostgres({ url: url.href, random: randomBytes })
    const slow = { name: 'test.slow', text: 'select 1 as one from pg_sleep(0.2)' }
    await expect(limited.read((reader) => reader.all(slow))).rejects.toThrow(/statement timeout|too long/)
    expect(await limited.snapshot((reader) => reader.all(slow))).toEqual([{ one: 1 }])
    await limited.close()
  })

  test('the result names a missing right to call amcheck', async () => {
    const user = `user_${name}`
    await client.query(`create role ${user} login`)
    try {
      await client.query(
        `grant all on schema public to ${user}; grant all on all tables in schema public to ${user}`,
      )
      const url = new URL(own)
      url.username = user
      const theirs = await openPostgres({ url: url.href, random: randomBytes })
      expect(await checkIntegrity(theirs)).toEqual({
        about: 'PostgreSQL: not checked, because this user may not call amcheck',
        problems: [],
      })
      await theirs.close()
    } finally {
      await client.query(`drop owned by ${user}; drop role ${user}`)
    }
  })
})

async function onServer(text: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
