import { afterAll, describe, expect, test } from 'vitest'
import { outcomeOf } from '../support/http-call.ts'
import { type TestWallet, openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

const MARIA = '52998224725'
const JOAO = '12345678909'
const COMPANY = '11222333000181'

const pay = (wallet: TestWallet, chargeId: string, body?: unknown): ReturnType<TestWallet['control']> =>
  wallet.control('createPaymentAttempt', { path: { chargeId }, body })

describe('createPaymentAttempt (G-106)', () => {
  test('without a body pays as the declared payer', async () => {
    const wallet = await sandbox.wallet()
    const account = {
      personType: 'NATURAL_PERSON',
      bankCode: '87654321',
      branchCode: '0009',
      accountNumber: '77',
      accountType: 'SVGS',
    }
    const chargeId = await wallet.charge({
      expectedPayer: { taxId: JOAO, name: 'João', bankAccounts: [account] },
    })
    const { charge, ...attempt } = await wallet.ok('createPaymentAttempt', { path: { chargeId } })
    expect(attempt).toEqual({
      outcome: 'PAID',
      rejectedReason: null,
      endToEndId: charge.pixTransaction?.endToEndId,
    })
    expect(charge).toMatchObject({ status: 'PAID', debtor: { taxId: JOAO, name: 'João', ...account } })
    expect(await wallet.events()).toEqual(['pixChargePaid'])
    expect((await wallet.ok('getWallet')).balance).toMatchObject({ available: 101_000, pending: 0 })
  })

  test('accepts any payer, account and message', async () => {
    const wallet = await sandbox.wallet()
    const payer = {
      name: 'Casa de Apostas Ltda',
      taxId: COMPANY,
      bankCode: '00000001',
      branchCode: '1',
      accountNumber: '2',
      accountType: 'CACC',
    }
    const chargeId = await wallet.charge()
    const body = { payer, payerMessage: 'Oi' }
    const { charge } = await wallet.ok('createPaymentAttempt', { path: { chargeId }, body })
    expect(charge.debtor).toEqual({ ...payer, personType: 'LEGAL_PERSON' })
    expect(charge.pixTransaction?.payerMessage).toBe('Oi')
  })

  const ACCOUNT = {
    personType: 'NATURAL_PERSON',
    bankCode: '87654321',
    branchCode: '0001',
    accountNumber: '0052998224725',
    accountType: 'CACC',
  }
  test.each([
    { why: 'another CPF', expectedPayer: { taxId: MARIA }, payer: { taxId: JOAO }, reason: 'PAYER_MISMATCH' },
    {
      why: 'another account',
      expectedPayer: { taxId: MARIA, bankAccounts: [ACCOUNT] },
      payer: { accountNumber: '1' },
      reason: 'ACCOUNT_MISMATCH',
    },
    {
      why: 'both are wrong: the payer has precedence',
      expectedPayer: { taxId: MARIA, bankAccounts: [ACCOUNT] },
      payer: { taxId: JOAO, accountNumber: '1' },
      reason: 'PAYER_MISMATCH',
    },
    {
      why: 'a third party when a CPF is declared',
      expectedPayer: { taxId: MARIA },
      payer: { taxId: COMPANY },
      rejectThirdPartyPayers: true,
      reason: 'PAYER_MISMATCH',
    },
    {
      why: 'a company when no payer is declared',
      payer: { taxId: COMPANY },
      rejectThirdPartyPayers: true,
      reason: 'THIRD_PARTY_PAYER_BLOCKED',
    },
  ])(
    'is REJECTED for $why: $reason (G-163)',
    async ({ expectedPayer, payer, reason, rejectThirdPartyPayers = false }) => {
      const wallet = await sandbox.wallet()
      await wallet.ok('updateWallet', { body: { rejectThirdPartyPayers } })
      const chargeId = await wallet.charge(expectedPayer === undefined ? {} : { expectedPayer })
      const attempt = await wallet.ok('createPaymentAttempt', { path: { chargeId }, body: { payer } })
      expect(attempt).toMatchObject({
        outcome: 'REJECTED',
        rejectedReason: reason,
        endToEndId: null,
        charge: { status: 'PENDING' },
      })
      expect(await wallet.events()).toEqual(['pixChargeRejected'])
      expect((await wallet.ok('createPaymentAttempt', { path: { chargeId } })).outcome).toBe('PAID')
    },
  )

  test('is NOT_PAYABLE for a closed charge or another amount, and changes nothing (G-088)', async () => {
    const wallet = await sandbox.wallet()
    const paid = await wallet.deposit()
    const open = await wallet.charge()
    const late = await wallet.charge({ expiresIn: 60 })
    const events = await wallet.events()
    const attempts = [
      await wallet.ok('createPaymentAttempt', { path: { chargeId: paid.chargeId } }),
      await wallet.ok('createPaymentAttempt', { path: { chargeId: open }, body: { amount: 999 } }),
    ]
    expect(attempts.map(({ outcome, charge }) => [outcome, charge.status])).toEqual([
      ['NOT_PAYABLE', 'PAID'],
      ['NOT_PAYABLE', 'PENDING'],
    ])
    expect(await wallet.events()).toEqual(events)
    await wallet.ok('advanceClock', { body: { by: 60 } })
    const expired = await wallet.ok('createPaymentAttempt', { path: { chargeId: late } })
    expect([expired.outcome, expired.charge.status]).toEqual(['NOT_PAYABLE', 'EXPIRED'])
  })

  test.each([
    { payer: { taxId: '52998224726' }, field: 'payer.taxId' },
    { payer: { taxId: MARIA, personType: 'LEGAL_PERSON' }, field: 'payer.personType' },
  ])('refuses an impossible payer: $field', async ({ payer, field }) => {
    const wallet = await sandbox.wallet()
    const answer = await pay(wallet, await wallet.charge(), { payer })
    expect(outcomeOf(answer)).toBe('400 MalformedRequest')
    expect(answer.body).toMatchObject({ details: [{ field }] })
  })

  test('finds only the charges of the wallet', async () => {
    const [wallet, other] = [await sandbox.wallet(), await sandbox.wallet()]
    const answer = await pay(other, await wallet.charge())
    expect(outcomeOf(answer)).toBe('404 ChargeNotFound')
  })
})

describe('cancelCharge (G-087)', () => {
  test('closes a PENDING charge without an event', async () => {
    const wallet = await sandbox.wallet()
    const chargeId = await wallet.charge({ expiresIn: 60 })
    expect((await wallet.ok('cancelCharge', { path: { chargeId } })).status).toBe('CANCELED')
    expect((await wallet.ok('getWallet')).balance.pending).toBe(0)
    expect((await wallet.ok('advanceClock', { body: { until: 'idle' } })).total).toBe(0)
    expect((await wallet.ok('createPaymentAttempt', { path: { chargeId } })).outcome).toBe('NOT_PAYABLE')
    expect(await wallet.events()).toEqual([])
  })

  test('refuses a closed charge and returns its status', async () => {
    const wallet = await sandbox.wallet()
    const { chargeId } = await wallet.deposit()
    const answer = await wallet.control('cancelCharge', { path: { chargeId } })
    expect(outcomeOf(answer)).toBe('409 InvalidState')
    expect(answer.text).toContain('The charge is PAID.')
  })
})
