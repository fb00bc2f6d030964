import { machines } from '@pix-payments/spec'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chargeTakenBack } from '../../src/application/reports/charge-reports.ts'
import { transferReturned } from '../../src/application/reports/transfer-reports.ts'
import { JOAO, MARIA, byKeyBody, chargeBody, refundBody } from '../support/bodies.ts'
import { payerFrom, counterparties } from '../support/payers.ts'
import { eventsOf } from '../support/rows.ts'
import { SECOND, startService } from '../support/service.ts'

const service = await startService()
const { a, clock, store } = service
const { pay, endRefund, within } = counterparties(service)
afterAll(() => service.close())

/** Returns the payloads of the events of one resource. These payloads are the bodies of the webhooks. */
const payloadsOf = async (resourceId: string) =>
  (await eventsOf(store, a, resourceId)).map(({ payload }) => payload)

const EVERY = { eventId: expect.stringMatching(/^[0-9a-f-]{36}$/) }
const now = (): string => new Date(clock.now()).toISOString()

describe('events of a deposit have the status in lower case (G-155, G-156)', () => {
  test('R-317 R-159 pixChargePaid contains the payment, without empty fields (G-017)', async () => {
    const body = chargeBody({ metadata: { playerId: 'p-1' } })
    const { chargeId, externalId } = await a.ok('createImmediateCharge', { body })
    const paid = await pay(a, chargeId)
    expect(await payloadsOf(chargeId)).toEqual([
      {
        ...EVERY,
        event: 'pixChargePaid',
        occurredAt: now(),
        status: 'paid',
        chargeId,
        externalId,
        amount: 1000,
        endToEndId: paid.outcome === 'PAID' ? paid.payment.endToEndId : '',
        paidAt: now(),
        debtor: payerFrom(),
        metadata: { playerId: 'p-1' },
      },
    ])
  })

  test('R-320 pixChargeRejected contains event, status pending and rejectedReason, and does not identify the payer', async () => {
    const body = chargeBody({ expectedPayer: { taxId: MARIA } })
    const { chargeId, externalId } = await a.ok('createImmediateCharge', { body })
    await pay(a, chargeId, payerFrom({ taxId: JOAO }))
    expect(await payloadsOf(chargeId)).toEqual([
      {
        ...EVERY,
        event: 'pixChargeRejected',
        occurredAt: now(),
        status: 'pending',
        rejectedReason: 'PAYER_MISMATCH',
        chargeId,
        externalId,
        amount: 1000,
      },
    ])
  })

  test('pixChargeTakenBack contains the amount of the take-back, its id and its reason (G-381)', async () => {
    const body = chargeBody({ metadata: { playerId: 'p-1' } })
    const { chargeId, externalId } = await a.ok('createImmediateCharge', { body })
    const paid = await pay(a, chargeId)
    const returnId = 'D12345678202603021200aaaaaaaaaa1'
    await within(a, (work) =>
      chargeTakenBack(work, {
        report: 'chargeTakenBack',
        walletId: a.walletId,
        chargeId,
        returnId,
        amount: 400,
        reason: 'FRAUD',
      }),
    )
    expect((await payloadsOf(chargeId)).at(-1)).toEqual({
      ...EVERY,
      event: 'pixChargeTakenBack',
      occurredAt: now(),
      status: 'paid',
      chargeId,
      externalId,
      amount: 400,
      returnId,
      reason: 'FRAUD',
      endToEndId: paid.outcome === 'PAID' ? paid.payment.endToEndId : '',
      metadata: { playerId: 'p-1' },
    })
  })
})

describe('events of a withdrawal have the status as the API returns it (G-155, G-156, G-157)', () => {
  test('R-317 pixWithdrawSettled contains both ids and the settlement instant', async () => {
    const body = byKeyBody({ metadata: { playerId: 'p-1' } })
    const { transactionId, externalId } = await a.ok('createWithdrawalByPixKey', { body })
    clock.pass(2 * SECOND)
    const { endToEndId } = await a.ok('getWithdrawal', { path: { externalId } })
    expect(await payloadsOf(transactionId)).toEqual([
      {
        ...EVERY,
        event: 'pixWithdrawSettled',
        occurredAt: now(),
        status: 'SUCCESS',
        transactionId,
        externalId,
        amount: 500,
        endToEndId,
        settlementDateTime: now(),
        metadata: { playerId: 'p-1' },
      },
    ])
  })

  test('R-175 pixWithdrawFailed contains the reason, and no endToEndId when nothing was sent (G-033, G-158)', async () => {
    const body = byKeyBody({ pixKey: 'canceled@pix.example' })
    const { transactionId, externalId } = await a.ok('createWithdrawalByPixKey', { body })
    clock.pass(2 * SECOND)
    await a.ok('getBalance')
    expect(await payloadsOf(transactionId)).toEqual([
      {
        ...EVERY,
        event: 'pixWithdrawFailed',
        occurredAt: now(),
        status: 'CANCELED',
        transactionId,
        externalId,
        amount: 500,
        errorCode: 'PROVIDER_UNAVAILABLE',
        errorDescription: expect.any(String),
      },
    ])
  })
})

describe('pixWithdrawReturned (G-380)', () => {
  test.each([
    ['with a reason and metadata', 'MD06', { playerId: 'p-1' }],
    ['without a reason and metadata (G-017)', null, undefined],
  ])('contains the amount of the return and its id, %s', async (_, reason, metadata) => {
    const body = byKeyBody(metadata === undefined ? {} : { metadata })
    const { transactionId, externalId } = await a.ok('createWithdrawalByPixKey', { body })
    clock.pass(2 * SECOND)
    const { endToEndId } = await a.ok('getWithdrawal', { path: { externalId } })
    const returnId = 'D87654321202603021200aaaaaaaaaa1'
    await within(a, (work) =>
      transferReturned(work, {
        report: 'transferReturned',
        walletId: a.walletId,
        transactionId,
        returnId,
        amount: 200,
        reason,
      }),
    )
    expect((await payloadsOf(transactionId)).at(-1)).toEqual({
      ...EVERY,
      event: 'pixWithdrawReturned',
      occurredAt: now(),
      status: 'SUCCESS',
      transactionId,
      externalId,
      amount: 200,
      returnId,
      ...(reason !== null && { reason }),
      endToEndId,
      ...(metadata !== undefined && { metadata }),
    })
  })
})

describe('events of a refund (G-155, G-157)', () => {
  let endToEndId: string
  beforeAll(async () => {
    const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody() })
    const paid = await pay(a, chargeId)
    endToEndId = paid.outcome === 'PAID' ? paid.payment.endToEndId : ''
  })
  const refund = (amount: number) =>
    a.ok('createRefund', { path: { endToEndId }, body: refundBody({ amount }) })

  test('R-317 pixRefundSettled contains the id of the original', async () => {
    const { refundEndToEndId, externalId } = await refund(300)
    clock.pass(2 * SECOND)
    await a.ok('getBalance')
    const facts = { refundEndToEndId, originalEndToEndId: endToEndId, externalId, amount: 300 }
    expect(await payloadsOf(refundEndToEndId)).toEqual([
      {
        ...EVERY,
        event: 'pixRefundSettled',
        occurredAt: now(),
        status: 'SUCCESS',
        settlementDateTime: now(),
        ...facts,
      },
    ])
  })

  test('R-317 pixRefundFailed contains the reason (G-204)', async () => {
    const { refundEndToEndId, externalId } = await refund(200)
    await endRefund(a, endToEndId, externalId, 'FAILED')
    const facts = { refundEndToEndId, originalEndToEndId: endToEndId, externalId, amount: 200 }
    expect(await payloadsOf(refundEndToEndId)).toEqual([
      {
        ...EVERY,
        event: 'pixRefundFailed',
        occurredAt: now(),
        status: 'FAILED',
        errorCode: 'REJECTED_BY_COUNTERPARTY',
        errorDescription: expect.any(String),
        ...facts,
      },
    ])
  })
})

test('R-317 each transition that announces an event sends it, and no other transition does (G-157, G-248)', async () => {
  const { charge, withdrawal, refund } = machines
  const announced = [charge, withdrawal, refund].flatMap((it) =>
    it.transitions.flatMap(({ sends }) => sends ?? []),
  )
  const happened = (await eventsOf(store, a)).map(({ event }) => event)
  expect([...new Set(happened)].sort()).toEqual(
    [...new Set(announced)].filter((event) => event !== 'pixChargeExpired').sort(),
  )
})

test('every event has a unique id, and events are in the order in which they happened (G-161)', async () => {
  const payloads = (await eventsOf(store, a)).map(({ payload }) => payload)
  expect(new Set(payloads.map(({ eventId }) => eventId)).size).toBe(payloads.length)
  const instants = payloads.map(({ occurredAt }) => String(occurredAt))
  expect(instants).toEqual([...instants].sort())
})
