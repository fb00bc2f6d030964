import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBalance } from '../../src/application/money/balances.ts'
import { createImmediateCharge, getImmediateCharge } from '../../src/application/money/charges.ts'
import { listStatement } from '../../src/application/money/statement.ts'
import { getWithdrawal } from '../../src/application/money/withdrawals.ts'
import type { Context } from '../../src/application/operation/context.ts'
import { payCharge } from '../../src/application/reports/charge-reports.ts'
import { findCharge } from '../../src/storage/rows/charge-rows.ts'
import { firstTimers } from '../../src/storage/rows/timer-rows.ts'
import { addPixKey } from '../../src/storage/rows/directory-rows.ts'
import { findWallet } from '../../src/storage/rows/wallet-rows.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { type TestOutbox, openOutbox } from '../outbox/support/test-outbox.ts'
import { byKeyBody, chargeBody } from '../support/bodies.ts'
import { ledgerDifferences } from '../support/ledger.ts'
import { eventsOf } from '../support/rows.ts'
import { howToRepeat, runs, testSeed as seed } from '../support/runs.ts'
import { startService } from '../support/service.ts'

/** The most timers that one transaction runs. */
const BATCH = 100

async function timersLeft({ store }: Pick<TestOutbox, 'store'>, walletId: string): Promise<number> {
  return (await store.read((reader) => firstTimers(reader, walletId, { since: 0, most: 20_000 }))).length
}

test('with 10,000 due timers, a read and a change that pass timers wait for one batch only', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const { wallets, clock } = outbox
  const walletId = await outbox.addWallet()
  await wallets.write(walletId, async (work) => {
    for (let timer = 0; timer < 10_000; timer += 1) work.schedule('chargeExpiry', randomUUID(), work.now + 1)
  })
  clock.pass(1)
  const passing = { passesTimers: true }
  expect(await wallets.read(walletId, async ({ isBehind }) => isBehind, passing)).toBe(true)
  expect(await timersLeft(outbox, walletId)).toBe(10_000 - BATCH)
  await wallets.write(walletId, async (work) => work.move('depositSettled', 1, null), passing)
  expect(await timersLeft(outbox, walletId)).toBe(10_000 - 2 * BATCH)
})

test('when reports of the institution are due, a read and a change that pass timers wait for one batch only', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const { wallets, clock } = outbox
  const walletId = await outbox.addWallet()
  await wallets.write(walletId, async (work) => {
    for (let timer = 0; timer < 5 * BATCH; timer += 1) {
      const transactionId = randomUUID()
      const report = JSON.stringify({ report: 'transferSettled', transactionId })
      work.schedule('transferSettled', transactionId, work.now + 1, report)
    }
  })
  clock.pass(1)
  const passing = { passesTimers: true }
  expect(await wallets.read(walletId, async ({ isBehind }) => isBehind, passing)).toBe(true)
  expect(await timersLeft(outbox, walletId)).toBe(4 * BATCH)
  await wallets.write(walletId, async (work) => work.move('depositSettled', 1, null), passing)
  expect(await timersLeft(outbox, walletId)).toBe(3 * BATCH)
})

test('a request runs between two batches of the timers that the worker runs', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const { wallets, clock } = outbox
  const walletId = await outbox.addWallet()
  await wallets.write(walletId, async (work) => {
    for (let timer = 0; timer < 5 * BATCH; timer += 1)
      work.schedule('chargeExpiry', randomUUID(), work.now + 1)
  })
  clock.pass(1)
  const ended: string[] = []
  const work = wallets.runTimers(walletId).then(() => ended.push('timers'))
  const change = wallets
    .write(walletId, async () => ended.push('request'), { passesTimers: true })
    .then(() => timersLeft(outbox, walletId))
  expect(await change).toBeGreaterThan(0)
  await work
  expect(ended).toEqual(['request', 'timers'])
})

interface Behind extends TestOutbox {
  readonly walletId: string
  /** The charges that have expired, in the order of their expiry. */
  readonly chargeIds: readonly string[]
  readonly withdrawal: string
}

/** A wallet with a withdrawal and expired charges, after more due timers than a few requests run. */
async function openBehind(): Promise<Behind> {
  const store: Store = openSqlite({})
  const service = await startService({ store: { ...store, close: async () => undefined } })
  const { a, clock } = service
  const chargeIds: string[] = []
  for (let number = 0; number < 10; number += 1) {
    const body = chargeBody({ amount: 100 + number, expiresIn: 60 + number })
    chargeIds.push((await a.ok('createImmediateCharge', { body })).chargeId)
  }
  const { externalId } = await a.ok('createWithdrawalByPixKey', { body: byKeyBody({ amount: 500 }) })
  await service.close()
  const outbox = await openOutbox({ store, clock, isStarted: false })
  await outbox.wallets.write(a.walletId, async (work) => {
    for (let timer = 0; timer < 15 * BATCH; timer += 1)
      work.schedule('chargeExpiry', randomUUID(), work.now + timer)
  })
  clock.pass(3_600_000)
  return {
    ...outbox,
    walletId: a.walletId,
    chargeIds,
    withdrawal: externalId,
    async [Symbol.asyncDispose]() {
      await outbox[Symbol.asyncDispose]()
      await store.close()
    },
  }
}

/** The answers to reads of the wallet, without the instant of the answer. */
async function answers({ wallets, walletId, chargeIds, withdrawal }: Behind): Promise<readonly unknown[]> {
  const context = { wallets, mode: 'production' } as unknown as Context
  const caller = { walletId, clientId: '' }
  const given = { caller, path: {}, query: {}, body: undefined, headers: {} }
  const charges = [0, 5, 8, 9].map((index) => chargeIds[index] ?? '')
  return Promise.all([
    getBalance(context, given as never),
    getWithdrawal(context, { ...given, path: { externalId: withdrawal } } as never),
    listStatement(context, given as never),
    ...charges.map((chargeId) => getImmediateCharge(context, { ...given, path: { chargeId } } as never)),
  ])
}

test('reads that pass timers answer as after all timers', async () => {
  await using behind = await openBehind()
  const { wallets, walletId, store } = behind
  const early = await answers(behind)
  expect(await timersLeft(behind, walletId)).toBeGreaterThan(0)
  await wallets.runTimers(walletId)
  expect(early).toEqual(await answers(behind))
  expect(await ledgerDifferences(store)).toEqual([])
})

test('each charge expires at its own instant, in whichever batch its timer runs', async () => {
  await using behind = await openBehind()
  const { wallets, walletId, chargeIds, store } = behind
  await wallets.runTimers(walletId)
  const charges = await store.read((reader) => Promise.all(chargeIds.map((id) => findCharge(reader, id))))
  const expired = (await eventsOf(store, { walletId })).filter(({ event }) => event === 'pixChargeExpired')
  expect(expired.map(({ payload }) => Date.parse(String(payload['occurredAt'])))).toEqual(
    charges.map((charge) => charge?.expiresAt),
  )
})

test('G-088 a payment that passes the expiry of its charge is refused, and the charge expires once', async () => {
  await using behind = await openBehind()
  const { wallets, walletId, chargeIds, store } = behind
  const chargeId = chargeIds.at(-1) ?? ''
  const refused = await pay(wallets, walletId, chargeId)
  expect(refused).toBe('REFUSED')
  expect(await timersLeft(behind, walletId)).toBeGreaterThan(0)
  await wallets.runTimers(walletId)
  const wallet = await store.read((reader) => findWallet(reader, walletId))
  expect(wallet).toMatchObject({ pending: 0, nextDueAt: null })
  const names = (await eventsOf(store, { walletId })).map(({ event }) => event)
  expect(names.filter((it) => it === 'pixChargeExpired')).toHaveLength(chargeIds.length)
  expect(await ledgerDifferences(store)).toEqual([])
})

test('a process that finds no due timer writes nothing', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const walletId = await outbox.addWallet()
  const row = (): Promise<unknown> => outbox.store.read((reader) => findWallet(reader, walletId))
  const before = await row()
  outbox.clock.pass(1000)
  await outbox.wallets.runTimers(walletId)
  expect(await row()).toEqual(before)
})

/** A step of a random sequence: time passes, a charge is created, read or paid, the balance is read, or timers run. */
interface Step {
  readonly what: 'pass' | 'create' | 'read' | 'pay' | 'balance' | 'run'
  readonly number: number
}

const STEPS: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    what: fc.constantFrom(
      'pass',
      'pass',
      'create',
      'create',
      'read',
      'read',
      'pay',
      'balance',
      'balance',
      'run',
    ),
    number: fc.nat(10),
  }),
  { minLength: 20, maxLength: 40 },
)

interface KnownCharge {
  readonly id: string
  readonly amount: number
  readonly expiresAt: number
  isPaid: boolean
}

test(`G-088 G-089 answers are those of the time at which they are given, whichever timers have run (${howToRepeat('test/wallets/passed-timers.test.ts')})`, async () => {
  await using outbox = await openOutbox({ isStarted: false })
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      const walletId = await outbox.addWallet()
      const pixKey = randomUUID()
      await outbox.store.write(async (transaction) => {
        const wallet = await findWallet(transaction, walletId)
        if (wallet !== undefined) await addPixKey(transaction, pixKey, wallet)
      })
      const charges: KnownCharge[] = []
      const { wallets, clock } = outbox
      for (const { what, number } of steps)
        await ACTS[what]({ wallets, clock, walletId, pixKey, charges, number })
      await outbox.wallets.runTimers(walletId)
      const expired = charges.filter((it) => !it.isPaid && it.expiresAt <= outbox.clock.now())
      const events = await eventsOf(outbox.store, { walletId })
      const ended = events.filter(({ event }) => event === 'pixChargeExpired').map((it) => it.resourceId)
      expect(ended.toSorted()).toEqual(expired.map(({ id }) => id).toSorted())
    }),
    { seed, numRuns: runs({ short: 5, long: 20, full: 60 }) },
  )
  expect(await ledgerDifferences(outbox.store)).toEqual([])
})

interface Played extends Pick<TestOutbox, 'wallets' | 'clock'> {
  readonly walletId: string
  readonly pixKey: string
  readonly charges: KnownCharge[]
  readonly number: number
}

/** The charge of a step. */
const chargeOf = ({ charges, number }: Played): KnownCharge | undefined =>
  charges[number % Math.max(charges.length, 1)]

const isOpen = ({ clock }: Played, { isPaid, expiresAt }: KnownCharge): boolean =>
  !isPaid && clock.now() < expiresAt

function callOf({ wallets, walletId }: Played, more: object = {}): [Context, never] {
  const locations = { payloadLocation: (token: string) => `pix.example/${token}` }
  const context = { wallets, locations, mode: 'production' } as unknown as Context
  const caller = { walletId, clientId: '' }
  return [context, { caller, path: {}, query: {}, body: undefined, headers: {}, ...more } as never]
}

const ACTS: Readonly<Record<Step['what'], (played: Played) => Promise<unknown>>> = {
  async pass({ wallets, clock, walletId, number }) {
    // More timers fall due than the next operations run.
    await wallets.write(
      walletId,
      async (work) => {
        for (let timer = 0; timer < 5 * BATCH; timer += 1)
          work.schedule('chargeExpiry', randomUUID(), work.now)
      },
      { passesTimers: true },
    )
    clock.pass(number * 1000)
  },
  async create(played) {
    const { pixKey, number, charges } = played
    const body = { ...chargeBody({ amount: 1 + number, expiresIn: 1 + number }), pixKey }
    const made = await createImmediateCharge(...callOf(played, { body }))
    if (!made.ok) throw new Error(made.code)
    const { chargeId: id, expiresAt } = made.body
    charges.push({ id, amount: 1 + number, expiresAt: Date.parse(expiresAt), isPaid: false })
  },
  async read(played) {
    const charge = chargeOf(played)
    if (charge === undefined) return
    const read = await getImmediateCharge(...callOf(played, { path: { chargeId: charge.id } }))
    const status = charge.isPaid ? 'PAID' : isOpen(played, charge) ? 'PENDING' : 'EXPIRED'
    expect(read).toMatchObject({ body: { status } })
  },
  async pay(played) {
    const charge = chargeOf(played)
    if (charge === undefined) return
    const isPayable = isOpen(played, charge)
    const result = await pay(played.wallets, played.walletId, charge.id)
    expect(result).toBe(isPayable ? 'APPLIED' : 'REFUSED')
    charge.isPaid ||= isPayable
  },
  async balance(played) {
    const { charges } = played
    const sumOf = (some: readonly KnownCharge[]): number => some.reduce((sum, { amount }) => sum + amount, 0)
    expect(await getBalance(...callOf(played))).toMatchObject({
      body: {
        pendingBalance: sumOf(charges.filter((it) => isOpen(played, it))),
        availableBalance: sumOf(charges.filter(({ isPaid }) => isPaid)),
      },
    })
  },
  run: ({ wallets, walletId }) => wallets.runTimers(walletId),
}

/** Pays a charge as a report of the institution does. */
function pay(
  wallets: TestOutbox['wallets'],
  walletId: string,
  chargeId: string,
): Promise<string | undefined> {
  return wallets.write(
    walletId,
    async (work) => {
      const charge = await findCharge(work.transaction, chargeId)
      if (charge === undefined) throw new Error('There is no such charge')
      const account = { bankCode: '12345678', branchCode: '0001', accountNumber: '1', accountType: 'CACC' }
      const payer = { name: 'Maria', taxId: '52998224725', personType: 'NATURAL', ...account }
      const payment = { endToEndId: randomUUID(), amount: charge.amount, payer, payerMessage: null }
      return (await payCharge(work, charge, payment as never)).result
    },
    { passesTimers: true },
  )
}
