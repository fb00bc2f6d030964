import { describe, expect, test } from 'vitest'
import { DatabaseClock } from '../../src/storage/postgres/database-clock.ts'
import type { PostgresConnection } from '../../src/storage/postgres/postgres-connection.ts'
import { createService } from '../../src/create-service.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { byKeyBody, unique } from '../support/bodies.ts'
import { type ManualClock, manualClock } from '../support/manual-clock.ts'
import { Operator } from '../support/operator.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { SECOND, START } from '../support/service.ts'

const HOUR = 3_600_000

/** Simulates a database: its clock is `ahead` of this machine, and a query takes the times `there` and `back`. */
function database(own: ManualClock): {
  ahead: number
  there: number
  back: number
  asked: number
  readonly connection: PostgresConnection
} {
  const it = { ahead: 0, there: 0, back: 0, asked: 0 }
  const first = async (): Promise<{ readonly now: number }> => {
    it.asked += 1
    own.pass(it.there)
    const now = own.now() + it.ahead
    own.pass(it.back)
    return { now }
  }
  return Object.assign(it, { connection: { first } as unknown as PostgresConnection })
}

describe('the clock of the database', () => {
  test('is ahead of the machine by the offset of the measurement with the shortest round trip', async () => {
    const own = manualClock(START)
    const clock = new DatabaseClock(own)
    const it = database(own)
    Object.assign(it, { ahead: HOUR, there: 40, back: 0 })
    await clock.measureIfOld(it.connection)
    expect(clock.now() - own.now()).toBe(HOUR + 20)
    own.pass(SECOND)
    Object.assign(it, { there: 1, back: 1 })
    await clock.measureIfOld(it.connection)
    expect(clock.now() - own.now()).toBe(HOUR)
    own.pass(SECOND)
    Object.assign(it, { there: 0, back: 300 })
    await clock.measureIfOld(it.connection)
    expect(clock.now() - own.now()).toBe(HOUR)
    expect(clock.offset()).toBe(-HOUR)
  })

  test('is measured once a second', async () => {
    const own = manualClock(START)
    const clock = new DatabaseClock(own)
    const it = database(own)
    for (let count = 0; count < 10; count += 1) {
      await clock.measureIfOld(it.connection)
      own.pass(500)
    }
    expect(it.asked).toBe(5)
  })

  test('does not follow the clock of the machine', async () => {
    const own = manualClock(START)
    const clock = new DatabaseClock(own)
    const it = database(own)
    await clock.measureIfOld(it.connection)
    own.jump(600 * SECOND)
    own.pass(500)
    expect(clock.now()).toBe(START + 500)
    expect(clock.wallNow()).toBe(START + 500)
    expect(clock.offset()).toBe(600 * SECOND)
  })

  test('stands still for a small correction backwards, and follows a large one', async () => {
    const own = manualClock(START)
    const clock = new DatabaseClock(own)
    const it = database(own)
    await clock.measureIfOld(it.connection)
    own.pass(2 * SECOND)
    const before = clock.now()
    it.ahead = -300
    await clock.measureIfOld(it.connection)
    expect(clock.now()).toBe(before)
    own.pass(2 * SECOND)
    expect(clock.now()).toBe(before + 1700)
    it.ahead = -HOUR
    await clock.measureIfOld(it.connection)
    expect(clock.now()).toBe(own.now() - HOUR)
    it.ahead = HOUR
    own.pass(2 * SECOND)
    await clock.measureIfOld(it.connection)
    expect(clock.now()).toBe(own.now() + HOUR)
  })
})

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''
const [wallet] = DEFAULT_WALLETS

describe.skipIf(missing !== '')(`a store on PostgreSQL${missing}`, () => {
  test("has the time of the database, whatever the machine's clock shows", async () => {
    if ('missing' in found) throw new Error(found.missing)
    const { open, query, drop } = freshSchema(found.url)
    const store = await open({ clock: manualClock(START) })
    const [row] = await query<{ now: number }>(
      'select extract(epoch from clock_timestamp())::double precision * 1000 as now',
    )
    expect(Math.abs((row?.now ?? 0) - (store.clock?.now() ?? 0))).toBeLessThan(HOUR)
    expect(Math.abs((store.clock?.now() ?? 0) - START)).toBeGreaterThan(24 * HOUR)
    await store.close()
    await drop()
  })

  test('whose time is set back lets wallets continue from their latest instant', async () => {
    if ('missing' in found) throw new Error(found.missing)
    const { open, drop } = freshSchema(found.url)
    const own = manualClock(START)
    let back = 0
    const clock = { ...own, now: () => own.now() - back }
    {
      await using service = await createService({ store: await open(), clock })
      const operator = new Operator({
        url: service.url,
        walletId: wallet?.id ?? '',
        clientId: 'alfa-demo',
        clientSecret: 'alfa-demo-secret',
        now: () => performance.now(),
      })
      const externalId = unique('withdrawal')
      await operator.ok('createWithdrawalByPixKey', { body: byKeyBody({ externalId }) })
      back = HOUR / 2
      // The timer worker notices in its next run that the clock went back.
      await expect
        .poll(
          async () => {
            own.pass(500)
            return (await operator.ok('getWithdrawal', { path: { externalId } })).status
          },
          { timeout: 10_000 },
        )
        .toBe('SUCCESS')
      expect(clock.now()).toBeLessThan(START)
    }
    await drop()
  })
})
