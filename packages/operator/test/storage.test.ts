import { isLong } from '@pix-payments/testing/length'
import { describe, expect, test } from 'vitest'
import type { Storage } from '../src/index.ts'
import { rowsOf } from '../src/storage/rows.ts'
import { ADAPTERS } from './support/adapters.ts'
import type { Engine } from './support/engines.ts'
import { startOperator } from './support/operator.ts'

interface Thing {
  readonly key: string
  readonly amount: number
  readonly detail: string | null
  readonly attempts: number
  readonly next_at: number | null
}

async function openThings(engine: Engine): Promise<AsyncDisposable & { readonly storage: Storage }> {
  const { storage, close } = await engine.open()
  await storage.transaction((t) =>
    t.execute(
      'create table thing (key text primary key, amount bigint not null, detail text, attempts integer not null, next_at bigint)',
      [],
    ),
  )
  return { storage, [Symbol.asyncDispose]: close }
}

const thing = (key: string, more: Partial<Thing> = {}): Thing => ({
  key,
  amount: 1,
  detail: null,
  attempts: 0,
  next_at: 0,
  ...more,
})
const read = (storage: Storage): Promise<readonly Thing[]> =>
  storage.transaction((t) => rowsOf<Thing>(t, 'thing').find('$1 = $1 order by key', ['']))

/** `pnpm test` tries every detail on one adapter for each dialect, and `pnpm test:long` on all. */
const IN_FULL = isLong ? ADAPTERS : ADAPTERS.filter(({ name }) => name === 'pg' || name === 'node:sqlite')

describe.each(IN_FULL)('the storage of $name', (engine) => {
  test('keeps integers of 53 bits, texts and nulls exactly', async () => {
    await using things = await openThings(engine)
    const rows = [
      thing('a', { amount: Number.MAX_SAFE_INTEGER, detail: `'$1 ? \\ ☃` }),
      thing('b', { amount: -1, next_at: null }),
    ]
    await things.storage.transaction(async (t) => {
      for (const row of rows) expect(await rowsOf<Thing>(t, 'thing').insert(row)).toBe(true)
      expect(await rowsOf<Thing>(t, 'thing').insert(thing('a'))).toBe(false)
    })
    expect(await read(things.storage)).toEqual(rows)
  })

  test('uses a value wherever the text repeats it', async () => {
    await using things = await openThings(engine)
    const rows = await things.storage.transaction(async (t) => {
      await rowsOf<Thing>(t, 'thing').insert(thing('a'))
      return rowsOf<Thing>(t, 'thing').find('key = $2 and key <> $1 and (key = $2 or detail = $1)', [
        'b',
        'a',
      ])
    })
    expect(rows.map(({ key }) => key)).toEqual(['a'])
  })

  test('rolls back when the work throws, and passes the error on', async () => {
    await using things = await openThings(engine)
    const error = new Error('no')
    const failed = things.storage.transaction(async (t) => {
      await rowsOf<Thing>(t, 'thing').insert(thing('a'))
      throw error
    })
    await expect(failed).rejects.toBe(error)
    expect(await read(things.storage)).toEqual([])
  })

  test('rolls back after a statement that fails, and serves the next transaction', async () => {
    await using things = await openThings(engine)
    const failed = things.storage.transaction(async (t) => {
      await rowsOf<Thing>(t, 'thing').insert(thing('a'))
      await t.execute('insert into no_such_table values ($1)', [1])
    })
    await expect(failed).rejects.toThrow(/no_such_table/)
    expect(await read(things.storage)).toEqual([])
  })

  test('runs its transactions at the isolation level that the kit needs', async () => {
    const { storage, close } = await engine.open()
    const level =
      storage.dialect === 'sqlite' ? `'read committed'` : `current_setting('transaction_isolation')`
    expect(await storage.transaction((t) => t.execute(`select ${level} as level`, []))).toEqual([
      { level: 'read committed' },
    ])
    await close()
  })

  test('a handler that calls the kit fails with the remedy, and does not wait for itself', async () => {
    await using operator = await startOperator(engine, {
      webhook: false,
      handlers: { onPaid: async () => void (await operator.kit.deposits.find('d-1')) },
    })
    await operator.pay((await operator.deposit('d-1')).chargeId)
    operator.clock.advance(61_000)
    expect(await operator.kit.runDue()).toEqual({ done: 0, failed: 1 })
    expect(operator.errors).toMatchObject([{ code: 'insideTransaction' }])
  })

  test('gives each row to one of many that claim at once', async () => {
    await using things = await openThings(engine)
    await things.storage.transaction(async (t) => {
      for (let count = 0; count < 100; count += 1) await rowsOf<Thing>(t, 'thing').insert(thing(`k${count}`))
    })
    const claims = await Promise.all(
      Array.from({ length: 10 }, () =>
        things.storage.transaction((t) => rowsOf<Thing>(t, 'thing').claim(1, 1000, 10, [])),
      ),
    )
    const keys = claims.flat().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBe(100)
  })
})

describe.each(ADAPTERS)('the storage of $name', (engine) => {
  test('never reports a rollback as a commit, when the work catches the error of a statement', async () => {
    await using things = await openThings(engine)
    const isCommitted = await things.storage
      .transaction(async (t) => {
        await rowsOf<Thing>(t, 'thing').insert(thing('a'))
        await t
          .execute(`insert into thing (key, amount, attempts) values ('a', 1, 0)`, [])
          .catch(() => undefined)
      })
      .then(
        () => true,
        () => false,
      )
    expect(isCommitted).toBe(things.storage.dialect === 'sqlite')
    expect(await read(things.storage)).toHaveLength(isCommitted ? 1 : 0)
  })

  test('carries the kit: a deposit, a withdrawal and the day', async () => {
    await using operator = await startOperator(engine)
    const { chargeId } = await operator.deposit('d-1', 50_000)
    await operator.pay(chargeId)
    await operator.pass(61)
    await Promise.all([operator.withdraw('w-1', 700), operator.withdraw('w-2', 300)])
    await operator.work()
    await operator.pass(600)
    expect((await operator.log()).toSorted()).toEqual(
      ['paid d-1', 'debit w-1', 'debit w-2', 'settled w-1', 'settled w-2'].toSorted(),
    )
    const day = new Date(operator.clock.now() - 3 * 3_600_000).toISOString().slice(0, 10)
    await operator.pass(86_400 + 120)
    expect(await operator.kit.days.reconcile(day)).toMatchObject({ status: 'closed' })
  })
})
