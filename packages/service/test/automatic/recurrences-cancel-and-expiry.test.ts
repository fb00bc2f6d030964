import { brasiliaInstant } from '@pix-payments/pix'
import { afterAll, describe, expect, test } from 'vitest'
import type { Recurrence, Schedule } from '@pix-payments/spec/types'
import { type Body, unique } from '../support/bodies.ts'
import { DAY, HOUR, SECOND } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import type { Receiver } from './support/receiver.ts'

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
afterAll(() => automatic.service.close())

const END = { status: 'CANCELLED', statusDetailed: 'CANCELLED_BY_RECEIVER' }

describe('the receiver cancels', () => {
  test('R-185 R-187 a pending recurrence, which the payer’s institution does not know (G-243)', async () => {
    const pending = await receiver.create()
    const cancelled = await receiver.done<Recurrence>('cancelRecurrence', pending, receiver.cancelBody())
    expect(cancelled).toMatchObject({
      ...END,
      cancellationReason: 'RECEIVER_REQUESTED',
      cancelledAt: new Date(receiver.now).toISOString(),
      firstPaymentStatus: 'EXPIRED',
      rejectionReason: null,
      version: 2,
    })
    expect(await receiver.messages(pending)).toEqual([])
    const paid = await receiver.paid()
    expect(await receiver.done('cancelRecurrence', paid, receiver.cancelBody())).toMatchObject({
      ...END,
      firstPaymentStatus: 'SETTLED',
    })
    expect(await receiver.messages(paid)).toEqual([])
    expect(await receiver.eventNames(paid)).toEqual([
      'pixAutomaticFirstPaymentSettled',
      'pixAutomaticRecurrenceCancelled',
    ])
  })

  test("R-185 R-186 R-187 R-190 an authorized recurrence, with its open charges, and informs the payer's institution (G-079, G-096)", async () => {
    const own = await automatic.receiver({ at: Date.parse('2026-03-09T12:00:00.000Z') })
    const recurrence = await own.authorized({}, { frequency: 'WEEKLY', firstPaymentDate: '2026-03-11' })
    const settled = await own.settle(await own.charge(recurrence, { dueDate: '2026-03-11' }))
    const failed = await own.reject(await own.charge(recurrence, { cycleNumber: 3, dueDate: '2026-03-18' }))
    await own.at(Date.parse('2026-03-17T12:00:00.000Z'))
    const waiting = await own.charge(recurrence, { cycleNumber: 3, dueDate: '2026-03-19' })
    const accepted = await own.accept(await own.charge(recurrence, { cycleNumber: 4, dueDate: '2026-03-25' }))
    await own.done('cancelRecurrence', recurrence, own.cancelBody())
    const states: string[] = []
    for (const it of [settled, failed, waiting, accepted]) {
      const { status, statusDetailed, cancelledAt } = await own.readSchedule(it)
      states.push(`${status} ${statusDetailed} ${cancelledAt === null ? 'never' : cancelledAt}`)
    }
    expect(states).toEqual([
      'SUCCESS SETTLED never',
      'FAILED REJECTED_BY_PAYER never',
      'CANCELLED RECURRENCE_CANCELLED 2026-03-17T12:00:00.000Z',
      'CANCELLED RECURRENCE_CANCELLED 2026-03-17T12:00:00.000Z',
    ])
    expect((await own.messages(recurrence)).map(({ name }) => name)).toEqual(['cancellation'])
    // The payer's institution gets no message about the charge: the message about the recurrence covers its charges.
    expect((await own.messages(accepted)).map(({ name }) => name)).toEqual(['instruction'])
    expect((await own.readSchedule(accepted)).attempts).toMatchObject([{ status: 'CANCELLED' }])
    expect(await own.eventNames(waiting)).toEqual(['pixAutomaticScheduleCancelled'])
    expect(await own.ledgerProblems()).toEqual([])
  })

  const table: readonly (readonly [title: string, overrides: Body, want: string])[] = [
    ...[
      'ACCOUNT_CLOSED',
      'RECEIVER_COMPANY_CLOSED',
      'RECEIVER_REQUEST_ERROR',
      'FRAUD_SUSPECTED',
      'DUPLICATE_AUTHORIZATION',
      'RECEIVER_REQUESTED',
      'PAIN_009_TIMEOUT',
    ].map((reason) => [`R-145 reason ${reason} (G-069)`, { reason }, '200'] as const),
    ['R-146 reason PAYER_REQUESTED', { reason: 'PAYER_REQUESTED' }, '400 HTTP_400'],
    ['R-250 reason missing', { reason: undefined }, '400 HTTP_400'],
    ['R-249 externalId missing', { externalId: undefined }, '400 HTTP_400'],
    ['R-249 externalId empty', { externalId: '' }, '400 HTTP_400'],
    ['R-249 externalId of 255 characters', { externalId: 'x'.repeat(255) }, '200'],
    ['R-249 externalId of 256 characters', { externalId: 'x'.repeat(256) }, '400 HTTP_400'],
    ['R-251 observation of 500 characters (G-125, G-196)', { observation: '🙂'.repeat(500) }, '200'],
    ['R-251 observation of 501 characters', { observation: 'x'.repeat(501) }, '400 HTTP_400'],
    ['an unknown property', { note: 'x' }, '400 HTTP_400'],
  ]
  test.each(table)('%s', async (_, overrides, want) => {
    const recurrence = await receiver.create()
    const answer = await receiver.on('cancelRecurrence', recurrence.id, receiver.cancelBody(overrides))
    expect(`${answer.status}${want.slice(3)}`).toBe(want)
    expect(answer.text).not.toContain('🙂')
    const { status, cancellationReason } = await receiver.read(recurrence)
    const expected = want === '200' ? (overrides['reason'] ?? 'RECEIVER_REQUESTED') : null
    expect([status, cancellationReason]).toEqual([want === '200' ? 'CANCELLED' : 'PENDING', expected])
  })

  test('R-189 R-252 only an open recurrence of its own wallet', async () => {
    const ended: [string, Recurrence][] = []
    const cancelled = await receiver.create()
    await receiver.done('cancelRecurrence', cancelled, receiver.cancelBody())
    ended.push(['CANCELLED', cancelled])
    const expired = await receiver.create()
    await receiver.done('simulateRecurrenceExpiration', expired)
    ended.push(['EXPIRED', expired])
    const failed = await receiver.create()
    await receiver.done('simulateAuthorization', failed, { outcome: 'REJECTED' })
    ended.push(['FAILED', failed])
    for (const [status, it] of ended) {
      const before = await receiver.read(it)
      expect(before.status).toBe(status)
      expect(await receiver.outcome('cancelRecurrence', it, receiver.cancelBody())).toBe(
        '409 INVALID_RECURRENCE_STATE',
      )
      expect(await receiver.read(it)).toEqual(before)
    }
    const stranger = await automatic.receiver()
    const own = await receiver.create()
    expect(await stranger.outcome('cancelRecurrence', own, stranger.cancelBody())).toBe(
      '403 RECURRENCE_ACCESS_DENIED',
    )
    expect(await receiver.outcome('cancelRecurrence', { id: 'x' }, receiver.cancelBody())).toBe(
      '404 RESOURCE_MISSING',
    )
  })
})

/** The ways to cancel a recurrence, with the messages that the payer's institution gets for each way. */
const CANCELLATIONS = [
  ['the receiver', 'cancelRecurrence', ['cancellation']],
  ['the payer', 'simulateRecurrencePayerCancellation', []],
] as const

describe.each(CANCELLATIONS)('a cancellation by %s on the due date', (_, operationId, told) => {
  const DUE = '2026-03-11'

  /** Creates one open schedule of each kind, all due on the same day, today. */
  async function dueToday(own: Receiver): Promise<Readonly<Record<string, readonly [Recurrence, Schedule]>>> {
    const subscribe = (): Promise<Recurrence> =>
      own.authorized({}, { frequency: 'WEEKLY', firstPaymentDate: '2026-03-05' })
    const charge = async (dueDate: string): Promise<readonly [Recurrence, Schedule]> => {
      const recurrence = await subscribe()
      return [recurrence, await own.charge(recurrence, { dueDate })]
    }
    const [unanswered, accepted, failing] = [await charge(DUE), await charge(DUE), await charge(DUE)]
    const late = await charge('2026-03-06')
    await own.accept(accepted[1])
    await own.accept(failing[1])
    await own.reject(late[1])
    await own.at(brasiliaInstant('2026-03-10') + 12 * HOUR)
    const retry = await own.retry(late[1], DUE)
    await own.accept(retry)
    await own.at(brasiliaInstant(DUE) + 9 * HOUR)
    await own.done('simulateSchedulePayerCancellation', failing[1], { code: 'FAIL' })
    const { data } = await own.operator.ok('listSchedules', { query: { recurrenceId: failing[0].id } })
    const resend = data.find(({ purpose }) => purpose === 'RIFL') as Schedule
    await own.accept(resend)
    return {
      'AGND PENDING': unanswered,
      'AGND SCHEDULED': accepted,
      'NTAG SCHEDULED': [late[0], retry],
      'RIFL SCHEDULED': [failing[0], resend],
    }
  }

  test('R-186 R-188 ends every open charge, retry and re-send, and none of them can be paid any more (G-096)', async () => {
    const own = await automatic.receiver()
    const open = await dueToday(own)
    const before = await own.balance()
    for (const [kind, [recurrence, schedule]] of Object.entries(open)) {
      const { purpose, status, dueDate } = await own.readSchedule(schedule)
      expect([`${purpose} ${status}`, dueDate]).toEqual([kind, DUE])
      await own.done(
        operationId,
        recurrence,
        operationId === 'cancelRecurrence' ? own.cancelBody() : undefined,
      )
      expect(await own.readSchedule(schedule)).toMatchObject({
        status: 'CANCELLED',
        statusDetailed: 'RECURRENCE_CANCELLED',
        cancelledAt: new Date(own.now).toISOString(),
        settledAt: null,
        nextAttemptAt: null,
        attempts: [{ status: 'CANCELLED' }],
      })
      expect((await own.eventNames(schedule)).at(-1)).toBe('pixAutomaticScheduleCancelled')
      expect((await own.messages(recurrence)).map((it) => it.name)).toEqual(told)
      const settlement = { outcome: 'SETTLED' }
      expect(await own.outcome('simulateScheduleSettlement', schedule, settlement)).toBe(
        '409 INVALID_RECURRENCE_STATE',
      )
      expect(await own.outcome('createPostDueRetry', schedule, own.retryBody('2026-03-12'))).toBe(
        '409 AUTHORIZED_RECURRENCE_REQUIRED',
      )
    }
    const events = (await own.events()).length
    await own.pass(30 * DAY)
    expect([await own.balance(), (await own.events()).length]).toEqual([before, events])
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('R-190 leaves a charge that was paid that morning (G-096)', async () => {
    const own = await automatic.receiver()
    await own.switch({ automaticPayer: true })
    const recurrence = await own.create({}, { frequency: 'WEEKLY', firstPaymentDate: '2026-03-05' })
    await own.pass(2 * SECOND)
    const paid = await own.charge(recurrence, { dueDate: DUE })
    await own.at(brasiliaInstant(DUE) + 8 * HOUR)
    await own.done(operationId, recurrence, operationId === 'cancelRecurrence' ? own.cancelBody() : undefined)
    expect((await own.readSchedule(paid)).status).toBe('SUCCESS')
    expect(await own.balance()).toEqual({ available: 2 * 4990, blocked: 0 })
  })

  test('R-186 R-188 prevents the payment of that morning (G-096, G-280)', async () => {
    const own = await automatic.receiver()
    await own.switch({ automaticPayer: true })
    const recurrence = await own.create({}, { frequency: 'WEEKLY', firstPaymentDate: '2026-03-05' })
    await own.pass(2 * SECOND)
    const accepted = await own.charge(recurrence, { dueDate: DUE })
    await own.at(brasiliaInstant(DUE) + 8 * HOUR - SECOND)
    await own.done(operationId, recurrence, operationId === 'cancelRecurrence' ? own.cancelBody() : undefined)
    await own.pass(DAY)
    expect((await own.readSchedule(accepted)).status).toBe('CANCELLED')
    expect(await own.balance()).toEqual({ available: 4990, blocked: 0 })
  })
})

describe('the payer cancels', () => {
  test("R-188 R-306 an open recurrence, with its open charges, and no message is sent to the payer's institution (G-096, G-097)", async () => {
    const recurrence = await receiver.authorized()
    const schedule = await receiver.charge(recurrence)
    expect(await receiver.done('simulateRecurrencePayerCancellation', recurrence)).toMatchObject({
      status: 'CANCELLED',
      statusDetailed: 'CANCELLED_BY_PAYER',
      cancellationReason: 'PAYER_REQUESTED',
      cancelledAt: new Date(receiver.now).toISOString(),
    })
    expect(await receiver.readSchedule(schedule)).toMatchObject({
      status: 'CANCELLED',
      statusDetailed: 'RECURRENCE_CANCELLED',
    })
    expect(await receiver.messages(recurrence)).toEqual([])
    expect(await receiver.outcome('simulateRecurrencePayerCancellation', recurrence)).toBe(
      '409 INVALID_RECURRENCE_STATE',
    )
    const pending = await receiver.create()
    expect(await receiver.done('simulateRecurrencePayerCancellation', pending)).toMatchObject({
      cancellationReason: 'PAYER_REQUESTED',
      firstPaymentStatus: 'EXPIRED',
    })
  })
})

describe('expiresAt', () => {
  const states = async (own: Receiver, all: readonly Recurrence[]): Promise<string[]> =>
    Promise.all(all.map(async (it) => (await own.read(it)).statusDetailed))

  test('ends an unpaid recurrence at exactly that instant, and no other recurrence (G-062, G-094, G-243)', async () => {
    const own = await automatic.receiver()
    const all = [await own.create(), await own.paid(), await own.authorized()]
    const [unpaid, paid] = all as [Recurrence, Recurrence]
    await own.pass(HOUR - SECOND)
    expect(await states(own, all)).toEqual([
      'AWAITING_FIRST_PAYMENT',
      'FIRST_PAYMENT_SUCCESS',
      'VALIDATION_SUCCEEDED',
    ])
    await own.pass(SECOND)
    expect(await states(own, all)).toEqual([
      'JOURNEY_EXPIRED',
      'FIRST_PAYMENT_SUCCESS',
      'VALIDATION_SUCCEEDED',
    ])
    expect(await own.read(unpaid)).toMatchObject({
      status: 'EXPIRED',
      firstPaymentStatus: 'EXPIRED',
      updatedAt: unpaid.expiresAt,
    })
    expect(await own.outcome('simulateFirstPayment', unpaid)).toBe('409 INVALID_RECURRENCE_STATE')
    expect(await own.eventNames(unpaid)).toEqual(['pixAutomaticRecurrenceExpired'])
    expect(await own.outcome('simulateAuthorization', paid, { outcome: 'APPROVED' })).toBe('200')
  })

  test('ends a recurrence whose first payment was refunded (G-094, G-257)', async () => {
    const own = await automatic.receiver()
    const paid = await own.paid()
    await own.done('simulateFirstPaymentRefund', paid, {})
    await own.pass(HOUR)
    expect((await own.read(paid)).status).toBe('EXPIRED')
  })

  test('one second before expiresAt the first payment and the authorization are still accepted', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.create()
    await own.pass(HOUR - SECOND)
    await own.done('simulateFirstPayment', recurrence)
    const { status } = await own.done<Recurrence>('simulateAuthorization', recurrence, {
      outcome: 'APPROVED',
    })
    expect(status).toBe('AUTHORIZED')
  })
})

describe('the completion of a recurrence', () => {
  test('the charge of the last cycle completes it, and it cannot be cancelled afterwards (G-067)', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized({}, { totalCharges: 3, frequency: 'WEEKLY' })
    const first = await own.charge(recurrence)
    await own.settle(await own.charge(recurrence, { cycleNumber: 3, dueDate: own.day(9) }))
    const completed = await own.read(recurrence)
    expect(completed).toMatchObject({
      status: 'AUTHORIZED',
      statusDetailed: 'COMPLETED',
      completedAt: new Date(own.now).toISOString(),
      cancellationReason: null,
    })
    expect(await own.outcome('cancelRecurrence', recurrence, own.cancelBody())).toBe(
      '409 INVALID_RECURRENCE_STATE',
    )
    expect(await own.outcome('createSchedule', recurrence, own.chargeBody())).toBe(
      '409 AUTHORIZED_RECURRENCE_REQUIRED',
    )
    expect(await own.eventNames(recurrence)).toEqual([
      'pixAutomaticFirstPaymentSettled',
      'pixAutomaticRecurrenceAuthorized',
      'pixAutomaticRecurrenceCompleted',
    ])
    // G-241: an open charge is not affected.
    expect((await own.settle(first)).status).toBe('SUCCESS')
    expect((await own.read(recurrence)).version).toBe(completed.version)
  })

  test.each([
    ['12 charges', 12],
    ['1 charge, the first payment (G-241)', 1],
  ])('the day after lastPaymentDate completes one of %s (G-067)', async (_, totalCharges) => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized({}, { totalCharges })
    const dayAfter = brasiliaInstant(recurrence.lastPaymentDate as `${number}-${number}-${number}`) + DAY
    await own.at(dayAfter - SECOND)
    expect(await own.read(recurrence)).toMatchObject({ statusDetailed: 'VALIDATION_SUCCEEDED' })
    await own.at(dayAfter)
    expect(await own.read(recurrence)).toMatchObject({
      status: 'AUTHORIZED',
      statusDetailed: 'COMPLETED',
      completedAt: new Date(dayAfter).toISOString(),
    })
  })

  test('a cancelled recurrence is not completed', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized({ externalId: unique('ended') }, { totalCharges: 1 })
    await own.done('cancelRecurrence', recurrence, own.cancelBody())
    await own.pass(40 * DAY)
    expect(await own.read(recurrence)).toMatchObject({ ...END, completedAt: null })
  })
})
