import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { inspect } from 'node:util'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PostgresOptions, openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import { type Store, StoreError, StoreUnavailableError } from '../../src/storage/store.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { type FreshSchema, freshSchema } from '../support/fresh-schema.ts'
import { ids, increment, insert, insertNew, withProbe } from './probe.ts'

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''
const url = 'missing' in found ? '' : found.url

const withParameter = (name: string, value: string): string => {
  const changed = new URL(url)
  changed.searchParams.set(name, value)
  return changed.href
}

const problem = async (opening: Promise<Store>): Promise<string> => {
  const error: unknown = await opening.then(
    async (store) => store.close(),
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(StoreError)
  // `inspect` shows everything that a log could print. The password must not be in it.
  expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('hunter2')
  return (error as Error).message
}

/** Matches an error: its message for callers, and the message of its cause for the log. */
const unavailable = (message: string | RegExp, cause: RegExp): unknown =>
  expect.objectContaining({
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    cause: expect.objectContaining({ message: expect.stringMatching(cause) }),
  })

const open = (url: string, options: Partial<PostgresOptions> = {}): Promise<Store> =>
  openPostgres({ url, random: randomBytes, ...options })

describe('a database that cannot be used gives the reason, never the password', () => {
  test.each([
    [
      'no URL',
      'hunter2',
      /^The value is not a URL of a PostgreSQL database\. DATABASE_URL looks like postgres:/,
    ],
    [
      'another protocol',
      'mysql://root:hunter2@localhost/pix',
      /^The value is not a URL of a PostgreSQL database\./,
    ],
    [
      'an invalid port',
      'postgres://pix:hunter2@localhost:port/pix',
      /^The value is not a URL of a PostgreSQL database\./,
    ],
    [
      'a missing server',
      'postgres://pix:hunter2@127.0.0.1:1/pix',
      /^No connection to the database pix of 127\.0\.0\.1:1: No server listens there\. Start it, or name another in the URL\. connect ECONNREFUSED/,
    ],
    [
      'an unknown host',
      'postgres://pix:hunter2@nowhere.invalid/pix',
      /^No connection to the database pix of nowhere\.invalid:5432: The host does not exist\. Name another in the URL\. getaddrinfo/,
    ],
  ])('%s', async (_name, url, message) => {
    expect(await problem(open(url))).toMatch(message)
  })

  test('a server that does not respond', async () => {
    const server = createServer(() => undefined)
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        resolve((server.address() as { port: number }).port)
      })
    })
    const opening = open(`postgres://pix:hunter2@127.0.0.1:${port}/pix`, { connectionMilliseconds: 100 })
    expect(await problem(opening)).toMatch(/timeout/)
    server.close()
  })

  test.skipIf(missing !== '')(`a missing database${missing}`, async () => {
    const other = new URL(url)
    other.pathname = '/nothing'
    other.password = 'hunter2'
    expect(await problem(open(other.href))).toMatch(
      /^No connection to the database nothing of .*: The database does not exist\. Create it, or name another in the URL\. .*\(3D000\)$/,
    )
  })

  test.skipIf(missing !== '')(`a missing schema of the URL${missing}`, async () => {
    expect(await problem(open(withParameter('options', '-csearch_path=nothing')))).toMatch(
      /has none of the schemas in the search path of the URL\. Create one, or name another\.$/,
    )
  })

  test.skipIf(missing !== '')(`a read-only replica${missing}`, async () => {
    expect(await problem(open(withParameter('options', '-cdefault_transaction_read_only=on')))).toMatch(
      /is read-only\. Name the primary, not a replica\.$/,
    )
  })
})

describe.skipIf(missing !== '')(`PostgreSQL${missing}`, () => {
  let place: FreshSchema
  let store: Store
  beforeEach(async () => {
    place = freshSchema(url)
    store = await withProbe(await place.open())
  })
  afterEach(async () => {
    await store.close()
    await place.drop()
  })

  test('the URL may name the schema, and the schema may have any name', async () => {
    const named = await open(withParameter('options', `-csearch_path=${place.schema}`))
    await named.write((transaction) => insert(transaction, 'a'))
    expect(await ids(store)).toEqual(['a'])
    await named.close()
    const odd = { ...place, schema: `${place.schema} "odd"; --` }
    const other = await withProbe(await openPostgres({ ...odd, random: randomBytes }))
    expect(await ids(other)).toEqual([])
    await other.exclusively((transaction) =>
      transaction.execute(`drop schema "${odd.schema.replaceAll('"', '""')}" cascade`),
    )
    await other.close()
  })

  test('another process may create the same schema at the same time', async () => {
    const other = freshSchema(url)
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('begin')
    await client.query(`create schema ${other.schema}`)
    const opening = other.open()
    const waiting = `select 1 from pg_stat_activity
      where query = 'create schema if not exists "${other.schema}"' and wait_event_type = 'Lock'`
    await expect.poll(() => place.query(waiting)).toHaveLength(1)
    await client.query('commit')
    await client.end()
    const opened = await opening
    await expect(opened.ping()).resolves.toBeUndefined()
    await opened.close()
    await other.drop()
  })

  test('transactions that deadlock are repeated until both succeed', async () => {
    await store.write(async (transaction) => {
      await insert(transaction, 'a', 0)
      await insert(transaction, 'b', 0)
    })
    let attempts = 0
    let holding = 0
    let bothHaveOne: () => void = () => undefined
    const meeting = new Promise<void>((resolve) => {
      bothHaveOne = resolve
    })
    const cross = (first: string, second: string): Promise<void> =>
      store.write(async (transaction) => {
        attempts += 1
        await increment(transaction, first)
        holding += 1
        if (holding === 2) bothHaveOne()
        await meeting
        await increment(transaction, second)
      })
    await Promise.all([cross('a', 'b'), cross('b', 'a')])
    // On a busy machine, the repeated transaction may lock its row again before the other one wakes: one deadlock more.
    expect(attempts).toBeGreaterThanOrEqual(3)
    const rows = await place.query<{ amount: string }>('select amount from probe')
    expect(rows.map(({ amount }) => Number(amount))).toEqual([2, 2])
  })

  test('a transaction that conflicts each time fails', async () => {
    await place.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise serialization_failure; end $$`)
    await place.query('create trigger refuse before insert on probe for each row execute function refuse()')
    let attempts = 0
    const writing = store.write(async (transaction) => {
      attempts += 1
      await insert(transaction, 'a')
    })
    await expect(writing).rejects.toThrow('The transaction conflicted with others 8 times.')
    expect(attempts).toBe(8)
  })

  test('no other error is repeated', async () => {
    let attempts = 0
    const writing = store.write(async (transaction) => {
      attempts += 1
      await insert(transaction, 'a')
      await insert(transaction, 'a')
    })
    await expect(writing).rejects.toThrow(/\(23505\)$/)
    expect(attempts).toBe(1)
  })

  test('waiting for a row that a stuck process has locked ends in an error', async () => {
    await store.write((transaction) => insert(transaction, 'a', 0))
    const impatient = await openPostgres({
      ...place,
      url: withParameter('options', '-clock_timeout=200'),
      random: randomBytes,
    })
    let letGo: () => void = () => undefined
    const stuck = store.write(async (transaction) => {
      await increment(transaction, 'a')
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
    })
    await expect
      .poll(() =>
        place.query(`select 1 from pg_locks where mode = 'RowShareLock' and relation = 'probe'::regclass`),
      )
      .toHaveLength(1)
    await expect(impatient.write((transaction) => increment(transaction, 'a'))).rejects.toThrow(
      unavailable('Another transaction locked the row for too long.', /^The statement probe\.lock failed: /),
    )
    letGo()
    await stuck
    await impatient.write((transaction) => increment(transaction, 'a'))
    await impatient.close()
  })

  test('a statement that takes too long ends in an error', async () => {
    const impatient = await openPostgres({
      ...place,
      url: withParameter('options', '-cstatement_timeout=200'),
      random: randomBytes,
    })
    const sleep = { name: 'probe.sleep', text: 'select pg_sleep(30)' }
    await expect(impatient.read((reader) => reader.all(sleep))).rejects.toThrow(
      unavailable('The database took too long for the statement.', /^The statement probe\.sleep failed: /),
    )
    await impatient.close()
  })

  test('limits and durability are set when the server has none', async () => {
    const settings = {
      name: 'probe.settings',
      text: `select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('synchronous_commit') as durable`,
    }
    const lazy = await open(withParameter('options', '-csynchronous_commit=off'))
    for (const it of [store, lazy]) {
      expect(await it.read((reader) => reader.first(settings))).toEqual({
        statement: '10s',
        lock: '5s',
        idle: '3s',
        durable: 'on',
      })
    }
    await lazy.close()
  })

  describe('a lost connection', () => {
    const terminate = (): Promise<readonly object[]> =>
      place.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'pix-service' and pid <> pg_backend_pid()
        and pid in (select pid from pg_locks where relation = 'probe'::regclass)`)

    test('in use gives an error, and the next one works', async () => {
      const writing = store.write(async (transaction) => {
        await insert(transaction, 'a')
        await terminate()
        await insert(transaction, 'b')
      })
      await expect(writing).rejects.toThrow(StoreUnavailableError)
      await expect(writing).rejects.toThrow(
        unavailable(
          /^The database (?:cannot be reached|closed the connection)\.$/,
          /^The statement probe\.insert failed: /,
        ),
      )
      await store.write((transaction) => insert(transaction, 'c'))
      expect(await ids(store)).toEqual(['c'])
    })

    test('that is idle is replaced', async () => {
      await store.write((transaction) => insert(transaction, 'a'))
      const pid = { name: 'probe.pid', text: 'select pg_backend_pid() as pid' }
      const before = await store.read((reader) => reader.first<{ pid: number }>(pid))
      await place.query(`select pg_terminate_backend(${before?.pid})`)
      await expect
        .poll(
          async () =>
            (await store.read((reader) => reader.first<{ pid: number }>(pid)).catch(() => before))?.pid,
        )
        .not.toBe(before?.pid)
      expect(await ids(store)).toEqual(['a'])
    })

    test('during the commit gives an error that the outcome is unknown', async () => {
      await place.query(`create function leave() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
      await place.query(`create constraint trigger leave after insert on probe deferrable initially deferred
        for each row execute function leave()`)
      let attempts = 0
      const writing = store.write(async (transaction) => {
        attempts += 1
        await insert(transaction, 'a')
      })
      await expect(writing).rejects.toThrow(
        'The connection to the database was lost during the commit: the change may or may not have been kept.',
      )
      expect(attempts).toBe(1)
    })
  })

  test('a commit that the database refuses stores nothing', async () => {
    await place.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise 'refused at the end'; end $$`)
    await place.query(`create constraint trigger refuse after insert on probe deferrable initially deferred
      for each row execute function refuse()`)
    await expect(store.write((transaction) => insert(transaction, 'a'))).rejects.toThrow(
      /^The database refused "commit": refused at the end/,
    )
    expect(await ids(store)).toEqual([])
  })

  test('work waits when all connections are in use', async () => {
    const narrow = await place.open({ poolSize: 2 })
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        narrow.write((transaction) => insertNew(transaction, `${index}`)),
      ),
    )
    expect(await ids(narrow)).toHaveLength(40)
    await narrow.close()
  })
})
