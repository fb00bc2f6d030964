import { addDays, brasiliaInstant } from '@pix-payments/pix'
import { rejectionCodes } from '@pix-payments/spec'
import { afterAll, describe, expect, test } from 'vitest'
import type { Recurrence, Schedule } from '@pix-payments/spec/types'
import { type Body, unique } from '../support/bodies.ts'
import { SECOND } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import type { Receiver } from './support/receiver.ts'

const automatic = await startAutomatic()
afterAll(() => automatic.service.close())

/** The due date of the charges below, a Wednesday. */
const D = '2026-03-04'
const after = (days: number): `${number}-${number}-${number}` => addDays(D, days)
const morningOf = (day: Parameters<typeof brasiliaInstant>[0]): number => brasiliaInstant(day, '09:00')

interface Failed {
  readonly own: Receiver
  readonly charge: Schedule
}

/** Opens a wallet with a rejected charge, on the morning of the charge's due date. */
async function failedCharge({ code, ...details }: Body & { readonly code?: string } = {}): Promise<Failed> {
  const own = await automatic.receiver()
  const charge = await own.reject(await own.charge(await own.authorized({}, details)), code)
  await own.at(morningOf(D))
  return { own, charge }
}

const retry = (own: Receiver, schedule: { readonly id: string }, date: string): Promise<string> =>
  own.outcome('createPostDueRetry', schedule, own.retryBody(date))

async function messageOf(own: Receiver, schedule: { readonly id: string }, date: string): Promise<string> {
  const { body } = await own.on('createPostDueRetry', schedule.id, own.retryBody(date))
  return (body as { readonly error: { readonly message: string } }).error.message
}

const ALLOWED = '201'
const NOT_ALLOWED = '422 POST_DUE_RETRY_NOT_ALLOWED'
const WRONG_DATE = '422 INVALID_POST_DUE_RETRY_DATE'

describe('a post-due retry', () => {
  test('R-136 R-151 R-281 is a schedule of the same charge on another day (G-077, G-078, G-081, G-129, G-139, G-231)', async () => {
    const own = await automatic.receiver()
    const charge = await own.charge(await own.authorized(), { metadata: { invoice: '7' } })
    await own.reject(charge)
    await own.at(morningOf(D))
    const answer = await own.on('createPostDueRetry', charge.id, own.retryBody('2026-03-08'))
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
    const sent = await own.readSchedule(answer.body as Schedule)
    const first = await own.readSchedule(charge)
    for (const name of ['endToEndId', 'regulatoryMessageId'] as const)
      expect([name, sent[name] === first[name]]).toEqual([name, false])
    expect([sent.paymentInformationId, first.paymentInformationId]).toEqual([txid, txid])
    expect(sent.attempts).toMatchObject([{ purpose: 'NTAG', dueDate: '2026-03-08', attemptNumber: 1 }])
    expect(first.attemptCount).toBe(1)
  })

  test('of a retry belongs to the first charge (G-081)', async () => {
    const { own, charge } = await failedCharge()
    const first = await own.reject(await own.retry(charge, after(1)))
    const second = await own.retry(first, after(2))
    expect(second).toMatchObject({ retryOfScheduleId: charge.id, originalDueDate: D, dueDate: after(2) })
  })

  test('credits its payment like that of the charge', async () => {
    const { own, charge } = await failedCharge()
    const before = await own.balance()
    await own.settle(await own.retry(charge, after(1)))
    expect(await own.balance()).toEqual({ ...before, available: before.available + 4990 })
    expect(await retry(own, charge, after(2))).toBe(NOT_ALLOWED)
    expect(await own.ledgerProblems()).toEqual([])
  })
})

describe('the time of a retry', () => {
  test('R-281 begins as soon as the charge has failed, before its due date too (G-137)', async () => {
    const own = await automatic.receiver()
    const charge = await own.charge(await own.authorized())
    expect(await retry(own, charge, after(1))).toBe(NOT_ALLOWED)
    await own.reject(charge)
    expect(await retry(own, charge, D)).toBe(WRONG_DATE)
    expect(await retry(own, charge, after(8))).toBe(WRONG_DATE)
    expect(await retry(own, charge, after(1))).toBe(ALLOWED)
  })

  test('counts from the shifted due date (G-138)', async () => {
    const own = await automatic.receiver()
    const charge = await own.reject(await own.charge(await own.authorized(), { dueDate: '2026-03-07' }))
    expect(charge.dueDate).toBe('2026-03-09')
    expect(await retry(own, charge, '2026-03-09')).toBe(WRONG_DATE)
    expect(await retry(own, charge, '2026-03-10')).toBe(ALLOWED)
  })

  test.each([
    ['one second before midnight', -SECOND, ALLOWED],
    ['the last millisecond', -1, ALLOWED],
    ['at midnight', 0, '422 POST_DUE_RETRY_CUTOFF_EXCEEDED'],
    ['one second after midnight', SECOND, '422 POST_DUE_RETRY_CUTOFF_EXCEEDED'],
  ])('R-287 is by 23:59:59 of the day before: %s (G-100)', async (_, offset, want) => {
    const { own, charge } = await failedCharge()
    await own.at(brasiliaInstant(after(2)) + offset)
    expect(await retry(own, charge, after(2))).toBe(want)
  })
})

describe('the date of a retry', () => {
  test.each([
    [-1, WRONG_DATE],
    [0, WRONG_DATE],
    [1, ALLOWED],
    [7, ALLOWED],
    [8, WRONG_DATE],
    [400, WRONG_DATE],
  ])('R-282 %d days after the due date (G-138)', async (days, want) => {
    const { own, charge } = await failedCharge()
    expect(await retry(own, charge, after(days))).toBe(want)
  })

  test('R-282 counts from the business day, not from the requested day before it (G-138)', async () => {
    const own = await automatic.receiver()
    const charge = await own.reject(await own.charge(await own.authorized(), { dueDate: '2026-03-07' }))
    await own.at(morningOf('2026-03-09'))
    expect(await retry(own, charge, '2026-03-08')).toBe(WRONG_DATE)
    expect(await retry(own, charge, '2026-03-09')).toBe(WRONG_DATE)
    expect(await retry(own, charge, '2026-03-17')).toBe(WRONG_DATE)
    expect(await retry(own, charge, '2026-03-16')).toBe(ALLOWED)
  })

  test('R-285 is before the next cycle (G-141)', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized({}, { frequency: 'WEEKLY', firstPaymentDate: D })
    const charge = await own.reject(await own.charge(recurrence, { dueDate: '2026-03-09' }))
    await own.at(morningOf('2026-03-09'))
    expect(await retry(own, charge, '2026-03-11')).toBe('422 POST_DUE_RETRY_CROSSES_CYCLE')
    expect(await retry(own, charge, '2026-03-10')).toBe(ALLOWED)
  })

  test('R-286 is inside the recurrence', async () => {
    const own = await automatic.receiver()
    const terms = { frequency: 'WEEKLY', firstPaymentDate: D, totalCharges: 2 }
    const recurrence = await own.authorized({}, terms)
    expect(recurrence.lastPaymentDate).toBe('2026-03-10')
    const charge = await own.reject(await own.charge(recurrence, { dueDate: '2026-03-06' }))
    await own.at(morningOf('2026-03-06'))
    expect(await retry(own, charge, '2026-03-11')).toBe('422 POST_DUE_RETRY_CROSSES_CYCLE')
    expect(await retry(own, charge, '2026-03-10')).toBe(ALLOWED)
  })

  test('may cross the end of February, with 28 or 29 days', async () => {
    const own = await automatic.receiver({ at: Date.parse('2028-02-23T12:00:00.000Z') })
    const charge = await own.reject(await own.charge(await own.authorized(), { dueDate: '2028-02-25' }))
    await own.at(morningOf('2028-02-25'))
    expect(await retry(own, charge, '2028-03-04')).toBe(WRONG_DATE)
    expect(await retry(own, charge, '2028-03-03')).toBe(ALLOWED)
  })

  const table: readonly (readonly [title: string, overrides: Body, want: string])[] = [
    ['R-288 externalId missing', { externalId: undefined }, '400 HTTP_400'],
    ['R-288 externalId of 256 characters', { externalId: 'x'.repeat(256) }, '400 HTTP_400'],
    ['externalId of 255 characters', { externalId: 'x'.repeat(255) }, ALLOWED],
    ['R-288 retryDate missing', { retryDate: undefined }, '400 HTTP_400'],
    ['retryDate 2026-02-30', { retryDate: '2026-02-30' }, '400 INVALID_DATE'],
    ['retryDate tomorrow', { retryDate: 'tomorrow' }, '400 INVALID_DATE'],
    ['an amount of its own', { amount: 100 }, '400 HTTP_400'],
  ]
  test.each(table)('%s', async (_, overrides, want) => {
    const { own, charge } = await failedCharge()
    const body = own.retryBody(after(1), overrides)
    expect(await own.outcome('createPostDueRetry', charge, body)).toBe(want)
  })
})

describe('at most three retries', () => {
  test('R-284 a fourth is refused, and no date can be used twice (G-140)', async () => {
    const { own, charge } = await failedCharge()
    for (const days of [3, 1, 2]) {
      await own.reject(await own.retry(charge, after(days)))
      expect(await retry(own, charge, after(days))).toBe(WRONG_DATE)
    }
    expect(await retry(own, charge, after(4))).toBe('422 POST_DUE_RETRY_LIMIT_EXCEEDED')
    expect(await messageOf(own, charge, after(4))).toBe(
      'The charge already has 3 retry dates: 2026-03-05, 2026-03-06, 2026-03-07.',
    )
  })

  test('a retry that was re-sent counts once, and its re-send does not count (G-140, G-246)', async () => {
    const { own, charge } = await failedCharge()
    const first = await own.accept(await own.retry(charge, after(1)))
    await own.at(morningOf(after(1)))
    await own.done('simulateSchedulePayerCancellation', first, { code: 'FAIL' })
    const { data } = await own.operator.ok('listSchedules')
    let last = data.find(({ purpose }) => purpose === 'RIFL') as Schedule
    expect(last.dueDate).toBe(after(1))
    await own.reject(last)
    for (const days of [2, 3]) last = await own.reject(await own.retry(last, after(days)))
    expect(await retry(own, last, after(4))).toBe('422 POST_DUE_RETRY_LIMIT_EXCEEDED')
  })

  test('a retry that could not be sent does not count (G-140)', async () => {
    const own = await automatic.receiver()
    const charge = await own.charge(await own.authorized({ expectedPayer: { taxId: '10000000361' } }))
    await own.at(morningOf(D))
    for (const days of [1, 1, 2, 3, 4]) {
      const { statusDetailed } = await own.readSchedule(await own.retry(charge, after(days)))
      expect(statusDetailed).toBe('SEND_FAILED')
    }
  })

  test('retries of retries count for the charge; those of another charge do not (G-081)', async () => {
    const { own, charge } = await failedCharge()
    let last = charge
    for (const days of [1, 2, 3]) last = await own.reject(await own.retry(last, after(days)))
    expect(await retry(own, last, after(4))).toBe('422 POST_DUE_RETRY_LIMIT_EXCEEDED')
    const recurrence = { id: charge.recurrenceId } as Recurrence
    const second = await own.reject(await own.charge(recurrence, { dueDate: after(2) }))
    await own.at(morningOf(after(2)))
    expect(await retry(own, second, after(4))).toBe(ALLOWED)
  })
})

describe('the charges that can be retried', () => {
  test('R-137 R-283 exclude those of a recurrence that does not allow it', async () => {
    const { own, charge } = await failedCharge({ allowPostDuePayment: false })
    expect(await retry(own, charge, after(1))).toBe(NOT_ALLOWED)
    expect(await messageOf(own, charge, after(1))).toBe('allowPostDuePayment of the recurrence is false.')
  })

  test('are the failed ones, not open, settled or cancelled ones (G-137)', async () => {
    const own = await automatic.receiver()
    const open = await own.charge(await own.authorized())
    const accepted = await own.accept(await own.charge(await own.authorized()))
    const settled = await own.settle(await own.charge(await own.authorized()))
    const cancelled = await own.charge(await own.authorized())
    await own.done('cancelSchedule', cancelled, { externalId: unique('cancel'), reason: 'x' })
    await own.at(morningOf(D))
    for (const schedule of [open, accepted, settled, cancelled])
      expect(await retry(own, schedule, after(1))).toBe(NOT_ALLOWED)
    expect(await messageOf(own, settled, after(1))).toBe(
      'The schedule is SUCCESS (SETTLED), but only a FAILED one can be retried.',
    )
  })

  test('G-199 exclude those of a recurrence that is no longer authorized; this error has precedence', async () => {
    const { own, charge } = await failedCharge({ allowPostDuePayment: false })
    await own.done('cancelRecurrence', { id: charge.recurrenceId }, own.cancelBody())
    expect(await retry(own, charge, after(9))).toBe('409 AUTHORIZED_RECURRENCE_REQUIRED')
  })

  test.each(Object.entries(rejectionCodes).filter(([, { origin }]) => origin === 'scheme'))(
    'R-154 R-289 R-302 R-347 R-348 R-349 include those rejected with %s only as the catalogue states (G-099, G-188)',
    async (code, { terminal, meaning }) => {
      const own = await automatic.receiver()
      const charge = await own.reject(await own.charge(await own.authorized()), code)
      expect(charge).toMatchObject({ rejectionCode: code, rejectionReason: meaning })
      const accepted = await own.accept(await own.charge(await own.authorized()))
      const unpaid = await own.done<Schedule>('simulateScheduleSettlement', accepted, {
        outcome: 'REJECTED',
        rejectionCode: code,
      })
      expect(unpaid).toMatchObject({ rejectionCode: code, rejectionReason: meaning })
      await own.at(morningOf(D))
      const want = terminal ? NOT_ALLOWED : ALLOWED
      expect([await retry(own, charge, after(1)), await retry(own, unpaid, after(1))]).toEqual([want, want])
    },
  )

  test('R-347 R-348 exclude those with one of exactly nine terminal codes of the payer’s institution', () => {
    const terminal = Object.entries(rejectionCodes).flatMap(([code, it]) => (it.terminal ? [code] : []))
    expect(terminal).toEqual(['AC05', 'AM09', 'DENC', 'DS27', 'DTED', 'MIDI', 'MSUC', 'NITX', 'RC09'])
  })

  test('exclude a charge with a terminal code on any of its retries (G-237)', async () => {
    const { own, charge } = await failedCharge()
    const last = await own.reject(await own.retry(charge, after(1)), 'AC05')
    for (const schedule of [charge, last]) expect(await retry(own, schedule, after(2))).toBe(NOT_ALLOWED)
    expect(await messageOf(own, charge, after(2))).toBe('The charge failed with AC05, which is terminal.')
    // The cycle can be charged again with a new AGND charge (G-189).
    const body = own.chargeBody()
    expect(await own.outcome('createSchedule', { id: charge.recurrenceId }, body)).toBe(ALLOWED)
  })

  test('exclude those with another open schedule in the cycle; the same date again returns a date error (G-140, G-237)', async () => {
    const { own, charge } = await failedCharge()
    const { id } = await own.retry(charge, after(1))
    expect(await retry(own, charge, after(2))).toBe(NOT_ALLOWED)
    expect(await messageOf(own, charge, after(2))).toBe(
      `Another schedule holds the cycle: ${id} is PENDING (AWAITING_PAYER_RESPONSE).`,
    )
    expect(await retry(own, charge, after(1))).toBe(WRONG_DATE)
    expect(await messageOf(own, charge, after(1))).toBe(`The charge has another retry on ${after(1)}.`)
    const { own: other, charge: rejected } = await failedCharge()
    await other.charge({ id: rejected.recurrenceId } as Recurrence)
    expect(await retry(other, rejected, after(1))).toBe(NOT_ALLOWED)
  })

  test('exclude a rejected charge when another charge of the cycle was accepted and not paid (G-174, G-237)', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized()
    const rejected = await own.reject(await own.charge(recurrence))
    const unpaid = await own.accept(await own.charge(recurrence))
    await own.done('simulateScheduleSettlement', unpaid, { outcome: 'REJECTED', rejectionCode: 'AB10' })
    await own.at(morningOf(D))
    expect(await retry(own, rejected, after(1))).toBe(NOT_ALLOWED)
    expect(await retry(own, unpaid, after(1))).toBe(ALLOWED)
  })

  test('include those whose re-send failed (G-246)', async () => {
    const own = await automatic.receiver()
    const charge = await own.accept(await own.charge(await own.authorized()))
    await own.at(morningOf(D))
    await own.done('simulateSchedulePayerCancellation', charge, { code: 'FAIL' })
    const { data } = await own.operator.ok('listSchedules')
    const resend = data.find(({ purpose }) => purpose === 'RIFL') as Schedule
    await own.reject(resend)
    expect(await retry(own, charge, after(1))).toBe(NOT_ALLOWED)
    const again = await own.retry(resend, after(1))
    expect(again).toMatchObject({ purpose: 'NTAG', retryOfScheduleId: charge.id, txid: charge.txid })
  })

  test("R-255 are those of the caller's wallet", async () => {
    const stranger = await automatic.receiver()
    const { own, charge } = await failedCharge()
    expect(await retry(stranger, charge, after(1))).toBe('403 SCHEDULE_ACCESS_DENIED')
    expect(await retry(own, { id: 'x' }, after(1))).toBe('404 RESOURCE_MISSING')
  })
})
