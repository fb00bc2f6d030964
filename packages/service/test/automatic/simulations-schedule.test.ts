import { brasiliaInstant } from '@pix-payments/pix'
import { rejectionCodes } from '@pix-payments/spec'
import { afterAll, describe, expect, test } from 'vitest'
import type { Schedule } from '@pix-payments/spec/types'
import { SECOND } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import type { Receiver } from './support/receiver.ts'

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
afterAll(() => automatic.service.close())

const sent = async (own: Receiver = receiver): Promise<Schedule> => own.charge(await own.authorized())
const accepted = async (own: Receiver = receiver): Promise<Schedule> => own.accept(await sent(own))
const STATE = '409 INVALID_RECURRENCE_STATE'

describe('the response of the payer’s institution', () => {
  test('R-300 ACCEPTED schedules the charge (G-082, G-098, G-142)', async () => {
    const schedule = await sent()
    expect(await receiver.accept(schedule)).toMatchObject({
      status: 'SCHEDULED',
      statusDetailed: 'SCHEDULED_BY_PAYER',
      nextAttemptAt: '2026-03-04T03:00:00.000Z',
    })
    expect(await receiver.eventNames(schedule)).toEqual(['pixAutomaticScheduleScheduled'])
  })

  test('R-195 R-301 REJECTED fails it with the code and its meaning (G-099)', async () => {
    const schedule = await sent()
    const now = new Date(receiver.now).toISOString()
    const reason = rejectionCodes.AM02.meaning
    expect(await receiver.reject(schedule, 'AM02')).toMatchObject({
      status: 'FAILED',
      statusDetailed: 'REJECTED_BY_PAYER',
      rejectionCode: 'AM02',
      rejectionReason: reason,
      nextAttemptAt: null,
      settledAt: null,
      attempts: [{ status: 'REJECTED', rejectionCode: 'AM02', rejectionReason: reason, respondedAt: now }],
    })
    expect(await receiver.eventNames(schedule)).toEqual(['pixAutomaticScheduleRejected'])
  })

  test('is accepted only once (G-143)', async () => {
    for (const schedule of [await accepted(), await receiver.reject(await sent())])
      for (const body of [{ outcome: 'ACCEPTED' }, { outcome: 'REJECTED', rejectionCode: 'AM02' }])
        expect(await receiver.outcome('simulateSchedulePayerResponse', schedule, body)).toBe(STATE)
  })

  const SERVICE_CODES = Object.entries(rejectionCodes).flatMap(([code, { origin }]) =>
    origin === 'service' ? [code] : [],
  )
  const malformed: readonly (readonly [title: string, body: unknown])[] = [
    ['no outcome', {}],
    ['no body', undefined],
    ['REJECTED without a code (G-145)', { outcome: 'REJECTED' }],
    ['an unknown code', { outcome: 'REJECTED', rejectionCode: 'am02' }],
    ...SERVICE_CODES.map(
      (rejectionCode) =>
        [
          `R-350 ${rejectionCode}, which only the service makes`,
          { outcome: 'REJECTED', rejectionCode },
        ] as const,
    ),
    ['a reason', { outcome: 'REJECTED', rejectionCode: 'AM02', reason: 'x' }],
  ]
  test.each(malformed)('%s returns 400 HTTP_400, for a response and for a settlement', async (_, body) => {
    const [waiting, scheduled] = [await sent(), await accepted()]
    expect(await receiver.outcome('simulateSchedulePayerResponse', waiting, body)).toBe('400 HTTP_400')
    expect(await receiver.outcome('simulateScheduleSettlement', scheduled, body)).toBe('400 HTTP_400')
  })

  test('a code with a good outcome returns 400 HTTP_400 (G-145)', async () => {
    const rejectionCode = 'AM02'
    const [waiting, scheduled] = [await sent(), await accepted()]
    const given = [
      ['simulateSchedulePayerResponse', waiting, { outcome: 'ACCEPTED', rejectionCode }],
      ['simulateScheduleSettlement', scheduled, { outcome: 'SETTLED', rejectionCode }],
    ] as const
    for (const [operationId, schedule, body] of given)
      expect(await receiver.outcome(operationId, schedule, body)).toBe('400 HTTP_400')
  })
})

describe('the settlement', () => {
  test('R-194 R-303 R-325 SETTLED credits the wallet, even before the due date (G-146)', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized({}, { descriptionToPayer: 'Plano' })
    const schedule = await own.accept(await own.charge(recurrence, { metadata: { invoice: '7' } }))
    const before = await own.balance()
    const settled = await own.done<Schedule>('simulateScheduleSettlement', schedule, { outcome: 'SETTLED' })
    const now = new Date(own.now).toISOString()
    expect(settled).toMatchObject({
      status: 'SUCCESS',
      statusDetailed: 'SETTLED',
      settledAt: now,
      attempts: [{ status: 'SETTLED', respondedAt: now }],
      nextAttemptAt: null,
    })
    expect((await own.balance()).available).toBe(before.available + 4990)
    const { data } = await own.operator.ok('listStatement', {
      query: { productTransactionId: schedule.id },
    })
    expect(data).toMatchObject([
      {
        type: 'CREDIT',
        amount: 4990,
        endToEndId: schedule.endToEndId,
        externalId: null,
        description: 'Plano',
        metadata: { invoice: '7' },
        counterparty: { taxId: recurrence.expectedPayer.taxId },
      },
    ])
    expect(await own.eventNames(schedule)).toEqual([
      'pixAutomaticScheduleScheduled',
      'pixAutomaticScheduleSettled',
    ])
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('R-304 REJECTED fails it, and credits nothing (G-099)', async () => {
    const own = await automatic.receiver()
    const schedule = await accepted(own)
    const before = await own.balance()
    const body = { outcome: 'REJECTED', rejectionCode: 'AB10' }
    expect(await own.done('simulateScheduleSettlement', schedule, body)).toMatchObject({
      status: 'FAILED',
      statusDetailed: 'SETTLEMENT_FAILED',
      rejectionCode: 'AB10',
      attempts: [{ status: 'REJECTED' }],
    })
    expect(await own.balance()).toEqual(before)
    expect(await own.eventNames(schedule)).toEqual([
      'pixAutomaticScheduleScheduled',
      'pixAutomaticScheduleRejected',
    ])
  })

  test('needs a charge that is SCHEDULED (G-143, G-146)', async () => {
    const settled = await receiver.settle(await sent())
    for (const schedule of [await sent(), settled, await receiver.reject(await sent())])
      for (const body of [{ outcome: 'SETTLED' }, { outcome: 'REJECTED', rejectionCode: 'AM02' }])
        expect(await receiver.outcome('simulateScheduleSettlement', schedule, body)).toBe(STATE)
  })
})

describe('the cancellation by the payer’s institution', () => {
  const resendOf = async (own: Receiver, { recurrenceId }: Schedule): Promise<Schedule | undefined> => {
    const { data } = await own.operator.ok('listSchedules', { query: { recurrenceId } })
    return data.find(({ purpose }) => purpose === 'RIFL')
  }

  test.each([
    ['CCLD', { code: 'CCLD' }],
    ['nothing', undefined],
    ['an empty body', {}],
  ])('R-307 with %s ends the charge permanently (G-147, G-236)', async (_, body) => {
    const schedule = await accepted()
    expect(await receiver.done('simulateSchedulePayerCancellation', schedule, body)).toMatchObject({
      status: 'CANCELLED',
      statusDetailed: 'CANCELLED_BY_PAYER',
      cancelledAt: new Date(receiver.now).toISOString(),
      rejectionCode: null,
      attempts: [{ status: 'CANCELLED' }],
    })
    expect(await resendOf(receiver, schedule)).toBeUndefined()
    expect((await receiver.messages(schedule)).map(({ name }) => name)).toEqual(['instruction'])
  })

  test('R-152 R-308 with FAIL creates a re-send of the same charge for the same day (G-076, G-077, G-147, G-231)', async () => {
    const recurrence = await receiver.authorized()
    const body = { metadata: { invoice: '7' }, dueDate: '2026-03-07' }
    const schedule = await receiver.accept(await receiver.charge(recurrence, body))
    await receiver.done('simulateSchedulePayerCancellation', schedule, { code: 'FAIL' })
    const resend = await resendOf(receiver, schedule)
    expect(resend).toMatchObject({
      purpose: 'RIFL',
      status: 'PENDING',
      retryOfScheduleId: schedule.id,
      dueDate: '2026-03-09',
      originalDueDate: '2026-03-07',
      amount: 4990,
      txid: schedule.txid,
      reconciliationId: schedule.txid,
      cycleNumber: 2,
      metadata: { invoice: '7' },
    })
    expect(resend?.endToEndId).not.toBe(schedule.endToEndId)
    expect(await receiver.eventNames(schedule)).toEqual([
      'pixAutomaticScheduleScheduled',
      'pixAutomaticScheduleCancelled',
    ])
    expect((await receiver.settle(resend as Schedule)).status).toBe('SUCCESS')
  })

  test('of a re-send is a re-send of the first charge (G-081)', async () => {
    const own = await automatic.receiver()
    const schedule = await accepted(own)
    await own.done('simulateSchedulePayerCancellation', schedule, { code: 'FAIL' })
    const first = await own.accept((await resendOf(own, schedule)) as Schedule)
    await own.done('simulateSchedulePayerCancellation', first, { code: 'FAIL' })
    const { data } = await own.operator.ok('listSchedules', { query: { status: 'PENDING' } })
    expect(data).toMatchObject([{ purpose: 'RIFL', retryOfScheduleId: schedule.id, txid: schedule.txid }])
  })

  test.each([
    ['one second before', -SECOND, true],
    ['at it', 0, true],
    ['the next millisecond', 1, false],
    ['one second after', SECOND, false],
  ])(
    'R-308 FAIL is accepted until 21:00 in America/Sao_Paulo on the due date: %s (G-187, G-244)',
    async (_, offset, inTime) => {
      const own = await automatic.receiver()
      const schedule = await accepted(own)
      await own.at(brasiliaInstant('2026-03-04', '21:00') + offset)
      const after = await own.done<Schedule>('simulateSchedulePayerCancellation', schedule, { code: 'FAIL' })
      expect(after).toMatchObject(
        inTime
          ? { status: 'CANCELLED', statusDetailed: 'CANCELLED_BY_PAYER', rejectionCode: null }
          : {
              status: 'FAILED',
              statusDetailed: 'SETTLEMENT_FAILED',
              rejectionCode: 'RIFL_CUTOFF_EXCEEDED',
              cancelledAt: null,
              // G-236: the attempt is CANCELLED, also when the failure is reported too late for a re-send.
              attempts: [{ status: 'CANCELLED' }],
            },
      )
      expect((await resendOf(own, schedule)) !== undefined).toBe(inTime)
      const last = inTime ? 'pixAutomaticScheduleCancelled' : 'pixAutomaticScheduleRejected'
      // G-249: a schedule that fails sends pixAutomaticScheduleRejected, also when the failure is reported too late.
      expect((await own.eventNames(schedule)).at(-1)).toBe(last)
      if (inTime) return
      expect(await own.outcome('createPostDueRetry', schedule, own.retryBody('2026-03-05'))).toBe('201')
    },
  )

  test('CCLD has no time limit', async () => {
    const own = await automatic.receiver()
    const schedule = await accepted(own)
    await own.at(brasiliaInstant('2026-03-04', '23:00'))
    expect(await own.done('simulateSchedulePayerCancellation', schedule)).toMatchObject({
      status: 'CANCELLED',
    })
  })

  test("of a retry uses the retry's own date (G-244)", async () => {
    const own = await automatic.receiver()
    const charge = await own.reject(await sent(own))
    await own.at(brasiliaInstant('2026-03-04', '09:00'))
    const retry = await own.accept(await own.retry(charge, '2026-03-06'))
    await own.at(brasiliaInstant('2026-03-06', '21:00'))
    // The payer cannot cancel a retry (G-245).
    expect(await own.outcome('simulateSchedulePayerCancellation', retry, { code: 'CCLD' })).toBe(STATE)
    await own.done('simulateSchedulePayerCancellation', retry, { code: 'FAIL' })
    const resend = (await resendOf(own, retry)) as Schedule
    expect(resend).toMatchObject({
      dueDate: '2026-03-06',
      originalDueDate: '2026-03-04',
      retryOfScheduleId: retry.retryOfScheduleId,
    })
    await own.accept(resend)
    expect(await own.outcome('simulateSchedulePayerCancellation', resend)).toBe(STATE)
  })

  test('needs a charge that is SCHEDULED (G-143, G-245)', async () => {
    const settled = await receiver.settle(await sent())
    for (const schedule of [await sent(), settled, await receiver.reject(await sent())])
      for (const body of [undefined, { code: 'FAIL' }])
        expect(await receiver.outcome('simulateSchedulePayerCancellation', schedule, body)).toBe(STATE)
    const body = { code: 'SLCR' }
    const outcome = await receiver.outcome('simulateSchedulePayerCancellation', await accepted(), body)
    expect(outcome).toBe('400 HTTP_400')
  })
})

describe('a missing response', () => {
  test('R-309 R-350 fails a charge that waits for a response (G-148, G-187, G-249)', async () => {
    const own = await automatic.receiver()
    const schedule = await sent(own)
    expect(await own.done('simulateSchedulePayerResponseTimeout', schedule)).toMatchObject({
      status: 'FAILED',
      statusDetailed: 'PAYER_RESPONSE_TIMEOUT',
      rejectionCode: 'PAYER_RESPONSE_TIMEOUT',
      rejectionReason: rejectionCodes.PAYER_RESPONSE_TIMEOUT.meaning,
      attempts: [{ status: 'EXPIRED', rejectionCode: 'PAYER_RESPONSE_TIMEOUT', respondedAt: null }],
    })
    expect(await own.eventNames(schedule)).toEqual(['pixAutomaticScheduleRejected'])
    await own.at(brasiliaInstant('2026-03-04', '09:00'))
    expect(await own.outcome('createPostDueRetry', schedule, own.retryBody('2026-03-05'))).toBe('201')
  })

  test('accepts no outcome, and needs a charge that is PENDING (G-143, G-148)', async () => {
    expect(await receiver.outcome('simulateSchedulePayerResponseTimeout', await sent(), {})).toBe('200')
    expect(await receiver.outcome('simulateSchedulePayerResponseTimeout', await sent(), { code: 'x' })).toBe(
      '400 HTTP_400',
    )
    for (const schedule of [await accepted(), await receiver.reject(await sent())])
      expect(await receiver.outcome('simulateSchedulePayerResponseTimeout', schedule)).toBe(STATE)
  })
})
