import { type ChargePayload, buildBrCode, parseBrCode } from '@pix-payments/pix'
import { afterAll, describe, expect, it, test } from 'vitest'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import type { Receiver } from '../automatic/support/receiver.ts'
import { createLocations } from '../../src/location/locations.ts'
import type { Call } from '../../src/sandbox/operation.ts'
import { payBrCode } from '../../src/sandbox/pay-br-code.ts'
import type { SandboxContext } from '../../src/sandbox/sandbox-context.ts'
import { chargeBody } from '../support/bodies.ts'
import { type Answer, fieldsOf, outcomeOf, send } from '../support/http-call.ts'
import { locationIn } from '../support/payload.ts'
import { SECOND, startService } from '../support/service.ts'
import { type TestWallet, openSandbox } from './support/test-sandbox.ts'

const MARIA = '52998224725'
const JOAO = '12345678909'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

/** Pays a BR Code. The caller knows no wallet and no charge. */
const pay = (body: unknown): Promise<Answer> => sandbox.control.call('payBrCode', { body })
const paid = (body: unknown) => sandbox.control.ok('payBrCode', { body })
const messageOf = ({ body }: Answer): string => (body as { message: string }).message

async function newCharge(
  wallet: TestWallet,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly chargeId: string; readonly brCode: string }> {
  const chargeId = await wallet.charge(overrides)
  return wallet.operator.ok('getImmediateCharge', { path: { chargeId } })
}

describe('payBrCode pays a charge (G-374)', () => {
  test('as the declared payer, and the operator gets the event and the money', async () => {
    const wallet = await sandbox.wallet()
    const { brCode, chargeId } = await newCharge(wallet, { expectedPayer: { taxId: JOAO, name: 'João' } })
    const { charge, ...payment } = await paid({ brCode })
    expect(payment).toEqual({
      outcome: 'PAID',
      rejectedReason: null,
      endToEndId: charge?.pixTransaction?.endToEndId,
      recurrence: null,
    })
    expect(charge).toMatchObject({ chargeId, status: 'PAID', debtor: { taxId: JOAO, name: 'João' } })
    expect(await wallet.events()).toEqual(['pixChargePaid'])
    expect((await wallet.ok('getWallet')).balance).toMatchObject({ available: 101_000, pending: 0 })
  })

  test('as any payer, with a message', async () => {
    const { brCode } = await newCharge(await sandbox.wallet())
    const payer = { name: 'Maria', taxId: MARIA, accountNumber: '7' }
    const { charge } = await paid({ brCode, payer, payerMessage: 'Oi' })
    expect(charge).toMatchObject({ debtor: payer, pixTransaction: { payerMessage: 'Oi' } })
  })

  test('or not, when a payer check rejects the payment; another payer can still pay', async () => {
    const wallet = await sandbox.wallet()
    const { brCode } = await newCharge(wallet, { expectedPayer: { taxId: MARIA } })
    expect(await paid({ brCode, payer: { taxId: JOAO } })).toMatchObject({
      outcome: 'REJECTED',
      rejectedReason: 'PAYER_MISMATCH',
      endToEndId: null,
      charge: { status: 'PENDING' },
    })
    expect(await paid({ brCode })).toMatchObject({ outcome: 'PAID', charge: { debtor: { taxId: MARIA } } })
    expect(await wallet.events()).toEqual(['pixChargeRejected', 'pixChargePaid'])
  })

  test('once, even when apps pay at the same time', async () => {
    const { brCode } = await newCharge(await sandbox.wallet())
    const payments = await Promise.all(Array.from({ length: 5 }, () => pay({ brCode })))
    const outcomes = payments.map(({ body }) => Object(body) as { outcome?: string; code?: string })
    expect(outcomes.filter(({ outcome }) => outcome === 'PAID')).toHaveLength(1)
    for (const { outcome, code } of outcomes) {
      expect(['PAID', 'NOT_PAYABLE', 'ChargeEnded']).toContain(outcome ?? code)
    }
    expect(outcomeOf(await pay({ brCode }))).toBe('409 ChargeEnded')
  })

  test('not after its expiry, although no timer has run', async () => {
    const wallet = await sandbox.wallet({ clock: { mode: 'RUNNING' } })
    const { brCode } = await newCharge(wallet, { expiresIn: 60 })
    sandbox.clock.pass(60 * SECOND)
    const late = await pay({ brCode })
    expect(outcomeOf(late)).toBe('409 ChargeEnded')
    expect(messageOf(late)).toBe(
      `https://${locationIn(brCode)} answered 410: the charge is paid, expired or cancelled. Create a new charge.`,
    )
    expect(await wallet.events()).toEqual(['pixChargeExpired'])
  })
})

describe('payBrCode stops (G-374)', () => {
  test('at a text that is not a BR Code, with the field and the fix', async () => {
    const { brCode } = await newCharge(await sandbox.wallet())
    const changed = await pay({ brCode: brCode.replace('SAO PAULO', 'SAO PEDRO') })
    expect(outcomeOf(changed)).toBe('400 MalformedRequest')
    expect(changed.body).toMatchObject({
      details: [
        { field: 'brCode', message: expect.stringMatching(/^has the CRC \w{4}, but its text gives/) },
      ],
    })
  })

  test.each([
    { what: 'no brCode', body: {}, field: 'brCode' },
    { what: 'an empty brCode', body: { brCode: '' }, field: 'brCode' },
    { what: 'a brCode that is too long', body: { brCode: 'x'.repeat(513) }, field: 'brCode' },
    { what: 'an unknown property', body: { brCode: 'x', amount: 5 }, field: 'amount' },
  ])('at $what', async ({ body, field }) => {
    const answer = await pay(body)
    expect([outcomeOf(answer), fieldsOf(answer)]).toEqual(['400 MalformedRequest', [field]])
  })

  test('at a payer whose tax id is wrong, and the charge stays payable', async () => {
    const { brCode } = await newCharge(await sandbox.wallet())
    const answer = await pay({ brCode, payer: { taxId: '52998224726' } })
    expect([outcomeOf(answer), fieldsOf(answer)]).toEqual(['400 MalformedRequest', ['payer.taxId']])
    expect(await paid({ brCode })).toMatchObject({ outcome: 'PAID' })
  })

  const codeAt = (location: string, changes: object = {}): string =>
    buildBrCode({
      kind: 'dynamic',
      location,
      amountCents: 1000,
      merchantName: 'OPERADOR',
      merchantCity: 'SAO PAULO',
      ...changes,
    })

  test('at a location of this sandbox without a charge', async () => {
    const location = 'pix.example.com/qr/v2/4d6f8a0b2c3e4f509182a3b4c5d6e7f8'
    const answer = await pay({ brCode: codeAt(location) })
    expect(outcomeOf(answer)).toBe('404 ChargeNotFound')
    expect(messageOf(answer)).toContain(`https://${location} answered 404`)
  })

  test.each(['127.0.0.1:4010/qr/v2/1', 'localhost/qr/v2/1', '169.254.169.254/latest/meta-data'])(
    'at a location that is not public: %s',
    async (location) => {
      const answer = await pay({ brCode: codeAt(location) })
      expect(outcomeOf(answer)).toBe('422 LocationUnreachable')
      expect(messageOf(answer)).toBe(`https://${location} is not on a public address.`)
    },
  )

  test('at a path of this sandbox that serves something else', async () => {
    const answer = await pay({ brCode: codeAt('pix.example.com/rail/jwks.json') })
    expect(outcomeOf(answer)).toBe('422 PayloadNotTrusted')
  })

  test('the amount in a code is ignored (G-019)', async () => {
    const { brCode } = await newCharge(await sandbox.wallet())
    const answer = await pay({ brCode: codeAt(locationIn(brCode), { amountCents: 1 }) })
    expect(answer.body).toMatchObject({ outcome: 'PAID', charge: { amount: 1000 } })
  })
})

describe('payBrCode pays the first payment of a recurrence (G-374)', async () => {
  const automatic = await startAutomatic()
  afterAll(() => automatic.service.close())
  const payAt = ({ control }: Receiver, body: unknown): Promise<Answer> => control.call('payBrCode', { body })
  const expectedPayer = { taxId: MARIA, name: 'Maria Silva' }

  it('with the composite code, once', async () => {
    const receiver = await automatic.receiver()
    const { id, textContent: brCode } = await receiver.create({ expectedPayer })
    expect(parseBrCode(brCode)).toMatchObject({ ok: true, value: { kind: 'dynamic' } })
    const payment = await receiver.control.ok('payBrCode', { body: { brCode } })
    expect(payment).toEqual({
      outcome: 'PAID',
      rejectedReason: null,
      endToEndId: payment.recurrence?.firstPaymentEndToEndId,
      charge: null,
      recurrence: await receiver.operator.ok('getRecurrence', { path: { id } }),
    })
    expect(payment.recurrence).toMatchObject({
      statusDetailed: 'FIRST_PAYMENT_SUCCESS',
      firstPaymentStatus: 'SETTLED',
    })
    expect((await receiver.operator.ok('getBalance')).availableBalance).toBe(4990)
    expect(outcomeOf(await payAt(receiver, { brCode }))).toBe('409 ChargeEnded')
  })

  it('only as the payer of the recurrence', async () => {
    const receiver = await automatic.receiver()
    const { textContent: brCode } = await receiver.create({ expectedPayer })
    const other = await receiver.control.ok('payBrCode', { body: { brCode, payer: { taxId: JOAO } } })
    expect(other).toMatchObject({
      outcome: 'REJECTED',
      rejectedReason: 'PAYER_MISMATCH',
      endToEndId: null,
      recurrence: { firstPaymentStatus: 'PENDING' },
    })
    const payer = await receiver.control.ok('payBrCode', { body: { brCode, payer: { taxId: MARIA } } })
    expect(payer).toMatchObject({ outcome: 'PAID' })
  })
})

test('payBrCode reaches the sandbox at its own location host, and no other system at that host', async () => {
  await using other = await openSandbox({ locationHost: 'pix.bank.internal:8443/psp' })
  const { brCode } = await newCharge(await other.wallet())
  expect(await other.control.ok('payBrCode', { body: { brCode } })).toMatchObject({ outcome: 'PAID' })
  const elsewhere = await pay({ brCode })
  expect(outcomeOf(elsewhere)).toBe('422 LocationUnreachable')
  expect(messageOf(elsewhere)).toBe(`https://${locationIn(brCode)} is not on a public address.`)
})

test('payBrCode reaches a sandbox that listens on all addresses', async () => {
  await using other = await startService({ host: '0.0.0.0', controlToken: 'secret' })
  const { brCode } = await other.a.ok('createImmediateCharge', { body: chargeBody() })
  const headers = { authorization: 'Bearer secret' }
  const answer = await send(other.url, '/sandbox/br-codes/payments', {
    method: 'POST',
    headers,
    body: { brCode },
  })
  expect(answer).toMatchObject({ status: 201, body: { outcome: 'PAID' } })
})

test.each([
  { what: 'of another system', location: 'pix.bank.example/qr/v2/4d6f8a0b2c3e4f509182a3b4c5d6e7f8' },
  { what: 'with another txid', location: 'own' },
])('payBrCode does not pay a charge $what (G-374)', async ({ location: given }) => {
  const { brCode } = await newCharge(await sandbox.wallet())
  const location = given === 'own' ? locationIn(brCode) : given
  const payload = { txid: '4d6f8a0b2c3e4f509182a3b4c5d6e7f8' } as ChargePayload
  const context = {
    store: sandbox.store,
    locations: createLocations({ host: 'pix.example.com', keys: () => [], isServed: true }),
    payerApp: { fetchCharge: async () => ({ ok: true, location, payload }) },
  } as unknown as SandboxContext
  const call = { body: { brCode } } as Call<'payBrCode'>
  expect(await payBrCode(context, call)).toEqual({
    ok: false,
    code: 'ChargeNotFound',
    message: `The payload at https://${location} is of another system. Only charges of this sandbox can be paid.`,
  })
})
