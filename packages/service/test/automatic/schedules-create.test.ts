import { addDays, brasiliaInstant, isScheduleId, isTxid } from '@pix-payments/pix'
import { afterAll, describe, expect, test } from 'vitest'
import type { Recurrence, Schedule } from '@pix-payments/spec/types'
import type { Body } from '../support/bodies.ts'
import { DAY, SECOND } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import type { Receiver } from './support/receiver.ts'

type Day = `${number}-${number}-${number}`

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
afterAll(() => automatic.service.close())

const FIELDS =
  'id recurrenceId walletId cycleNumber txid amount originalDueDate dueDate purpose status statusDetailed paymentInformationId regulatoryMessageId endToEndId reconciliationId rejectionCode rejectionReason retryOfScheduleId attemptCount nextAttemptAt metadata attempts createdAt updatedAt settledAt cancelledAt'.split(
    ' ',
  )

describe('a created charge', () => {
  test('R-147 R-148 R-149 R-150 R-155 R-261 is CREATED, with every listed field (G-073, G-075, G-077, G-083, G-098, G-129)', async () => {
    const recurrence = await receiver.authorized()
    const body = receiver.chargeBody({ metadata: { invoice: '7' } })
    const answer = await receiver.on('createSchedule', recurrence.id, body)
    expect(answer.status).toBe(201)
    const schedule = answer.body as Schedule
    expect(Object.keys(schedule)).toEqual(expect.arrayContaining(FIELDS))
    expect(Object.keys(schedule)).not.toContain('externalId')
    expect(isScheduleId(schedule.id)).toBe(true)
    expect(schedule.id).toMatch(/^pixsched_[0-9a-f]{32}$/)
    expect(isTxid(schedule.txid)).toBe(true)
    expect(schedule).toMatchObject({
      object: 'pix_automatic.schedule',
      recurrenceId: recurrence.id,
      walletId: receiver.walletId,
      cycleNumber: 2,
      purpose: 'AGND',
      status: 'CREATED',
      statusDetailed: 'AWAITING_DISPATCH',
      reconciliationId: schedule.txid,
      retryOfScheduleId: null,
      attemptCount: 0,
      attempts: [],
      nextAttemptAt: null,
      endToEndId: null,
      paymentInformationId: null,
      metadata: { invoice: '7' },
      createdAt: new Date(receiver.now).toISOString(),
    })
  })

  test('R-153 R-254 is sent right after, with one attempt and its own ids (G-074, G-078, G-079, G-080, G-082, G-232)', async () => {
    const schedule = await receiver.charge(await receiver.authorized())
    const sent = await receiver.readSchedule(schedule)
    const at = new Date(receiver.now).toISOString()
    expect(sent).toMatchObject({
      status: 'PENDING',
      statusDetailed: 'AWAITING_PAYER_RESPONSE',
      paymentInformationId: schedule.txid,
      regulatoryMessageId: expect.stringMatching(/^M12345678[a-zA-Z0-9]{23}$/),
      // The endToEndId contains the due date at 12:00 UTC.
      endToEndId: expect.stringMatching(/^E87654321202603041200[a-zA-Z0-9]{11}$/),
      nextAttemptAt: null,
      attemptCount: 1,
    })
    expect(sent.attempts).toEqual([
      {
        attemptNumber: 1,
        purpose: 'AGND',
        dueDate: '2026-03-04',
        status: 'REQUESTED',
        endToEndId: sent.endToEndId,
        regulatoryMessageId: sent.regulatoryMessageId,
        rejectionCode: null,
        rejectionReason: null,
        sentAt: at,
        respondedAt: null,
      },
    ])
    const [instruction, ...others] = await receiver.messages(schedule)
    expect(others).toEqual([])
    expect(instruction).toMatchObject({
      name: 'instruction',
      id: sent.regulatoryMessageId,
      body: { scheduleId: schedule.id, dueDate: '2026-03-04', amount: 4990, purpose: 'AGND' },
    })
    const accepted = await receiver.accept(schedule)
    expect(accepted).toMatchObject({ status: 'SCHEDULED', nextAttemptAt: '2026-03-04T03:00:00.000Z' })
    expect(accepted.attempts).toMatchObject([{ status: 'SCHEDULED', respondedAt: at }])
  })

  test('R-255 R-256 can be read only by its own wallet (G-183)', async () => {
    const schedule = await receiver.charge(await receiver.authorized())
    const stranger = await automatic.receiver()
    expect(await stranger.outcome('getSchedule', schedule)).toBe('403 SCHEDULE_ACCESS_DENIED')
    for (const id of [`pixsched_${'0'.repeat(32)}`, schedule.id.toUpperCase(), 'x', '\0'])
      expect(await receiver.outcome('getSchedule', { id })).toBe('404 RESOURCE_MISSING')
  })
})

describe('valid values of a request', () => {
  const table: readonly (readonly [title: string, overrides: Body, want: string])[] = [
    ['R-263 externalId missing', { externalId: undefined }, '400 HTTP_400'],
    ['R-263 externalId empty', { externalId: '' }, '400 HTTP_400'],
    ['R-263 externalId of 256 characters', { externalId: 'x'.repeat(256) }, '400 HTTP_400'],
    ['externalId of 255 characters', { externalId: 'x'.repeat(255) }, '201'],
    ['cycleNumber missing', { cycleNumber: undefined }, '400 HTTP_400'],
    ['cycleNumber 2.5', { cycleNumber: 2.5 }, '400 HTTP_400'],
    ['R-264 cycleNumber 1', { cycleNumber: 1 }, '422 INVALID_CYCLE_NUMBER'],
    ['R-264 cycleNumber 0', { cycleNumber: 0 }, '422 INVALID_CYCLE_NUMBER'],
    ['R-265 cycleNumber above totalCharges', { cycleNumber: 13 }, '422 INVALID_CYCLE_NUMBER'],
    ['cycleNumber 1000', { cycleNumber: 1000 }, '422 INVALID_CYCLE_NUMBER'],
    [
      'R-268 an amount other than that of the recurrence (G-133)',
      { amount: 4991 },
      '422 FIXED_AMOUNT_MISMATCH',
    ],
    ['R-269 amount 99 (G-134)', { amount: 99 }, '422 AMOUNT_OUT_OF_RANGE'],
    ['amount 100000001 (G-134, G-181)', { amount: 100_000_001 }, '422 AMOUNT_OUT_OF_RANGE'],
    ['amount 49.9 (G-134)', { amount: 49.9 }, '400 INVALID_AMOUNT'],
    ['amount a text (G-134)', { amount: '4990' }, '400 INVALID_AMOUNT'],
    ['amount missing', { amount: undefined }, '400 HTTP_400'],
    ['R-278 dueDate 04/03/2026', { dueDate: '04/03/2026' }, '400 INVALID_DATE'],
    ['R-278 dueDate 2026-02-29', { dueDate: '2026-02-29' }, '400 INVALID_DATE'],
    ['dueDate missing', { dueDate: undefined }, '400 HTTP_400'],
    ['dueDate of the year 1', { dueDate: '0001-01-01' }, '422 INVALID_SCHEDULE_WINDOW'],
    ['dueDate on the last day of the calendar', { dueDate: '9999-12-31' }, '422 INVALID_SCHEDULE_WINDOW'],
    ['R-279 an unknown property', { purpose: 'NTAG' }, '400 HTTP_400'],
    ['metadata of texts', { metadata: { a: 'b' } }, '201'],
    ['metadata with a number', { metadata: { a: 1 } }, '400 HTTP_400'],
  ]
  test.each(table)('%s', async (_, overrides, want) => {
    const recurrence = await receiver.authorized()
    expect(await receiver.outcome('createSchedule', recurrence, receiver.chargeBody(overrides))).toBe(want)
  })

  test('R-121 R-124 a variable recurrence can be charged any amount, whatever its minimum (G-133)', async () => {
    const terms = { amount: undefined, firstPaymentAmount: 100, minimumAmount: 5000 }
    for (const amount of [100, 1000, 100_000_000]) {
      const schedule = await receiver.charge(await receiver.authorized(terms), { amount })
      expect(schedule.amount).toBe(amount)
    }
    const recurrence = await receiver.authorized(terms)
    expect(await receiver.outcome('createSchedule', recurrence, receiver.chargeBody({ amount: 99 }))).toBe(
      '422 AMOUNT_OUT_OF_RANGE',
    )
  })
})

describe('the recurrences that can be charged', () => {
  test("R-262 R-252 are authorized, and of the caller's wallet", async () => {
    const body = receiver.chargeBody()
    const states: [string, Recurrence][] = [
      ['PENDING', await receiver.create()],
      ['PENDING', await receiver.paid()],
    ]
    const cancelled = await receiver.authorized()
    await receiver.done('cancelRecurrence', cancelled, receiver.cancelBody())
    states.push(['CANCELLED', cancelled])
    const expired = await receiver.create()
    await receiver.done('simulateRecurrenceExpiration', expired)
    states.push(['EXPIRED', expired])
    const failed = await receiver.create()
    await receiver.done('simulateAuthorization', failed, { outcome: 'REJECTED' })
    states.push(['FAILED', failed])
    for (const [status, it] of states) {
      expect((await receiver.read(it)).status).toBe(status)
      expect(await receiver.outcome('createSchedule', it, body)).toBe('409 AUTHORIZED_RECURRENCE_REQUIRED')
    }
    const stranger = await automatic.receiver()
    const own = await receiver.authorized()
    expect(await stranger.outcome('createSchedule', own, body)).toBe('403 RECURRENCE_ACCESS_DENIED')
    expect(await receiver.outcome('createSchedule', { id: 'x' }, body)).toBe('404 RESOURCE_MISSING')
  })

  test('R-280 have a payer with a known municipality (G-066, G-180)', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized({ expectedPayer: { taxId: '10000000280' } })
    expect(recurrence).toMatchObject({ status: 'AUTHORIZED', municipalityCode: null })
    expect(await own.outcome('createSchedule', recurrence, own.chargeBody())).toBe(
      '422 MUNICIPALITY_REQUIRED',
    )
    expect((await own.authorized()).municipalityCode).toBe('3550308')
  })

  test('R-265 include their last cycle', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized({}, { totalCharges: 3, frequency: 'WEEKLY' })
    const last = own.chargeBody({ cycleNumber: 3, dueDate: '2026-03-11' })
    expect(await own.outcome('createSchedule', recurrence, last)).toBe('201')
    expect(await own.outcome('createSchedule', recurrence, { ...last, cycleNumber: 4 })).toBe(
      '409 IDEMPOTENCY_ERROR',
    )
    // 1000 breaks the schema too, which knows no totalCharges.
    for (const cycleNumber of [4, 1000]) {
      const body = own.chargeBody({ cycleNumber, dueDate: '2026-03-11' })
      expect((await own.on('createSchedule', recurrence.id, body)).body).toMatchObject({
        error: {
          code: 'INVALID_CYCLE_NUMBER',
          message: 'cycleNumber must be from 2 to 3; cycle 1 is the first payment.',
        },
      })
    }
  })
})

test('a refusal names the values that would fit', async () => {
  const own = await automatic.receiver()
  const recurrence = await own.authorized()
  const { id } = await own.charge(recurrence)
  const messageOf = async (overrides: Body): Promise<string> => {
    const { body } = await own.on('createSchedule', recurrence.id, own.chargeBody(overrides))
    return (body as { readonly error: { readonly message: string } }).error.message
  }
  const [first, last] = [own.day(2), own.day(10)]
  expect([
    await messageOf({ amount: 4991 }),
    await messageOf({ dueDate: own.day(11) }),
    await messageOf({}),
  ]).toEqual([
    'amount must be 4990 centavos, the amount of the recurrence.',
    `dueDate must be from ${first} to ${last}, 2 to 10 calendar days after today.`,
    `Cycle 2 has a schedule: ${id} is PENDING (AWAITING_PAYER_RESPONSE).`,
  ])
})

describe('one charge per cycle', () => {
  const again = (own: Receiver, recurrence: Recurrence): Promise<string> =>
    own.outcome('createSchedule', recurrence, own.chargeBody())

  test.each([
    ['accepted and not paid', 'SETTLEMENT_FAILED'],
    ['never answered', 'PAYER_RESPONSE_TIMEOUT'],
  ])('a charge that was %s occupies its cycle (G-174)', async (_, statusDetailed) => {
    const recurrence = await receiver.authorized()
    const schedule = await receiver.charge(recurrence)
    if (statusDetailed === 'SETTLEMENT_FAILED') {
      await receiver.accept(schedule)
      const rejection = { outcome: 'REJECTED', rejectionCode: 'AB10' }
      await receiver.done('simulateScheduleSettlement', schedule, rejection)
    } else await receiver.done('simulateSchedulePayerResponseTimeout', schedule)
    expect(await receiver.readSchedule(schedule)).toMatchObject({ status: 'FAILED', statusDetailed })
    expect(await again(receiver, recurrence)).toBe('409 CYCLE_ALREADY_EXISTS')
  })

  describe('is not held after AM02 (§7.5, G-174)', () => {
    const isAbove = { outcome: 'REJECTED', rejectionCode: 'AM02' }

    test('R-267 at the settlement of a charge', async () => {
      const recurrence = await receiver.authorized()
      const charge = await receiver.accept(await receiver.charge(recurrence))
      await receiver.done('simulateScheduleSettlement', charge, isAbove)
      expect(await again(receiver, recurrence)).toBe('201')
      expect(await again(receiver, recurrence)).toBe('409 CYCLE_ALREADY_EXISTS')
    })

    test('of a retry', async () => {
      const own = await automatic.receiver()
      const recurrence = await own.authorized()
      const charge = await own.accept(await own.charge(recurrence))
      await own.done('simulateScheduleSettlement', charge, { outcome: 'REJECTED', rejectionCode: 'AB10' })
      await own.pass(2 * DAY)
      const retry = await own.accept(await own.retry(charge, own.day(1)))
      expect(await again(own, recurrence)).toBe('409 CYCLE_ALREADY_EXISTS')
      await own.done('simulateScheduleSettlement', retry, isAbove)
      expect(await again(own, recurrence)).toBe('201')
    })

    test('of a re-send', async () => {
      const own = await automatic.receiver()
      const recurrence = await own.authorized()
      const charge = await own.accept(await own.charge(recurrence))
      await own.pass(2 * DAY)
      await own.done('simulateSchedulePayerCancellation', charge, { code: 'FAIL' })
      const { data } = await own.operator.ok('listSchedules')
      await own.reject(data.find(({ purpose }) => purpose === 'RIFL') as Schedule, 'AM02')
      expect(await again(own, recurrence)).toBe('201')
    })
  })

  test('a charge that could not be sent frees it (G-174)', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized({ expectedPayer: { taxId: '10000000361' } })
    await own.charge(recurrence)
    expect(await again(own, recurrence)).toBe('201')
  })

  test('R-266 an open or settled charge occupies its cycle (G-174)', async () => {
    const recurrence = await receiver.authorized()
    const schedule = await receiver.charge(recurrence)
    const answers = [await again(receiver, recurrence)]
    await receiver.accept(schedule)
    answers.push(await again(receiver, recurrence))
    await receiver.done('simulateScheduleSettlement', schedule, { outcome: 'SETTLED' })
    answers.push(await again(receiver, recurrence))
    expect(answers).toEqual(Array.from({ length: 3 }, () => '409 CYCLE_ALREADY_EXISTS'))
  })

  test('R-267 a rejected or cancelled charge frees it, whatever its code (G-174, G-189)', async () => {
    const recurrence = await receiver.authorized()
    await receiver.reject(await receiver.charge(recurrence), 'AM02')
    await receiver.reject(await receiver.charge(recurrence), 'AC05')
    const third = await receiver.charge(recurrence)
    await receiver.done('cancelSchedule', third, { externalId: 'c', reason: 'x' })
    expect(await again(receiver, recurrence)).toBe('201')
  })

  test('an open or settled retry or re-send occupies it too (G-237)', async () => {
    const own = await automatic.receiver()
    const retried = await own.authorized()
    const failed = await own.reject(await own.charge(retried))
    const resent = await own.authorized()
    const schedule = await own.accept(await own.charge(resent))
    await own.pass(2 * DAY)
    const retry = await own.retry(failed, own.day(3))
    expect(await again(own, retried)).toBe('409 CYCLE_ALREADY_EXISTS')
    await own.settle(retry)
    expect(await again(own, retried)).toBe('409 CYCLE_ALREADY_EXISTS')
    await own.done('simulateSchedulePayerCancellation', schedule, { code: 'FAIL' })
    expect(await again(own, resent)).toBe('409 CYCLE_ALREADY_EXISTS')
    // The re-send is rejected, but its charge was accepted (G-174).
    const { data } = await own.operator.ok('listSchedules')
    await own.reject(data.find(({ purpose }) => purpose === 'RIFL') as Schedule, 'AB10')
    expect(await again(own, resent)).toBe('409 CYCLE_ALREADY_EXISTS')
  })
})

describe('2 to 10 days ahead, in America/Sao_Paulo', () => {
  test.each([
    ['noon', '2026-03-02T15:00:00.000Z', '2026-03-02'],
    ['R-272 half past midnight in UTC, the day before in Brasília', '2026-03-03T00:30:00.000Z', '2026-03-02'],
    ['R-272 one second before midnight in Brasília', '2026-03-03T02:59:59.000Z', '2026-03-02'],
    ['R-272 midnight in Brasília', '2026-03-03T03:00:00.000Z', '2026-03-03'],
    ['over the end of the year', '2026-12-28T12:00:00.000Z', '2026-12-28'],
    ['over the end of February', '2027-02-22T12:00:00.000Z', '2027-02-22'],
    ['over the 29th of February', '2028-02-22T12:00:00.000Z', '2028-02-22'],
  ])('R-270 R-271 at %s', async (_, at, today) => {
    const own = await automatic.receiver({ at: Date.parse(at) - 4 * DAY })
    // The recurrence is authorized so early that its cycle has started.
    const recurrence = await own.authorized(
      {},
      { firstPaymentDate: addDays(today as Day, -1), frequency: 'ANNUAL' },
    )
    await own.at(Date.parse(at))
    const due = (after: number): Promise<string> =>
      own.outcome('createSchedule', recurrence, own.chargeBody({ dueDate: addDays(today as Day, after) }))
    expect(await due(1)).toBe('422 INVALID_SCHEDULE_WINDOW')
    expect(await due(11)).toBe('422 INVALID_SCHEDULE_WINDOW')
    expect(await due(-1)).toBe('422 INVALID_SCHEDULE_WINDOW')
    expect(await due(10)).toBe('201')
    const other = await own.operator.ok('listSchedules')
    await own.done('cancelSchedule', other.data[0] as Schedule, { externalId: 'c', reason: 'x' })
    expect(await due(2)).toBe('201')
  })
})

describe('inside the recurrence and the cycle', () => {
  test('R-273 R-274 not before its first day and not after its last (G-052)', async () => {
    const own = await automatic.receiver()
    const terms = { firstPaymentDate: '2026-03-06', totalCharges: 2, frequency: 'WEEKLY' }
    const recurrence = await own.authorized({}, terms)
    expect(recurrence.lastPaymentDate).toBe('2026-03-12')
    const due = (dueDate: string): Promise<string> =>
      own.outcome('createSchedule', recurrence, own.chargeBody({ dueDate }))
    expect(await due('2026-03-05')).toBe('422 BEFORE_RECURRENCE_START')
    await own.pass(2 * DAY)
    expect(await due('2026-03-13')).toBe('422 AFTER_RECURRENCE_END')
    expect(await due('2026-03-12')).toBe('201')
  })

  const cycles: readonly (readonly [string, Body, number, Day, Day])[] = [
    [
      'WEEKLY (G-054)',
      { frequency: 'WEEKLY', firstPaymentDate: '2026-03-04' },
      3,
      '2026-03-11',
      '2026-03-17',
    ],
    ['MONTHLY (G-051)', { firstPaymentDate: '2026-03-04' }, 3, '2026-04-06', '2026-04-30'],
    [
      'MONTHLY from a 31st into a short month (G-053)',
      { firstPaymentDate: '2026-03-31' },
      3,
      '2026-04-30',
      '2026-05-29',
    ],
    [
      'MONTHLY from a 31st into February (G-053)',
      { firstPaymentDate: '2026-12-31' },
      4,
      '2027-03-01',
      '2027-03-30',
    ],
    [
      'MONTHLY from a 31st into February of a leap year (G-053)',
      { firstPaymentDate: '2027-10-31' },
      6,
      '2028-03-01',
      '2028-03-30',
    ],
    [
      'QUARTERLY (G-054)',
      { frequency: 'QUARTERLY', firstPaymentDate: '2026-03-04' },
      3,
      '2026-06-05',
      '2026-09-03',
    ],
    [
      'SEMIANNUAL (G-054)',
      { frequency: 'SEMIANNUAL', firstPaymentDate: '2026-03-04' },
      3,
      '2026-09-04',
      '2027-03-03',
    ],
    [
      'ANNUAL (G-054)',
      { frequency: 'ANNUAL', firstPaymentDate: '2026-03-04' },
      3,
      '2027-03-04',
      '2028-03-03',
    ],
  ]
  test.each(cycles)(
    'R-275 the first and the last day of a cycle: %s',
    async (_, terms, cycleNumber, first, last) => {
      const own = await automatic.receiver()
      const [recurrence, other] = [await own.authorized({}, terms), await own.authorized({}, terms)]
      const due = (of: Recurrence, dueDate: Day): Promise<string> =>
        own.outcome('createSchedule', of, own.chargeBody({ cycleNumber, dueDate }))
      const outside = '422 SCHEDULE_OUTSIDE_RECURRENCE_CYCLE'
      await own.at(brasiliaInstant(addDays(first, -7), '09:00'))
      // A date before the cycle is refused. This holds even when its next business day is in the cycle (G-135).
      expect(await due(recurrence, addDays(first, -5))).toBe(outside)
      expect(await due(recurrence, first)).toBe('201')
      await own.at(brasiliaInstant(addDays(last, -5), '09:00'))
      expect(await due(other, addDays(last, 1))).toBe(outside)
      expect(await due(other, last)).toBe('201')
    },
  )

  test('a business day after the cycle is outside it, even if the requested day is inside (G-135)', async () => {
    const own = await automatic.receiver({ at: Date.parse('2026-03-05T12:00:00.000Z') })
    // A cycle of this recurrence is from Monday to Sunday.
    const recurrence = await own.authorized({}, { frequency: 'WEEKLY', firstPaymentDate: '2026-03-09' })
    const due = (dueDate: string, cycleNumber = 2): Promise<string> =>
      own.outcome('createSchedule', recurrence, own.chargeBody({ dueDate, cycleNumber }))
    expect(await due('2026-03-14')).toBe('422 SCHEDULE_OUTSIDE_RECURRENCE_CYCLE')
    expect(await due('2026-03-15')).toBe('422 SCHEDULE_OUTSIDE_RECURRENCE_CYCLE')
    // This Sunday is before cycle 3. Its next business day is in cycle 3, but the requested date must be in the cycle
    // too.
    expect(await due('2026-03-15', 3)).toBe('422 SCHEDULE_OUTSIDE_RECURRENCE_CYCLE')
    expect(await due('2026-03-13')).toBe('201')
  })
})

describe('business days', () => {
  const days: readonly (readonly [string, Day, Day])[] = [
    ['R-277 a Wednesday', '2026-03-04', '2026-03-04'],
    ['R-276 a Saturday', '2026-03-07', '2026-03-09'],
    ['R-276 a Sunday', '2026-03-08', '2026-03-09'],
    ['the Saturday before Carnival', '2026-02-14', '2026-02-18'],
    ['Carnival Monday', '2026-02-16', '2026-02-18'],
    ['Carnival Tuesday', '2026-02-17', '2026-02-18'],
    ['Ash Wednesday, a business day', '2026-02-18', '2026-02-18'],
    ['Good Friday', '2026-04-03', '2026-04-06'],
    ['Tiradentes', '2026-04-21', '2026-04-22'],
    ['Labour Day, a Friday', '2026-05-01', '2026-05-04'],
    ['Corpus Christi', '2026-06-04', '2026-06-05'],
    ['Independence Day', '2026-09-07', '2026-09-08'],
    ['Our Lady of Aparecida', '2026-10-12', '2026-10-13'],
    ["All Souls' Day", '2026-11-02', '2026-11-03'],
    ['Republic Day, a Sunday', '2026-11-15', '2026-11-16'],
    ['Black Awareness Day', '2026-11-20', '2026-11-23'],
    ['Christmas Eve, a business day', '2026-12-24', '2026-12-24'],
    ['Christmas', '2026-12-25', '2026-12-28'],
    ["New Year's Eve, a business day", '2026-12-31', '2026-12-31'],
    ["New Year's Day, over the end of the year", '2027-01-01', '2027-01-04'],
    ['Carnival Tuesday on the 29th of February', '2028-02-29', '2028-03-01'],
    ['São Paulo’s own holiday: local ones are not observed', '2027-01-25', '2027-01-25'],
  ]
  test.each(days)('R-276 %s (G-136)', async (_, originalDueDate, dueDate) => {
    const own = await automatic.receiver({ at: brasiliaInstant(addDays(originalDueDate, -5), '09:00') })
    const recurrence = await own.authorized({}, { frequency: 'ANNUAL' })
    expect(await own.charge(recurrence, { dueDate: originalDueDate })).toMatchObject({
      originalDueDate,
      dueDate,
    })
  })
})

describe('a charge that the shift puts more than 10 days ahead (G-098, G-135)', () => {
  /** A Saturday that is 10 days ahead. The next business day, 16 March, is 12 days ahead. */
  const dueDate = '2026-03-14'
  const charged = async (): Promise<{ readonly own: Receiver; readonly charge: Schedule }> => {
    const own = await automatic.receiver({ at: Date.parse('2026-03-04T12:00:00.000Z') })
    const charge = await own.charge(await own.authorized(), { dueDate })
    expect(charge).toMatchObject({ originalDueDate: dueDate, dueDate: '2026-03-16', status: 'CREATED' })
    return { own, charge }
  }

  test('stays CREATED until 00:00 in Brasília of the tenth day before its due date', async () => {
    const { own, charge } = await charged()
    const sendableAt = brasiliaInstant('2026-03-06')
    await own.at(sendableAt - 1)
    expect(await own.readSchedule(charge)).toEqual(charge)
    expect(await own.messages(charge)).toEqual([])
    expect(await own.outcome('simulateSchedulePayerResponse', charge, { outcome: 'ACCEPTED' })).toBe(
      '409 INVALID_RECURRENCE_STATE',
    )
    await own.at(sendableAt)
    expect(await own.readSchedule(charge)).toMatchObject({
      status: 'PENDING',
      updatedAt: new Date(sendableAt).toISOString(),
      attempts: [{ dueDate: '2026-03-16', sentAt: new Date(sendableAt).toISOString() }],
    })
    expect((await own.settle(charge)).status).toBe('SUCCESS')
  })

  test('R-192 is cancelled without a message to the payer institution', async () => {
    const { own, charge } = await charged()
    const cancelled = await own.done('cancelSchedule', charge, { externalId: 'c', reason: 'x' })
    expect(cancelled).toMatchObject({ status: 'CANCELLED', attempts: [], paymentInformationId: null })
    await own.pass(10 * DAY)
    expect(await own.messages(charge)).toEqual([])
  })

  test('R-186 is cancelled with its recurrence', async () => {
    const { own, charge } = await charged()
    await own.done('cancelRecurrence', { id: charge.recurrenceId }, own.cancelBody())
    await own.pass(10 * DAY)
    expect((await own.readSchedule(charge)).statusDetailed).toBe('RECURRENCE_CANCELLED')
    expect(await own.messages(charge)).toEqual([])
  })

  test('holds its cycle while it waits (G-174)', async () => {
    const { own, charge } = await charged()
    const again = own.chargeBody({ dueDate: own.day(8) })
    expect(await own.outcome('createSchedule', { id: charge.recurrenceId }, again)).toBe(
      '409 CYCLE_ALREADY_EXISTS',
    )
  })
})

describe('the end of the due date', () => {
  test('at 24:00 in America/Sao_Paulo, charges fail that were not answered, or accepted but not paid (G-146, G-242, G-249)', async () => {
    const own = await automatic.receiver()
    const unanswered = await own.charge(await own.authorized())
    const unpaid = await own.accept(await own.charge(await own.authorized()))
    const end = brasiliaInstant('2026-03-05')
    await own.at(end - SECOND)
    expect([(await own.readSchedule(unanswered)).status, (await own.readSchedule(unpaid)).status]).toEqual([
      'PENDING',
      'SCHEDULED',
    ])
    await own.at(end)
    expect(await own.readSchedule(unanswered)).toMatchObject({
      status: 'FAILED',
      statusDetailed: 'PAYER_RESPONSE_TIMEOUT',
      rejectionCode: 'PAYER_RESPONSE_TIMEOUT',
      attempts: [{ status: 'EXPIRED' }],
    })
    expect(await own.readSchedule(unpaid)).toMatchObject({
      status: 'FAILED',
      statusDetailed: 'SETTLEMENT_FAILED',
      rejectionCode: null,
      rejectionReason: null,
      attempts: [{ status: 'EXPIRED' }],
      updatedAt: new Date(end).toISOString(),
    })
    expect(await own.eventNames(unpaid)).toEqual([
      'pixAutomaticScheduleScheduled',
      'pixAutomaticScheduleRejected',
    ])
    expect(await own.outcome('createPostDueRetry', unpaid, own.retryBody('2026-03-06'))).toBe('201')
    expect(await own.outcome('createPostDueRetry', unanswered, own.retryBody('2026-03-06'))).toBe('201')
  })

  test('of a shifted date is the end of the shifted day', async () => {
    const own = await automatic.receiver()
    const schedule = await own.accept(await own.charge(await own.authorized(), { dueDate: '2026-03-07' }))
    await own.at(brasiliaInstant('2026-03-10') - SECOND)
    expect((await own.readSchedule(schedule)).status).toBe('SCHEDULED')
    await own.pass(SECOND)
    expect((await own.readSchedule(schedule)).status).toBe('FAILED')
  })
})
