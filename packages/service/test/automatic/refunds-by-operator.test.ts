import { afterAll, describe, expect, test } from 'vitest'
import type { Recurrence, Refund, Schedule } from '@pix-payments/spec/types'
import type { Statement } from '../../src/storage/statement.ts'
import { type Body, refundBody, unique } from '../support/bodies.ts'
import { type Answer, outcomeOf } from '../support/http-call.ts'
import { DAY, SECOND } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import type { Receiver } from './support/receiver.ts'

const automatic = await startAutomatic()
afterAll(() => automatic.service.close())

const AMOUNT = 4990

interface Paid {
  readonly own: Receiver
  readonly endToEndId: string
  readonly recurrence: Recurrence
  /** The settled charge; undefined when the payment is a first payment. */
  readonly schedule?: Schedule
}

const settled = async (own: Receiver): Promise<Schedule> =>
  own.settle(await own.charge(await own.authorized()))

async function firstPayment(): Promise<Paid> {
  const own = await automatic.receiver()
  const recurrence = await own.paid()
  return { own, recurrence, endToEndId: recurrence.firstPaymentEndToEndId ?? '' }
}

const ofSchedule = async (own: Receiver, schedule: Schedule): Promise<Paid> => ({
  own,
  schedule,
  recurrence: await own.read({ id: schedule.recurrenceId }),
  endToEndId: schedule.endToEndId ?? '',
})

async function cycleCharge(): Promise<Paid> {
  const own = await automatic.receiver()
  return ofSchedule(own, await settled(own))
}

async function postDueRetry(): Promise<Paid> {
  const own = await automatic.receiver()
  const charge = await own.charge(await own.authorized())
  await own.accept(charge)
  await own.at(Date.parse(`${charge.dueDate}T12:00:00-03:00`))
  await own.done('simulateScheduleSettlement', charge, { outcome: 'REJECTED', rejectionCode: 'AM02' })
  await own.pass(DAY)
  return ofSchedule(own, await own.settle(await own.retry(charge, own.day(1))))
}

const post = ({ own, endToEndId }: Paid, overrides: Body = {}): Promise<Answer> =>
  own.operator.call('createRefund', {
    path: { endToEndId },
    body: refundBody({ amount: 1000, externalId: unique('refund'), ...overrides }),
  })
async function refund(paid: Paid, overrides: Body = {}): Promise<Refund> {
  const answer = await post(paid, overrides)
  if (answer.status !== 202) throw new Error(`createRefund answered ${answer.status} ${answer.text}`)
  return answer.body as Refund
}
const read = ({ own, endToEndId }: Paid, { externalId }: Refund): Promise<Refund> =>
  own.operator.ok('getRefund', { path: { endToEndId, externalId } })
const outcome = async (paid: Paid, overrides: Body = {}): Promise<string> =>
  outcomeOf(await post(paid, overrides))
const decide = ({ own, endToEndId }: Paid, { externalId }: Refund, status: string): Promise<Refund> =>
  own.control.ok('setRefundOutcome', {
    path: { walletId: own.walletId, endToEndId, externalId },
    body: { status },
  })
/** Refunds by simulation: the other way to refund the same payment. */
const simulate = ({ own, recurrence, schedule }: Paid, amount?: number): Promise<string> => {
  const body = amount === undefined ? undefined : { amount }
  return schedule === undefined
    ? own.outcome('simulateFirstPaymentRefund', recurrence, body)
    : own.outcome('simulateScheduleRefund', schedule, body)
}

const KINDS = [
  ['a first payment', firstPayment],
  ['a cycle charge', cycleCharge],
  ['a cycle charge that a post-due retry settled', postDueRetry],
] as const

describe.each(KINDS)('createRefund of %s', (_, make) => {
  test('R-086 R-087 returns 202 with all fields; the account of the payer is null (G-038, G-041)', async () => {
    const paid = await make()
    const { own, endToEndId, recurrence } = paid
    const line = (await own.operator.ok('listStatement', { query: { endToEndId } })).data[0]
    const answer = await post(paid, { externalId: 'r-1' })
    expect(answer.status).toBe(202)
    const now = new Date(own.now).toISOString()
    expect(answer.body).toEqual({
      amount: 1000,
      canBeReversedUntil: new Date(Date.parse(line?.settledAt ?? '') + 90 * DAY).toISOString(),
      createdAt: now,
      creditor: {
        ...recurrence.expectedPayer,
        personType: 'NATURAL_PERSON',
        bankCode: line?.counterparty?.bankCode,
        branchCode: null,
        accountNumber: null,
        accountType: null,
      },
      errorCode: null,
      errorDescription: null,
      externalId: 'r-1',
      leftAmount: AMOUNT - 1000,
      originalAmount: AMOUNT,
      originalEndToEndId: endToEndId,
      refundEndToEndId: expect.stringMatching(/^D/),
      settlementDateTime: null,
      status: 'PROCESSING',
      totalReversedAmount: 1000,
      updatedAt: now,
    })
    expect(await read(paid, answer.body as Refund)).toEqual(answer.body)
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('settles after 2 seconds, and sends pixRefundSettled with externalId (G-041, G-108)', async () => {
    const paid = await make()
    const { own, recurrence, schedule, endToEndId } = paid
    const before = await own.balance()
    const { refundEndToEndId, externalId } = await refund(paid, { description: 'Part' })
    expect(await own.balance()).toEqual({ available: before.available - 1000, blocked: 1000 })
    await own.pass(2 * SECOND)
    const now = new Date(own.now).toISOString()
    expect(await own.balance()).toEqual({ available: before.available - 1000, blocked: 0 })
    const ended = (await own.events()).find(({ event }) => event === 'pixRefundSettled')
    expect(ended?.payload).toEqual({
      eventId: expect.any(String),
      event: 'pixRefundSettled',
      occurredAt: now,
      status: 'SUCCESS',
      refundEndToEndId,
      originalEndToEndId: endToEndId,
      externalId,
      recurrenceId: recurrence.id,
      ...(schedule && { scheduleId: schedule.id }),
      amount: 1000,
      settlementDateTime: now,
    })
    const { data } = await own.operator.ok('listStatement', { query: { endToEndId: refundEndToEndId } })
    expect(data).toMatchObject([
      {
        type: 'DEBIT',
        amount: 1000,
        externalId,
        description: 'Part',
        productTransactionId: refundEndToEndId,
      },
    ])
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('that fails releases the amount, which can be refunded again (G-040, G-041)', async () => {
    const paid = await make()
    const { own } = paid
    const before = await own.balance()
    const whole = await refund(paid, { amount: AMOUNT })
    expect(await outcome(paid, { amount: 1 })).toBe('422 REFUND_AMOUNT_EXCEEDED')
    expect(await decide(paid, whole, 'FAILED')).toMatchObject({ status: 'FAILED', leftAmount: AMOUNT })
    expect(await own.balance()).toEqual(before)
    expect(await own.eventNames()).toContain('pixRefundFailed')
    expect(await simulate(paid)).toBe('200')
    expect(await outcome(paid, { amount: 1 })).toBe('422 REFUND_AMOUNT_EXCEEDED')
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('and simulated refunds together never exceed the payment (G-041, G-230)', async () => {
    const paid = await make()
    const { own } = paid
    const first = await refund(paid, { amount: 2000 })
    expect(await simulate(paid, 2991)).toBe('422 AMOUNT_OUT_OF_RANGE')
    expect(await simulate(paid, 1990)).toBe('200')
    expect(await outcome(paid, { amount: 1001 })).toBe('422 REFUND_AMOUNT_EXCEEDED')
    expect(await read(paid, first)).toMatchObject({ totalReversedAmount: 3990, leftAmount: 1000 })
    expect(await outcome(paid, { amount: 1000 })).toBe('202')
    expect(await simulate(paid)).toBe('422 AMOUNT_OUT_OF_RANGE')
    const isFirst = paid.schedule === undefined
    expect(await own.read(paid.recurrence)).toMatchObject({
      firstPaymentStatus: isFirst ? 'REFUNDED' : 'SETTLED',
      firstPaymentRefundedAmount: isFirst ? AMOUNT : 0,
    })
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('of concurrent refunds of both kinds, only those that fit are accepted', async () => {
    const paid = await make()
    const { own } = paid
    const { available } = await own.balance()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, index) =>
        index % 2 === 0 ? outcome(paid, { amount: 1000 }) : simulate(paid, 1000),
      ),
    )
    const isAccepted = (it: string): boolean => it === '202' || it === '200'
    expect(answers.filter(isAccepted)).toHaveLength(4)
    expect(new Set(answers.filter((it) => !isAccepted(it)))).toEqual(
      new Set(['422 REFUND_AMOUNT_EXCEEDED', '422 AMOUNT_OUT_OF_RANGE']),
    )
    expect(await own.balance()).toEqual({ available: available - 4000, blocked: 4000 })
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('is possible until 90 days after the payment settled (G-039)', async () => {
    const paid = await make()
    const { own } = paid
    const { canBeReversedUntil } = await refund(paid, { amount: 1 })
    await own.at(Date.parse(canBeReversedUntil))
    expect(await outcome(paid)).toBe('202')
    await own.pass(1)
    expect(await outcome(paid)).toBe('422 REFUND_DEADLINE_EXCEEDED')
    expect(await simulate(paid)).toBe('200')
  })

  test('a used externalId with another body is a conflict; another wallet gets 403 (G-043)', async () => {
    const paid = await make()
    const { externalId } = await refund(paid)
    expect(await outcome(paid, { externalId, amount: 1 })).toBe('409 IDEMPOTENCY_ERROR')
    const other = await automatic.receiver()
    expect(await outcome({ ...paid, own: other })).toBe('403 Forbidden')
    const path = { endToEndId: paid.endToEndId, externalId }
    expect(outcomeOf(await other.operator.call('getRefund', { path }))).toBe('403 Forbidden')
  })

  test('above the available balance is refused (G-042)', async () => {
    const paid = await make()
    const { own } = paid
    const { walletId } = own
    const { available } = await own.balance()
    await own.control.ok('createJudicialMovement', {
      path: { walletId },
      body: { type: 'BLOCK', amount: available - 999, description: 'Court order' },
    })
    expect(await outcome(paid, { amount: 1000 })).toBe('422 INSUFFICIENT_BALANCE')
    expect(await outcome(paid, { amount: 999 })).toBe('202')
  })
})

test('a charge that has not settled cannot be refunded (G-041)', async () => {
  const own = await automatic.receiver()
  const charge = await own.charge(await own.authorized())
  await own.accept(charge)
  const paid = await ofSchedule(own, await own.readSchedule(charge))
  expect(paid.endToEndId).not.toBe('')
  expect(await outcome(paid)).toBe('404 NotFound')
  await own.done('simulateScheduleSettlement', charge, { outcome: 'SETTLED' })
  expect(await outcome(paid)).toBe('202')
})

test('the ledger check finds refunds by createRefund that exceed the payment (G-276)', async () => {
  const paid = await cycleCharge()
  await refund(paid, { amount: AMOUNT })
  await paid.own.pass(2 * SECOND)
  const text = 'update refund set amount = 4991 where wallet_id = $1'
  const spoil: Statement = { name: 'test.spoil.refund', text }
  await paid.own.store.write((transaction) => transaction.run(spoil, [paid.own.walletId]))
  expect((await paid.own.ledgerProblems()).join('\n')).toContain(
    '1 payments have refunds that come to more than they paid, first E',
  )
})
