import { machines } from '@pix-payments/spec'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JOAO, MARIA, byKeyBody, chargeBody, refundBody } from '../support/bodies.ts'
import { payerFrom, world } from '../support/payers.ts'
import { eventsOf } from '../support/rows.ts'
import { SECOND, startService } from '../support/service.ts'

const service = await startService()
const { a, clock, store } = service
const { pay, endRefund } = world(service)
afterAll(() => service.close())

/** The payloads of one resource, which are the bodies of its webhooks. */
const payloadsOf = async (resourceId: string) =>
  (await eventsOf(store, a, resourceId)).map(({ payload }) => payload)

const EVERY = { eventId: expect.stringMatching(/^[0-9a-f-]{36}$/) }
const now = (): string => new Date(clock.now()).toISOString()

describe('a deposit says in lower case how it is (G-155, G-156)', () => {
  test('R-317 R-159 pixChargePaid carries the payment, without what has no value (G-017)', async () => {
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

  test('R-320 pixChargeRejected has event, status pending and rejectedReason, and not who tried to pay', async () => {
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
})

describe('a withdrawal says in the case of the API how it is (G-155, G-156, G-157)', () => {
  test('R-317 pixWithdrawSettled carries both ids and the instant', async () => {
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

  test('R-175 pixWithdrawFailed says why, and has no endToEndId where nothing was sent (G-033, G-158)', async () => {
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

describe('a refund (G-155, G-157)', () => {
  let endToEndId: string
  beforeAll(async () => {
    const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody() })
    const paid = await pay(a, chargeId)
    endToEndId = paid.outcome === 'PAID' ? paid.payment.endToEndId : ''
  })
  const refund = (amount: number) =>
    a.ok('createRefund', { path: { endToEndId }, body: refundBody({ amount }) })

  test('R-317 pixRefundSettled names the original', async () => {
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

  test('R-317 pixRefundFailed says why (G-204)', async () => {
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

test('R-317 an event follows each arrow that announces one, and no other (G-157, G-248)', async () => {
  const { charge, withdrawal, refund } = machines
  const announced = [charge, withdrawal, refund].flatMap((it) =>
    it.transitions.flatMap(({ sends }) => sends ?? []),
  )
  const happened = (await eventsOf(store, a)).map(({ event }) => event)
  expect([...new Set(happened)].sort()).toEqual(
    [...new Set(announced)].filter((event) => event !== 'pixChargeExpired').sort(),
  )
})

test('every event has an id of its own, and they stand in the order in which they happened (G-161)', async () => {
  const payloads = (await eventsOf(store, a)).map(({ payload }) => payload)
  expect(new Set(payloads.map(({ eventId }) => eventId)).size).toBe(payloads.length)
  const instants = payloads.map(({ occurredAt }) => String(occurredAt))
  expect(instants).toEqual([...instants].sort())
})
