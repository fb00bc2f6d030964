import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertCharge } from '../../src/storage/rows/charge-rows.ts'
import type { Charge } from '../../src/domain/charge/charge.ts'
import { frozenClock, runningClock, virtualNow } from '../../src/domain/wallet/wallet-clock.ts'
import { findWallet } from '../../src/storage/rows/wallet-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import { TIMER_HANDLERS } from '../../src/application/timer-handlers.ts'
import { Wallets } from '../../src/application/wallet/wallets.ts'
import { simulatedRail } from '../../src/rail/simulated/simulated-rail.ts'
import { createIdSource } from '../../src/identity/id-source.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { type ClockMoved, type WalletClocks, createWalletClocks } from '../../src/timers/wallet-clocks.ts'
import { type Receiver, startReceiver, status } from '../outbox/support/receiver.ts'
import { type TestOutbox, openOutbox } from '../outbox/support/test-outbox.ts'
import { REPEATED } from '../storage/repeated.ts'

const NOON = Date.UTC(2026, 0, 5, 12)
const SECOND = 1000
const DAY = 86_400_000

const clocksOf = (outbox: TestOutbox): WalletClocks =>
  createWalletClocks({ ...outbox, rail: simulatedRail, processId: randomUUID() })

/** Creates PENDING charges that expire this many seconds from now, and returns their ids. */
async function addCharges(
  outbox: TestOutbox,
  walletId: string,
  seconds: readonly number[],
): Promise<string[]> {
  const ids: string[] = []
  await outbox.wallets.write(walletId, async (work) => {
    for (const expiresIn of seconds) {
      const chargeId = randomUUID()
      ids.push(chargeId)
      const charge: Charge = {
        chargeId,
        walletId,
        status: 'PENDING',
        amount: 100,
        brCode: '',
        txid: '',
        pixKey: '',
        externalId: 'deposit-1',
        description: null,
        metadata: null,
        expectedPayer: null,
        createdAt: work.now,
        expiresAt: work.now + expiresIn * SECOND,
        expiryTimer: work.schedule('chargeExpiry', chargeId, work.now + expiresIn * SECOND),
        payment: null,
        reversed: 0,
      }
      insertCharge(work.transaction, charge)
      work.changePending(100)
    }
  })
  return ids
}

const ok = async (moved: ReturnType<WalletClocks['advance']>): Promise<ClockMoved> => {
  const result = await moved
  if (result?.ok !== true) throw new Error(`The clock was not moved: ${JSON.stringify(result)}`)
  return result
}

async function timeOf(outbox: TestOutbox, walletId: string): Promise<number> {
  const wallet = await outbox.store.read((reader) => findWallet(reader, walletId))
  if (wallet === undefined) throw new Error('There is no such wallet')
  return virtualNow(wallet.clock, outbox.clock.now(), wallet.lastAt)
}

async function frozenWallet(outbox: TestOutbox, receiver?: Receiver): Promise<string> {
  return outbox.addWallet({
    clock: frozenClock(NOON),
    ...(receiver === undefined ? {} : { url: receiver.url }),
  })
}

describe('moving the clock of a wallet (G-271)', () => {
  test('runs what falls due, in order of time, and sends the resulting deliveries (R-317, R-322)', async () => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const walletId = await frozenWallet(outbox, receiver)
    const [late, early, after] = await addCharges(outbox, walletId, [600, 300, 901])
    const moved = await ok(clocksOf(outbox).advance(walletId, { by: 900 }))
    const deliveries = await outbox.deliveries(walletId)
    expect(moved).toMatchObject({
      from: NOON,
      to: NOON + 900 * SECOND,
      clock: frozenClock(NOON + 900 * SECOND),
      total: 4,
    })
    const step = (
      seconds: number,
      kind: string,
      resourceId: string | undefined,
      event: string | null,
    ): object => ({
      at: NOON + seconds * SECOND,
      kind,
      resourceId,
      event,
    })
    expect(moved.ran).toMatchObject([
      step(300, 'chargeExpiry', early, 'pixChargeExpired'),
      step(300, 'delivery', deliveries[0]?.id, null),
      step(600, 'chargeExpiry', late, 'pixChargeExpired'),
      step(600, 'delivery', deliveries[1]?.id, null),
    ])
    expect(receiver.received.map(({ body }) => JSON.parse(body).occurredAt)).toEqual([
      '2026-01-05T12:05:00.000Z',
      '2026-01-05T12:10:00.000Z',
    ])
    expect(await timeOf(outbox, walletId)).toBe(NOON + 900 * SECOND)
    expect(after).toBeDefined()
  })

  test('makes the attempts of a failing delivery, between the timers (R-318)', async () => {
    await using receiver = await startReceiver(status(500))
    await using outbox = await openOutbox()
    const walletId = await frozenWallet(outbox, receiver)
    await addCharges(outbox, walletId, [10, 40])
    const moved = await ok(clocksOf(outbox).advance(walletId, { by: 60 }))
    expect(moved.ran.map(({ kind }) => kind)).toEqual([
      'chargeExpiry',
      'delivery',
      'delivery',
      'chargeExpiry',
      'delivery',
      'delivery',
    ])
    const times = moved.ran.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    for (const { attempts } of await outbox.deliveries(walletId)) expect(attempts).toBe(2)
  })

  test('with idle stops at the last thing that ran', async () => {
    await using receiver = await startReceiver(status(500))
    await using outbox = await openOutbox()
    const walletId = await frozenWallet(outbox, receiver)
    await addCharges(outbox, walletId, [10])
    const moved = await ok(clocksOf(outbox).advance(walletId, { until: 'idle' }))
    expect(moved.total).toBe(10)
    expect(moved.to).toBe(moved.ran.at(-1)?.at)
    expect(await outbox.deliveries(walletId)).toMatchObject([{ status: 'DEAD', attempts: 9 }])
  })

  test('with idle moves at most 400 days', async () => {
    await using outbox = await openOutbox()
    const walletId = await frozenWallet(outbox)
    await addCharges(outbox, walletId, [400 * 86_400, 400 * 86_400 + 1])
    const moved = await ok(clocksOf(outbox).advance(walletId, { until: 'idle' }))
    expect(moved).toMatchObject({ to: NOON + 400 * DAY, total: 1 })
  })

  test('with nextDue moves one step, or none when nothing is due', async () => {
    await using outbox = await openOutbox()
    const walletId = await frozenWallet(outbox)
    await addCharges(outbox, walletId, [300, 20, 300])
    const clocks = clocksOf(outbox)
    const ends: number[] = []
    for (let step = 0; step < 3; step += 1) {
      const { to, total } = await ok(clocks.advance(walletId, { until: 'nextDue' }))
      ends.push((to - NOON) / SECOND, total)
    }
    expect(ends).toEqual([20, 1, 300, 2, 300, 0])
  })

  test('to a past instant is refused, and to the present one runs what is due', async () => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox({ isStarted: false })
    const walletId = await frozenWallet(outbox, receiver)
    await outbox.emit(walletId)
    const clocks = clocksOf(outbox)
    expect(await clocks.advance(walletId, { to: NOON - 1 })).toEqual({
      ok: false,
      code: 'ClockCannotGoBack',
      now: NOON,
    })
    expect(await clocks.set(walletId, { mode: 'RUNNING', now: NOON - 1 })).toMatchObject({ ok: false })
    receiver.answerWith((_, response) => response.end())
    expect(await ok(clocks.advance(walletId, { by: 0 }))).toMatchObject({ from: NOON, to: NOON })
    expect(receiver.received).toHaveLength(1)
  })

  test('of an unknown wallet returns undefined', async () => {
    await using outbox = await openOutbox()
    expect(await clocksOf(outbox).advance(randomUUID(), { by: 1 })).toBeUndefined()
  })

  test('that is running keeps it running from the new instant', async () => {
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ clock: runningClock(5000) })
    const [chargeId] = await addCharges(outbox, walletId, [60])
    const moved = await ok(clocksOf(outbox).advance(walletId, { by: 3600 }))
    expect(moved.ran).toMatchObject([{ resourceId: chargeId }])
    expect(moved.clock).toEqual(runningClock(5000 + 3_600_000))
    outbox.clock.pass(10)
    expect(await timeOf(outbox, walletId)).toBe(moved.to + 10)
  })

  test('can freeze it and let it run again', async () => {
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet()
    const clocks = clocksOf(outbox)
    const start = outbox.clock.now()
    await ok(clocks.set(walletId, { mode: 'FROZEN' }))
    outbox.clock.pass(1000)
    expect(await timeOf(outbox, walletId)).toBe(start)
    await addCharges(outbox, walletId, [60])
    const moved = await ok(clocks.set(walletId, { mode: 'RUNNING', now: start + DAY }))
    expect(moved).toMatchObject({ to: start + DAY, total: 1 })
    outbox.clock.pass(7)
    expect(await timeOf(outbox, walletId)).toBe(start + DAY + 7)
  })

  test('lists a thousand steps and counts all of them', async () => {
    await using outbox = await openOutbox()
    const walletId = await frozenWallet(outbox)
    await addCharges(
      outbox,
      walletId,
      Array.from({ length: 1500 }, (_, index) => index + 1),
    )
    const moved = await ok(clocksOf(outbox).advance(walletId, { by: 1500 }))
    expect(moved.ran).toHaveLength(1000)
    expect(moved.total).toBe(1500)
  })

  test('leaves it at an instant on the way when it is interrupted, and continues from there', async () => {
    await using outbox = await openOutbox()
    const walletId = await frozenWallet(outbox)
    await addCharges(
      outbox,
      walletId,
      Array.from({ length: 500 }, (_, index) => index + 1),
    )
    let writes = 0
    const store: Store = {
      ...outbox.store,
      write: (work) => {
        writes += 1
        return writes > 4 ? Promise.reject(new Error('The process has ended')) : outbox.store.write(work)
      },
    }
    const { clock, dispatcher } = outbox
    const ids = createIdSource(undefined)
    const wallets = new Wallets({
      store,
      clock,
      ids,
      rail: simulatedRail,
      timers: TIMER_HANDLERS,
      checkEvent: () => undefined,
      onCommit: () => undefined,
    })
    const dying = createWalletClocks({
      store,
      clock,
      wallets,
      dispatcher,
      rail: simulatedRail,
      processId: randomUUID(),
    })
    await expect(dying.advance(walletId, { by: 1000 })).rejects.toThrow('The process has ended')
    const wallet = await outbox.store.read((reader) => findWallet(reader, walletId))
    const seconds = ((wallet?.clock.frozenAt ?? 0) - NOON) / SECOND
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(500)
    // Every timer that was due at this time has run, and no later timer has run.
    expect(wallet).toMatchObject({ pending: (500 - seconds) * 100, nextDueAt: NOON + (seconds + 1) * SECOND })
    const moved = await ok(clocksOf(outbox).advance(walletId, { to: NOON + 1000 * SECOND }))
    expect(moved.total).toBe(500 - seconds)
  })

  test('over 31 days with 5000 timers is done in one call', async () => {
    await using outbox = await openOutbox()
    const walletId = await frozenWallet(outbox)
    const seconds = Array.from({ length: 5000 }, (_, index) => Math.ceil(((index + 1) * 31 * 86_400) / 5000))
    await addCharges(outbox, walletId, seconds)
    const moved = await ok(clocksOf(outbox).advance(walletId, { by: 31 * 86_400 }))
    expect(moved.total).toBe(5000)
    const wallet = await outbox.store.read((reader) => findWallet(reader, walletId))
    expect(wallet).toMatchObject({ pending: 0, nextDueAt: null, events: 5000 })
  })
})

for (const engine of REPEATED) {
  test.skipIf(engine.missing !== undefined)(
    `two concurrent moves of one clock on ${engine.name} run one after the other${engine.missing ?? ''}`,
    async () => {
      const database = engine.make()
      const store = await database.open()
      await migrate(store)
      {
        await using receiver = await startReceiver(status(500))
        await using outbox = await openOutbox({ store })
        const walletId = await frozenWallet(outbox, receiver)
        await addCharges(outbox, walletId, [10, 20, 30])
        const clocks = clocksOf(outbox)
        // On a shared store, the second object stands for another process.
        const others = store.isShared ? clocksOf(outbox) : clocks
        using _ = outbox.passing()
        const [first, second] = await Promise.all([
          ok(clocks.advance(walletId, { by: 100 })),
          ok(others.advance(walletId, { by: 100 })),
        ])
        const [a, b] = [first, second].toSorted((x, y) => x.from - y.from)
        expect([a?.from, a?.to, b?.from, b?.to]).toEqual([
          NOON,
          NOON + 100 * SECOND,
          NOON + 100 * SECOND,
          NOON + 200 * SECOND,
        ])
      }
      await store.close()
      await database.remove()
    },
  )
}
