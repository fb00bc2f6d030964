import { isUuidV4 } from '@pix-payments/pix'
import { machines } from '@pix-payments/spec'
import { afterAll, describe, expect, test } from 'vitest'
import type { AutomaticRefund, Recurrence, Schedule } from '@pix-payments/spec/types'
import { brasiliaInstant } from '@pix-payments/pix'
import { type EventRow, queuedDeliveriesOf } from '../support/rows.ts'
import { HOUR } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
afterAll(() => automatic.service.close())

const metadata = { plan: 'gold' }

async function lastOf(resource: { readonly id: string }, own = receiver): Promise<EventRow['payload']> {
  const last = (await own.events(resource)).at(-1)
  if (last === undefined) throw new Error('No event was sent')
  return last.payload
}

/** Returns the fields that every event has, with the expected values for this event. */
const head = (event: string, now = receiver.now): object => ({
  eventId: expect.toSatisfy(isUuidV4),
  event,
  occurredAt: new Date(now).toISOString(),
})

describe('an event of a recurrence (G-157, G-217)', () => {
  const common = ({ id, externalId, firstPaymentStatus }: Recurrence): object => ({
    id,
    walletId: receiver.walletId,
    externalId,
    amountType: 'FIXED',
    amount: 4990,
    metadata,
    firstPaymentStatus,
  })

  test('is sent when the first payment settles (G-248)', async () => {
    const paid = await receiver.paid({ metadata })
    expect(await lastOf(paid)).toEqual({
      ...head('pixAutomaticFirstPaymentSettled'),
      ...common(paid),
      status: 'PENDING',
      statusDetailed: 'FIRST_PAYMENT_SUCCESS',
      version: 2,
      firstPaymentEndToEndId: paid.firstPaymentEndToEndId,
      firstPaymentAmount: 4990,
    })
    const variable = await receiver.paid({ amount: undefined, firstPaymentAmount: 700 })
    const payload = await lastOf(variable)
    expect(payload).toMatchObject({ amountType: 'VARIABLE', firstPaymentAmount: 700 })
    expect(Object.keys(payload)).not.toContain('amount')
  })

  test('R-317 R-324 is sent when it is authorized', async () => {
    const recurrence = await receiver.authorized({ metadata })
    expect(await lastOf(recurrence)).toEqual({
      ...head('pixAutomaticRecurrenceAuthorized'),
      ...common(recurrence),
      status: 'AUTHORIZED',
      statusDetailed: 'VALIDATION_SUCCEEDED',
      version: 3,
      firstPaymentEndToEndId: recurrence.firstPaymentEndToEndId,
      municipalityCode: '3550308',
      authorizedAt: recurrence.authorizedAt,
    })
  })

  test('is sent when it is rejected, with the reason (G-093)', async () => {
    const created = await receiver.create({ metadata })
    const body = { outcome: 'REJECTED', reason: 'No' }
    const rejected = await receiver.done<Recurrence>('simulateAuthorization', created, body)
    expect(await lastOf(created)).toEqual({
      ...head('pixAutomaticRecurrenceRejected'),
      ...common(rejected),
      status: 'FAILED',
      statusDetailed: 'AUTHORIZATION_REJECTED',
      version: 2,
      rejectionReason: 'No',
    })
  })

  test('is sent when it expires', async () => {
    const created = await receiver.create({ metadata })
    const expired = await receiver.done<Recurrence>('simulateRecurrenceExpiration', created)
    expect(await lastOf(created)).toEqual({
      ...head('pixAutomaticRecurrenceExpired'),
      ...common(expired),
      status: 'EXPIRED',
      statusDetailed: 'JOURNEY_EXPIRED',
      version: 2,
      expiresAt: created.expiresAt,
    })
  })

  test('is sent when it is cancelled, with the reason', async () => {
    const paid = await receiver.paid({ metadata })
    const cancelled = await receiver.done<Recurrence>('cancelRecurrence', paid, receiver.cancelBody())
    expect(await lastOf(paid)).toEqual({
      ...head('pixAutomaticRecurrenceCancelled'),
      ...common(cancelled),
      status: 'CANCELLED',
      statusDetailed: 'CANCELLED_BY_RECEIVER',
      version: 3,
      firstPaymentEndToEndId: paid.firstPaymentEndToEndId,
      cancellationReason: 'RECEIVER_REQUESTED',
      cancelledAt: cancelled.cancelledAt,
    })
  })

  test('is sent when it is completed (G-067)', async () => {
    const recurrence = await receiver.authorized({ metadata }, { totalCharges: 2 })
    await receiver.settle(await receiver.charge(recurrence))
    const { firstPaymentStatus: _, ...facts } = common(recurrence) as Record<string, unknown>
    expect(await lastOf(recurrence)).toEqual({
      ...head('pixAutomaticRecurrenceCompleted'),
      ...facts,
      status: 'AUTHORIZED',
      statusDetailed: 'COMPLETED',
      version: 4,
      totalCharges: 2,
      lastPaymentDate: recurrence.lastPaymentDate,
      completedAt: new Date(receiver.now).toISOString(),
    })
  })

  test('of a variable recurrence has no amount, and no field is empty (G-017)', async () => {
    const terms = { amount: undefined, firstPaymentAmount: 700 }
    const payload = await lastOf(await receiver.authorized(terms))
    expect(payload).toMatchObject({ amountType: 'VARIABLE' })
    expect(Object.keys(payload)).not.toContain('amount')
    expect(Object.values(payload)).not.toContain(null)
  })

  test('has a higher version than an earlier event (G-217)', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized()
    await own.done('cancelRecurrence', recurrence, own.cancelBody())
    const versions = (await own.events(recurrence)).map(({ payload }) => payload['version'])
    expect(versions).toEqual([2, 3, 4])
  })
})

describe('an event of a schedule (G-083, G-157, G-217)', () => {
  const common = (schedule: Schedule): object => {
    const { id, recurrenceId, walletId, cycleNumber, purpose, txid, amount } = schedule
    const { originalDueDate, dueDate } = schedule
    return {
      id,
      recurrenceId,
      walletId,
      cycleNumber,
      purpose,
      txid,
      amount,
      originalDueDate,
      dueDate,
      metadata,
    }
  }
  const charge = async (): Promise<Schedule> => {
    const schedule = await receiver.charge(await receiver.authorized(), { metadata })
    return receiver.readSchedule(schedule)
  }

  test('is sent when it is scheduled, and when it is settled (R-325)', async () => {
    const schedule = await charge()
    await receiver.accept(schedule)
    const { endToEndId } = schedule
    expect(await lastOf(schedule)).toEqual({
      ...head('pixAutomaticScheduleScheduled'),
      ...common(schedule),
      status: 'SCHEDULED',
      statusDetailed: 'SCHEDULED_BY_PAYER',
      endToEndId,
    })
    await receiver.done('simulateScheduleSettlement', schedule, { outcome: 'SETTLED' })
    expect(await lastOf(schedule)).toEqual({
      ...head('pixAutomaticScheduleSettled'),
      ...common(schedule),
      status: 'SUCCESS',
      statusDetailed: 'SETTLED',
      endToEndId,
      reconciliationId: schedule.txid,
      settledAt: new Date(receiver.now).toISOString(),
    })
  })

  test('is sent when it is rejected, with its code (G-249)', async () => {
    const schedule = await charge()
    const { rejectionReason } = await receiver.reject(schedule)
    expect(await lastOf(schedule)).toEqual({
      ...head('pixAutomaticScheduleRejected'),
      ...common(schedule),
      status: 'FAILED',
      statusDetailed: 'REJECTED_BY_PAYER',
      endToEndId: schedule.endToEndId,
      rejectionCode: 'AM02',
      rejectionReason,
    })
  })

  test('is sent when it ends without payment, without a code (G-242, G-249)', async () => {
    const own = await automatic.receiver()
    const schedule = await own.accept(await own.charge(await own.authorized()))
    await own.at(brasiliaInstant('2026-03-05'))
    const payload = await lastOf(schedule, own)
    expect(payload).toMatchObject({
      event: 'pixAutomaticScheduleRejected',
      statusDetailed: 'SETTLEMENT_FAILED',
    })
    expect(Object.keys(payload)).not.toContain('rejectionCode')
  })

  test('is sent when it is cancelled; that of a retry names its charge', async () => {
    const failed = await charge()
    await receiver.reject(failed)
    await receiver.at(brasiliaInstant(failed.dueDate as Parameters<typeof brasiliaInstant>[0], '09:00'))
    const retry = await receiver.retry(failed, receiver.day(2))
    await receiver.done('cancelRecurrence', { id: retry.recurrenceId }, receiver.cancelBody())
    expect(await lastOf(retry)).toEqual({
      ...head('pixAutomaticScheduleCancelled'),
      ...common(retry),
      status: 'CANCELLED',
      statusDetailed: 'RECURRENCE_CANCELLED',
      retryOfScheduleId: failed.id,
      cancelledAt: new Date(receiver.now).toISOString(),
    })
  })
})

describe('an event of a refund (G-157, G-217, G-230)', () => {
  test.each([
    ['SETTLED', 'pixRefundSettled'],
    ['REJECTED', 'pixRefundFailed'],
  ])('that is %s names the refund, the charge and the recurrence', async (outcome, event) => {
    const schedule = await receiver.settle(await receiver.charge(await receiver.authorized()))
    const { refundId, refundEndToEndId } = await receiver.done<AutomaticRefund>(
      'simulateScheduleRefund',
      schedule,
    )
    const ended = await receiver.done<AutomaticRefund>('simulateRefundResult', { id: refundId }, { outcome })
    const { status, errorCode, errorDescription } = ended
    expect(await lastOf({ id: refundId })).toEqual({
      ...head(event),
      status,
      refundId,
      refundEndToEndId,
      recurrenceId: schedule.recurrenceId,
      scheduleId: schedule.id,
      originalEndToEndId: schedule.endToEndId,
      amount: 4990,
      ...(outcome === 'SETTLED'
        ? { settlementDateTime: new Date(receiver.now).toISOString() }
        : { errorCode, errorDescription }),
    })
  })

  test.each([
    ['SETTLED', 'SUCCESS'],
    ['REJECTED', 'FAILED'],
  ])('of a first payment names the refund and the recurrence, when it is %s', async (outcome, status) => {
    const own = await automatic.receiver()
    const paid = await own.paid()
    const { firstPaymentRefundId } = await own.done<Recurrence>('simulateFirstPaymentRefund', paid)
    await own.done('simulateRefundResult', { id: firstPaymentRefundId ?? '' }, { outcome })
    const { payload } = (await own.events()).at(-1) ?? { payload: {} }
    expect(payload).toMatchObject({ recurrenceId: paid.id, refundId: firstPaymentRefundId, status })
    expect(Object.keys(payload)).not.toEqual(expect.arrayContaining(['scheduleId']))
  })
})

test('transitions that are not outcomes send no event (G-248)', async () => {
  const own = await automatic.receiver()
  await own.create()
  const charge = await own.charge(await own.authorized())
  await own.readSchedule(charge)
  const silent = [...machines.recurrence.transitions, ...machines.schedule.transitions].filter(
    ({ sends }) => sends === null,
  )
  expect(silent.map(({ on }) => on)).toEqual(['create', 'create', 'createRetry', 'createResend', 'dispatch'])
  expect(await own.eventNames()).toEqual([
    'pixAutomaticFirstPaymentSettled',
    'pixAutomaticRecurrenceAuthorized',
  ])
})

test('R-233 R-317 the filter of the webhook applies to these events too', async () => {
  const own = await automatic.receiver()
  const body = {
    url: 'http://127.0.0.1:9',
    authentication: { type: 'NONE' },
    events: ['pixAutomaticScheduleSettled', 'pixAutomaticRecurrenceExpired'],
  }
  await own.operator.ok('configureWebhook', { body })
  await own.create()
  await own.settle(await own.charge(await own.authorized()))
  await own.pass(HOUR)
  const { store } = own
  expect(await queuedDeliveriesOf(store, own)).toEqual([
    'pixAutomaticScheduleSettled',
    'pixAutomaticRecurrenceExpired',
  ])
})
