import { isRefundEndToEndId, isUuidV4 } from '@pix-payments/pix'
import { afterAll, describe, expect, test } from 'vitest'
import type { AutomaticRefund, Recurrence, Schedule } from '@pix-payments/spec/types'
import type { Statement } from '../../src/storage/statement.ts'
import { outcomeOf } from '../support/http-call.ts'
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
  test('R-310 is reserved, and leaves the wallet when its result is SETTLED (G-142, G-149, G-230)', async () => {
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
    // The refund of a cycle charge waits for its result, however long it takes.
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

  test('that is REJECTED releases the reserved amount, and no longer counts (G-149, G-230, G-233)', async () => {
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

  test('ends only once (G-143)', async () => {
    const started = await refund(receiver, await settled(), 1)
    await end(receiver, started, { outcome: 'SETTLED' })
    for (const outcome of ['SETTLED', 'REJECTED'])
      expect(await receiver.outcome('simulateRefundResult', { id: started.refundId }, { outcome })).toBe(
        '409 INVALID_RECURRENCE_STATE',
      )
  })

  test('in parts never exceeds the charge (G-230)', async () => {
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

  test('R-358 of two concurrent ones that together exceed the charge, one is refused', async () => {
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

  test('needs a settled charge of the wallet (G-143, G-144)', async () => {
    const open = await receiver.charge(await receiver.authorized())
    expect(await receiver.outcome('simulateScheduleRefund', open)).toBe('409 INVALID_RECURRENCE_STATE')
    // The request breaks the rules on state and amount. The error code is that of the state.
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
  ])('a result with %s returns 400 HTTP_400', async (_, body) => {
    const { refundId } = await refund(receiver, await settled(), 1)
    expect(await receiver.outcome('simulateRefundResult', { id: refundId }, body)).toBe('400 HTTP_400')
  })
})

describe('the refund of a first payment', () => {
  const refundFirst = (own: Receiver, it: { readonly id: string }, amount?: number): Promise<Recurrence> =>
    own.done('simulateFirstPaymentRefund', it, amount === undefined ? undefined : { amount })

  test.each([
    ['all of it', undefined, 4990, 'REFUNDED'],
    ['a part', { amount: 90 }, 90, 'SETTLED'],
    ['one centavo', { amount: 1 }, 1, 'SETTLED'],
    ['all except one centavo', { amount: 4989 }, 4989, 'SETTLED'],
  ])(
    'R-311 of %s settles without a simulation (G-063, G-142, G-149, G-230)',
    async (_, body, amount, firstPaymentStatus) => {
      const own = await automatic.receiver()
      const paid = await own.paid()
      const refunded = await own.done<Recurrence>('simulateFirstPaymentRefund', paid, body)
      expect(refunded).toMatchObject({
        object: 'pix_automatic.recurrence',
        firstPaymentStatus,
        firstPaymentEndToEndId: paid.firstPaymentEndToEndId,
        firstPaymentRefundedAmount: amount,
        statusDetailed: 'FIRST_PAYMENT_SUCCESS',
        version: 3,
      })
      expect(isUuidV4(refunded.firstPaymentRefundId ?? '')).toBe(true)
      expect(await own.balance()).toEqual({ available: 4990 - amount, blocked: amount })
      await own.pass(2 * SECOND)
      expect(await own.balance()).toEqual({ available: 4990 - amount, blocked: 0 })
      const [firstPayment, settlement, ...others] = await own.events()
      expect([firstPayment?.event, others]).toEqual(['pixAutomaticFirstPaymentSettled', []])
      expect(settlement).toMatchObject({
        event: 'pixRefundSettled',
        payload: {
          recurrenceId: paid.id,
          refundId: refunded.firstPaymentRefundId,
          amount,
          originalEndToEndId: paid.firstPaymentEndToEndId,
          status: 'SUCCESS',
        },
      })
      expect(await own.read(paid)).toEqual(refunded)
      expect(await own.ledgerProblems()).toEqual([])
    },
  )

  test('R-311 in parts never exceeds the payment, in every later state (G-040, G-149, G-230)', async () => {
    const own = await automatic.receiver()
    const cancelled = await own.paid()
    await own.done('cancelRecurrence', cancelled, own.cancelBody())
    const authorized = await own.authorized()
    for (const it of [cancelled, authorized]) {
      const { status } = await own.read(it)
      const shown: unknown[] = []
      for (const amount of [1, 3000, 1000]) {
        const after = await refundFirst(own, it, amount)
        shown.push([after.status, after.firstPaymentStatus, after.firstPaymentRefundedAmount])
      }
      expect(shown).toEqual([
        [status, 'SETTLED', 1],
        [status, 'SETTLED', 3001],
        [status, 'SETTLED', 4001],
      ])
      expect(await own.outcome('simulateFirstPaymentRefund', it, { amount: 990 })).toBe(
        '422 AMOUNT_OUT_OF_RANGE',
      )
      // A request without an amount refunds the remaining amount.
      expect(await refundFirst(own, it)).toMatchObject({
        status,
        firstPaymentStatus: 'REFUNDED',
        firstPaymentRefundedAmount: 4990,
      })
      for (const body of [undefined, { amount: 1 }]) {
        expect(await own.outcome('simulateFirstPaymentRefund', it, body)).toBe('422 AMOUNT_OUT_OF_RANGE')
      }
    }
    expect(await own.balance()).toEqual({ available: 0, blocked: 2 * 4990 })
    await own.pass(2 * SECOND)
    expect(await own.balance()).toEqual({ available: 0, blocked: 0 })
    expect((await own.events()).filter(({ event }) => event === 'pixRefundSettled')).toHaveLength(8)
    const { data } = await own.operator.ok('listStatement', {
      query: { initDate: own.day(), endDate: own.day() },
    })
    expect(data.filter(({ type }) => type === 'DEBIT').map(({ amount }) => amount)).toHaveLength(8)
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('that fails releases its amount, which can be refunded again (G-205, G-230)', async () => {
    const own = await automatic.receiver()
    const paid = await own.paid()
    const part = await refundFirst(own, paid, 1000)
    const rest = await refundFirst(own, paid)
    expect(rest).toMatchObject({ firstPaymentStatus: 'REFUNDED', firstPaymentRefundedAmount: 4990 })
    const result = { outcome: 'REJECTED', reason: 'Account closed' }
    const failed = await own.done('simulateRefundResult', { id: rest.firstPaymentRefundId ?? '' }, result)
    expect(failed).toMatchObject({
      refundId: rest.firstPaymentRefundId,
      recurrenceId: paid.id,
      scheduleId: null,
      amount: 3990,
      originalEndToEndId: paid.firstPaymentEndToEndId,
      status: 'FAILED',
      errorCode: 'REJECTED_BY_COUNTERPARTY',
      errorDescription: 'Account closed',
    })
    expect(await own.read(paid)).toMatchObject({
      firstPaymentStatus: 'SETTLED',
      firstPaymentRefundedAmount: 1000,
      firstPaymentRefundId: rest.firstPaymentRefundId,
      version: rest.version + 1,
    })
    expect(await own.balance()).toEqual({ available: 3990, blocked: 1000 })
    const last = (await own.events()).at(-1)
    expect([last?.event, last?.payload['refundId']]).toEqual(['pixRefundFailed', rest.firstPaymentRefundId])
    await own.done('simulateRefundResult', { id: part.firstPaymentRefundId ?? '' }, { outcome: 'SETTLED' })
    expect(await refundFirst(own, paid)).toMatchObject({ firstPaymentStatus: 'REFUNDED' })
    await own.pass(DAY)
    expect(await own.balance()).toEqual({ available: 0, blocked: 0 })
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('in part still allows the authorization, in whole prevents it, and failed allows it again (G-257)', async () => {
    const own = await automatic.receiver()
    const [part, whole] = [await own.paid(), await own.paid()]
    await refundFirst(own, part, 1)
    const approval = { outcome: 'APPROVED' }
    expect(await own.outcome('simulateAuthorization', part, approval)).toBe('200')
    const { firstPaymentRefundId } = await refundFirst(own, whole)
    expect(await own.outcome('simulateAuthorization', whole, approval)).toBe('409 INVALID_RECURRENCE_STATE')
    await own.done('simulateRefundResult', { id: firstPaymentRefundId ?? '' }, { outcome: 'REJECTED' })
    expect(await own.outcome('simulateAuthorization', whole, approval)).toBe('200')
  })

  test('R-358 of many concurrent ones that together exceed the payment, some are refused', async () => {
    const own = await automatic.receiver()
    const paid = await own.paid()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => own.outcome('simulateFirstPaymentRefund', paid, { amount: 1000 })),
    )
    expect(answers.filter((it) => it === '200')).toHaveLength(4)
    expect(answers.filter((it) => it === '422 AMOUNT_OUT_OF_RANGE')).toHaveLength(16)
    expect((await own.balance()).blocked).toBe(4000)
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('needs a settled payment, and its own result (G-143, G-144, G-149)', async () => {
    const unpaid = await receiver.create()
    expect(await receiver.outcome('simulateFirstPaymentRefund', unpaid)).toBe('409 INVALID_RECURRENCE_STATE')
    await receiver.done('simulateRecurrenceExpiration', unpaid)
    expect(await receiver.outcome('simulateFirstPaymentRefund', unpaid)).toBe('409 INVALID_RECURRENCE_STATE')
    const { firstPaymentRefundId: id } = await refundFirst(receiver, await receiver.paid())
    const stranger = await automatic.receiver()
    const result = { outcome: 'SETTLED' }
    expect(await stranger.outcome('simulateRefundResult', { id: id ?? '' }, result)).toBe(
      '403 RECURRENCE_ACCESS_DENIED',
    )
    expect(await receiver.outcome('simulateRefundResult', { id: id ?? '' }, result)).toBe('200')
    expect(await receiver.outcome('simulateRefundResult', { id: id ?? '' }, result)).toBe(
      '409 INVALID_RECURRENCE_STATE',
    )
  })
})

/**
 * Each kind of refund: its name, the paid amount in cents, and a function that pays, starts a refund of R$ 10,00 and
 * returns the id of the refund.
 */
const KINDS = [
  [
    'a cycle charge',
    2 * 4990,
    async (own: Receiver) => (await refund(own, await settled(own), 1000)).refundId,
  ],
  [
    'a first payment',
    4990,
    async (own: Receiver) => {
      const body = { amount: 1000 }
      const paid = await own.paid()
      const { firstPaymentRefundId } = await own.done<Recurrence>('simulateFirstPaymentRefund', paid, body)
      return firstPaymentRefundId ?? ''
    },
  ],
] as const

describe.each(KINDS)(
  "the outcome in a wallet's settings decides the refund of %s (G-108, G-230)",
  (_, paid, start) => {
    const choose = async (own: Receiver, refunds: object | null): Promise<void> => {
      await own.control.ok('updateWallet', {
        path: { walletId: own.walletId },
        body: { outcomes: { refunds } },
      })
    }
    const endings = async (own: Receiver, refundId: string): Promise<unknown> =>
      (await own.events())
        .filter(({ payload }) => payload['refundId'] === refundId)
        .map(({ event, payload }) => [event, payload['errorCode'] ?? null])

    test.each([
      [{ status: 'SUCCESS', afterSeconds: 30 }, 30, ['pixRefundSettled', null], 1000],
      [{ status: 'SUCCESS' }, 2, ['pixRefundSettled', null], 1000],
      [{ status: 'FAILED', afterSeconds: 5 }, 5, ['pixRefundFailed', 'REJECTED_BY_COUNTERPARTY'], 0],
      [{ status: 'FAILED', errorCode: 'ACCOUNT_CLOSED' }, 2, ['pixRefundFailed', 'ACCOUNT_CLOSED'], 0],
    ] as const)('%j', async (refunds, seconds, want, gone) => {
      const own = await automatic.receiver()
      await choose(own, refunds)
      const id = await start(own)
      await own.pass(seconds * SECOND - 1)
      expect(await endings(own, id)).toEqual([])
      expect(await own.balance()).toEqual({ available: paid - 1000, blocked: 1000 })
      await own.pass(1)
      expect(await endings(own, id)).toEqual([want])
      expect(await own.balance()).toEqual({ available: paid - gone, blocked: 0 })
      expect(await own.outcome('simulateRefundResult', { id }, { outcome: 'SETTLED' })).toBe(
        '409 INVALID_RECURRENCE_STATE',
      )
      expect(await own.ledgerProblems()).toEqual([])
    })

    test('with 0 seconds it has ended before the next call', async () => {
      const own = await automatic.receiver()
      await choose(own, { status: 'FAILED', afterSeconds: 0 })
      const id = await start(own)
      expect(await own.balance()).toEqual({ available: paid, blocked: 0 })
      expect(await endings(own, id)).toEqual([['pixRefundFailed', 'REJECTED_BY_COUNTERPARTY']])
    })

    test.each([
      ['SETTLED', 'pixRefundSettled', null],
      ['REJECTED', 'pixRefundFailed', 'REJECTED_BY_COUNTERPARTY'],
    ] as const)('NONE waits until it is %s', async (outcome, event, errorCode) => {
      const own = await automatic.receiver()
      await choose(own, { status: 'NONE' })
      const id = await start(own)
      await own.pass(100 * DAY)
      expect([await endings(own, id), (await own.balance()).blocked]).toEqual([[], 1000])
      expect(await own.outcome('simulateRefundResult', { id }, { outcome })).toBe('200')
      expect(await endings(own, id)).toEqual([[event, errorCode]])
      expect(await own.ledgerProblems()).toEqual([])
    })

    test('a simulated result replaces the scheduled one', async () => {
      const own = await automatic.receiver()
      await choose(own, { status: 'SUCCESS', afterSeconds: 60 })
      const id = await start(own)
      expect(await own.outcome('simulateRefundResult', { id }, { outcome: 'REJECTED' })).toBe('200')
      await own.pass(DAY)
      expect(await endings(own, id)).toEqual([['pixRefundFailed', 'REJECTED_BY_COUNTERPARTY']])
      expect((await own.balance()).blocked).toBe(0)
    })

    test('a later change of the settings affects later refunds only', async () => {
      const own = await automatic.receiver()
      await choose(own, { status: 'NONE' })
      const waiting = await start(own)
      await choose(own, null)
      const { outcomes } = await own.control.ok('getWallet', { path: { walletId: own.walletId } })
      expect(outcomes.refunds).toBe(null)
      await choose(own, { status: 'FAILED' })
      const failing = await start(own)
      await own.pass(DAY)
      expect([await endings(own, waiting), await endings(own, failing)]).toEqual([
        [],
        [['pixRefundFailed', 'REJECTED_BY_COUNTERPARTY']],
      ])
    })
  },
)

test('in a new wallet a first payment’s refund settles after 2 seconds, and a charge’s refund waits for its result (G-108, G-230)', async () => {
  const own = await automatic.receiver()
  const { outcomes } = await own.control.ok('getWallet', { path: { walletId: own.walletId } })
  expect(outcomes.refunds).toBe(null)
  for (const [, , start] of KINDS) await start(own)
  expect((await own.balance()).blocked).toBe(2000)
  await own.pass(2 * SECOND)
  expect((await own.balance()).blocked).toBe(1000)
  await own.pass(10 * DAY)
  expect((await own.balance()).blocked).toBe(1000)
})

describe('a balance below the amount', () => {
  test('R-215 refuses each refund with INSUFFICIENT_BALANCE, and reserves nothing (G-042, G-230, G-320)', async () => {
    const own = await automatic.receiver({ openingBalance: 1000 })
    const schedule = await settled(own)
    const path = { walletId: own.walletId }
    const { brCode: _, chargeId } = await own.operator.ok('createImmediateCharge', {
      body: { amount: 500, expiresIn: 600, externalId: 'deposit', pixKey: own.pixKey },
    })
    const paid = await own.control.ok('createPaymentAttempt', { path: { ...path, chargeId } })
    const { available } = await own.balance()
    // A judicial block leaves 400 centavos available.
    await own.control.ok('createJudicialMovement', {
      path,
      body: { type: 'BLOCK', amount: available - 400, description: 'x' },
    })
    const before = await own.balance()
    const events = (await own.events()).length
    const recurrence = { id: schedule.recurrenceId }
    for (const amount of [401, 500, 4990]) {
      const body = { amount }
      expect(await own.outcome('simulateScheduleRefund', schedule, body)).toBe('422 INSUFFICIENT_BALANCE')
      expect(await own.outcome('simulateFirstPaymentRefund', recurrence, body)).toBe(
        '422 INSUFFICIENT_BALANCE',
      )
    }
    const ofDeposit = await own.operator.call('createRefund', {
      path: { endToEndId: paid.endToEndId ?? '' },
      body: { amount: 401, externalId: 'refund' },
    })
    expect(outcomeOf(ofDeposit)).toBe('422 INSUFFICIENT_BALANCE')
    // The request breaks the rules on amount and balance. The error code is that of the amount.
    for (const operationId of ['simulateScheduleRefund', 'simulateFirstPaymentRefund'] as const) {
      const target = operationId === 'simulateScheduleRefund' ? schedule : recurrence
      expect(await own.outcome(operationId, target, { amount: 4991 })).toBe('422 AMOUNT_OUT_OF_RANGE')
    }
    expect([await own.balance(), (await own.events()).length]).toEqual([before, events])
    expect(await own.read(recurrence)).toMatchObject({
      firstPaymentStatus: 'SETTLED',
      firstPaymentRefundedAmount: 0,
      firstPaymentRefundId: null,
    })
    // The whole available balance can be refunded.
    expect(await own.outcome('simulateScheduleRefund', schedule, { amount: 300 })).toBe('200')
    expect(await own.outcome('simulateFirstPaymentRefund', recurrence, { amount: 101 })).toBe(
      '422 INSUFFICIENT_BALANCE',
    )
    expect(await own.outcome('simulateFirstPaymentRefund', recurrence, { amount: 100 })).toBe('200')
    expect((await own.balance()).available).toBe(0)
    expect(await own.ledgerProblems()).toEqual([])
  })
})

test.each([
  ["update automatic_refund set amount = 4991 where status = 'SUCCESS' and wallet_id = $1", 1],
  ["update automatic_refund set status = 'SUCCESS' where status = 'FAILED' and wallet_id = $1", 1],
  ["delete from statement_line where type = 'CREDIT' and wallet_id = $1", 2],
])('the ledger check finds refunds that exceed the payment: %s (G-276)', async (text, count) => {
  const own = await automatic.receiver()
  const schedule = await settled(own)
  await end(own, await refund(own, schedule), { outcome: 'REJECTED' })
  await end(own, await refund(own, schedule, 4990), { outcome: 'SETTLED' })
  await own.done('simulateFirstPaymentRefund', { id: schedule.recurrenceId }, { amount: 1 })
  expect(await own.ledgerProblems()).toEqual([])
  const spoil: Statement = { name: `test.spoil.${text}`, text }
  await own.store.write((transaction) => transaction.run(spoil, [own.walletId]))
  const wanted = `${count} payments have refunds that come to more than they paid, first E`
  expect((await own.ledgerProblems()).join('\n')).toContain(wanted)
})

test('neither is refused after 90 days, and the ledger stays consistent (G-039, G-230)', async () => {
  const own = await automatic.receiver()
  const schedule = await settled(own)
  await own.pass(91 * DAY)
  const started = await refund(own, schedule)
  await own.done('simulateFirstPaymentRefund', { id: schedule.recurrenceId })
  expect(await own.ledgerProblems()).toEqual([])
  await end(own, started, { outcome: 'SETTLED' })
  await own.pass(2 * SECOND)
  expect(await own.balance()).toEqual({ available: 0, blocked: 0 })
  expect(await own.ledgerProblems()).toEqual([])
})
