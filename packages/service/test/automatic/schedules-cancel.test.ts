import { brasiliaInstant } from '@pix-payments/pix'
import { afterAll, describe, expect, test } from 'vitest'
import type { Schedule } from '@pix-payments/spec/types'
import { type Body, unique } from '../support/bodies.ts'
import { HOUR, SECOND } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
afterAll(() => automatic.service.close())

const body = (overrides: Body = {}): Body => ({
  externalId: unique('cancel'),
  reason: 'Paid in cash',
  ...overrides,
})

describe('the receiver cancels a charge', () => {
  test('R-191 R-192 that was sent, accepted or not, and informs the payer’s institution (G-079, G-125, G-410)', async () => {
    const waiting = await receiver.charge(await receiver.authorized())
    const accepted = await receiver.accept(await receiver.charge(await receiver.authorized()))
    const acceptedAt = new Date(receiver.now).toISOString()
    await receiver.pass(60_000)
    for (const [schedule, respondedAt] of [
      [waiting, null],
      [accepted, acceptedAt],
    ] as const) {
      const answer = await receiver.on('cancelSchedule', schedule.id, body())
      expect(answer.body).toMatchObject({
        status: 'CANCELLED',
        statusDetailed: 'CANCELLED_BY_RECEIVER',
        cancelledAt: new Date(receiver.now).toISOString(),
        attempts: [{ status: 'CANCELLED', respondedAt }],
        nextAttemptAt: null,
        rejectionCode: null,
      })
      expect(answer.text).not.toContain('Paid in cash')
      const messages = await receiver.messages(schedule)
      expect(messages.map(({ name }) => name)).toEqual(['instruction', 'cancellation'])
      expect(new Set(messages.map(({ id }) => id)).size).toBe(2)
      expect(messages[1]?.body).toMatchObject({ reason: 'Paid in cash' })
    }
    expect(await receiver.eventNames(accepted)).toEqual([
      'pixAutomaticScheduleScheduled',
      'pixAutomaticScheduleCancelled',
    ])
  })

  test('R-192 whose instruction could not be sent, without any message (G-187)', async () => {
    const own = await automatic.receiver()
    const schedule = await own.charge(await own.authorized({ expectedPayer: { taxId: '10000000361' } }))
    expect(await own.readSchedule(schedule)).toMatchObject({
      status: 'FAILED',
      statusDetailed: 'SEND_FAILED',
      rejectionCode: 'REGULATORY_SEND_FAILED',
      attemptCount: 0,
      attempts: [],
      endToEndId: null,
    })
    expect(await own.outcome('cancelSchedule', schedule, body())).toBe('409 SCHEDULE_NOT_CANCELABLE')
    expect((await own.messages(schedule)).map(({ name }) => name)).toEqual(['instruction'])
    expect(await own.eventNames(schedule)).toEqual(['pixAutomaticScheduleRejected'])
  })

  test('R-193 but not one that has ended (G-173)', async () => {
    const ended: Schedule[] = [
      await receiver.settle(await receiver.charge(await receiver.authorized())),
      await receiver.reject(await receiver.charge(await receiver.authorized())),
      await receiver.charge(await receiver.authorized()),
    ]
    await receiver.done('cancelSchedule', ended[2] as Schedule, body())
    for (const schedule of ended) {
      const before = await receiver.readSchedule(schedule)
      expect(await receiver.outcome('cancelSchedule', schedule, body())).toBe('409 SCHEDULE_NOT_CANCELABLE')
      expect(await receiver.readSchedule(schedule)).toEqual(before)
    }
  })

  test('R-255 only of its own wallet', async () => {
    const stranger = await automatic.receiver()
    const schedule = await receiver.charge(await receiver.authorized())
    expect(await stranger.outcome('cancelSchedule', schedule, body())).toBe('403 SCHEDULE_ACCESS_DENIED')
    expect(await receiver.outcome('cancelSchedule', { id: 'x' }, body())).toBe('404 RESOURCE_MISSING')
  })

  const table: readonly (readonly [title: string, overrides: Body, want: string])[] = [
    ['R-257 externalId missing', { externalId: undefined }, '400 HTTP_400'],
    ['externalId of 255 characters', { externalId: 'x'.repeat(255) }, '200'],
    ['externalId of 256 characters', { externalId: 'x'.repeat(256) }, '400 HTTP_400'],
    ['R-257 reason missing', { reason: undefined }, '400 HTTP_400'],
    ['R-258 reason empty', { reason: '' }, '400 HTTP_400'],
    ['R-258 reason of 500 characters (G-196)', { reason: '🙂'.repeat(500) }, '200'],
    ['R-258 reason of 501 characters', { reason: 'x'.repeat(501) }, '400 HTTP_400'],
    ['an unknown property', { observation: 'x' }, '400 HTTP_400'],
  ]
  test.each(table)('%s', async (_, overrides, want) => {
    const schedule = await receiver.charge(await receiver.authorized())
    expect(await receiver.outcome('cancelSchedule', schedule, body(overrides))).toBe(want)
  })
})

describe('the cut-off at 22:00 in America/Sao_Paulo on the day before the due date', () => {
  test.each([
    ['one second before', '2026-03-04', '2026-03-03', -SECOND, '200'],
    ['the last millisecond before', '2026-03-04', '2026-03-03', -1, '200'],
    ['at it', '2026-03-04', '2026-03-03', 0, '422 CANCELLATION_CUTOFF_EXCEEDED'],
    ['one second after', '2026-03-04', '2026-03-03', SECOND, '422 CANCELLATION_CUTOFF_EXCEEDED'],
    ['on the due date', '2026-03-04', '2026-03-03', 12 * HOUR, '422 CANCELLATION_CUTOFF_EXCEEDED'],
    ['of a shifted date, before', '2026-03-07', '2026-03-08', -SECOND, '200'],
    ['of a shifted date, at it', '2026-03-07', '2026-03-08', 0, '422 CANCELLATION_CUTOFF_EXCEEDED'],
  ] as const)('R-191 R-196 %s (G-100)', async (_, dueDate, eve, offset, want) => {
    const own = await automatic.receiver()
    const schedule = await own.accept(await own.charge(await own.authorized(), { dueDate }))
    await own.at(brasiliaInstant(eve, '22:00') + offset)
    expect(await own.outcome('cancelSchedule', schedule, body())).toBe(want)
    expect((await own.readSchedule(schedule)).status).toBe(want === '200' ? 'CANCELLED' : 'SCHEDULED')
  })

  test('R-193 for an ended charge the state error has precedence over the cut-off (G-173)', async () => {
    const own = await automatic.receiver()
    const schedule = await own.reject(await own.charge(await own.authorized()))
    await own.at(brasiliaInstant('2026-03-04', '12:00'))
    expect(await own.outcome('cancelSchedule', schedule, body())).toBe('409 SCHEDULE_NOT_CANCELABLE')
  })

  test.each([
    ['one second before', -SECOND, '200'],
    ['at it', 0, '422 CANCELLATION_CUTOFF_EXCEEDED'],
  ] as const)('R-191 R-196 of a retry, accepted or not: %s (G-100)', async (_, offset, want) => {
    const own = await automatic.receiver()
    const failed = [
      await own.reject(await own.charge(await own.authorized())),
      await own.reject(await own.charge(await own.authorized())),
    ]
    await own.at(brasiliaInstant('2026-03-04', '09:00'))
    const [waiting, accepted] = await Promise.all(failed.map((it) => own.retry(it, '2026-03-08')))
    const retries = [waiting as Schedule, await own.accept(accepted as Schedule)]
    await own.at(brasiliaInstant('2026-03-07', '22:00') + offset)
    for (const retry of retries) {
      expect(await own.outcome('cancelSchedule', retry, body())).toBe(want)
      const isCancelled = (await own.readSchedule(retry)).statusDetailed === 'CANCELLED_BY_RECEIVER'
      expect(isCancelled).toBe(want === '200')
    }
  })

  test('has passed for a re-send, which is due today, before and after it is accepted (G-100)', async () => {
    const own = await automatic.receiver()
    const charge = await own.accept(await own.charge(await own.authorized()))
    await own.at(brasiliaInstant('2026-03-04', '09:00'))
    await own.done('simulateSchedulePayerCancellation', charge, { code: 'FAIL' })
    const { data } = await own.operator.ok('listSchedules')
    const resend = data.find(({ purpose }) => purpose === 'RIFL') as Schedule
    expect(await own.outcome('cancelSchedule', resend, body())).toBe('422 CANCELLATION_CUTOFF_EXCEEDED')
    await own.accept(resend)
    expect(await own.outcome('cancelSchedule', resend, body())).toBe('422 CANCELLATION_CUTOFF_EXCEEDED')
    // The cancellation of the recurrence cancels it.
    await own.done('cancelRecurrence', { id: resend.recurrenceId }, own.cancelBody())
    expect(await own.readSchedule(resend)).toMatchObject({ status: 'CANCELLED' })
    expect(await own.outcome('cancelSchedule', resend, body())).toBe('409 SCHEDULE_NOT_CANCELABLE')
  })
})
