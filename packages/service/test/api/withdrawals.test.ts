import { isUuidV4 } from '@pix-payments/pix'
import { machines } from '@pix-payments/spec'
import { afterAll, describe, expect, test } from 'vitest'
import type { Withdrawal, WithdrawalAccepted } from '@pix-payments/spec/types'
import { saveBankAccount, saveDirectoryEntry } from '../../src/storage/rows/simulated-world-rows.ts'
import {
  type Body,
  CNPJ_A,
  JOAO,
  MARIA,
  byBankDetailsBody,
  byKeyBody,
  chargeBody,
  creditor,
  unique,
} from '../support/bodies.ts'
import { type Answer, fieldsOf, isReplay, outcomeOf } from '../support/http-call.ts'
import { storeProblems } from '../support/ledger.ts'
import { payerFrom, counterparties } from '../support/payers.ts'
import { eventNamesOf, eventsOf, timersOf } from '../support/rows.ts'
import { HOUR, SECOND, type TestService, startService } from '../support/service.ts'

const service = await startService()
const { a, b, clock, store } = service
const { endWithdrawal } = counterparties(service)

afterAll(() => service.close())

type Way = 'createWithdrawalByPixKey' | 'createWithdrawalByBankDetails'
const WAYS: readonly (readonly [name: string, way: Way, body: (overrides?: Body) => Body])[] = [
  ['by key', 'createWithdrawalByPixKey', byKeyBody],
  ['by bank details', 'createWithdrawalByBankDetails', byBankDetailsBody],
]

const byKey = (overrides: Body = {}): Promise<Answer> =>
  a.call('createWithdrawalByPixKey', { body: byKeyBody(overrides) })
const byBankDetails = (overrides: Body = {}): Promise<Answer> =>
  a.call('createWithdrawalByBankDetails', { body: byBankDetailsBody(overrides) })
const read = (externalId: string): Promise<Withdrawal> => a.ok('getWithdrawal', { path: { externalId } })

/** Creates a withdrawal by Pix key, and returns the response of getWithdrawal. */
async function withdraw(overrides: Body = {}): Promise<Withdrawal> {
  const body = byKeyBody(overrides)
  await a.ok('createWithdrawalByPixKey', { body })
  return read(String(body['externalId']))
}

describe.each(WAYS)('a withdrawal %s', (_name, way, bodyOf) => {
  const entries = (count: number): Body =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'value']))

  test('R-050 R-051 R-168 returns 202 with exactly the five fields, PROCESSING (G-090, G-036)', async () => {
    const body = bodyOf()
    const got = await a.ok(way, { body })
    expect(got).toEqual({
      amount: 500,
      createdAt: new Date(clock.now()).toISOString(),
      externalId: body['externalId'],
      status: 'PROCESSING',
      transactionId: expect.any(String),
    })
    expect(isUuidV4(got.transactionId)).toBe(true)
  })

  const table: readonly (readonly [title: string, overrides: Body, refused: string | null])[] = [
    ['R-052 amount missing', { amount: undefined }, 'amount'],
    ['R-052 amount 0', { amount: 0 }, 'amount'],
    ['R-052 amount negative', { amount: -100 }, 'amount'],
    ['R-052 amount 10.5', { amount: 10.5 }, 'amount'],
    ['R-052 amount as text', { amount: '500' }, 'amount'],
    ['amount 1 (G-014)', { amount: 1 }, null],
    ['amount above R$ 1 billion (G-014)', { amount: 100_000_000_001 }, 'amount'],
    ['R-053 externalId missing', { externalId: undefined }, 'externalId'],
    ['R-053 externalId empty', { externalId: '' }, 'externalId'],
    ['R-054 externalId of 1 character', { externalId: way.at(-1) }, null],
    ['R-054 externalId of 100 characters', { externalId: `${way}${'x'.repeat(100 - way.length)}` }, null],
    ['R-054 externalId of 101 characters', { externalId: 'x'.repeat(101) }, 'externalId'],
    ['R-055 description of 140 characters', { description: 'x'.repeat(140) }, null],
    ['R-055 description of 141 characters', { description: 'x'.repeat(141) }, 'description'],
    ['R-056 metadata with 50 entries (G-024)', { metadata: entries(50) }, null],
    ['R-056 metadata with 51 entries', { metadata: entries(51) }, 'metadata'],
    ['R-056 metadata key of 50 characters', { metadata: { ['k'.repeat(50)]: '' } }, null],
    [
      'R-056 metadata key of 51 characters',
      { metadata: { ['k'.repeat(51)]: '' } },
      `metadata.${'k'.repeat(51)}`,
    ],
    ['R-056 metadata value of 200 characters', { metadata: { k: 'v'.repeat(200) } }, null],
    ['R-056 metadata value of 201 characters', { metadata: { k: 'v'.repeat(201) } }, 'metadata.k'],
    ['metadata null (G-258)', { metadata: null }, 'metadata'],
    ['U+0000 in the externalId (G-260)', { externalId: 'a\0b' }, 'externalId'],
  ]
  test.each(table)('%s', async (_, overrides, refused) => {
    const answer = await a.call(way, { body: bodyOf(overrides) })
    const want = refused === null ? ['202'] : ['400 MalformedRequest', refused]
    expect([outcomeOf(answer), ...(refused === null ? [] : fieldsOf(answer))]).toEqual(want)
  })

  test('R-170 R-074 has no settlementDateTime before it settles, and both ids afterwards', async () => {
    const body = bodyOf()
    await a.ok(way, { body })
    const externalId = String(body['externalId'])
    const before = await read(externalId)
    clock.pass(2 * SECOND - 1)
    expect(await read(externalId)).toEqual(before)
    clock.pass(1)
    const after = await read(externalId)
    expect(before).toMatchObject({ status: 'PROCESSING', settlementDateTime: null })
    expect(after).toMatchObject({
      status: 'SUCCESS',
      settlementDateTime: new Date(clock.now()).toISOString(),
      updatedAt: new Date(clock.now()).toISOString(),
      endToEndId: expect.stringMatching(/^E12345678\d{12}[A-Za-z0-9]{11}$/),
    })
    expect(after.endToEndId).toBe(before.endToEndId)
    expect(await eventNamesOf(store, a, after.transactionId)).toEqual(['pixWithdrawSettled'])
  })

  test('R-351 the same body again returns the first response, and debits once (G-190, G-203, G-420)', async () => {
    const body = bodyOf({ description: 'Saque', metadata: { b: '2', a: '1' } })
    const started = await a.call(way, { body })
    expect(isReplay(started)).toBe(false)
    const first = started.body as WithdrawalAccepted
    const balance = await a.ok('getBalance')
    const reordered = Object.fromEntries(Object.entries(body).reverse())
    const repeat = { ...reordered, metadata: { a: '1', b: '2' }, unknown: 'ignored' }
    const again = await a.call(way, { body: repeat })
    expect([again.status, again.body, isReplay(again)]).toEqual([202, first, true])
    expect(await a.ok('getBalance')).toMatchObject({ blockedBalance: balance.blockedBalance })
    clock.pass(2 * SECOND)
    expect(await a.ok(way, { body: repeat })).toEqual(first)
    expect((await read(first.externalId)).status).toBe('SUCCESS')
    expect((await a.ok('getBalance')).totalBalance).toBe(balance.totalBalance - 500)
    expect(await eventNamesOf(store, a, first.transactionId)).toEqual(['pixWithdrawSettled'])
  })

  test('another body with the same externalId always returns 409 (G-190)', async () => {
    const body = bodyOf({ metadata: { a: '1' } })
    await a.ok(way, { body })
    const others: Body[] = [
      { amount: 501 },
      { description: 'x' },
      { metadata: { a: '2' } },
      { metadata: undefined },
    ]
    clock.pass(100 * HOUR)
    for (const other of others) {
      expect(outcomeOf(await a.call(way, { body: { ...body, ...other } }))).toBe('409 IDEMPOTENCY_ERROR')
    }
  })

  test('R-315 an externalId is scoped to its wallet (G-110)', async () => {
    const body = bodyOf()
    await a.ok(way, { body })
    const path = { externalId: String(body['externalId']) }
    expect(outcomeOf(await b.call('getWithdrawal', { path }))).toBe('404 NotFound')
    const other = await b.ok(way, { body: { ...body, amount: 7 } })
    expect(other.amount).toBe(7)
    expect((await a.ok('getWithdrawal', { path })).amount).toBe(500)
  })

  test('R-075 metadata is returned unchanged, the description is not (G-035)', async () => {
    const metadata = { playerId: 'p-1', '10': 'ten', ['__proto__']: 'x', constructor: 'y', emoji: '😀' }
    const body = bodyOf({ metadata, description: 'HIDDEN' })
    await a.ok(way, { body })
    const answer = await a.call('getWithdrawal', { path: { externalId: String(body['externalId']) } })
    expect((answer.body as Withdrawal).metadata).toEqual(metadata)
    expect(answer.text).not.toContain('HIDDEN')
  })

  test('insufficient funds return 202 FAILED, debit nothing and send pixWithdrawFailed (G-032)', async () => {
    clock.pass(2 * SECOND)
    const { availableBalance } = await a.ok('getBalance')
    const body = bodyOf({ amount: availableBalance + 1 })
    const accepted = await a.ok(way, { body })
    expect(accepted.status).toBe('FAILED')
    expect(await a.ok('getBalance')).toMatchObject({ availableBalance, blockedBalance: 0 })
    expect(await read(accepted.externalId)).toMatchObject({
      status: 'FAILED',
      errorCode: 'INSUFFICIENT_BALANCE',
      errorDescription: expect.any(String),
      endToEndId: null,
      settlementDateTime: null,
    })
    expect(await eventsOf(store, a, accepted.transactionId)).toMatchObject([
      { event: 'pixWithdrawFailed', payload: { status: 'FAILED', errorCode: 'INSUFFICIENT_BALANCE' } },
    ])
    expect(await a.ok(way, { body })).toEqual(accepted)
  })
})

describe('a withdrawal by key', () => {
  const RANDOM_KEY = '123e4567-e89b-42d3-a456-426614174000'
  const KEYS = ['maria@example.com', '+5511912345678', RANDOM_KEY]

  test('R-059 accepts a CPF, an e-mail, a phone and a random key that the directory has (G-109)', async () => {
    for (const pixKey of KEYS) {
      expect(outcomeOf(await byKey({ pixKey }))).toBe('404 PIX_KEY_NOT_FOUND')
      await store.write((transaction) =>
        saveDirectoryEntry(transaction, a.walletId, pixKey, { holder: payerFrom(), outcome: undefined }),
      )
      expect(outcomeOf(await byKey({ pixKey }))).toBe('202')
    }
    expect(outcomeOf(await byKey({ pixKey: MARIA }))).toBe('202')
    expect(
      outcomeOf(await b.call('createWithdrawalByPixKey', { body: byKeyBody({ pixKey: KEYS[0] }) })),
    ).toBe('404 PIX_KEY_NOT_FOUND')
  })

  const table: readonly (readonly [title: string, overrides: Body, refused: readonly string[]])[] = [
    ['R-057 pixKey missing', { pixKey: undefined }, ['pixKey']],
    ['R-058 pixKey of 78 characters', { pixKey: `${'a'.repeat(66)}@example.com` }, ['pixKey']],
    ['R-060 a CNPJ (G-028)', { pixKey: CNPJ_A }, ['pixKey']],
    ['R-060 a CPF with a wrong check digit (G-028)', { pixKey: '52998224726' }, ['pixKey']],
    ['R-060 a phone without its country (G-028)', { pixKey: '+0155552671' }, ['pixKey']],
    ['R-060 an e-mail in capitals (G-028)', { pixKey: 'Maria@example.com' }, ['pixKey']],
    ['R-060 a word (G-028)', { pixKey: 'maria' }, ['pixKey']],
    ['R-060 a random key in capitals (G-028)', { pixKey: RANDOM_KEY.toUpperCase() }, ['pixKey']],
    ['R-061 expectedCreditor missing', { expectedCreditor: undefined }, ['expectedCreditor']],
    [
      'R-061 expectedCreditor without name',
      { expectedCreditor: { taxId: MARIA } },
      ['expectedCreditor.name'],
    ],
    ['R-061 expectedCreditor without taxId', { expectedCreditor: { name: 'M' } }, ['expectedCreditor.taxId']],
    ['an empty name (G-029)', { expectedCreditor: { name: '', taxId: MARIA } }, ['expectedCreditor.name']],
    [
      'a name of 141 characters (G-029)',
      { expectedCreditor: { name: 'x'.repeat(141), taxId: MARIA } },
      ['expectedCreditor.name'],
    ],
    [
      'a CPF with a wrong check digit (G-029)',
      { expectedCreditor: { name: 'M', taxId: '52998224726' } },
      ['expectedCreditor.taxId'],
    ],
    [
      'a misspelt property of expectedCreditor (G-433)',
      { expectedCreditor: { name: 'M', taxId: MARIA, taxID: MARIA } },
      ['expectedCreditor.taxID'],
    ],
    [
      'a wrong key and a wrong CPF are both listed',
      { pixKey: '52998224726', expectedCreditor: { name: 'M', taxId: '52998224726' } },
      ['pixKey', 'expectedCreditor.taxId'],
    ],
  ]
  test.each(table)('%s', async (_, overrides, refused) => {
    const answer = await byKey(overrides)
    expect([outcomeOf(answer), ...fieldsOf(answer)]).toEqual(['400 MalformedRequest', ...refused])
  })

  test('a key with capitals and a check digit X get the form to send (G-009, G-028)', async () => {
    const body = byBankDetailsBody({ creditor: creditor({ accountNumber: '12345X' }) })
    const byAccount = await a.call('createWithdrawalByBankDetails', { body })
    expect([await byKey({ pixKey: 'Maria@example.com' }), byAccount].map((it) => it.body)).toMatchObject([
      { details: [{ message: expect.stringContaining('an e-mail in lower case') }] },
      { details: [{ message: expect.stringContaining('a check digit X is sent as 0') }] },
    ])
  })

  test('a foreign phone is looked up (G-028)', async () => {
    expect(outcomeOf(await byKey({ pixKey: '+14155552671' }))).toBe('404 PIX_KEY_NOT_FOUND')
  })

  test('a pixKey of 77 characters is resolved', async () => {
    const pixKey = `${'a'.repeat(65)}@example.com`
    expect(outcomeOf(await byKey({ pixKey }))).toBe('404 PIX_KEY_NOT_FOUND')
  })

  test('R-062 R-063 R-064 compares the CPF of the holder, not the name', async () => {
    const expects = (name: string, taxId: string): Promise<Answer> =>
      byKey({ expectedCreditor: { name, taxId } })
    expect(outcomeOf(await expects('Maria Silva', MARIA))).toBe('202')
    expect(outcomeOf(await expects('Somebody Else', MARIA))).toBe('202')
    expect(outcomeOf(await expects('Maria Silva', '529.982.247-25'))).toBe('202')
    expect(outcomeOf(await expects('Maria Silva', JOAO))).toBe('422 IGAMING_CPF_MISMATCH')
  })

  test('R-332 R-333 R-215 a CPF mismatch is refused each time, and nothing is stored', async () => {
    const body = byKeyBody({ pixKey: 'other-holder@pix.example' })
    const before = await a.ok('getBalance')
    for (let time = 1; time <= 2; time += 1) {
      const answer = await a.call('createWithdrawalByPixKey', { body })
      expect(outcomeOf(answer)).toBe('422 IGAMING_CPF_MISMATCH')
    }
    expect(await a.ok('getBalance')).toEqual(before)
    const path = { externalId: String(body['externalId']) }
    expect(outcomeOf(await a.call('getWithdrawal', { path }))).toBe('404 NotFound')
    expect(outcomeOf(await a.call('createWithdrawalByPixKey', { body: { ...body, pixKey: MARIA } }))).toBe(
      '202',
    )
  })

  test('R-209 R-215 an unknown key creates no withdrawal and debits nothing', async () => {
    const body = byKeyBody({ pixKey: 'nobody@example.com' })
    const before = await a.ok('getBalance')
    expect(outcomeOf(await a.call('createWithdrawalByPixKey', { body }))).toBe('404 PIX_KEY_NOT_FOUND')
    expect(await a.ok('getBalance')).toEqual(before)
    const path = { externalId: String(body['externalId']) }
    expect(outcomeOf(await a.call('getWithdrawal', { path }))).toBe('404 NotFound')
  })

  test('a key of a wallet belongs to the CNPJ of its operator', async () => {
    expect(outcomeOf(await byKey({ pixKey: 'contato@betaapostas.example' }))).toBe('422 IGAMING_CPF_MISMATCH')
  })

  test('R-068 R-069 the query returns exactly its fields; creditor is the holder of the key (G-034)', async () => {
    const taxId = '98765432100'
    const expectedCreditor = { name: 'As Declared', taxId: '987.654.321-00' }
    expect(await withdraw({ pixKey: taxId, expectedCreditor })).toEqual({
      amount: 500,
      createdAt: new Date(clock.now()).toISOString(),
      creditor: payerFrom({ name: 'As Declared', taxId }),
      endToEndId: expect.any(String),
      errorCode: null,
      errorDescription: null,
      expectedCreditor: { name: 'As Declared', taxId },
      externalId: expect.any(String),
      initiationType: 'PIX_KEY',
      metadata: null,
      settlementDateTime: null,
      status: 'PROCESSING',
      transactionId: expect.any(String),
      updatedAt: new Date(clock.now()).toISOString(),
    })
  })

  test('a repeat with punctuation in the CPF is the same body; one by bank details is another body (G-190)', async () => {
    const body = byKeyBody()
    const first = await a.ok('createWithdrawalByPixKey', { body })
    const expectedCreditor = { name: 'Maria Silva', taxId: '529.982.247-25' }
    expect(await a.ok('createWithdrawalByPixKey', { body: { ...body, expectedCreditor } })).toEqual(first)
    const manual = byBankDetailsBody({ externalId: body['externalId'], amount: body['amount'] })
    expect(outcomeOf(await a.call('createWithdrawalByBankDetails', { body: manual }))).toBe(
      '409 IDEMPOTENCY_ERROR',
    )
  })
})

describe('a withdrawal by bank details', () => {
  const with_ = (overrides: Body): Body => ({ creditor: creditor(overrides) })
  const missing = (name: string): readonly [string, Body, string] => [
    `R-066 creditor without ${name} (G-027)`,
    with_({ [name]: undefined }),
    `creditor.${name}`,
  ]
  const table: readonly (readonly [title: string, overrides: Body, refused: string | null])[] = [
    ['R-065 creditor missing', { creditor: undefined }, 'creditor'],
    ...['name', 'taxId', 'personType', 'bankCode', 'accountNumber', 'accountType'].map(missing),
    ['creditor without branchCode (G-431)', with_({ branchCode: undefined }), null],
    ['a misspelt property of creditor (G-433)', with_({ branch: '0002' }), 'creditor.branch'],
    ['R-067 NATURAL_PERSON with CACC', with_({}), null],
    ['a company with its CNPJ (G-027)', with_({ personType: 'LEGAL_PERSON', taxId: CNPJ_A }), null],
    [
      'a CNPJ with letters and punctuation (G-202)',
      with_({ personType: 'LEGAL_PERSON', taxId: '12.abc.345/01de-35' }),
      null,
    ],
    ['a company with a CPF (G-027)', with_({ personType: 'LEGAL_PERSON' }), 'creditor.taxId'],
    ['a person with a CNPJ (G-027)', with_({ taxId: CNPJ_A }), 'creditor.taxId'],
    ['a CPF with a wrong check digit (G-027)', with_({ taxId: '52998224726' }), 'creditor.taxId'],
    [
      'a CNPJ with a wrong check digit (G-027)',
      with_({ personType: 'LEGAL_PERSON', taxId: '11222333000182' }),
      'creditor.taxId',
    ],
    ['a name of 141 characters (G-201)', with_({ name: 'x'.repeat(141) }), 'creditor.name'],
  ]
  test.each(table)('%s', async (_, overrides, refused) => {
    const answer = await byBankDetails(overrides)
    const want = refused === null ? ['202'] : ['400 MalformedRequest', refused]
    expect([outcomeOf(answer), ...(refused === null ? [] : fieldsOf(answer))]).toEqual(want)
  })

  test('R-070 initiationType is MANUAL; creditor is returned as sent and expectedCreditor is null (G-030, G-034)', async () => {
    const body = byBankDetailsBody({ creditor: creditor({ taxId: '529.982.247-25' }) })
    await a.ok('createWithdrawalByBankDetails', { body })
    expect(await read(String(body['externalId']))).toMatchObject({
      initiationType: 'MANUAL',
      creditor: creditor(),
      expectedCreditor: null,
    })
  })

  test('the creditor of an account without a branch has branchCode null (G-431)', async () => {
    const body = byBankDetailsBody({ creditor: creditor({ branchCode: undefined }) })
    await a.ok('createWithdrawalByBankDetails', { body })
    expect((await read(String(body['externalId']))).creditor).toEqual(creditor({ branchCode: null }))
  })

  test('to a salary account ends in REJECTED with TRANSACTION_NOT_SUPPORTED (G-007)', async () => {
    await using own = await startService()
    const body = byBankDetailsBody({ creditor: creditor({ accountType: 'SLRY' }) })
    await own.a.ok('createWithdrawalByBankDetails', { body })
    own.clock.pass(2 * SECOND)
    const path = { externalId: String(body['externalId']) }
    expect(await own.a.ok('getWithdrawal', { path })).toMatchObject({
      status: 'REJECTED',
      errorCode: 'TRANSACTION_NOT_SUPPORTED',
    })
  })

  test('R-210 the account is not resolved: an unknown account is accepted (G-107)', async () => {
    expect(outcomeOf(await byBankDetails({ creditor: creditor({ accountNumber: '555' }) }))).toBe('202')
  })

  test('R-211 an account with a known holder of another CPF is refused (G-107)', async () => {
    await store.write((transaction) =>
      saveBankAccount(transaction, a.walletId, {
        holder: payerFrom({ taxId: JOAO, bankCode: '87654321', branchCode: '0009', accountNumber: '99' }),
        outcome: undefined,
      }),
    )
    const account = { branchCode: '0009', accountNumber: '99' }
    expect(outcomeOf(await byBankDetails({ creditor: creditor(account) }))).toBe('422 IGAMING_CPF_MISMATCH')
    expect(outcomeOf(await byBankDetails({ creditor: creditor({ ...account, taxId: JOAO }) }))).toBe('202')
    expect(outcomeOf(await byBankDetails({ creditor: creditor({ accountNumber: '9000000009' }) }))).toBe(
      '422 IGAMING_CPF_MISMATCH',
    )
  })

  test('R-073 a mismatch that the counterparty finds ends in REJECTED with ACCOUNT_MISMATCH (G-107)', async () => {
    const body = byBankDetailsBody()
    const externalId = String(body['externalId'])
    await a.ok('createWithdrawalByBankDetails', { body })
    await endWithdrawal(a, externalId, 'REJECTED', 'ACCOUNT_MISMATCH')
    expect(await read(externalId)).toMatchObject({ status: 'REJECTED', errorCode: 'ACCOUNT_MISMATCH' })
  })

  test('the account of the examples that belongs to another person ends so without a command (G-107)', async () => {
    const account = { branchCode: '0002', accountNumber: '987654320', accountType: 'SVGS' }
    const body = byBankDetailsBody({ creditor: creditor({ ...account, taxId: JOAO }) })
    const { externalId } = await a.ok('createWithdrawalByBankDetails', { body })
    clock.pass(2 * SECOND)
    expect(await read(externalId)).toMatchObject({ status: 'REJECTED', errorCode: 'ACCOUNT_MISMATCH' })
  })
})

describe('the final statuses of a withdrawal', () => {
  const FAILURES = [
    [
      'R-171 the counterparty rejects it',
      'rejected@pix.example',
      '9000000001',
      'REJECTED',
      'REJECTED_BY_COUNTERPARTY',
    ],
    ['R-172 it cannot be sent', 'canceled@pix.example', '9000000002', 'CANCELED', 'PROVIDER_UNAVAILABLE'],
    ['R-173 a processing error', 'failed@pix.example', '9000000003', 'FAILED', 'PROVIDER_UNAVAILABLE'],
    [
      'R-174 the confirmation window ends',
      'expired@pix.example',
      '9000000004',
      'EXPIRED',
      'SETTLEMENT_TIMEOUT',
    ],
  ] as const

  test.each(FAILURES)(
    '%s, R-178 R-175 R-071 R-072: the money is available again, and errorCode has the reason (G-031, G-033, G-091, G-108, G-158)',
    async (_, pixKey, accountNumber, status, errorCode) => {
      const ways = [
        ['createWithdrawalByPixKey', byKeyBody({ pixKey })],
        ['createWithdrawalByBankDetails', byBankDetailsBody({ creditor: creditor({ accountNumber }) })],
      ] as const
      for (const [way, body] of ways) {
        clock.pass(2 * SECOND)
        const before = await a.ok('getBalance')
        const { transactionId, externalId } = await a.ok(way, { body })
        const open = await read(externalId)
        expect(open).toMatchObject({ errorCode: null, errorDescription: null })
        expect(machines.withdrawal.sets.transitional.states).toContain(open.status)
        expect(await a.ok('getBalance')).toMatchObject({
          availableBalance: before.availableBalance - 500,
          blockedBalance: 500,
          totalBalance: before.totalBalance,
        })
        expect(await eventNamesOf(store, a, transactionId)).toEqual([])
        clock.pass(2 * SECOND)
        const ended = await read(externalId)
        expect(ended).toMatchObject({ status, errorCode, settlementDateTime: null })
        expect(ended.errorDescription).toEqual(expect.stringMatching(/\.$/))
        // Only a CANCELED withdrawal was never sent, so only it has no endToEndId.
        expect(ended.endToEndId === null).toBe(status === 'CANCELED')
        expect(await a.ok('getBalance')).toMatchObject({
          availableBalance: before.availableBalance,
          blockedBalance: 0,
        })
        expect(await eventsOf(store, a, transactionId)).toMatchObject([
          { event: 'pixWithdrawFailed', payload: { status, errorCode, externalId, amount: 500 } },
        ])
        const { data } = await a.ok('listStatement', { query: { productTransactionId: transactionId } })
        expect(data).toEqual([])
      }
    },
  )

  test('R-176 R-072 R-169 a withdrawal without an outcome stays open, and all its transitions stay possible', async () => {
    const withdrawal = await withdraw({ pixKey: 'slow@pix.example' })
    const { externalId, transactionId } = withdrawal
    clock.pass(48 * HOUR)
    expect(await read(externalId)).toEqual(withdrawal)
    expect(await eventNamesOf(store, a, transactionId)).toEqual([])
    await endWithdrawal(a, externalId, 'SUCCESS')
    expect(await read(externalId)).toMatchObject({ status: 'SUCCESS', errorCode: null })
    expect(await eventNamesOf(store, a, transactionId)).toEqual(['pixWithdrawSettled'])
  })

  test('R-169 R-176 a withdrawal that cannot be sent yet is INITIATED, then CONFIRMED and PROCESSING, and sends no event (G-248)', async () => {
    const { externalId, transactionId, status } = await withdraw({ pixKey: 'canceled@pix.example' })
    expect(status).toBe('INITIATED')
    for (const target of ['CONFIRMED', 'PROCESSING'] as const) {
      expect(await endWithdrawal(a, externalId, target)).toBe(true)
      expect(await read(externalId)).toMatchObject({ status: target, endToEndId: expect.any(String) })
    }
    expect(await eventNamesOf(store, a, transactionId)).toEqual([])
    await endWithdrawal(a, externalId, 'FAILED', 'ACCOUNT_CLOSED')
    expect(await read(externalId)).toMatchObject({ status: 'FAILED', errorCode: 'ACCOUNT_CLOSED' })
  })

  test('R-177 a final status never changes', async () => {
    const { terminal } = machines.withdrawal.sets
    for (const end of terminal.states) {
      const { externalId, transactionId } = await withdraw({ pixKey: 'slow@pix.example' })
      const isReachable = end !== 'CANCELED'
      expect(await endWithdrawal(a, externalId, end)).toBe(isReachable)
      if (!isReachable) continue
      const ended = await read(externalId)
      const balance = await a.ok('getBalance')
      for (const other of terminal.states) expect(await endWithdrawal(a, externalId, other)).toBe(false)
      expect(await read(externalId)).toEqual(ended)
      expect(await a.ok('getBalance')).toEqual(balance)
      expect(await eventNamesOf(store, a, transactionId)).toHaveLength(1)
    }
  })

  test('a withdrawal that ends early has no timer left', async () => {
    const { externalId, transactionId } = await withdraw()
    expect(await timersOf(store, a, transactionId)).toEqual(['transferSettled'])
    await endWithdrawal(a, externalId, 'REJECTED')
    expect(await timersOf(store, a, transactionId)).toEqual([])
  })

  test('the statement line of a settled withdrawal (G-211)', async () => {
    const body = byKeyBody({ metadata: { k: 'v' }, description: 'Saque' })
    const { transactionId, externalId } = await a.ok('createWithdrawalByPixKey', { body })
    clock.pass(2 * SECOND)
    const { endToEndId } = await read(externalId)
    const { data } = await a.ok('listStatement', { query: { productTransactionId: transactionId } })
    expect(data).toMatchObject([
      {
        method: 'pix',
        type: 'DEBIT',
        amount: 500,
        description: 'Saque',
        externalId,
        endToEndId,
        metadata: { k: 'v' },
        counterparty: { name: 'Maria Silva', taxId: MARIA, bankCode: '87654321' },
      },
    ])
  })
})

describe('reading a withdrawal', () => {
  const get = (externalId: string): Promise<Answer> => a.call('getWithdrawal', { path: { externalId } })
  test.each([
    ['R-213 an unknown externalId', 'nobody', '404 NotFound'],
    ['R-214 an externalId of 101 characters', 'x'.repeat(101), '400 InvalidParameter'],
    ['an externalId of 100 characters', 'x'.repeat(100), '404 NotFound'],
    ['U+0000 (G-260)', 'a\0', '400 InvalidParameter'],
  ])('%s', async (_, externalId, want) => {
    expect(outcomeOf(await get(externalId))).toBe(want)
  })

  test.each([
    'a/b',
    'a b',
    ' a ',
    'a%2Fb',
    'ação',
    '😀',
    'a+b',
    'a?b#c',
    'pix-key',
    'manual',
    '...',
    'a;b=c',
  ])('the externalId %j is decoded once and compared exactly (G-111, G-256)', async (externalId) => {
    const { transactionId } = await withdraw({ externalId })
    expect((await read(externalId)).transactionId).toBe(transactionId)
    expect(outcomeOf(await get(`${externalId}x`))).toBe('404 NotFound')
  })

  test('an externalId is case-sensitive and not normalized (G-111)', async () => {
    const names = [unique('Ação'), unique('Ação').normalize('NFD'), unique('case'), unique('CASE')]
    for (const externalId of names) await withdraw({ externalId })
    expect(outcomeOf(await get(names[0]?.normalize('NFD') ?? ''))).toBe('404 NotFound')
    expect(outcomeOf(await get(names[2]?.toUpperCase() ?? ''))).toBe('404 NotFound')
  })

  test('an invalid encoding returns 400 (G-111)', async () => {
    for (const bad of ['%', '%zz', '%ff', '%c3%28', '%ed%a0%80']) {
      expect(outcomeOf(await a.send(`/v1/pix/withdraw/${bad}`))).toBe('400 InvalidParameter')
    }
  })
})

describe('the secure loop', () => {
  async function looped(): Promise<TestService> {
    const own = await startService()
    await own.set(own.a, { secureLoop: true })
    return own
  }

  async function deposit(own: TestService, payer = payerFrom()): Promise<void> {
    const { chargeId } = await own.a.ok('createImmediateCharge', { body: chargeBody() })
    await counterparties(own).pay(own.a, chargeId, payer)
  }

  test('R-212 permits withdrawals only to an account from which the same CPF paid a deposit (G-171)', async () => {
    await using own = await looped()
    const REFUSED = '422 SECURE_LOOP_ACCOUNT_MISMATCH'
    const key = async (overrides: Body = {}): Promise<string> =>
      outcomeOf(await own.a.call('createWithdrawalByPixKey', { body: byKeyBody(overrides) }))
    const account = async (overrides: Body): Promise<string> => {
      const body = byBankDetailsBody({ creditor: creditor(overrides) })
      return outcomeOf(await own.a.call('createWithdrawalByBankDetails', { body }))
    }
    expect(await key()).toBe(REFUSED)
    expect(await account({})).toBe(REFUSED)
    await deposit(own)
    expect(await key()).toBe('202')
    expect(await account({})).toBe(REFUSED)
    await deposit(own, payerFrom({ branchCode: '0002', accountNumber: '07654321' }))
    expect(await account({})).toBe('202')
    expect(await account({ accountType: 'SVGS' })).toBe(REFUSED)
    // The branch is compared only when both accounts have one (G-012, G-431).
    expect(await account({ branchCode: undefined })).toBe('202')
    expect(await account({ branchCode: '3' })).toBe(REFUSED)
    expect(await account({ branchCode: undefined, accountNumber: '654321' })).toBe(REFUSED)
    // João withdraws to the account from which Maria paid.
    expect(await account({ taxId: JOAO })).toBe(REFUSED)
    // Wallet b does not have the secure loop: the setting of wallet a does not apply to it.
    expect((await own.b.call('createWithdrawalByPixKey', { body: byKeyBody() })).status).toBe(202)
    await own.set(own.a, { secureLoop: false })
    expect(await account({ accountType: 'SVGS' })).toBe('202')
  })

  test('a deposit to another wallet of the operator counts, one to another operator does not (G-171)', async () => {
    await using own = await looped()
    const outcome = async (): Promise<string> =>
      outcomeOf(await own.a.call('createWithdrawalByPixKey', { body: byKeyBody() }))
    const payTo = async (wallet: TestService['a'], pixKey: string): Promise<void> => {
      const { chargeId } = await wallet.ok('createImmediateCharge', { body: chargeBody({ pixKey }) })
      await counterparties(own).pay(wallet, chargeId, payerFrom())
    }
    await payTo(own.b, 'contato@betaapostas.example')
    expect(await outcome()).toBe('422 SECURE_LOOP_ACCOUNT_MISMATCH')
    await payTo(own.a2, 'b7d9f1a3-5c2e-4806-9d4b-e6f8091a2b3c')
    expect(await outcome()).toBe('202')
  })

  test('a refused payment attempt does not count as a deposit', async () => {
    await using own = await looped()
    const body = chargeBody({ expectedPayer: { taxId: JOAO } })
    const { chargeId } = await own.a.ok('createImmediateCharge', { body })
    await counterparties(own).pay(own.a, chargeId)
    expect(outcomeOf(await own.a.call('createWithdrawalByPixKey', { body: byKeyBody() }))).toBe(
      '422 SECURE_LOOP_ACCOUNT_MISMATCH',
    )
  })
})

test('the ledger is consistent after all tests (G-212)', async () => {
  expect(await storeProblems(store)).toEqual([])
})
