import { addDays, brasiliaInstant } from '@pix-payments/pix'
import { rejectionCodes } from '@pix-payments/spec'
import { afterAll, describe, expect, test } from 'vitest'
import type { Recurrence, Schedule } from '@pix-payments/spec/types'
import { type Body, unique } from '../support/bodies.ts'
import { SECOND } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import type { Receiver } from './support/receiver.ts'

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
afterAll(() => automatic.service.close())

/** The due date of the charges below, a Wednesday. */
const D = '2026-03-04'
const after = (days: number): `${number}-${number}-${number}` => addDays(D, days)

const failedCharge = async (
  own: Receiver = receiver,
  { code, ...details }: Body & { readonly code?: string } = {},
): Promise<Schedule> => own.reject(await own.charge(await own.authorized({}, details)), code)

const retry = (schedule: { readonly id: string }, date: string, own: Receiver = receiver): Promise<string> =>
  own.outcome('createPostDueRetry', schedule, own.retryBody(date))

describe('a post-due retry', () => {
  test('R-136 R-151 R-281 is a schedule of the same charge on another day (G-077, G-081, G-129, G-139, G-231)', async () => {
    const recurrence = await receiver.authorized()
    const charge = await receiver.charge(recurrence, { metadata: { invoice: '7' } })
    await receiver.reject(charge)
    const answer = await receiver.on('createPostDueRetry', charge.id, receiver.retryBody('2026-03-08'))
    expect(answer.status).toBe(201)
    const { id, txid } = charge
    expect(answer.body).toMatchObject({
      purpose: 'NTAG',
      status: 'CREATED',
      retryOfScheduleId: id,
      amount: 4990,
      txid,
      reconciliationId: txid,
      originalDueDate: D,
      // 8 March is a Sunday.
      dueDate: '2026-03-08',
      cycleNumber: 2,
      metadata: { invoice: '7' },
    })
    const sent = await receiver.readSchedule(answer.body as Schedule)
    const first = await receiver.readSchedule(charge)
    for (const name of ['endToEndId', 'regulatoryMessageId'] as const)
      expect([name, sent[name] === first[name]]).toEqual([name, false])
    expect([sent.paymentInformationId, first.paymentInformationId]).toEqual([txid, txid])
    expect(sent.attempts).toMatchObject([{ purpose: 'NTAG', dueDate: '2026-03-08', attemptNumber: 1 }])
    expect(first.attemptCount).toBe(1)
  })

  test('of a retry belongs to the first charge (G-081)', async () => {
    const charge = await failedCharge()
    const first = await receiver.reject(await receiver.retry(charge, after(1)))
    const second = await receiver.retry(first, after(2))
    expect(second).toMatchObject({ retryOfScheduleId: charge.id, originalDueDate: D, dueDate: after(2) })
  })

  test('credits its payment like that of the charge', async () => {
    const own = await automatic.receiver()
    const charge = await failedCharge(own)
    const before = await own.balance()
    await own.settle(await own.retry(charge, after(1)))
    expect(await own.balance()).toEqual({ ...before, available: before.available + 4990 })
    expect(await retry(charge, after(2), own)).toBe('422 POST_DUE_RETRY_NOT_ALLOWED')
    expect(await own.ledgerProblems()).toEqual([])
  })
})

describe('the date of a retry', () => {
  test.each([
    [-1, '422 INVALID_POST_DUE_RETRY_DATE'],
    [0, '422 INVALID_POST_DUE_RETRY_DATE'],
    [1, '201'],
    [7, '201'],
    [8, '422 INVALID_POST_DUE_RETRY_DATE'],
    [400, '422 INVALID_POST_DUE_RETRY_DATE'],
  ])('R-282 %d days after the original due date (G-138)', async (days, want) => {
    expect(await retry(await failedCharge(), after(days))).toBe(want)
  })

  test('R-282 counts from the requested day, not from the business day after it (G-138)', async () => {
    const charge = await receiver.reject(
      await receiver.charge(await receiver.authorized(), { dueDate: '2026-03-07' }),
    )
    expect(charge.dueDate).toBe('2026-03-09')
    expect(await retry(charge, '2026-03-07')).toBe('422 INVALID_POST_DUE_RETRY_DATE')
    expect(await retry(charge, '2026-03-15')).toBe('422 INVALID_POST_DUE_RETRY_DATE')
    expect(await retry(charge, '2026-03-14')).toBe('201')
  })

  test.each([
    ['one second before midnight', -SECOND, '201'],
    ['the last millisecond', -1, '201'],
    ['at midnight', 0, '422 POST_DUE_RETRY_CUTOFF_EXCEEDED'],
    ['one second after midnight', SECOND, '422 POST_DUE_RETRY_CUTOFF_EXCEEDED'],
  ])('R-287 is requested by 23:59:59 of the day before: %s (G-100)', async (_, offset, want) => {
    const own = await automatic.receiver()
    const charge = await failedCharge(own)
    await own.at(brasiliaInstant(after(2)) + offset)
    expect(await retry(charge, after(2), own)).toBe(want)
  })

  test('R-285 is before the next cycle (G-141)', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized({}, { frequency: 'WEEKLY', firstPaymentDate: D })
    const charge = await own.reject(await own.charge(recurrence, { dueDate: '2026-03-09' }))
    expect(await retry(charge, '2026-03-11', own)).toBe('422 POST_DUE_RETRY_CROSSES_CYCLE')
    expect(await retry(charge, '2026-03-10', own)).toBe('201')
  })

  test('R-286 is inside the recurrence', async () => {
    const own = await automatic.receiver()
    const terms = { frequency: 'WEEKLY', firstPaymentDate: D, totalCharges: 2 }
    const recurrence = await own.authorized({}, terms)
    expect(recurrence.lastPaymentDate).toBe('2026-03-10')
    const charge = await own.reject(await own.charge(recurrence, { dueDate: '2026-03-06' }))
    expect(await retry(charge, '2026-03-11', own)).toBe('422 POST_DUE_RETRY_CROSSES_CYCLE')
    expect(await retry(charge, '2026-03-10', own)).toBe('201')
  })

  test('may cross the end of February, with 28 or 29 days', async () => {
    const own = await automatic.receiver({ at: Date.parse('2028-02-23T12:00:00.000Z') })
    const charge = await own.reject(await own.charge(await own.authorized(), { dueDate: '2028-02-25' }))
    expect(await retry(charge, '2028-03-04', own)).toBe('422 INVALID_POST_DUE_RETRY_DATE')
    expect(await retry(charge, '2028-03-03', own)).toBe('201')
  })

  const table: readonly (readonly [title: string, overrides: Body, want: string])[] = [
    ['R-288 externalId missing', { externalId: undefined }, '400 HTTP_400'],
    ['R-288 externalId of 256 characters', { externalId: 'x'.repeat(256) }, '400 HTTP_400'],
    ['externalId of 255 characters', { externalId: 'x'.repeat(255) }, '201'],
    ['R-288 retryDate missing', { retryDate: undefined }, '400 HTTP_400'],
    ['retryDate 2026-02-30', { retryDate: '2026-02-30' }, '400 INVALID_DATE'],
    ['retryDate tomorrow', { retryDate: 'tomorrow' }, '400 INVALID_DATE'],
    ['an amount of its own', { amount: 100 }, '400 HTTP_400'],
  ]
  test.each(table)('%s', async (_, overrides, want) => {
    const charge = await failedCharge()
    const body = receiver.retryBody(after(1), overrides)
    expect(await receiver.outcome('createPostDueRetry', charge, body)).toBe(want)
  })
})

describe('at most three dates', () => {
  test('R-284 a fourth date is refused; a used date is refused too (G-140)', async () => {
    const charge = await failedCharge()
    for (const days of [1, 2, 3]) await receiver.reject(await receiver.retry(charge, after(days)))
    expect(await retry(charge, after(4))).toBe('422 POST_DUE_RETRY_LIMIT_EXCEEDED')
    expect(await retry(charge, after(3))).toBe('201')
  })

  test('the date of a cancelled retry does not count (G-140)', async () => {
    const charge = await failedCharge()
    for (const days of [1, 2]) await receiver.reject(await receiver.retry(charge, after(days)))
    const cancelled = await receiver.retry(charge, after(3))
    await receiver.done('cancelSchedule', cancelled, { externalId: unique('cancel'), reason: 'x' })
    await receiver.reject(await receiver.retry(charge, after(4)))
    expect(await retry(charge, after(5))).toBe('422 POST_DUE_RETRY_LIMIT_EXCEEDED')
  })

  test('retries of retries count for the charge; those of another charge do not (G-081)', async () => {
    const recurrence = await receiver.authorized()
    const first = await receiver.reject(await receiver.charge(recurrence))
    let last = first
    for (const days of [1, 2, 3]) last = await receiver.reject(await receiver.retry(last, after(days)))
    expect(await retry(last, after(4))).toBe('422 POST_DUE_RETRY_LIMIT_EXCEEDED')
    const second = await receiver.reject(await receiver.charge(recurrence, { dueDate: after(1) }))
    expect(await retry(second, after(4))).toBe('201')
  })
})

describe('the charges that can be retried', () => {
  test('R-137 R-283 exclude those of a recurrence that does not allow it', async () => {
    const charge = await failedCharge(receiver, { allowPostDuePayment: false })
    expect(await retry(charge, after(1))).toBe('422 POST_DUE_RETRY_NOT_ALLOWED')
  })

  test('are the failed ones, not open, settled or cancelled ones (G-137)', async () => {
    const open = await receiver.charge(await receiver.authorized())
    const accepted = await receiver.accept(await receiver.charge(await receiver.authorized()))
    const settled = await receiver.settle(await receiver.charge(await receiver.authorized()))
    const cancelled = await receiver.charge(await receiver.authorized())
    await receiver.done('cancelSchedule', cancelled, { externalId: unique('cancel'), reason: 'x' })
    for (const schedule of [open, accepted, settled, cancelled])
      expect(await retry(schedule, after(1))).toBe('422 POST_DUE_RETRY_NOT_ALLOWED')
  })

  test('G-199 exclude those of a recurrence that is no longer authorized; this error has precedence', async () => {
    const charge = await failedCharge(receiver, { allowPostDuePayment: false })
    await receiver.done('cancelRecurrence', { id: charge.recurrenceId }, receiver.cancelBody())
    expect(await retry(charge, after(9))).toBe('409 AUTHORIZED_RECURRENCE_REQUIRED')
  })

  test.each(Object.entries(rejectionCodes).filter(([, { origin }]) => origin === 'scheme'))(
    'R-154 R-289 R-302 R-347 R-348 R-349 include those rejected with %s only as the catalogue states (G-099, G-188)',
    async (code, { terminal, meaning }) => {
      const charge = await failedCharge(receiver, { code })
      expect(charge).toMatchObject({ rejectionCode: code, rejectionReason: meaning })
      const accepted = await receiver.accept(await receiver.charge(await receiver.authorized()))
      const unpaid = await receiver.done<Schedule>('simulateScheduleSettlement', accepted, {
        outcome: 'REJECTED',
        rejectionCode: code,
      })
      expect(unpaid).toMatchObject({ rejectionCode: code, rejectionReason: meaning })
      const want = terminal ? '422 POST_DUE_RETRY_NOT_ALLOWED' : '201'
      expect([await retry(charge, after(1)), await retry(unpaid, after(1))]).toEqual([want, want])
    },
  )

  test('R-347 R-348 exclude those with one of exactly nine terminal codes of the payer’s institution', () => {
    const terminal = Object.entries(rejectionCodes).flatMap(([code, it]) => (it.terminal ? [code] : []))
    expect(terminal).toEqual(['AC05', 'AM09', 'DENC', 'DS27', 'DTED', 'MIDI', 'MSUC', 'NITX', 'RC09'])
  })

  test('exclude a charge with a terminal code on any of its retries (G-237)', async () => {
    const charge = await failedCharge()
    const last = await receiver.reject(await receiver.retry(charge, after(1)), 'AC05')
    for (const schedule of [charge, last])
      expect(await retry(schedule, after(2))).toBe('422 POST_DUE_RETRY_NOT_ALLOWED')
    // The cycle can be charged again with a new AGND charge (G-189).
    const body = receiver.chargeBody()
    expect(await receiver.outcome('createSchedule', { id: charge.recurrenceId }, body)).toBe('201')
  })

  test('exclude those with another open schedule in the cycle; the same date again returns a date error (G-140, G-237)', async () => {
    const charge = await failedCharge()
    await receiver.retry(charge, after(1))
    expect(await retry(charge, after(2))).toBe('422 POST_DUE_RETRY_NOT_ALLOWED')
    expect(await retry(charge, after(1))).toBe('422 INVALID_POST_DUE_RETRY_DATE')
    const other = await failedCharge()
    await receiver.charge({ id: other.recurrenceId } as Recurrence)
    expect(await retry(other, after(1))).toBe('422 POST_DUE_RETRY_NOT_ALLOWED')
  })

  test('include those whose re-send failed (G-246)', async () => {
    const own = await automatic.receiver()
    const charge = await own.accept(await own.charge(await own.authorized()))
    await own.done('simulateSchedulePayerCancellation', charge, { code: 'FAIL' })
    const { data } = await own.operator.ok('listSchedules')
    const resend = data.find(({ purpose }) => purpose === 'RIFL') as Schedule
    await own.reject(resend)
    expect(await retry(charge, after(1), own)).toBe('422 POST_DUE_RETRY_NOT_ALLOWED')
    const again = await own.retry(resend, after(1))
    expect(again).toMatchObject({ purpose: 'NTAG', retryOfScheduleId: charge.id, txid: charge.txid })
  })

  test("R-255 are those of the caller's wallet", async () => {
    const stranger = await automatic.receiver()
    const charge = await failedCharge()
    expect(await retry(charge, after(1), stranger)).toBe('403 SCHEDULE_ACCESS_DENIED')
    expect(await retry({ id: 'x' }, after(1))).toBe('404 RESOURCE_MISSING')
  })
})
