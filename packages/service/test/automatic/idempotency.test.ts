import { afterAll, describe, expect, test } from 'vitest'
import type { OperationId } from '@pix-payments/spec'
import type { Recurrence, Schedule } from '@pix-payments/spec/types'
import type { Body } from '../support/bodies.ts'
import { type Answer, isReplay, outcomeOf } from '../support/http-call.ts'
import { DAY, SECOND } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import type { Receiver } from './support/receiver.ts'

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
afterAll(() => automatic.service.close())

const RETENTION = 2 * DAY

describe('the creation of a recurrence', () => {
  const same = (body: Body, own: Receiver = receiver): Promise<Answer> =>
    own.operator.call('createRecurrence', { body })

  test('R-237 repeated returns the existing one in its current state, with 201 and the header of a replay (G-129, G-192, G-420)', async () => {
    const body = receiver.recurrenceBody()
    const first = await same(body)
    expect([first.status, isReplay(first)]).toEqual([201, false])
    const created = first.body as Recurrence
    const again = await same(body)
    expect([again.status, again.body, isReplay(again)]).toEqual([201, created, true])
    const paid = await receiver.done('simulateFirstPayment', created)
    const later = await same(body)
    expect([later.status, later.body, isReplay(later)]).toEqual([201, paid, true])
    const { data } = await receiver.operator.ok('listRecurrences')
    expect(data.map(({ id }) => id)).toEqual([created.id])
  })

  const variants: readonly (readonly [title: string, change: (body: Body) => Body, want: string])[] = [
    ['the same', (body) => body, '201'],
    [
      'with its fields in another order',
      (body) => Object.fromEntries(Object.entries(body).toReversed()),
      '201',
    ],
    [
      'with tax ids in another notation (G-191)',
      (body) => ({
        ...body,
        receiverCnpj: String(body['receiverCnpj']).replace(/(..)$/, '-$1'),
        expectedPayer: {
          name: 'Maria Silva',
          taxId: String((body['expectedPayer'] as Body)['taxId']).replace(/(..)$/, '-$1'),
        },
      }),
      '201',
    ],
    ['R-238 with another amount', (body) => ({ ...body, amount: 5000 }), '409 IDEMPOTENCY_ERROR'],
    ['R-238 with metadata', (body) => ({ ...body, metadata: {} }), '409 IDEMPOTENCY_ERROR'],
    ['with another amount, out of range', (body) => ({ ...body, amount: 1 }), '409 IDEMPOTENCY_ERROR'],
    ['malformed', (body) => ({ ...body, amount: 0.5 }), '400 INVALID_AMOUNT'],
  ]
  test.each(variants)('repeated %s (G-176)', async (_, change, want) => {
    const own = await automatic.receiver()
    const body = own.recurrenceBody()
    await same(body, own)
    const repeated = await same(change(body), own)
    expect([outcomeOf(repeated), isReplay(repeated)]).toEqual([want, want === '201'])
    expect((await own.operator.ok('listRecurrences')).data).toHaveLength(1)
  })

  test.each([
    ['one second before 48 hours', RETENTION - SECOND],
    ['at 48 hours', RETENTION],
    ['a year later', 365 * DAY],
  ])('R-238 with another body %s is refused (G-193)', async (_, after) => {
    const own = await automatic.receiver()
    const body = own.recurrenceBody()
    const { id } = (await same(body, own)).body as Recurrence
    await own.pass(after)
    expect(outcomeOf(await same({ ...body, amount: 5000 }, own))).toBe('409 IDEMPOTENCY_ERROR')
    // The recurrence has expired in the meantime.
    const again = await same(body, own)
    expect(again).toMatchObject({ status: 201, body: { id, amount: 4990, status: 'EXPIRED' } })
    expect(isReplay(again)).toBe(true)
  })

  test('R-239 the same externalId in another wallet creates another recurrence', async () => {
    const externalId = 'shared'
    const other = await automatic.receiver()
    const [one, two] = [await receiver.create({ externalId }), await other.create({ externalId })]
    expect(one.id).not.toBe(two.id)
  })

  test('a refusal is not stored (G-194)', async () => {
    const own = await automatic.receiver()
    const body = own.recurrenceBody({ amount: 1 })
    expect(outcomeOf(await same(body, own))).toBe('422 AMOUNT_OUT_OF_RANGE')
    expect(outcomeOf(await same({ ...body, amount: 100 }, own))).toBe('201')
  })
})

interface Prepared {
  readonly id: string
  readonly body: Body
  /** Fields that turn `body` into another body. */
  readonly other: Body
  /** The outcome when the command is executed a second time. */
  readonly anew: string
}

/** For each operation with an externalId, a function that creates a resource and returns a command on this resource. */
const COMMANDS: Readonly<Partial<Record<OperationId, (own: Receiver) => Promise<Prepared>>>> = {
  cancelRecurrence: async (own) => ({
    id: (await own.authorized()).id,
    body: own.cancelBody({ externalId: 'one' }),
    other: { observation: 'x' },
    anew: '409 INVALID_RECURRENCE_STATE',
  }),
  createSchedule: async (own) => ({
    id: (await own.authorized({}, { firstPaymentDate: own.day(2) })).id,
    body: own.chargeBody({ externalId: 'one', dueDate: own.day(5) }),
    other: { dueDate: own.day(3) },
    anew: '409 CYCLE_ALREADY_EXISTS',
  }),
  cancelSchedule: async (own) => ({
    id: (await own.charge(await own.authorized())).id,
    body: { externalId: 'one', reason: 'a' },
    other: { reason: 'b' },
    anew: '409 SCHEDULE_NOT_CANCELABLE',
  }),
  createPostDueRetry: async (own) => {
    const { id } = await failedToday(own)
    return {
      id,
      body: own.retryBody(own.day(4), { externalId: 'one' }),
      other: { retryDate: own.day(3) },
      anew: '422 INVALID_POST_DUE_RETRY_DATE',
    }
  },
}

/** Returns a rejected charge whose due date is today. */
async function failedToday(own: Receiver): Promise<Schedule> {
  const charge = await own.reject(await own.charge(await own.authorized()))
  await own.pass(2 * DAY)
  return charge
}

describe.each(Object.entries(COMMANDS))('%s', (name, prepare) => {
  const operationId = name as OperationId

  test('R-352 R-354 R-355 R-356 repeated within 48 hours returns the same response, and changes nothing (G-192, G-420)', async () => {
    const own = await automatic.receiver()
    const { id, body, other, anew } = await prepare(own)
    const first = await own.on(operationId, id, body)
    expect(first.status).toBeLessThan(300)
    const before = await stateOf(own)
    await own.pass(1)
    const again = await own.on(operationId, id, Object.fromEntries(Object.entries(body).toReversed()))
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect([isReplay(first), isReplay(again)]).toEqual([false, true])
    expect(outcomeOf(await own.on(operationId, id, { ...body, ...other }))).toBe('409 IDEMPOTENCY_ERROR')
    await own.pass(RETENTION - SECOND - 1)
    expect((await own.on(operationId, id, body)).body).toEqual(first.body)
    // With another externalId, the command is executed again.
    expect(await own.outcome(operationId, { id }, { ...body, externalId: 'two' })).toBe(anew)
    expect(await stateOf(own)).toEqual(before)
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('R-353 after 48 hours the externalId can be used again (G-193)', async () => {
    const own = await automatic.receiver()
    const { id, body, anew, other } = await prepare(own)
    await own.on(operationId, id, body)
    await own.pass(RETENTION - SECOND)
    expect(outcomeOf(await own.on(operationId, id, { ...body, ...other }))).toBe('409 IDEMPOTENCY_ERROR')
    await own.pass(SECOND)
    // The command is executed again. It is refused, because its first execution has changed the resource.
    expect(await own.outcome(operationId, { id }, body)).toBe(anew)
  })

  test('an externalId is scoped to a wallet, an operation and a target (G-191)', async () => {
    const own = await automatic.receiver()
    const other = await automatic.receiver()
    for (const by of [own, own, other]) {
      const { id, body } = await prepare(by)
      expect((await by.on(operationId, id, body)).status).toBeLessThan(300)
    }
  })

  test('a refusal is not stored (G-194)', async () => {
    const own = await automatic.receiver()
    const { id, body } = await prepare(own)
    const refused = await own.on(operationId, id, { ...body, ...REFUSED[operationId] })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect((await own.on(operationId, id, body)).status).toBeLessThan(300)
  })
})

const REFUSED: Readonly<Partial<Record<OperationId, Body>>> = {
  cancelRecurrence: { reason: 'PAYER_REQUESTED' },
  createSchedule: { amount: 5000 },
  cancelSchedule: { reason: '' },
  createPostDueRetry: { retryDate: '2026-04-04' },
}

/** Returns the recurrences, schedules, events and balance of the wallet. */
async function stateOf(own: Receiver): Promise<unknown> {
  const recurrences = await own.operator.ok('listRecurrences', { query: { limit: 100 } })
  const schedules = await own.operator.ok('listSchedules', { query: { limit: 100 } })
  return [recurrences, schedules, await own.events(), await own.balance()]
}

describe('concurrent requests', () => {
  const all = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)))
  const count = (outcomes: readonly string[], outcome: string): number =>
    outcomes.filter((it) => it === outcome).length

  test('R-357 50 identical requests create one recurrence', async () => {
    const own = await automatic.receiver()
    const body = own.recurrenceBody()
    const answers = await all(50, () => own.operator.call('createRecurrence', { body }))
    expect(count(answers.map(outcomeOf), '201')).toBe(50)
    expect(answers.filter(isReplay)).toHaveLength(49)
    expect(new Set(answers.map((it) => (it.body as Recurrence).id)).size).toBe(1)
    expect((await own.operator.ok('listRecurrences')).data).toHaveLength(1)
  })

  test('R-290 of 20 recurrences of one payer one is created', async () => {
    const own = await automatic.receiver()
    const { expectedPayer } = own.recurrenceBody()
    const answers = (await all(20, () => own.post({ expectedPayer }))).map(outcomeOf)
    expect([count(answers, '201'), count(answers, '409 RECENT_PAYER_JOURNEY_EXISTS')]).toEqual([1, 19])
  })

  test('R-266 of 20 charges of one cycle one is created', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.authorized()
    const answers = await all(20, () => own.outcome('createSchedule', recurrence, own.chargeBody()))
    expect([count(answers, '201'), count(answers, '409 CYCLE_ALREADY_EXISTS')]).toEqual([1, 19])
    const same = own.chargeBody({ externalId: 'same' })
    const other = await own.authorized()
    const repeated = await all(20, () => own.on('createSchedule', other.id, same))
    expect(new Set(repeated.map((it) => (it.body as Schedule).id)).size).toBe(1)
  })

  test('R-356 of 20 retries for one date one is created', async () => {
    const own = await automatic.receiver()
    const failed = await failedToday(own)
    const answers = await all(20, () => own.outcome('createPostDueRetry', failed, own.retryBody(own.day(2))))
    expect([count(answers, '201'), count(answers, '422 INVALID_POST_DUE_RETRY_DATE')]).toEqual([1, 19])
  })

  test('R-186 a charge and its recurrence are cancelled once each, in either order', async () => {
    const own = await automatic.receiver()
    for (let round = 0; round < 5; round += 1) {
      const recurrence = await own.authorized()
      const schedule = await own.accept(await own.charge(recurrence))
      const [ofSchedule, ofRecurrence, settlement] = await Promise.all([
        own.outcome('cancelSchedule', schedule, { externalId: 'c', reason: 'x' }),
        own.outcome('cancelRecurrence', recurrence, own.cancelBody()),
        own.outcome('simulateScheduleSettlement', schedule, { outcome: 'SETTLED' }),
      ])
      expect(ofRecurrence).toBe('200')
      const ends = (await own.eventNames(schedule)).slice(1)
      expect(ends).toHaveLength(1)
      expect(['200', '409 SCHEDULE_NOT_CANCELABLE']).toContain(ofSchedule)
      expect(settlement === '200').toBe(ends[0] === 'pixAutomaticScheduleSettled')
    }
    expect(await own.ledgerProblems()).toEqual([])
  })
})
