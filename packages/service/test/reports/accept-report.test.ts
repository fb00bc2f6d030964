import { afterAll, describe, expect, test } from 'vitest'
import type { WithdrawalStatus } from '@pix-payments/spec/types'
import type { ReportOf } from '../../src/rail/rail.ts'
import type { Statement } from '../../src/storage/statement.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { REPEATED } from '../storage/repeated.ts'
import { type Body, CNPJ_A, JOAO, byKeyBody, chargeBody, creditor, unique } from '../support/bodies.ts'
import { Control } from '../support/control.ts'
import { fieldsOf } from '../support/http-call.ts'
import { storeProblems } from '../support/ledger.ts'
import type { Operator } from '../support/operator.ts'
import { payerFrom } from '../support/payers.ts'
import { productionStore } from '../support/production-store.ts'
import { REPORT_SECRET, Reporter } from '../support/reporter.ts'
import { eventNamesOf, timersOf } from '../support/rows.ts'
import { SECOND, START, type TestService, startService } from '../support/service.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

const service = await startService({ rail: 'simulated', reportSecrets: [REPORT_SECRET] })
const { a, b, clock, store } = service
const institution = reporterOf(service)
afterAll(() => service.close())

function reporterOf({ url, clock: { now } }: TestService): Reporter {
  return new Reporter({ url, now })
}

const KEPT: Statement = {
  name: 'test.kept',
  text: 'select id, kept_because from rail_report where kept_because is not null order by position',
}
/** Does what no command does yet: a person has dealt with a kept report. */
const FORGET: Statement = {
  name: 'test.forget',
  text: 'update rail_report set kept_because = null where id = $1',
}
const keptIn = (of: Store): Promise<{ id: string; kept_because: string }[]> => of.read((it) => it.all(KEPT))

const RETURN_ID = 'D87654321202603021200aaaaaaaaaa1'
let payments = 0
/** Returns another endToEndId in each call. */
const endToEndId = (): string => `E12345678202603021200${String((payments += 1)).padStart(11, '0')}`

interface Withdrawn {
  readonly transactionId: string
  readonly externalId: string
  status(): Promise<WithdrawalStatus>
}

/** Creates a withdrawal of 500 that the simulated institution in the process says nothing about. */
async function withdraw(of: TestService = service, operator: Operator = of.a): Promise<Withdrawn> {
  await of.set(operator, { withdrawalOutcome: { status: 'NONE', holdAt: 'INITIATED', afterSeconds: 0 } })
  const created = await operator.ok('createWithdrawalByPixKey', { body: byKeyBody() })
  const { transactionId, externalId } = created
  const status = async (): Promise<WithdrawalStatus> =>
    (await operator.ok('getWithdrawal', { path: { externalId } })).status
  return { transactionId, externalId, status }
}

const settled = ({ transactionId }: Withdrawn, { walletId }: Operator = a): ReportOf<'transferSettled'> => ({
  report: 'transferSettled',
  walletId,
  transactionId,
  // Each transfer has one endToEndId.
  endToEndId: `E12345678202603021200${transactionId.replaceAll('-', '').slice(0, 11)}`,
})

const returned = ({ transactionId }: Withdrawn): ReportOf<'transferReturned'> => ({
  report: 'transferReturned',
  walletId: a.walletId,
  transactionId,
  returnId: RETURN_ID,
  amount: 200,
  reason: null,
})

/** Creates a charge of 1000, and returns a payment that fits. */
async function payment(overrides: Body = {}): Promise<ReportOf<'chargePayment'>> {
  const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody(overrides) })
  return {
    report: 'chargePayment',
    walletId: a.walletId,
    chargeId,
    endToEndId: endToEndId(),
    amount: 1000,
    payer: payerFrom(),
    payerMessage: null,
  }
}

describe('a report with the id of an earlier report (G-343, G-403)', () => {
  test('gets the same answer, and has no further effect', async () => {
    const report = await payment()
    const id = unique('report')
    const first = await institution.send(report, { id })
    const again = await institution.send(report, { id })
    expect(again.body).toEqual(first.body)
    expect(again.body).toEqual({ result: 'APPLIED', reason: null })
    // Another id is another report about the same payment.
    expect(await institution.result(report)).toBe('KNOWN')
    expect(await eventNamesOf(store, a, report.chargeId)).toEqual(['pixChargePaid'])
  })

  test('may have its fields in another order', async () => {
    const { report, ...fields } = settled(await withdraw())
    const id = unique('report')
    expect(await institution.result({ report, ...fields }, { id })).toBe('APPLIED')
    expect(await institution.result({ ...fields, report }, { id })).toBe('APPLIED')
  })

  test('but another body returns 409, also for another wallet, and changes nothing', async () => {
    const withdrawal = await withdraw()
    const other = await withdraw(service, b)
    const report = settled(withdrawal)
    const id = unique('report')
    expect(await institution.result(report, { id })).toBe('APPLIED')
    const later = { ...report, dueAt: new Date(clock.now() + SECOND).toISOString() }
    expect(await institution.result(later, { id })).toBe('409 Conflict')
    expect(await institution.result(settled(other, b), { id })).toBe('409 Conflict')
    expect(await other.status()).toBe('INITIATED')
    expect(await institution.result(report, { id })).toBe('APPLIED')
  })

  test('gets the refusal again that the first one got', async () => {
    const report = { ...(await payment()), amount: 999 }
    const id = unique('report')
    expect(await institution.result(report, { id })).toBe('REFUSED AMOUNT_MISMATCH')
    expect(await institution.result(report, { id })).toBe('REFUSED AMOUNT_MISMATCH')
  })
})

test('a report about a wallet that does not exist returns 404, and its id stays free', async () => {
  const report = settled(await withdraw())
  const id = unique('report')
  const elsewhere = { ...report, walletId: '00000000-0000-4000-8000-00000000dead' }
  expect(await institution.result(elsewhere, { id })).toBe('404 NotFound')
  expect(await institution.result(report, { id })).toBe('APPLIED')
})

describe('a payment that the charge does not accept is REFUSED', () => {
  const payer = creditor()
  const { name: _name, taxId: _taxId, ...account } = payer
  test.each<{ reason: string; charge?: Body; change: Partial<ReportOf<'chargePayment'>> }>([
    {
      reason: 'PAYER_MISMATCH',
      charge: { expectedPayer: { taxId: JOAO, name: 'João' } },
      change: {},
    },
    {
      reason: 'ACCOUNT_MISMATCH',
      charge: { expectedPayer: { taxId: payer['taxId'], name: payer['name'], bankAccounts: [account] } },
      change: {},
    },
    { reason: 'AMOUNT_MISMATCH', change: { amount: 1001 } },
    {
      reason: 'THIRD_PARTY_PAYER_BLOCKED',
      change: { payer: payerFrom({ taxId: CNPJ_A, personType: 'LEGAL_PERSON' }) },
    },
  ])(
    'with the reason $reason, and the money stays with the payer',
    async ({ reason, charge = {}, change }) => {
      await service.set(a, { rejectThirdPartyPayers: true })
      const { availableBalance } = await a.ok('getBalance')
      const report = { ...(await payment(charge)), ...change }
      expect(await institution.result(report)).toBe(`REFUSED ${reason}`)
      expect(await a.ok('getBalance')).toMatchObject({ availableBalance })
    },
  )

  test('with the reason NOT_PAYABLE after the charge has ended', async () => {
    const report = await payment()
    expect(await institution.result(report)).toBe('APPLIED')
    const second = { ...report, endToEndId: endToEndId() }
    expect(await institution.result(second)).toBe('REFUSED NOT_PAYABLE')
  })
})

test('a second settlement with another endToEndId is a second payment: it is KEPT, and debits nothing', async () => {
  const withdrawal = await withdraw()
  const first = settled(withdrawal)
  expect(await institution.result(first)).toBe('APPLIED')
  const { totalBalance } = await a.ok('getBalance')
  const second = { ...first, endToEndId: endToEndId() }
  expect(await institution.result(second, { id: 'second-payment' })).toBe('KEPT')
  expect(await a.ok('getBalance')).toMatchObject({ totalBalance })
  expect(await keptIn(store)).toMatchObject([{ id: 'second-payment' }])
  await store.write((transaction) => transaction.run(FORGET, ['second-payment']))
})

test('a report that is late or doubled is KNOWN, and changes nothing', async () => {
  const withdrawal = await withdraw()
  const { transactionId } = withdrawal
  expect(await institution.result(settled(withdrawal))).toBe('APPLIED')
  expect(await institution.result(settled(withdrawal))).toBe('KNOWN')
  const accepted = { report: 'transferAccepted', walletId: a.walletId, transactionId } as const
  expect(await institution.result({ ...accepted, endToEndId: endToEndId(), stage: 'CONFIRMED' })).toBe(
    'KNOWN',
  )
  expect(await withdrawal.status()).toBe('SUCCESS')
  expect(await eventNamesOf(store, a, transactionId)).toEqual(['pixWithdrawSettled'])
})

describe('a report that fits no state of its resource (G-343)', () => {
  test('is KEPT, and takes effect after a later report, in spite of their order', async () => {
    const withdrawal = await withdraw()
    const id = unique('report')
    expect(await institution.result(returned(withdrawal), { id })).toBe('KEPT')
    expect(await keptIn(store)).toEqual([
      {
        id,
        kept_because: 'The withdrawal is INITIATED. Only a withdrawal that is SUCCESS can be returned.',
      },
    ])
    expect(await institution.result(settled(withdrawal))).toBe('APPLIED')
    expect(await eventNamesOf(store, a, withdrawal.transactionId)).toEqual([
      'pixWithdrawSettled',
      'pixWithdrawReturned',
    ])
    expect(await keptIn(store)).toEqual([])
    // The answer to a repeat stays the same.
    expect(await institution.result(returned(withdrawal), { id })).toBe('KEPT')
    expect(await eventNamesOf(store, a, withdrawal.transactionId)).toHaveLength(2)
  })

  test('is kept once: the same event with another id is KNOWN when the first one has taken effect', async () => {
    const withdrawal = await withdraw()
    expect(await institution.result(returned(withdrawal))).toBe('KEPT')
    expect(await institution.result(returned(withdrawal))).toBe('KEPT')
    expect(await keptIn(store)).toHaveLength(2)
    expect(await institution.result(settled(withdrawal))).toBe('APPLIED')
    expect(await keptIn(store)).toEqual([])
    expect(await eventNamesOf(store, a, withdrawal.transactionId)).toEqual([
      'pixWithdrawSettled',
      'pixWithdrawReturned',
    ])
  })

  test('is KEPT when its payment has already paid another charge (G-401)', async () => {
    const [first, second] = [await payment(), await payment()]
    expect(await institution.result(first)).toBe('APPLIED')
    const doubled = { ...second, endToEndId: first.endToEndId }
    const id = unique('report')
    expect(await institution.result(doubled, { id })).toBe('KEPT')
    expect(await keptIn(store)).toEqual([
      { id, kept_because: `The payment ${first.endToEndId} has already paid the charge ${first.chargeId}.` },
    ])
    // The charge can still be paid by another payment. Then the kept report waits for a person.
    expect(await institution.result(second)).toBe('APPLIED')
    expect(await keptIn(store)).toHaveLength(1)
    await store.write((transaction) => transaction.run(FORGET, [id]))
  })

  test('waits for its own resource only, and says why it waits now', async () => {
    const [withdrawal, other] = [await withdraw(), await withdraw()]
    const id = unique('report')
    expect(await institution.result(returned(withdrawal), { id })).toBe('KEPT')
    expect(await institution.result(settled(other))).toBe('APPLIED')
    const { walletId } = a
    const { transactionId } = withdrawal
    const accepted = {
      report: 'transferAccepted',
      walletId,
      transactionId,
      endToEndId: endToEndId(),
    } as const
    expect(await institution.result({ ...accepted, stage: 'CONFIRMED' })).toBe('APPLIED')
    expect(await keptIn(store)).toEqual([
      { id, kept_because: expect.stringMatching(/^The withdrawal is CONFIRMED\./) },
    ])
    expect(await institution.result(settled(withdrawal))).toBe('APPLIED')
    expect(await keptIn(store)).toEqual([])
  })
})

test('a reset of the wallet forgets its reports', async () => {
  await using own = await startService({ rail: 'simulated', reportSecrets: [REPORT_SECRET] })
  const reporter = reporterOf(own)
  const report = { ...returned(await withdraw(own)), walletId: own.a.walletId }
  const id = unique('report')
  expect(await reporter.result(report, { id })).toBe('KEPT')
  await new Control(own.url).ok('resetWallet', { path: { walletId: own.a.walletId } })
  expect(await keptIn(own.store)).toEqual([])
  const settling = settled(await withdraw(own), own.a)
  expect(await reporter.result(settling, { id })).toBe('APPLIED')
})

describe('a report with dueAt (G-346)', () => {
  const inSeconds = (seconds: number): string => new Date(clock.now() + seconds * SECOND).toISOString()

  test('is EXPECTED, and takes effect when the clock of the wallet reaches it', async () => {
    const withdrawal = await withdraw()
    const dueAt = inSeconds(30)
    const id = unique('report')
    const report = { ...settled(withdrawal), dueAt }
    expect(await institution.result(report, { id })).toBe('EXPECTED')
    expect(await timersOf(store, a, withdrawal.transactionId)).toEqual(['transferSettled'])
    clock.pass(30 * SECOND - 1)
    expect(await withdrawal.status()).toBe('INITIATED')
    clock.pass(1)
    expect(await a.ok('getWithdrawal', { path: { externalId: withdrawal.externalId } })).toMatchObject({
      status: 'SUCCESS',
      settlementDateTime: dueAt,
    })
    expect(await institution.result(report, { id })).toBe('EXPECTED')
    expect(await institution.result(settled(withdrawal))).toBe('KNOWN')
  })

  test.each([-1, 0])('that is %i seconds from now takes effect at once', async (seconds) => {
    const withdrawal = await withdraw()
    expect(await institution.result({ ...settled(withdrawal), dueAt: inSeconds(seconds) })).toBe('APPLIED')
    expect(await withdrawal.status()).toBe('SUCCESS')
  })

  test('in a leap second is EXPECTED in the second before it', async () => {
    const withdrawal = await withdraw()
    const dueAt = '2037-12-31T23:59:60.000Z'
    expect(await institution.result({ ...settled(withdrawal), dueAt })).toBe('EXPECTED')
    expect(await timersOf(store, a, withdrawal.transactionId)).toEqual(['transferSettled'])
  })

  test('is dropped when the resource ends before (G-402)', async () => {
    const withdrawal = await withdraw()
    expect(await institution.result({ ...settled(withdrawal), dueAt: inSeconds(5) })).toBe('EXPECTED')
    const { walletId } = a
    const { transactionId } = withdrawal
    const refused = { report: 'transferRefused', walletId, transactionId, status: 'FAILED' } as const
    const facts = { endToEndId: null, errorCode: null, errorDescription: null }
    expect(await institution.result({ ...refused, ...facts })).toBe('APPLIED')
    expect(await timersOf(store, a, transactionId)).toEqual([])
    clock.pass(10 * SECOND)
    expect(await withdrawal.status()).toBe('FAILED')
    expect(await keptIn(store)).toEqual([])
  })

  test('is dropped when it fits no state at its instant (G-402)', async () => {
    const withdrawal = await withdraw()
    const id = unique('report')
    const report = { ...returned(withdrawal), dueAt: inSeconds(5) }
    expect(await institution.result(report, { id })).toBe('EXPECTED')
    clock.pass(5 * SECOND)
    expect(await withdrawal.status()).toBe('INITIATED')
    expect(await keptIn(store)).toEqual([])
    expect(await institution.result(settled(withdrawal))).toBe('APPLIED')
    expect(await eventNamesOf(store, a, withdrawal.transactionId)).toEqual(['pixWithdrawSettled'])
    expect(await institution.result(report, { id })).toBe('EXPECTED')
  })

  test('lets kept reports take effect too when it does', async () => {
    const withdrawal = await withdraw()
    expect(await institution.result(returned(withdrawal))).toBe('KEPT')
    expect(await institution.result({ ...settled(withdrawal), dueAt: inSeconds(5) })).toBe('EXPECTED')
    expect(await keptIn(store)).toHaveLength(1)
    clock.pass(5 * SECOND)
    expect(await withdrawal.status()).toBe('SUCCESS')
    expect(await keptIn(store)).toEqual([])
    expect(await eventNamesOf(store, a, withdrawal.transactionId)).toEqual([
      'pixWithdrawSettled',
      'pixWithdrawReturned',
    ])
  })
})

describe('in production', () => {
  test('a report with dueAt is refused by name, and a report without it is applied (G-400)', async () => {
    const production = await productionStore()
    await using own = await startService({
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      rail: 'simulated',
      store: production,
      reportSecrets: [REPORT_SECRET],
    })
    const reporter = reporterOf(own)
    const body = chargeBody()
    const { chargeId } = await own.a.ok('createImmediateCharge', { body })
    const report = { ...(await payment()), walletId: own.a.walletId, chargeId }
    const dueAt = new Date(START + SECOND).toISOString()
    const id = unique('report')
    const refused = await reporter.send({ ...report, dueAt }, { id })
    expect(refused).toMatchObject({ status: 400, body: { code: 'MalformedRequest' } })
    expect(fieldsOf(refused)).toEqual(['dueAt'])
    expect(await reporter.result(report, { id })).toBe('APPLIED')
  })
})

/** Returns a store whose transactions fail after their work while `failing.isOn`. */
function failingStore(): { readonly store: Store; readonly failing: { isOn: boolean } } {
  const inner = openSqlite({})
  const failing = { isOn: false }
  const write: Store['write'] = (work) =>
    inner.write(async (transaction) => {
      const result = await work(transaction)
      if (!failing.isOn) return result
      throw new Error('the transaction failed')
    })
  const outer = new Proxy(inner, {
    get(target, name) {
      if (name === 'write') return write
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { store: outer, failing }
}

test('a report whose transaction fails returns 500 and leaves nothing; sent again, it is applied once', async () => {
  const { store, failing } = failingStore()
  await using own = await startService({ rail: 'simulated', store, reportSecrets: [REPORT_SECRET] })
  const reporter = reporterOf(own)
  const withdrawal = await withdraw(own)
  const id = unique('report')
  const report = settled(withdrawal, own.a)
  failing.isOn = true
  expect(await reporter.result(report, { id })).toBe('500 InternalError')
  failing.isOn = false
  expect(await withdrawal.status()).toBe('INITIATED')
  expect(await reporter.result(report, { id })).toBe('APPLIED')
  expect(await eventNamesOf(own.store, own.a, withdrawal.transactionId)).toEqual(['pixWithdrawSettled'])
})

test('the ledger balances afterwards', async () => {
  expect(await storeProblems(store)).toEqual([])
})

for (const engine of REPEATED.filter(({ name }) => name === 'PostgreSQL')) {
  test.skipIf(engine.missing !== undefined)(
    `two processes on ${engine.name} that get one report many times at once apply it once${engine.missing ?? ''}`,
    async () => {
      const database = engine.make()
      try {
        await using first = await startService({
          rail: 'simulated',
          store: await database.open(),
          reportSecrets: [REPORT_SECRET],
        })
        await using second = await startService({
          rail: 'simulated',
          store: await database.open(),
          reportSecrets: [REPORT_SECRET],
        })
        const withdrawal = await withdraw(first)
        const report = settled(withdrawal, first.a)
        const reporters = [reporterOf(first), reporterOf(second)]
        const id = unique('report')
        const results = await Promise.all(
          Array.from({ length: 10 }).flatMap(() =>
            reporters.map((reporter) => reporter.result(report, { id })),
          ),
        )
        expect(new Set(results)).toEqual(new Set(['APPLIED']))
        expect(await eventNamesOf(first.store, first.a, withdrawal.transactionId)).toEqual([
          'pixWithdrawSettled',
        ])
      } finally {
        await database.remove()
      }
    },
  )
}
