import { afterAll, describe, expect, test } from 'vitest'
import type { Schedule } from '@pix-payments/spec/types'
import { DAY, START } from '../support/service.ts'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import type { Receiver } from '../automatic/support/receiver.ts'
import { byKeyBody, chargeBody, refundBody } from '../support/bodies.ts'
import { ledgerDifferences } from '../support/ledger.ts'
import { payerFrom } from '../support/payers.ts'
import { REPORT_NAMES, REPORT_SECRET, Reporter } from '../support/reporter.ts'

const automatic = await startAutomatic({ rail: 'simulated', reportSecrets: [REPORT_SECRET] })
const { service } = automatic
const { a, store, clock } = service
const { walletId } = a
const institution = new Reporter({ url: service.url, now: () => clock.now() })
afterAll(() => service.close())

let endToEndIds = 0
const endToEndId = (): string => `E8765432120260302120${String((endToEndIds += 1)).padStart(12, '0')}`
const RETURN_ID = 'D87654321202603021200aaaaaaaaaa1'

async function charge(): Promise<string> {
  return (await a.ok('createImmediateCharge', { body: chargeBody() })).chargeId
}

async function paidCharge(): Promise<{ readonly chargeId: string; readonly paidBy: string }> {
  const chargeId = await charge()
  const paidBy = endToEndId()
  await institution.result({
    report: 'chargePayment',
    walletId,
    chargeId,
    endToEndId: paidBy,
    amount: 1000,
    payer: payerFrom(),
    payerMessage: null,
  })
  return { chargeId, paidBy }
}

/** Creates a withdrawal of 500 that the simulated institution in the process says nothing about. */
async function withdrawal(): Promise<{ readonly transactionId: string; readonly externalId: string }> {
  await service.set(a, { withdrawalOutcome: { status: 'NONE', holdAt: 'INITIATED', afterSeconds: 0 } })
  return a.ok('createWithdrawalByPixKey', { body: byKeyBody() })
}

const readWithdrawal = (externalId: string): Promise<object> =>
  a.ok('getWithdrawal', { path: { externalId } })

describe('a report about money of a wallet is applied as an arrow', () => {
  test('chargePayment: the charge is paid', async () => {
    const chargeId = await charge()
    const result = await institution.result({
      report: 'chargePayment',
      walletId,
      chargeId,
      endToEndId: 'E87654321202603021200aaaaaaaaaaa',
      amount: 1000,
      payer: payerFrom(),
      payerMessage: 'Boa sorte',
    })
    expect(result).toBe('APPLIED')
    expect(await a.ok('getImmediateCharge', { path: { chargeId } })).toMatchObject({
      status: 'PAID',
      pixTransaction: { endToEndId: 'E87654321202603021200aaaaaaaaaaa', payerMessage: 'Boa sorte' },
    })
  })

  test('chargeTakenBack: the money goes back to the payer', async () => {
    const { chargeId } = await paidCharge()
    const { availableBalance } = await a.ok('getBalance')
    const report = {
      report: 'chargeTakenBack',
      walletId,
      chargeId,
      returnId: RETURN_ID,
      amount: 400,
    } as const
    expect(await institution.result({ ...report, reason: 'FRAUD' })).toBe('APPLIED')
    expect(await a.ok('getBalance')).toMatchObject({ availableBalance: availableBalance - 400 })
  })

  test('transferAccepted, transferSettled and transferReturned: the withdrawal is sent, settles and comes back', async () => {
    const { transactionId, externalId } = await withdrawal()
    const about = { walletId, transactionId } as const
    const sentAs = endToEndId()
    const accepted = { report: 'transferAccepted', ...about, endToEndId: sentAs } as const
    expect(await institution.result({ ...accepted, stage: 'CONFIRMED' })).toBe('APPLIED')
    expect(await readWithdrawal(externalId)).toMatchObject({ status: 'CONFIRMED', endToEndId: sentAs })
    expect(await institution.result({ ...accepted, stage: 'PROCESSING' })).toBe('APPLIED')
    expect(await readWithdrawal(externalId)).toMatchObject({ status: 'PROCESSING' })
    expect(await institution.result({ report: 'transferSettled', ...about, endToEndId: sentAs })).toBe(
      'APPLIED',
    )
    expect(await readWithdrawal(externalId)).toMatchObject({ status: 'SUCCESS', endToEndId: sentAs })
    const { availableBalance } = await a.ok('getBalance')
    expect(
      await institution.result({
        report: 'transferReturned',
        ...about,
        returnId: RETURN_ID,
        amount: 500,
        reason: 'Conta encerrada',
      }),
    ).toBe('APPLIED')
    expect(await a.ok('getBalance')).toMatchObject({ availableBalance: availableBalance + 500 })
  })

  test.each([
    { status: 'REJECTED', isSent: true },
    { status: 'EXPIRED', isSent: true },
    { status: 'CANCELED', isSent: false },
    { status: 'FAILED', isSent: false },
    // The report may be the first news that the transfer was sent (G-033).
    { status: 'FAILED', isSent: true },
  ] as const)(
    'transferRefused: the withdrawal is $status, sent: $isSent, and the money is available again',
    async ({ status, isSent }) => {
      const { availableBalance } = await a.ok('getBalance')
      const { transactionId, externalId } = await withdrawal()
      const sentAs = isSent ? endToEndId() : null
      expect(
        await institution.result({
          report: 'transferRefused',
          walletId,
          transactionId,
          status,
          endToEndId: sentAs,
          errorCode: status === 'REJECTED' ? 'ACCOUNT_BLOCKED' : null,
          errorDescription: null,
        }),
      ).toBe('APPLIED')
      expect(await readWithdrawal(externalId)).toMatchObject({ status, endToEndId: sentAs })
      expect(await a.ok('getBalance')).toMatchObject({ availableBalance })
    },
  )

  test.each([
    { outcome: 'SETTLED', want: 'SUCCESS' },
    { outcome: 'FAILED', want: 'FAILED' },
  ] as const)('refundEnded: the refund of a deposit is $want', async ({ outcome, want }) => {
    await service.set(a, { refundOutcome: { status: 'NONE', afterSeconds: 0 } })
    const { paidBy } = await paidCharge()
    const path = { endToEndId: paidBy }
    const body = refundBody()
    await a.ok('createRefund', { path, body })
    const refund = { path: { ...path, externalId: String(body['externalId']) } }
    const { refundEndToEndId } = await a.ok('getRefund', refund)
    expect(
      await institution.result({
        report: 'refundEnded',
        walletId,
        refundId: refundEndToEndId,
        outcome,
        errorCode: null,
        errorDescription: null,
      }),
    ).toBe('APPLIED')
    expect(await a.ok('getRefund', refund)).toMatchObject({ status: want })
  })

  test('the ledger balances afterwards', async () => {
    expect(await ledgerDifferences(store)).toEqual([])
  })
})

/** Creates a charge of a recurrence. Its instruction was sent. */
async function sentCharge(receiver: Receiver): Promise<Schedule> {
  const schedule = await receiver.charge(await receiver.authorized())
  await receiver.pass(0)
  return schedule
}

describe('a report about a recurrence is applied as an arrow', () => {
  test('firstPayment and recurrenceAnswer: the recurrence is paid and authorized', async () => {
    const receiver = await automatic.receiver()
    const recurrence = await receiver.create({ expectedPayer: { taxId: '52998224725', name: 'Maria' } })
    const about = { walletId: receiver.walletId, recurrenceId: recurrence.id } as const
    const payer = { name: 'Maria', taxId: '52998224725', bankCode: '87654321' }
    const paid = { report: 'firstPayment', ...about, endToEndId: endToEndId(), amount: 4990, payer } as const
    expect(await institution.result(paid)).toBe('APPLIED')
    expect(await receiver.read(recurrence)).toMatchObject({ firstPaymentStatus: 'SETTLED' })
    expect(await receiver.balance()).toMatchObject({ available: 4990 })
    const answer = { report: 'recurrenceAnswer', ...about, outcome: 'CONFIRMED', reason: null } as const
    expect(await institution.result({ ...answer, municipalityCode: '3550308' })).toBe('APPLIED')
    expect(await receiver.read(recurrence)).toMatchObject({ status: 'AUTHORIZED' })
  })

  test('recurrenceAnswer: a rejected recurrence fails', async () => {
    const receiver = await automatic.receiver()
    const recurrence = await receiver.paid()
    expect(
      await institution.result({
        report: 'recurrenceAnswer',
        walletId: receiver.walletId,
        recurrenceId: recurrence.id,
        outcome: 'REJECTED',
        municipalityCode: null,
        reason: 'O pagador recusou',
      }),
    ).toBe('APPLIED')
    expect(await receiver.read(recurrence)).toMatchObject({ status: 'FAILED' })
  })

  test('recurrenceCancellation: the payer ends the recurrence', async () => {
    const receiver = await automatic.receiver()
    const recurrence = await receiver.authorized()
    const report = { report: 'recurrenceCancellation', walletId: receiver.walletId } as const
    expect(await institution.result({ ...report, recurrenceId: recurrence.id })).toBe('APPLIED')
    expect(await receiver.read(recurrence)).toMatchObject({ status: 'CANCELLED' })
  })

  test('refundEnded: a refund of Pix Automático ends', async () => {
    const receiver = await automatic.receiver({ openingBalance: 100_000 })
    const recurrence = await receiver.paid()
    await service.set(receiver.operator, { refundOutcome: { status: 'NONE', afterSeconds: 0 } })
    const { firstPaymentRefundId: refundId } = await receiver.done<{ firstPaymentRefundId: string }>(
      'simulateFirstPaymentRefund',
      recurrence,
      { amount: 1000 },
    )
    expect(
      await institution.result({
        report: 'refundEnded',
        walletId: receiver.walletId,
        refundId,
        outcome: 'FAILED',
        errorCode: null,
        errorDescription: null,
      }),
    ).toBe('APPLIED')
    expect(await receiver.balance()).toEqual({ available: 104_990, blocked: 0 })
  })
})

describe('a report about an instruction is applied as an arrow', () => {
  test.each([
    { outcome: 'SENT', want: 'AWAITING_PAYER_RESPONSE' },
    { outcome: 'FAILED', want: 'SEND_FAILED' },
  ] as const)('instructionSent: the schedule is $want', async ({ outcome, want }) => {
    const receiver = await automatic.receiver()
    const schedule = await receiver.charge(await receiver.authorized())
    await withoutDispatch(receiver.walletId)
    const isSent = outcome === 'SENT'
    expect(
      await institution.result({
        report: 'instructionSent',
        walletId: receiver.walletId,
        scheduleId: schedule.id,
        outcome,
        regulatoryMessageId: `M87654321${'a'.repeat(23)}`,
        endToEndId: isSent ? endToEndId() : null,
      }),
    ).toBe('APPLIED')
    expect(await receiver.readSchedule(schedule)).toMatchObject({ statusDetailed: want })
  })

  test.each([
    { outcome: 'ACCEPTED', rejectionCode: null, want: 'SCHEDULED_BY_PAYER' },
    { outcome: 'REJECTED', rejectionCode: 'AM02', want: 'REJECTED_BY_PAYER' },
  ] as const)('instructionAnswer: the schedule is $want', async ({ outcome, rejectionCode, want }) => {
    const receiver = await automatic.receiver()
    const schedule = await sentCharge(receiver)
    const about = { walletId: receiver.walletId, scheduleId: schedule.id } as const
    expect(await institution.result({ report: 'instructionAnswer', ...about, outcome, rejectionCode })).toBe(
      'APPLIED',
    )
    expect(await receiver.readSchedule(schedule)).toMatchObject({ statusDetailed: want, rejectionCode })
  })

  test.each([
    { outcome: 'SETTLED', rejectionCode: null, want: 'SETTLED', available: 4990 * 2 },
    { outcome: 'REJECTED', rejectionCode: 'AB10', want: 'SETTLEMENT_FAILED', available: 4990 },
  ] as const)(
    'instructionPayment: the schedule is $want',
    async ({ outcome, rejectionCode, want, available }) => {
      const receiver = await automatic.receiver()
      const schedule = await sentCharge(receiver)
      await receiver.accept(schedule)
      const about = { walletId: receiver.walletId, scheduleId: schedule.id } as const
      const report = { report: 'instructionPayment', ...about, outcome, rejectionCode } as const
      expect(await institution.result(report)).toBe('APPLIED')
      expect(await receiver.readSchedule(schedule)).toMatchObject({ statusDetailed: want, rejectionCode })
      expect(await receiver.balance()).toMatchObject({ available })
    },
  )

  test('G-347 a payment that is reported after the schedule has ended is refused, and credits nothing', async () => {
    const receiver = await automatic.receiver()
    const schedule = await receiver.charge(await receiver.authorized())
    await receiver.accept(schedule)
    await receiver.pass(10 * DAY)
    expect(await receiver.readSchedule(schedule)).toMatchObject({ statusDetailed: 'SETTLEMENT_FAILED' })
    const before = await receiver.balance()
    const about = { walletId: receiver.walletId, scheduleId: schedule.id }
    const report = { report: 'instructionPayment', ...about, rejectionCode: null } as const
    const late = await institution.send({ ...report, outcome: 'SETTLED' })
    expect(late.body).toEqual({ result: 'REFUSED', reason: 'NOT_PAYABLE' })
    expect(await institution.result({ ...report, outcome: 'REJECTED', rejectionCode: 'AB10' })).toBe('KNOWN')
    expect(await receiver.balance()).toEqual(before)
  })

  test('instructionCancellation: the payer cancels the schedule', async () => {
    const receiver = await automatic.receiver()
    const schedule = await sentCharge(receiver)
    await receiver.accept(schedule)
    const about = { walletId: receiver.walletId, scheduleId: schedule.id } as const
    expect(await institution.result({ report: 'instructionCancellation', ...about, code: null })).toBe(
      'APPLIED',
    )
    expect(await receiver.readSchedule(schedule)).toMatchObject({ statusDetailed: 'CANCELLED_BY_PAYER' })
  })

  test('instructionCancellation: an operational failure in time creates a re-send', async () => {
    const receiver = await automatic.receiver()
    const schedule = await sentCharge(receiver)
    await receiver.accept(schedule)
    await receiver.at(START + 2 * DAY)
    const about = { walletId: receiver.walletId, scheduleId: schedule.id } as const
    expect(await institution.result({ report: 'instructionCancellation', ...about, code: 'FAIL' })).toBe(
      'APPLIED',
    )
    const { data } = await receiver.operator.ok('listSchedules')
    expect(data.map(({ purpose }) => purpose).toSorted()).toEqual(['AGND', 'RIFL'])
    // The payer cannot cancel the re-send (G-245).
    const resend = data.find(({ purpose }) => purpose === 'RIFL')
    await receiver.accept(resend as Schedule)
    const { walletId } = receiver
    const report = {
      report: 'instructionCancellation',
      walletId,
      scheduleId: resend?.id ?? '',
      code: null,
    } as const
    expect(await institution.result(report)).toBe('REFUSED NOT_CANCELABLE')
    expect((await receiver.readSchedule(resend as Schedule)).status).toBe('SCHEDULED')
  })

  test('instructions that fit no state are kept, and all take effect once the first one comes', async () => {
    const receiver = await automatic.receiver()
    const schedule = await receiver.charge(await receiver.authorized())
    await withoutDispatch(receiver.walletId)
    const about = { walletId: receiver.walletId, scheduleId: schedule.id } as const
    const payment = {
      report: 'instructionPayment',
      ...about,
      outcome: 'SETTLED',
      rejectionCode: null,
    } as const
    const answer = {
      report: 'instructionAnswer',
      ...about,
      outcome: 'ACCEPTED',
      rejectionCode: null,
    } as const
    expect(await institution.result(payment)).toBe('KEPT')
    expect(await institution.result(answer)).toBe('KEPT')
    expect(await receiver.readSchedule(schedule)).toMatchObject({ statusDetailed: 'AWAITING_DISPATCH' })
    expect(
      await institution.result({
        report: 'instructionSent',
        ...about,
        outcome: 'SENT',
        regulatoryMessageId: `M87654321${'b'.repeat(23)}`,
        endToEndId: endToEndId(),
      }),
    ).toBe('APPLIED')
    expect(await receiver.readSchedule(schedule)).toMatchObject({ statusDetailed: 'SETTLED' })
    expect(await receiver.balance()).toMatchObject({ available: 4990 * 2 })
  })
})

test('each report of the contract was applied above', () => {
  expect([...institution.applied].toSorted()).toEqual(REPORT_NAMES.toSorted())
  expect(REPORT_NAMES).toHaveLength(14)
})

/** Deletes the timers that order the instruction, so that the simulated institution in the process does not send it. */
async function withoutDispatch(walletId: string): Promise<void> {
  const text = `delete from timer where wallet_id = $1 and kind = 'scheduleDispatch'`
  await store.write((transaction) => transaction.run({ name: 'test.withoutDispatch', text }, [walletId]))
}
