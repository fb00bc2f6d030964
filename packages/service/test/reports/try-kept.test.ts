import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { ReportOf } from '../../src/rail/rail.ts'
import type { Statement } from '../../src/storage/statement.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store, Transaction } from '../../src/storage/store.ts'
import { byKeyBody, chargeBody, unique } from '../support/bodies.ts'
import { ledgerDifferences } from '../support/ledger.ts'
import { payerFrom } from '../support/payers.ts'
import { REPORT_SECRET, Reporter } from '../support/reporter.ts'
import { startService } from '../support/service.ts'

/** The most kept reports that one report tries again. */
const MOST = 50

/** A store that counts the statements of its transactions. */
function countingStore(): { readonly store: Store; statements: number } {
  const inner = openSqlite({})
  const counted = {
    statements: 0,
    store: new Proxy(inner, {
      get(target, name) {
        if (name === 'write') return write
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    }),
  }
  const write: Store['write'] = (work) =>
    inner.write((transaction) => {
      const count = <T>(result: T): T => {
        counted.statements += 1
        return result
      }
      const all: Transaction['all'] = (...call) => count(transaction.all(...call))
      const first: Transaction['first'] = (...call) => count(transaction.first(...call))
      return work({
        all,
        first,
        run: (...call) => count(transaction.run(...call)),
        later: (...call) => {
          count(transaction.later(...call))
        },
        prepareReads: (load) => transaction.prepareReads(load),
      })
    })
  return counted
}

const counting = countingStore()
const service = await startService({
  rail: 'simulated',
  reportSecrets: [REPORT_SECRET],
  store: counting.store,
})
const { a, a2, store, clock } = service
const { walletId } = a
const institution = new Reporter({ url: service.url, now: () => clock.now() })

const KEPT: Statement = {
  name: 'test.keptReasons',
  text: 'select kept_because from rail_report where kept_because is not null order by position',
}
const FORGET: Statement = { name: 'test.forgetAll', text: 'delete from rail_report' }
const keptReasons = async (): Promise<readonly string[]> =>
  (await store.read((reader) => reader.all<{ kept_because: string }>(KEPT))).map((row) => row.kept_because)
const available = async (): Promise<number> => (await a.ok('getBalance')).availableBalance

let numbers = 0
/** Returns another endToEndId (`E`) or returnId (`D`) in each call. */
const freshId = (prefix: 'E' | 'D'): string =>
  `${prefix}12345678202603021200${String((numbers += 1)).padStart(11, '0')}`

/** Creates a charge, and reports its payment. Returns the chargeId. */
async function deposit(amount: number): Promise<string> {
  const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody({ amount }) })
  const payment = { endToEndId: freshId('E'), amount, payer: payerFrom(), payerMessage: null }
  const report = { report: 'chargePayment', walletId, chargeId, ...payment } as const
  expect(await institution.result(report)).toBe('APPLIED')
  return chargeId
}

const takenBack = (chargeId: string, amount: number): ReportOf<'chargeTakenBack'> => ({
  report: 'chargeTakenBack',
  walletId,
  chargeId,
  returnId: freshId('D'),
  amount,
  reason: 'FRAUD',
})

/** Reports take-backs that the service keeps. */
async function keep(chargeId: string, amounts: readonly number[]): Promise<void> {
  for (const amount of amounts) expect(await institution.result(takenBack(chargeId, amount))).toBe('KEPT')
}

/** The money of this charge has left the wallet, so that nothing can be taken back. */
let spent: string
beforeEach(async () => {
  await store.write((transaction) => transaction.run(FORGET))
  spent = await deposit(10_000)
  const body = { amount: await available(), externalId: unique('all'), destinationWalletId: a2.walletId }
  await a.ok('createInternalTransfer', { body })
})

const times = (count: number, amount: number): readonly number[] =>
  Array.from({ length: count }, () => amount)

test(`a report takes back money of at most ${MOST} kept take-backs, and the next report of the rest (G-383)`, async () => {
  await keep(spent, times(MOST + 10, 10))
  await deposit(9000)
  expect(await available()).toBe(9000 - MOST * 10)
  expect(await keptReasons()).toEqual(times(10, 10).map(() => 'The available balance does not cover 10.'))
  await deposit(1)
  expect(await available()).toBe(9001 - (MOST + 10) * 10)
  expect(await keptReasons()).toEqual([])
  expect(await ledgerDifferences(store)).toEqual([])
})

test('kept take-backs wait in the order in which they came for the balance that covers them (G-383)', async () => {
  await keep(spent, [40, 10])
  await deposit(20)
  expect(await keptReasons()).toEqual([
    'The available balance does not cover 40.',
    'The available balance does not cover 10.',
  ])
  await deposit(25)
  expect(await available()).toBe(5)
  expect(await keptReasons()).toEqual(['The available balance does not cover 10.'])
  await deposit(5)
  expect(await available()).toBe(0)
  expect(await keptReasons()).toEqual([])
})

test('a report that covers no kept take-back runs as many statements with 40 of them as with 1', async () => {
  const statementsOf = async (): Promise<number> => {
    const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody({ amount: 1 }) })
    const before = counting.statements
    const payment = { endToEndId: freshId('E'), amount: 1, payer: payerFrom(), payerMessage: null }
    await institution.result({ report: 'chargePayment', walletId, chargeId, ...payment })
    return counting.statements - before
  }
  await keep(spent, [100])
  const one = await statementsOf()
  await keep(spent, times(39, 100))
  expect(await statementsOf()).toBe(one)
})

test('take-backs that wait for something else do not delay the take-backs that wait for balance', async () => {
  for (let count = 0; count < MOST + 5; count += 1) await keep(randomUUID(), [10])
  await keep(spent, [10])
  await deposit(10)
  expect(await available()).toBe(0)
  expect(await keptReasons()).toHaveLength(MOST + 5)
})

test('a take-back that came before the payment waits for the payment, then for balance (G-381, G-383)', async () => {
  const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody({ amount: 30 }) })
  await keep(chargeId, [30])
  await keep(spent, [50])
  expect(await keptReasons()).toEqual([
    'The charge is PENDING. Only money of a charge that is PAID can be taken back.',
    'The available balance does not cover 50.',
  ])
  const payment = { endToEndId: freshId('E'), amount: 30, payer: payerFrom(), payerMessage: null }
  const report = { report: 'chargePayment', walletId, chargeId, ...payment } as const
  expect(await institution.result(report)).toBe('APPLIED')
  expect(await keptReasons()).toEqual(['The available balance does not cover 50.'])
  expect(await available()).toBe(0)
})

test(`a report tries at most ${MOST} kept reports of its own resource again`, async () => {
  await service.set(a, { withdrawalOutcome: { status: 'NONE', holdAt: 'INITIATED', afterSeconds: 0 } })
  await deposit(500)
  const { transactionId } = await a.ok('createWithdrawalByPixKey', { body: byKeyBody({ amount: 500 }) })
  for (let count = 0; count < MOST + 10; count += 1) {
    const facts = { returnId: freshId('D'), amount: 1, reason: null }
    const report = { report: 'transferReturned', walletId, transactionId, ...facts } as const
    expect(await institution.result(report)).toBe('KEPT')
  }
  const settled = { report: 'transferSettled', walletId, transactionId, endToEndId: freshId('E') } as const
  expect(await institution.result(settled)).toBe('APPLIED')
  expect(await keptReasons()).toHaveLength(10)
  expect(await institution.result(settled)).toBe('KNOWN')
  expect(await keptReasons()).toEqual([])
  expect(await available()).toBe(MOST + 10)
})
