import { isRefundEndToEndId, isUuidV4 } from '@pix-payments/pix'
import { afterAll, describe, expect, test } from 'vitest'
import type { AutomaticRefund, Recurrence, Schedule } from '../../src/generated/contract.ts'
import { DAY, SECOND } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import type { Receiver } from './support/receiver.ts'

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
afterAll(() => automatic.service.close())

const settled = async (own: Receiver = receiver): Promise<Schedule> =>
  own.settle(await own.charge(await own.authorized()))
const refund = (own: Receiver, schedule: Schedule, amount?: number): Promise<AutomaticRefund> =>
  own.done('simulateScheduleRefund', schedule, amount === undefined ? undefined : { amount })
const end = (own: Receiver, { refundId }: AutomaticRefund, body: object): Promise<AutomaticRefund> =>
  own.done('simulateRefundResult', { id: refundId }, body)

describe('the refund of a charge', () => {
  test('R-310 is reserved, and leaves when its result is SETTLED (G-142, G-149, G-230)', async () => {
    const own = await automatic.receiver()
    const schedule = await settled(own)
    const answer = await own.on('simulateScheduleRefund', schedule.id, { amount: 1000 })
    expect(answer.status).toBe(200)
    const started = answer.body as AutomaticRefund
    const now = new Date(own.now).toISOString()
    expect(started).toEqual({
      object: 'pix_automatic.refund',
      refundId: started.refundId,
      recurrenceId: schedule.recurrenceId,
      scheduleId: schedule.id,
      walletId: own.walletId,
      amount: 1000,
      originalEndToEndId: schedule.endToEndId,
      refundEndToEndId: started.refundEndToEndId,
      status: 'PROCESSING',
      errorCode: null,
      errorDescription: null,
      createdAt: now,
      updatedAt: now,
      settledAt: null,
    })
    expect([isUuidV4(started.refundId), isRefundEndToEndId(started.refundEndToEndId)]).toEqual([true, true])
    expect(await own.balance()).toEqual({ available: 2 * 4990 - 1000, blocked: 1000 })
    expect(await own.ledgerProblems()).toEqual([])
    // By itself it waits.
    await own.pass(100 * DAY)
    expect((await own.balance()).blocked).toBe(1000)
    const at = new Date(own.now).toISOString()
    expect(await end(own, started, { outcome: 'SETTLED', reason: 'Without effect' })).toEqual({
      ...started,
      status: 'SUCCESS',
      settledAt: at,
      updatedAt: at,
    })
    expect(await own.balance()).toEqual({ available: 2 * 4990 - 1000, blocked: 0 })
    expect(await own.readSchedule(schedule)).toMatchObject({ status: 'SUCCESS', attemptCount: 1 })
    const { data } = await own.operator.ok('listStatement', {
      query: { endToEndId: started.refundEndToEndId },
    })
    expect(data).toMatchObject([{ type: 'DEBIT', amount: 1000, externalId: null }])
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('that is REJECTED gives back what was reserved, and counts no longer (G-149, G-230, G-233)', async () => {
    const own = await automatic.receiver()
    const schedule = await settled(own)
    const before = await own.balance()
    const all = await refund(own, schedule)
    expect(all.amount).toBe(4990)
    expect(await own.outcome('simulateScheduleRefund', schedule)).toBe('422 AMOUNT_OUT_OF_RANGE')
    expect(await end(own, all, { outcome: 'REJECTED', reason: 'Account closed' })).toMatchObject({
      status: 'FAILED',
      errorCode: 'REJECTED_BY_COUNTERPARTY',
      errorDescription: 'Account closed',
      settledAt: null,
    })
    expect(await own.balance()).toEqual(before)
    const again = await refund(own, schedule)
    expect(again.amount).toBe(4990)
    const words = (await end(own, again, { outcome: 'REJECTED' })).errorDescription
    expect([typeof words, words === '']).toEqual(['string', false])
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('ends once (G-143)', async () => {
    const started = await refund(receiver, await settled(), 1)
    await end(receiver, started, { outcome: 'SETTLED' })
    for (const outcome of ['SETTLED', 'REJECTED'])
      expect(await receiver.outcome('simulateRefundResult', { id: started.refundId }, { outcome })).toBe(
        '409 INVALID_RECURRENCE_STATE',
      )
  })

  test('parts add up to the charge at most (G-230)', async () => {
    const schedule = await settled()
    await end(receiver, await refund(receiver, schedule, 3000), { outcome: 'SETTLED' })
    expect(await receiver.outcome('simulateScheduleRefund', schedule, { amount: 1991 })).toBe(
      '422 AMOUNT_OUT_OF_RANGE',
    )
    expect((await refund(receiver, schedule)).amount).toBe(1990)
    expect(await receiver.outcome('simulateScheduleRefund', schedule, { amount: 1 })).toBe(
      '422 AMOUNT_OUT_OF_RANGE',
    )
  })

  test('R-358 of two at the same time that are more than the charge, one is refused', async () => {
    const own = await automatic.receiver()
    const schedule = await settled(own)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => own.outcome('simulateScheduleRefund', schedule, { amount: 1000 })),
    )
    expect(answers.filter((it) => it === '200')).toHaveLength(4)
    expect(answers.filter((it) => it === '422 AMOUNT_OUT_OF_RANGE')).toHaveLength(16)
    expect((await own.balance()).blocked).toBe(4000)
    expect(await own.ledgerProblems()).toEqual([])
  })

  test.each([
    ['amount 1', { amount: 1 }, '200'],
    ['amount 0', { amount: 0 }, '422 AMOUNT_OUT_OF_RANGE'],
    ['amount 4990', { amount: 4990 }, '200'],
    ['amount 4991', { amount: 4991 }, '422 AMOUNT_OUT_OF_RANGE'],
    ['amount 0.5', { amount: 0.5 }, '400 INVALID_AMOUNT'],
    ['an empty body', {}, '200'],
    ['an unknown property', { reason: 'x' }, '400 HTTP_400'],
  ])('%s (G-230)', async (_, body, want) => {
    expect(await receiver.outcome('simulateScheduleRefund', await settled(), body)).toBe(want)
    expect(await receiver.outcome('simulateFirstPaymentRefund', await receiver.paid(), body)).toBe(want)
  })

  test('needs a settled charge, its own (G-143, G-144)', async () => {
    const open = await receiver.charge(await receiver.authorized())
    expect(await receiver.outcome('simulateScheduleRefund', open)).toBe('409 INVALID_RECURRENCE_STATE')
    // The state comes before the amount.
    expect(await receiver.outcome('simulateScheduleRefund', open, { amount: 0 })).toBe(
      '409 INVALID_RECURRENCE_STATE',
    )
    const stranger = await automatic.receiver()
    const { refundId } = await refund(receiver, await settled(), 1)
    const result = { outcome: 'SETTLED' }
    expect(await stranger.outcome('simulateRefundResult', { id: refundId }, result)).toBe(
      '403 SCHEDULE_ACCESS_DENIED',
    )
    for (const id of ['x', refundId.toUpperCase(), '00000000-0000-4000-8000-000000000000'])
      expect(await receiver.outcome('simulateRefundResult', { id }, result)).toBe('404 RESOURCE_MISSING')
  })

  test.each([
    ['no outcome', {}],
    ['another outcome', { outcome: 'SUCCESS' }],
    ['an empty reason (G-233)', { outcome: 'REJECTED', reason: '' }],
    ['a reason of 501 characters (G-233)', { outcome: 'REJECTED', reason: 'x'.repeat(501) }],
    ['no body', undefined],
  ])('a result with %s is 400 HTTP_400', async (_, body) => {
    const { refundId } = await refund(receiver, await settled(), 1)
    expect(await receiver.outcome('simulateRefundResult', { id: refundId }, body)).toBe('400 HTTP_400')
  })
})

describe('the refund of a first payment', () => {
  test.each([
    ['all of it', undefined, 4990],
    ['a part', { amount: 90 }, 90],
  ])(
    'R-311 %s makes it REFUNDED at once and settles by itself (G-063, G-142, G-149, G-230)',
    async (_, body, amount) => {
      const own = await automatic.receiver()
      const paid = await own.paid()
      const refunded = await own.done<Recurrence>('simulateFirstPaymentRefund', paid, body)
      expect(refunded).toMatchObject({
        object: 'pix_automatic.recurrence',
        firstPaymentStatus: 'REFUNDED',
        firstPaymentEndToEndId: paid.firstPaymentEndToEndId,
        statusDetailed: 'FIRST_PAYMENT_SUCCESS',
        version: 3,
      })
      expect(await own.balance()).toEqual({ available: 4990 - amount, blocked: amount })
      await own.pass(2 * SECOND)
      expect(await own.balance()).toEqual({ available: 4990 - amount, blocked: 0 })
      const [settlement, ...others] = await own.events()
      expect(others).toEqual([])
      expect(settlement).toMatchObject({
        event: 'pixRefundSettled',
        payload: {
          recurrenceId: paid.id,
          amount,
          originalEndToEndId: paid.firstPaymentEndToEndId,
          status: 'SUCCESS',
        },
      })
      expect(await own.read(paid)).toEqual(refunded)
      expect(await own.ledgerProblems()).toEqual([])
    },
  )

  test('is allowed once, in every state after the payment (G-149, G-230)', async () => {
    const cancelled = await receiver.paid()
    await receiver.done('cancelRecurrence', cancelled, receiver.cancelBody())
    const authorized = await receiver.authorized()
    for (const it of [cancelled, authorized]) {
      const { status } = await receiver.read(it)
      expect(await receiver.done('simulateFirstPaymentRefund', it, { amount: 1 })).toMatchObject({ status })
      expect(await receiver.outcome('simulateFirstPaymentRefund', it, { amount: 1 })).toBe(
        '409 INVALID_RECURRENCE_STATE',
      )
    }
    expect(await receiver.outcome('simulateFirstPaymentRefund', await receiver.create())).toBe(
      '409 INVALID_RECURRENCE_STATE',
    )
  })
})

test('neither is refused for lack of balance or after 90 days, and the books stay right (G-039, G-230)', async () => {
  const own = await automatic.receiver()
  const schedule = await settled(own)
  await own.pass(91 * DAY)
  const all = { amount: 2 * 4990, externalId: 'rest', pixKey: '52998224725' }
  const expectedCreditor = { name: 'Maria da Silva', taxId: '52998224725' }
  await own.operator.ok('createWithdrawalByPixKey', { body: { ...all, expectedCreditor } })
  await own.pass(2 * SECOND)
  expect(await own.balance()).toEqual({ available: 0, blocked: 0 })
  const started = await refund(own, schedule)
  await own.done('simulateFirstPaymentRefund', { id: schedule.recurrenceId })
  expect(await own.ledgerProblems()).toEqual([])
  await end(own, started, { outcome: 'SETTLED' })
  await own.pass(2 * SECOND)
  expect(await own.balance()).toEqual({ available: -2 * 4990, blocked: 0 })
  expect(await own.ledgerProblems()).toEqual([])
})
