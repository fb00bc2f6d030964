import { afterAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '../../src/rail/simulated/people.ts'
import { byKeyBody, creditor, unique } from '../support/bodies.ts'
import { outcomeOf } from '../support/http-call.ts'
import { openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

const MARIA = '52998224725'
const JOAO = '12345678909'
const holder = (taxId = MARIA): object => ({
  name: 'Maria Silva',
  taxId,
  personType: 'NATURAL_PERSON',
  bankCode: '87654321',
  branchCode: '0001',
  accountNumber: '123456789',
  accountType: 'CACC',
})

describe('the key directory (G-109)', () => {
  const pixKey = 'maria@pix.example'
  const withdrawal = byKeyBody({ pixKey })

  test('has only the e-mail keys that were added, and forgets deleted ones', async () => {
    const wallet = await sandbox.wallet()
    const withdraw = (): Promise<string> =>
      wallet.operator
        .call('createWithdrawalByPixKey', { body: { ...withdrawal, externalId: unique('w') } })
        .then(outcomeOf)
    expect(await withdraw()).toBe('404 PIX_KEY_NOT_FOUND')
    const entry = { pixKey, holder: holder(), outcome: null }
    expect(await wallet.ok('putPixKey', { path: { pixKey }, body: { holder: holder() } })).toEqual(entry)
    expect(await wallet.ok('listPixKeys')).toEqual({ data: [entry] })
    expect(await withdraw()).toBe('202')
    expect(await wallet.ok('deletePixKey', { path: { pixKey } })).toEqual(entry)
    expect(await wallet.ok('listPixKeys')).toEqual({ data: [] })
    expect(await withdraw()).toBe('404 PIX_KEY_NOT_FOUND')
  })

  test('a second put replaces an entry, its holder and the outcome of withdrawals', async () => {
    const wallet = await sandbox.wallet()
    await wallet.ok('putPixKey', { path: { pixKey }, body: { holder: holder(JOAO) } })
    const refused = await wallet.operator.call('createWithdrawalByPixKey', { body: withdrawal })
    expect(outcomeOf(refused)).toBe('422 IGAMING_CPF_MISMATCH')
    const outcome = { status: 'REJECTED', afterSeconds: 0, errorCode: 'ACCOUNT_CLOSED' }
    const put = await wallet.ok('putPixKey', { path: { pixKey }, body: { holder: holder(), outcome } })
    expect(put.outcome).toEqual({ ...outcome, holdAt: 'PROCESSING' })
    const body = { ...withdrawal, externalId: unique('w') }
    const { externalId } = await wallet.operator.ok('createWithdrawalByPixKey', { body })
    await wallet.ok('advanceClock', { body: { by: 0 } })
    expect(await wallet.operator.ok('getWithdrawal', { path: { externalId } })).toMatchObject({
      status: 'REJECTED',
      errorCode: 'ACCOUNT_CLOSED',
    })
  })

  test('knows the people of the examples in every wallet, with their accounts', async () => {
    const wallet = await sandbox.wallet()
    for (const { holder: person, pixKeys } of PEOPLE) {
      for (const key of pixKeys) {
        const expectedCreditor = { name: person.name, taxId: person.taxId }
        const body = byKeyBody({ pixKey: key, expectedCreditor })
        const { externalId } = await wallet.operator.ok('createWithdrawalByPixKey', { body })
        const { creditor: paid } = await wallet.operator.ok('getWithdrawal', { path: { externalId } })
        expect(paid).toEqual(person)
      }
    }
    const body = byKeyBody({
      pixKey: 'maria.silva@example.com',
      expectedCreditor: { name: 'J', taxId: JOAO },
    })
    expect(outcomeOf(await wallet.operator.call('createWithdrawalByPixKey', { body }))).toBe(
      '422 IGAMING_CPF_MISMATCH',
    )
  })

  test('belongs to one wallet', async () => {
    const [wallet, other] = [await sandbox.wallet(), await sandbox.wallet()]
    await wallet.ok('putPixKey', { path: { pixKey }, body: { holder: holder() } })
    expect(await other.ok('listPixKeys')).toEqual({ data: [] })
    expect(outcomeOf(await other.control('deletePixKey', { path: { pixKey } }))).toBe('404 PixKeyNotFound')
  })

  test.each([
    { pixKey: '52998224726', body: { holder: holder() }, wanted: '400 InvalidParameter' },
    { pixKey: '11222333000181', body: { holder: holder() }, wanted: '400 InvalidParameter' },
    { pixKey: MARIA, body: { holder: holder('52998224726') }, wanted: '400 MalformedRequest' },
    { pixKey: MARIA, body: { holder: holder('11222333000181') }, wanted: '400 MalformedRequest' },
    {
      pixKey: MARIA,
      body: { holder: holder(), outcome: { status: 'SUCCESS', errorCode: 'ACCOUNT_CLOSED' } },
      wanted: '400 MalformedRequest',
    },
  ])('$pixKey with $body is $wanted', async ({ body, wanted, pixKey: key }) => {
    const wallet = await sandbox.wallet()
    expect(outcomeOf(await wallet.control('putPixKey', { path: { pixKey: key }, body }))).toBe(wanted)
  })
})

describe('known accounts (G-107)', () => {
  const path = { bankCode: '87654321', branchCode: '0002', accountNumber: '0007654321' }
  const owner = (taxId = MARIA): object => ({
    name: 'Maria Silva',
    taxId,
    personType: 'NATURAL_PERSON',
    accountType: 'CACC',
  })

  test('decide whether the creditor owns the account; leading zeros do not count', async () => {
    const wallet = await sandbox.wallet()
    const withdraw = (): Promise<string> =>
      wallet.operator
        .call('createWithdrawalByBankDetails', {
          body: {
            amount: 500,
            externalId: unique('w'),
            creditor: creditor({ branchCode: '2', accountNumber: '7654321' }),
          },
        })
        .then(outcomeOf)
    expect(await withdraw()).toBe('202')
    const account = { ...path, ...owner(JOAO), outcome: null }
    expect(await wallet.ok('putAccount', { path, body: owner(JOAO) })).toEqual(account)
    expect(await withdraw()).toBe('422 IGAMING_CPF_MISMATCH')
    const bare = { ...path, branchCode: '2', accountNumber: '7654321' }
    expect(await wallet.ok('putAccount', { path: bare, body: owner() })).toMatchObject(bare)
    expect((await wallet.ok('listAccounts')).data).toHaveLength(1)
    expect(await withdraw()).toBe('202')
    expect(await wallet.ok('deleteAccount', { path })).toMatchObject(bare)
    expect(await wallet.ok('listAccounts')).toEqual({ data: [] })
    const gone = await wallet.control('deleteAccount', { path })
    expect(outcomeOf(gone)).toBe('404 AccountNotFound')
    expect(gone.text).toContain('The wallet knows no account 0007654321 of branch 0002 at 87654321.')
  })

  test('without a branch fit every branch (G-431)', async () => {
    const wallet = await sandbox.wallet()
    const none = { ...path, branchCode: 'none' }
    const account = { ...path, branchCode: null, ...owner(JOAO), outcome: null }
    expect(await wallet.ok('putAccount', { path: none, body: owner(JOAO) })).toEqual(account)
    const withdraw = async (branchCode?: string): Promise<string> => {
      const body = {
        amount: 500,
        externalId: unique('w'),
        creditor: creditor({ branchCode, accountNumber: '7654321' }),
      }
      return outcomeOf(await wallet.operator.call('createWithdrawalByBankDetails', { body }))
    }
    expect(await withdraw('0002')).toBe('422 IGAMING_CPF_MISMATCH')
    expect(await withdraw()).toBe('422 IGAMING_CPF_MISMATCH')
    // The account with the same branch comes first.
    await wallet.ok('putAccount', { path, body: owner() })
    expect(await withdraw('0002')).toBe('202')
    expect(await wallet.ok('deleteAccount', { path: none })).toEqual(account)
    expect(await withdraw('0003')).toBe('202')
    const gone = await wallet.control('deleteAccount', { path: none })
    expect(gone.text).toContain('The wallet knows no account 0007654321 without a branch at 87654321.')
  })

  test('decide the outcome of withdrawals to them', async () => {
    const wallet = await sandbox.wallet()
    const outcome = { status: 'EXPIRED', afterSeconds: 3 }
    await wallet.ok('putAccount', { path, body: { ...owner(), outcome } })
    const body = {
      amount: 500,
      externalId: 'w',
      creditor: creditor({ branchCode: '0002', accountNumber: '7654321' }),
    }
    await wallet.operator.ok('createWithdrawalByBankDetails', { body })
    await wallet.ok('advanceClock', { body: { by: 3 } })
    const withdrawal = await wallet.operator.ok('getWithdrawal', { path: { externalId: 'w' } })
    expect(withdrawal.status).toBe('EXPIRED')
  })

  test('refuse an impossible owner', async () => {
    const wallet = await sandbox.wallet()
    const answer = await wallet.control('putAccount', { path, body: owner('52998224726') })
    expect(outcomeOf(answer)).toBe('400 MalformedRequest')
    expect(answer.body).toMatchObject({ details: [{ field: 'taxId' }] })
  })
})

test('the secure loop permits withdrawals only to accounts that paid a deposit (G-171)', async () => {
  const wallet = await sandbox.wallet({ switches: { secureLoop: true } })
  const withdraw = (): Promise<string> =>
    wallet.operator
      .call('createWithdrawalByPixKey', {
        body: byKeyBody({ pixKey: JOAO, expectedCreditor: { name: 'João', taxId: JOAO } }),
      })
      .then(outcomeOf)
  expect(await withdraw()).toBe('422 SECURE_LOOP_ACCOUNT_MISMATCH')
  const chargeId = await wallet.charge()
  await wallet.ok('createPaymentAttempt', { path: { chargeId }, body: { payer: { taxId: JOAO } } })
  expect(await withdraw()).toBe('202')
})
