import { contract } from '../support/http-call.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { isEndToEndId } from '@pix-payments/pix'
import { rejectionCodes } from '@pix-payments/spec'
import type { Recurrence } from '@pix-payments/spec/types'
import type { Body } from '../support/bodies.ts'
import { startService } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import { freshCpf } from './support/tax-ids.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
afterAll(() => automatic.service.close())

const simulations = contract.validation.operations.filter(({ path }) => path.includes('/simulations/'))

test('R-294 production has no simulations, whatever the request (G-004)', async () => {
  expect(simulations).not.toEqual([])
  await using production = await startService({
    mode: 'production',
    storageKeys: STORAGE_KEYS,
    rail: 'simulated',
  })
  for (const { method, path } of simulations) {
    const target = path.replaceAll(/\{\w+\}/g, 'x')
    const { status, body } = await production.send(target, { method: method.toUpperCase(), body: '{' })
    expect([target, status, body]).toMatchObject([target, 404, { error: { code: 'HTTP_404' } }])
  }
})

test("simulations work only for the caller's wallet, with its token (G-144, G-183)", async () => {
  const stranger = await automatic.receiver()
  const recurrence = await receiver.authorized()
  const schedule = await receiver.charge(recurrence)
  const bodies: Readonly<Record<string, unknown>> = {
    simulateAuthorization: { outcome: 'APPROVED' },
    simulateSchedulePayerResponse: { outcome: 'ACCEPTED' },
    simulateScheduleSettlement: { outcome: 'SETTLED' },
    simulateRefundResult: { outcome: 'SETTLED' },
  }
  for (const { id, path } of simulations.filter((it) => it.id !== 'simulateRefundResult')) {
    const isOfSchedule = path.includes('/schedules/')
    const target = isOfSchedule ? schedule : recurrence
    const want = isOfSchedule ? '403 SCHEDULE_ACCESS_DENIED' : '403 RECURRENCE_ACCESS_DENIED'
    const operationId = id as Parameters<typeof stranger.outcome>[0]
    expect([id, await stranger.outcome(operationId, target, bodies[id])]).toEqual([id, want])
    expect([id, await receiver.outcome(operationId, { id: 'x' }, bodies[id])]).toEqual([
      id,
      '404 RESOURCE_MISSING',
    ])
  }
})

describe('the first payment', () => {
  test('R-143 R-180 R-295 is paid with the declared amount, and credited (G-129, G-142, G-150, G-248)', async () => {
    const own = await automatic.receiver()
    const created = await own.create({ metadata: { plan: 'gold' } }, { descriptionToPayer: 'Plano ouro' })
    const paid = await own.done<Recurrence>('simulateFirstPayment', created)
    expect(paid).toMatchObject({
      status: 'PENDING',
      statusDetailed: 'FIRST_PAYMENT_SUCCESS',
      firstPaymentStatus: 'SETTLED',
      version: 2,
    })
    const endToEndId = paid.firstPaymentEndToEndId ?? ''
    expect(endToEndId).toMatch(/^E87654321202603021200[a-zA-Z0-9]{11}$/)
    expect(isEndToEndId(endToEndId)).toBe(true)
    expect(await own.balance()).toEqual({ available: 4990, blocked: 0 })
    const { data } = await own.operator.ok('listStatement', { query: { endToEndId } })
    expect(data).toMatchObject([
      {
        method: 'pix',
        type: 'CREDIT',
        amount: 4990,
        description: 'Plano ouro',
        externalId: created.externalId,
        productTransactionId: created.id,
        metadata: { plan: 'gold' },
        counterparty: { name: 'Maria Silva', taxId: created.expectedPayer.taxId },
        balanceAfter: 4990,
      },
    ])
    expect(await own.eventNames(created)).toEqual(['pixAutomaticFirstPaymentSettled'])
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('of a variable recurrence is its firstPaymentAmount (G-058, G-150)', async () => {
    const own = await automatic.receiver()
    await own.paid({ amount: undefined, firstPaymentAmount: 100 })
    expect((await own.balance()).available).toBe(100)
  })

  const taxId = freshCpf()
  const table: readonly (readonly [title: string, body: unknown, want: string])[] = [
    ['R-296 another name', { payerName: 'João Souza' }, '200'],
    ['the declared payer, with punctuation (G-221)', { payerTaxId: taxId.replace(/(..)$/, '-$1') }, '200'],
    ['the declared amount', { amount: 4990 }, '200'],
    ['an empty body', {}, '200'],
    ['no body', undefined, '200'],
    ['R-181 another payer (G-101)', { payerTaxId: freshCpf() }, '422 EXPECTED_PAYER_MISMATCH'],
    ['R-182 a centavo more (G-101)', { amount: 4991 }, '422 FIRST_PAYMENT_AMOUNT_MISMATCH'],
    ['amount 0', { amount: 0 }, '422 FIRST_PAYMENT_AMOUNT_MISMATCH'],
    ['amount 100000001', { amount: 100_000_001 }, '422 FIRST_PAYMENT_AMOUNT_MISMATCH'],
    ['amount 49.9', { amount: 49.9 }, '400 INVALID_AMOUNT'],
    ['a payer with wrong check digits', { payerTaxId: '52998224726' }, '400 INVALID_PAYER_TAX_ID'],
    ['a name of 141 characters (G-049)', { payerName: 'x'.repeat(141) }, '400 HTTP_400'],
    ['an unknown property', { outcome: 'SETTLED' }, '400 HTTP_400'],
  ]
  test.each(table)('%s (G-150)', async (_, body, want) => {
    const own = await automatic.receiver()
    const created = await own.create({ expectedPayer: { taxId } })
    expect(await own.outcome('simulateFirstPayment', created, body)).toBe(want)
    if (want === '200') return
    expect(await own.read(created)).toEqual(created)
    expect(await own.events()).toEqual([])
    expect((await own.balance()).available).toBe(0)
  })

  test('R-345 succeeds only once', async () => {
    for (const recurrence of [await receiver.paid(), await receiver.authorized()])
      expect(await receiver.outcome('simulateFirstPayment', recurrence)).toBe('409 INVALID_RECURRENCE_STATE')
  })
})

describe('the authorization', () => {
  test('R-183 R-324 is approved after the first payment (G-066)', async () => {
    const paid = await receiver.paid()
    const approved = await receiver.done<Recurrence>('simulateAuthorization', paid, {
      outcome: 'APPROVED',
      reason: 'Without effect',
    })
    expect(approved).toMatchObject({
      status: 'AUTHORIZED',
      statusDetailed: 'VALIDATION_SUCCEEDED',
      authorizedAt: new Date(receiver.now).toISOString(),
      municipalityCode: '3550308',
      rejectionReason: null,
      version: 3,
    })
    expect((await receiver.eventNames(paid)).at(-1)).toBe('pixAutomaticRecurrenceAuthorized')
    expect(await receiver.outcome('simulateAuthorization', paid, { outcome: 'APPROVED' })).toBe(
      '409 INVALID_RECURRENCE_STATE',
    )
    expect(await receiver.outcome('simulateAuthorization', paid, { outcome: 'REJECTED' })).toBe(
      '409 INVALID_RECURRENCE_STATE',
    )
  })

  test('R-297 is refused before the first payment and after its refund (G-143, G-257)', async () => {
    const approval = { outcome: 'APPROVED' }
    const created = await receiver.create()
    expect(await receiver.outcome('simulateAuthorization', created, approval)).toBe(
      '409 INVALID_RECURRENCE_STATE',
    )
    const refunded = await receiver.paid()
    await receiver.done('simulateFirstPaymentRefund', refunded)
    expect(await receiver.outcome('simulateAuthorization', refunded, approval)).toBe(
      '409 INVALID_RECURRENCE_STATE',
    )
    expect(await receiver.done('simulateAuthorization', refunded, { outcome: 'REJECTED' })).toMatchObject({
      status: 'FAILED',
      firstPaymentStatus: 'REFUNDED',
    })
  })

  const AM02 = rejectionCodes.AM02.meaning
  const rejections: readonly (readonly [title: string, body: Body, want: string | null])[] = [
    ['R-299 with a reason', { reason: 'The payer declined' }, 'The payer declined'],
    ['with only a code (G-233)', { rejectionCode: 'AM02' }, AM02],
    ['with both (G-145, G-233)', { rejectionCode: 'AM02', reason: 'Because' }, 'Because'],
    ['with neither', {}, null],
    ['with a reason of 500 characters (G-233)', { reason: '🙂'.repeat(500) }, '🙂'.repeat(500)],
  ]
  test.each(rejections)('R-184 is rejected %s (G-093, G-095, G-240)', async (_, body, rejectionReason) => {
    for (const [recurrence, firstPaymentStatus] of [
      [await receiver.create(), 'EXPIRED'],
      [await receiver.paid(), 'SETTLED'],
    ] as const) {
      const request = { outcome: 'REJECTED', ...body }
      expect(await receiver.done('simulateAuthorization', recurrence, request)).toMatchObject({
        status: 'FAILED',
        statusDetailed: 'AUTHORIZATION_REJECTED',
        rejectionReason,
        cancellationReason: null,
        // G-243: when the recurrence ends, a first payment that is still PENDING becomes EXPIRED.
        firstPaymentStatus,
        authorizedAt: null,
      })
      expect((await receiver.eventNames(recurrence)).at(-1)).toBe('pixAutomaticRecurrenceRejected')
    }
  })

  test.each([
    ['R-298 no outcome', {}],
    ['R-298 another outcome', { outcome: 'ACCEPTED' }],
    ['no body', undefined],
    ['a code with APPROVED (G-145, G-233)', { outcome: 'APPROVED', rejectionCode: 'AM02' }],
    ['an unknown code', { outcome: 'REJECTED', rejectionCode: 'XX01' }],
    [
      'R-350 a code that only the service sets (G-187)',
      { outcome: 'REJECTED', rejectionCode: 'PAYER_RESPONSE_TIMEOUT' },
    ],
    ['an empty reason (G-233)', { outcome: 'REJECTED', reason: '' }],
    ['a reason of 501 characters (G-233)', { outcome: 'REJECTED', reason: 'x'.repeat(501) }],
    ['an unknown property', { outcome: 'APPROVED', note: 'x' }],
  ])('%s returns 400 HTTP_400', async (_, body) => {
    expect(await receiver.outcome('simulateAuthorization', await receiver.paid(), body)).toBe('400 HTTP_400')
  })
})

describe('the expiration', () => {
  test('R-305 expires the recurrence at once, and leaves expiresAt unchanged (G-094, G-235)', async () => {
    const created = await receiver.create()
    expect(await receiver.done('simulateRecurrenceExpiration', created)).toMatchObject({
      status: 'EXPIRED',
      statusDetailed: 'JOURNEY_EXPIRED',
      firstPaymentStatus: 'EXPIRED',
      expiresAt: created.expiresAt,
      updatedAt: new Date(receiver.now).toISOString(),
    })
    const paid = await receiver.paid()
    expect(await receiver.done('simulateRecurrenceExpiration', paid)).toMatchObject({
      status: 'EXPIRED',
      firstPaymentStatus: 'SETTLED',
    })
  })

  test('is refused for an authorized or ended recurrence (G-143)', async () => {
    const authorized = await receiver.authorized()
    const expired = await receiver.create()
    await receiver.done('simulateRecurrenceExpiration', expired)
    for (const it of [authorized, expired])
      expect(await receiver.outcome('simulateRecurrenceExpiration', it)).toBe('409 INVALID_RECURRENCE_STATE')
    expect(await receiver.outcome('simulateRecurrenceExpiration', authorized, { at: 'x' })).toBe(
      '400 HTTP_400',
    )
  })
})
