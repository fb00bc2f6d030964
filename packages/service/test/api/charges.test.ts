import { isUuidV4, parseBrCode } from '@pix-payments/pix'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountHolder, ImmediateCharge } from '@pix-payments/spec/types'
import { type Body, CNPJ_A, JOAO, MARIA, chargeBody, unique } from '../support/bodies.ts'
import { fieldsOf, outcomeOf, send } from '../support/http-call.ts'
import { storeProblems } from '../support/ledger.ts'
import { payerFrom, counterparties } from '../support/payers.ts'
import { eventNamesOf, eventsOf, timersOf } from '../support/rows.ts'
import { Operator, type OperatorOptions } from '../support/operator.ts'
import { DAY, SECOND, START, startService } from '../support/service.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

type Credentials = Pick<OperatorOptions, 'clientId' | 'clientSecret'>

const service = await startService()
const { a, b, clock, store } = service
const { pay, settle } = counterparties(service)

afterAll(() => service.close())

const create = (overrides: Body = {}) => a.ok('createImmediateCharge', { body: chargeBody(overrides) })
const read = (chargeId: string): Promise<ImmediateCharge> =>
  a.ok('getImmediateCharge', { path: { chargeId } })
const simulate = (chargeId: unknown, ...cnpj: unknown[]) =>
  a.call('simulatePayment', { body: { chargeId, receiverCnpj: cnpj.length === 0 ? CNPJ_A : cnpj[0] } })

const ACCOUNT_A = {
  bankCode: '87654321',
  branchCode: '0001',
  accountNumber: '1111',
  accountType: 'CACC',
  personType: 'NATURAL_PERSON',
} as const
const ACCOUNT_B = { ...ACCOUNT_A, accountNumber: '2222' } as const

describe('creating a charge', () => {
  test('R-012 R-013 R-014 R-016 R-037 answers with exactly the ten fields (G-023)', async () => {
    const expectedPayer = { taxId: MARIA, name: 'Maria Silva', bankAccounts: [ACCOUNT_A] }
    const body = chargeBody({ description: 'Depósito', metadata: { playerId: 'p-1' }, expectedPayer })
    const got = await a.ok('createImmediateCharge', { body })
    expect(got).toEqual({
      amount: 1000,
      brCode: expect.any(String),
      chargeId: expect.any(String),
      createdAt: new Date(clock.now()).toISOString(),
      description: 'Depósito',
      expectedPayer,
      expiresAt: new Date(clock.now() + 600 * SECOND).toISOString(),
      externalId: body['externalId'],
      pixKey: 'pagamentos@alfajogos.example',
      status: 'PENDING',
    })
    expect(isUuidV4(got.chargeId)).toBe(true)
  })

  test('R-015 gives a dynamic BR Code without the amount, with a correct CRC, without the description (G-019, G-020, G-026)', async () => {
    const { brCode } = await create({ amount: 123_456, description: 'SECRET' })
    const parsed = parseBrCode(brCode)
    expect(parsed).toMatchObject({ ok: true, value: { kind: 'dynamic', amountCents: null, txid: null } })
    expect(brCode).not.toContain('SECRET')
    const last = brCode.endsWith('0') ? '1' : '0'
    expect(parseBrCode(`${brCode.slice(0, -1)}${last}`).ok).toBe(false)
    expect((await create()).brCode).not.toBe((await create()).brCode)
  })

  test('a repeated externalId creates another charge (G-018)', async () => {
    const body = chargeBody()
    const first = await a.ok('createImmediateCharge', { body })
    const second = await a.ok('createImmediateCharge', { body })
    expect(second.externalId).toBe(first.externalId)
    expect(second.chargeId).not.toBe(first.chargeId)
  })

  const entries = (count: number): Body =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'value']))
  const payer = (taxId: unknown): Body => ({ expectedPayer: { taxId } })
  const account = (overrides: Body): Body => ({
    expectedPayer: { bankAccounts: [{ ...ACCOUNT_A, ...overrides }] },
  })
  /** `refused` is the field that the refusal names; it is null when the request is accepted. */
  const table: readonly (readonly [title: string, overrides: Body, refused: string | null])[] = [
    ['R-017 amount missing', { amount: undefined }, 'amount'],
    ['R-018 amount 0', { amount: 0 }, 'amount'],
    ['R-018 amount negative', { amount: -1 }, 'amount'],
    ['R-019 amount 10.5', { amount: 10.5 }, 'amount'],
    ['R-019 amount as text', { amount: '1000' }, 'amount'],
    ['R-020 amount 1 (G-014)', { amount: 1 }, null],
    ['amount of R$ 1 billion (G-014)', { amount: 100_000_000_000 }, null],
    ['amount above R$ 1 billion (G-014)', { amount: 100_000_000_001 }, 'amount'],
    ['R-021 expiresIn missing', { expiresIn: undefined }, 'expiresIn'],
    ['R-022 expiresIn 600', { expiresIn: 600 }, null],
    ['R-023 expiresIn 300', { expiresIn: 300 }, null],
    ['expiresIn 1 (G-013)', { expiresIn: 1 }, null],
    ['expiresIn 0 (G-013)', { expiresIn: 0 }, 'expiresIn'],
    ['expiresIn 1.5 (G-013)', { expiresIn: 1.5 }, 'expiresIn'],
    ['expiresIn 2592000 (G-013)', { expiresIn: 2_592_000 }, null],
    ['expiresIn 2592001 (G-013)', { expiresIn: 2_592_001 }, 'expiresIn'],
    ['R-024 externalId missing', { externalId: undefined }, 'externalId'],
    ['R-025 externalId of 100 characters', { externalId: 'x'.repeat(100) }, null],
    ['externalId of 100 characters outside the basic plane (G-196)', { externalId: '😀'.repeat(100) }, null],
    ['R-026 externalId of 101 characters', { externalId: 'x'.repeat(101) }, 'externalId'],
    ['R-027 externalId empty (G-025)', { externalId: '' }, 'externalId'],
    ['R-028 pixKey missing', { pixKey: undefined }, 'pixKey'],
    ['pixKey empty (G-434)', { pixKey: '' }, 'pixKey'],
    ['R-029 pixKey of 78 characters', { pixKey: 'x'.repeat(78) }, 'pixKey'],
    ['pixKey of 77 characters that the wallet does not have (G-015)', { pixKey: 'x'.repeat(77) }, 'pixKey'],
    [
      "pixKey of the operator's other wallet (G-015)",
      { pixKey: 'b7d9f1a3-5c2e-4806-9d4b-e6f8091a2b3c' },
      'pixKey',
    ],
    ['pixKey of another operator (G-015)', { pixKey: 'contato@betaapostas.example' }, 'pixKey'],
    ['its CNPJ as pixKey', { pixKey: CNPJ_A }, null],
    ['R-030 description absent', { description: undefined }, null],
    ['R-031 description of 140 characters', { description: 'x'.repeat(140) }, null],
    ['R-031 description of 141 characters', { description: 'x'.repeat(141) }, 'description'],
    ['description null (G-258)', { description: null }, 'description'],
    ['R-032 metadata with 50 entries (G-024)', { metadata: entries(50) }, null],
    ['R-032 metadata with 51 entries', { metadata: entries(51) }, 'metadata'],
    ['R-033 metadata key of 50 characters', { metadata: { ['k'.repeat(50)]: '' } }, null],
    [
      'R-033 metadata key of 51 characters',
      { metadata: { ['k'.repeat(51)]: '' } },
      `metadata.${'k'.repeat(51)}`,
    ],
    ['metadata with an empty key (G-016)', { metadata: { '': 'x' } }, 'metadata'],
    ['metadata with a number (G-016)', { metadata: { n: 1 } }, 'metadata.n'],
    ['R-034 metadata value of 200 characters', { metadata: { k: 'v'.repeat(200) } }, null],
    ['R-034 metadata value of 201 characters', { metadata: { k: 'v'.repeat(201) } }, 'metadata.k'],
    ['R-035 expectedPayer with only taxId', payer(MARIA), null],
    ['expectedPayer.taxId with punctuation (G-010)', payer('529.982.247-25'), null],
    ['expectedPayer.taxId with a wrong check digit (G-010)', payer('52998224726'), 'expectedPayer.taxId'],
    ['expectedPayer.taxId a CNPJ (G-010)', payer(CNPJ_A), 'expectedPayer.taxId'],
    ['expectedPayer without fields (G-011)', { expectedPayer: {} }, null],
    ['expectedPayer with only a name (G-011)', { expectedPayer: { name: 'Maria' } }, null],
    ['expectedPayer.name of 140 characters (G-201)', { expectedPayer: { name: 'x'.repeat(140) } }, null],
    [
      'expectedPayer.name of 141 characters (G-201)',
      { expectedPayer: { name: 'x'.repeat(141) } },
      'expectedPayer.name',
    ],
    [
      'expectedPayer.bankAccounts empty (G-011)',
      { expectedPayer: { bankAccounts: [] } },
      'expectedPayer.bankAccounts',
    ],
    ['R-036 R-044 expectedPayer with only bankAccounts', account({}), null],
    ['an account without branchCode (G-431)', account({ branchCode: undefined }), null],
    [
      'R-044 an account without bankCode (G-009)',
      account({ bankCode: undefined }),
      'expectedPayer.bankAccounts[0].bankCode',
    ],
    [
      'an account whose branchCode is null (G-258, G-431)',
      account({ branchCode: null }),
      'expectedPayer.bankAccounts[0].branchCode',
    ],
    [
      'R-044 an account without accountNumber (G-009)',
      account({ accountNumber: undefined }),
      'expectedPayer.bankAccounts[0].accountNumber',
    ],
    [
      'R-044 an account without accountType (G-009)',
      account({ accountType: undefined }),
      'expectedPayer.bankAccounts[0].accountType',
    ],
    [
      'R-044 an account without personType (G-009)',
      account({ personType: undefined }),
      'expectedPayer.bankAccounts[0].personType',
    ],
    ['an account of 20 digits (G-009)', account({ accountNumber: '1'.repeat(20) }), null],
    [
      'an account of 21 digits (G-009)',
      account({ accountNumber: '1'.repeat(21) }),
      'expectedPayer.bankAccounts[0].accountNumber',
    ],
    [
      'a branch of 5 digits (G-009)',
      account({ branchCode: '12345' }),
      'expectedPayer.bankAccounts[0].branchCode',
    ],
    [
      'a bankCode of 7 characters (G-006)',
      account({ bankCode: '1234567' }),
      'expectedPayer.bankAccounts[0].bankCode',
    ],
    ['every accountType (G-007)', account({ accountType: 'TRAN' }), null],
    [
      'an unknown accountType (G-007)',
      account({ accountType: 'GOLD' }),
      'expectedPayer.bankAccounts[0].accountType',
    ],
    ['personType LEGAL_PERSON (G-008)', account({ personType: 'LEGAL_PERSON' }), null],
    ['an unknown property (G-046)', { surprise: true }, null],
    [
      'a misspelt property of an account (G-433)',
      account({ branch: '0001', branchCode: undefined }),
      'expectedPayer.bankAccounts[0].branch',
    ],
    [
      'a misspelt taxId, which would disable the check (G-433)',
      { expectedPayer: { taxID: MARIA } },
      'expectedPayer.taxID',
    ],
  ]
  test.each(table)('%s', async (_, overrides, refused) => {
    const body = chargeBody(overrides)
    const answer = await a.call('createImmediateCharge', { body })
    const fields = refused === null ? [] : fieldsOf(answer)
    expect([outcomeOf(answer), ...fields]).toEqual(
      refused === null ? ['201'] : ['400 MalformedRequest', refused],
    )
    const { externalId } = answer.body as { externalId?: unknown }
    expect(externalId).toEqual(refused === null ? body['externalId'] : undefined)
  })

  test('a refused request creates nothing', async () => {
    const before = await a.ok('getBalance')
    await a.call('createImmediateCharge', { body: chargeBody({ pixKey: 'contato@betaapostas.example' }) })
    expect(await a.ok('getBalance')).toEqual(before)
  })

  test('expectedPayer is returned without punctuation (G-010)', async () => {
    expect((await create({ expectedPayer: { taxId: '529.982.247-25' } })).expectedPayer).toEqual({
      taxId: MARIA,
    })
  })
})

describe('reading a charge', () => {
  test('R-045 R-046 R-201 R-047 returns the create fields, debtor, metadata, paidAt and pixTransaction; the last ones are null until it is paid (G-017)', async () => {
    const metadata = { playerId: 'p-1', '10': 'ten', ['__proto__']: 'y', constructor: 'z' }
    const created = await create({ metadata })
    expect(await read(created.chargeId)).toEqual({
      ...created,
      debtor: null,
      metadata,
      paidAt: null,
      pixTransaction: null,
    })
  })

  test('R-048 returns the payer and the transaction once it is PAID (G-021, G-022)', async () => {
    const { chargeId } = await create({
      expectedPayer: { taxId: JOAO, name: 'João', bankAccounts: [ACCOUNT_A] },
    })
    clock.pass(5 * SECOND)
    await pay(a, chargeId, payerFrom({ taxId: JOAO, name: 'João Souza', ...ACCOUNT_A }))
    const paidAt = new Date(clock.now()).toISOString()
    expect(await read(chargeId)).toMatchObject({
      status: 'PAID',
      paidAt,
      debtor: { name: 'João Souza', taxId: JOAO, ...ACCOUNT_A },
      pixTransaction: {
        endToEndId: expect.stringMatching(/^E[0-9A-Z]{8}\d{12}[A-Za-z0-9]{11}$/),
        txid: expect.stringMatching(/^[A-Za-z0-9]{26,35}$/),
        amount: 1000,
        settlementDateTime: paidAt,
        payerMessage: null,
      },
    })
  })

  const UNKNOWN = '00000000-0000-4000-8000-000000000000'
  test.each([
    ['R-202 a UUIDv1 (G-170)', '00000000-0000-1000-8000-000000000000', '400 InvalidParameter'],
    ['R-202 not a UUID (G-170)', 'charge-1', '400 InvalidParameter'],
    ['a UUIDv4 in capitals (G-200)', '2B7E4F9A-6C1D-4A83-B5F0-9D3E8C7A1F42', '404 NotFound'],
    ['R-204 an unknown UUIDv4', UNKNOWN, '404 NotFound'],
  ])('%s', async (_, chargeId, want) => {
    expect(outcomeOf(await a.call('getImmediateCharge', { path: { chargeId } }))).toBe(want)
  })

  test('an id in upper case is the same id (G-200)', async () => {
    const { chargeId } = await create()
    const upper = chargeId.toUpperCase()
    expect((await a.ok('getImmediateCharge', { path: { chargeId: upper } })).chargeId).toBe(chargeId)
    const body = { chargeId: upper, receiverCnpj: CNPJ_A }
    expect((await a.ok('simulatePayment', { body })).chargeId).toBe(chargeId)
    const query = { productTransactionId: upper }
    expect((await a.ok('listStatement', { query })).data).toHaveLength(1)
  })

  test('R-203 only revision 0 exists (G-103)', async () => {
    const { chargeId } = await create()
    const outcomes = ['0', '1', '-1', 'x', ''].map(async (revision) =>
      outcomeOf(await a.call('getImmediateCharge', { path: { chargeId }, query: { revision } })),
    )
    const refused = '400 InvalidParameter'
    expect(await Promise.all(outcomes)).toEqual(['200', refused, refused, refused, refused])
  })

  test('R-205 R-316 R-315 another account gets 403 Forbidden', async () => {
    const { chargeId } = await create()
    expect(outcomeOf(await b.call('getImmediateCharge', { path: { chargeId } }))).toBe('403 Forbidden')
    expect(outcomeOf(await service.a2.call('getImmediateCharge', { path: { chargeId } }))).toBe(
      '403 Forbidden',
    )
  })
})

describe('paying a charge', () => {
  const PENDING = { status: 'PENDING', debtor: null, paidAt: null, pixTransaction: null }
  const legal: AccountHolder = payerFrom({ taxId: CNPJ_A, personType: 'LEGAL_PERSON', name: 'Company' })

  const table: readonly (readonly [
    title: string,
    expectedPayer: Body | undefined,
    payer: AccountHolder,
    want: string,
  ])[] = [
    ['R-038 no expected payer: a third party pays', undefined, payerFrom({ taxId: JOAO }), 'PAID'],
    ['no expected payer: a company pays (G-163)', undefined, legal, 'PAID'],
    ['R-039 the expected CPF pays', { taxId: MARIA }, payerFrom(), 'PAID'],
    ['R-035 the expected CPF pays from any account', { taxId: MARIA }, payerFrom(ACCOUNT_B), 'PAID'],
    ['R-040 R-160 R-329 another CPF pays', { taxId: MARIA }, payerFrom({ taxId: JOAO }), 'PAYER_MISMATCH'],
    ['R-041 R-036 account A pays', { bankAccounts: [ACCOUNT_A] }, payerFrom(ACCOUNT_A), 'PAID'],
    [
      'R-036 account A of another person pays',
      { bankAccounts: [ACCOUNT_A] },
      payerFrom({ ...ACCOUNT_A, taxId: JOAO }),
      'PAID',
    ],
    [
      'R-042 account B of the same CPF pays',
      { taxId: MARIA, bankAccounts: [ACCOUNT_A] },
      payerFrom(ACCOUNT_B),
      'ACCOUNT_MISMATCH',
    ],
    ['R-043 account B of two pays', { bankAccounts: [ACCOUNT_A, ACCOUNT_B] }, payerFrom(ACCOUNT_B), 'PAID'],
    [
      'R-037 both are wrong: the payer has precedence (G-163)',
      { taxId: MARIA, bankAccounts: [ACCOUNT_A] },
      payerFrom({ ...ACCOUNT_B, taxId: JOAO }),
      'PAYER_MISMATCH',
    ],
    ['R-037 both are right', { taxId: MARIA, bankAccounts: [ACCOUNT_A] }, payerFrom(ACCOUNT_A), 'PAID'],
    [
      'leading zeros do not count (G-012)',
      { bankAccounts: [{ ...ACCOUNT_A, branchCode: '1', accountNumber: '0001111' }] },
      payerFrom(ACCOUNT_A),
      'PAID',
    ],
    [
      'trailing zeros count (G-012)',
      { bankAccounts: [{ ...ACCOUNT_A, accountNumber: '11110' }] },
      payerFrom(ACCOUNT_A),
      'ACCOUNT_MISMATCH',
    ],
    [
      'the accountType counts (G-012)',
      { bankAccounts: [{ ...ACCOUNT_A, accountType: 'SVGS' }] },
      payerFrom(ACCOUNT_A),
      'ACCOUNT_MISMATCH',
    ],
    [
      'the personType does not count (G-012)',
      { bankAccounts: [{ ...ACCOUNT_A, personType: 'LEGAL_PERSON' }] },
      payerFrom(ACCOUNT_A),
      'PAID',
    ],
    [
      'the branch counts when both accounts have one (G-012)',
      { bankAccounts: [{ ...ACCOUNT_A, branchCode: '2' }] },
      payerFrom(ACCOUNT_A),
      'ACCOUNT_MISMATCH',
    ],
    [
      'a declared account without a branch (G-431)',
      { bankAccounts: [{ ...ACCOUNT_A, branchCode: undefined }] },
      payerFrom(ACCOUNT_A),
      'PAID',
    ],
    [
      'a paying account without a branch (G-431)',
      { bankAccounts: [ACCOUNT_A] },
      payerFrom({ ...ACCOUNT_A, branchCode: null }),
      'PAID',
    ],
    [
      'a salary account never matches (G-007)',
      { bankAccounts: [{ ...ACCOUNT_A, accountType: 'SLRY' }] },
      payerFrom({ ...ACCOUNT_A, accountType: 'SLRY' }),
      'ACCOUNT_MISMATCH',
    ],
    ['the name is not checked (G-011)', { name: 'Somebody Else' }, payerFrom(), 'PAID'],
  ]
  test.each(table)('%s', async (_, expectedPayer, payer, want) => {
    const { chargeId } = await create({ expectedPayer })
    const before = await a.ok('getBalance')
    await pay(a, chargeId, payer)
    const [event, ...more] = await eventsOf(store, a, chargeId)
    const after = await a.ok('getBalance')
    const charge = await read(chargeId)
    const isPaid = want === 'PAID'
    expect(more).toEqual([])
    expect(event).toMatchObject(
      isPaid
        ? { event: 'pixChargePaid', payload: { status: 'paid' } }
        : { event: 'pixChargeRejected', payload: { status: 'pending', rejectedReason: want } },
    )
    expect(charge).toMatchObject(isPaid ? { status: 'PAID', debtor: payer } : PENDING)
    expect(after.totalBalance - before.totalBalance).toBe(isPaid ? 1000 : 0)
    expect(after.pendingBalance - before.pendingBalance).toBe(isPaid ? -1000 : 0)
  })

  test('a wallet that blocks third parties refuses a company as payer, unless a CPF is declared (§3.1, G-163)', async () => {
    await using own = await startService()
    const payTo = async (expectedPayer: Body | undefined): Promise<unknown> => {
      const body = chargeBody({ expectedPayer })
      const { chargeId } = await own.a.ok('createImmediateCharge', { body })
      await counterparties(own).pay(own.a, chargeId, legal)
      const [event] = await eventsOf(own.store, own.a, chargeId)
      return event?.payload['rejectedReason']
    }
    await own.set(own.a, { rejectThirdPartyPayers: true })
    expect(await payTo(undefined)).toBe('THIRD_PARTY_PAYER_BLOCKED')
    expect(await payTo({ taxId: MARIA })).toBe('PAYER_MISMATCH')
  })

  test('R-159 R-161 R-162 each refused attempt sends one pixChargeRejected, and a valid attempt still pays', async () => {
    const { chargeId } = await create({ expectedPayer: { taxId: MARIA } })
    await pay(a, chargeId, payerFrom({ taxId: JOAO }))
    await pay(a, chargeId, payerFrom({ taxId: JOAO }))
    expect((await read(chargeId)).status).toBe('PENDING')
    await pay(a, chargeId)
    expect((await read(chargeId)).status).toBe('PAID')
    expect(await eventNamesOf(store, a, chargeId)).toEqual([
      'pixChargeRejected',
      'pixChargeRejected',
      'pixChargePaid',
    ])
  })

  test('R-166 R-319 a PAID charge accepts no second payment and sends no second pixChargePaid (G-088)', async () => {
    const { chargeId } = await create()
    await pay(a, chargeId)
    const before = [await a.ok('getBalance'), await read(chargeId)]
    expect((await pay(a, chargeId, payerFrom({ taxId: JOAO }))).outcome).toBe('NOT_PAYABLE')
    expect([await a.ok('getBalance'), await read(chargeId)]).toEqual(before)
    expect(await eventNamesOf(store, a, chargeId)).toEqual(['pixChargePaid'])
  })

  test('R-049 the statement line of a deposit carries its externalId and metadata (G-211)', async () => {
    const { chargeId, externalId } = await create({ metadata: { playerId: 'p-9' }, description: 'Depósito' })
    await pay(a, chargeId)
    const { data } = await a.ok('listStatement', { query: { productTransactionId: chargeId } })
    const { pixTransaction } = await read(chargeId)
    expect(data).toMatchObject([
      {
        method: 'pix',
        type: 'CREDIT',
        amount: 1000,
        externalId,
        metadata: { playerId: 'p-9' },
        description: 'Depósito',
        endToEndId: pixTransaction?.endToEndId,
        productTransactionId: chargeId,
        counterparty: { name: 'Maria Silva', taxId: MARIA, bankCode: '87654321' },
      },
    ])
  })
})

describe('expiring a charge', () => {
  test.each([
    ['R-159 a payment a millisecond before expiresAt is accepted', -1, 'PAID', 'pixChargePaid'],
    ['R-164 a payment exactly at expiresAt is too late (G-088)', 0, 'EXPIRED', 'pixChargeExpired'],
    ['R-164 a payment after expiresAt is too late (G-088)', 1, 'EXPIRED', 'pixChargeExpired'],
  ])('%s', async (_, offset, status, event) => {
    const { chargeId } = await create({ expiresIn: 60 })
    clock.pass(60 * SECOND + offset)
    const before = await a.ok('getBalance')
    await pay(a, chargeId)
    const after = await a.ok('getBalance')
    expect((await read(chargeId)).status).toBe(status)
    expect(await eventNamesOf(store, a, chargeId)).toEqual([event])
    expect(after.totalBalance - before.totalBalance).toBe(status === 'PAID' ? 1000 : 0)
  })

  test('R-163 R-322 no read after expiresAt returns PENDING, and pixChargeExpired contains expiresAt (G-089)', async () => {
    const { chargeId, expiresAt, externalId } = await create({ expiresIn: 60, metadata: { playerId: 'p' } })
    clock.pass(90 * SECOND)
    expect(await read(chargeId)).toMatchObject({ status: 'EXPIRED', debtor: null, pixTransaction: null })
    expect((await eventsOf(store, a, chargeId)).map(({ payload }) => payload)).toEqual([
      {
        eventId: expect.any(String),
        event: 'pixChargeExpired',
        occurredAt: expiresAt,
        status: 'expired',
        chargeId,
        externalId,
        amount: 1000,
        expiresAt,
        metadata: { playerId: 'p' },
      },
    ])
  })

  test('R-165 a PAID charge stays PAID when expiresAt passes', async () => {
    const { chargeId } = await create({ expiresIn: 60 })
    await pay(a, chargeId)
    expect(await timersOf(store, a, chargeId)).toEqual([])
    clock.pass(DAY)
    await settle(a)
    expect((await read(chargeId)).status).toBe('PAID')
    expect(await eventNamesOf(store, a, chargeId)).toEqual(['pixChargePaid'])
  })

  test('R-321 a charge with a refused attempt expires like any other', async () => {
    const { chargeId } = await create({ expiresIn: 60, expectedPayer: { taxId: MARIA } })
    await pay(a, chargeId, payerFrom({ taxId: JOAO }))
    expect((await read(chargeId)).status).toBe('PENDING')
    clock.pass(60 * SECOND)
    expect((await read(chargeId)).status).toBe('EXPIRED')
    expect(await eventNamesOf(store, a, chargeId)).toEqual(['pixChargeRejected', 'pixChargeExpired'])
  })

  test('R-167 status is one of the four documented values', async () => {
    const seen = new Set<string>()
    for (const passes of [0, 600 * SECOND]) {
      const { chargeId } = await create()
      clock.pass(passes)
      await pay(a, chargeId)
      seen.add((await read(chargeId)).status)
    }
    seen.add((await create()).status)
    expect([...seen].sort()).toEqual(['EXPIRED', 'PAID', 'PENDING'])
  })
})

describe('simulating a payment', () => {
  test('R-206 pays the amount of the charge as its expected payer, from the first declared account (G-104)', async () => {
    const { chargeId } = await create({
      amount: 4321,
      expectedPayer: { taxId: JOAO, name: 'João Souza', bankAccounts: [ACCOUNT_B, ACCOUNT_A] },
    })
    const answer = await simulate(chargeId, '11.222.333/0001-81')
    const charge = await read(chargeId)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        chargeId,
        status: 'PAID',
        endToEndId: charge.pixTransaction?.endToEndId,
        paidAt: new Date(clock.now()).toISOString(),
      },
    })
    expect(charge).toMatchObject({
      status: 'PAID',
      debtor: { taxId: JOAO, name: 'João Souza', ...ACCOUNT_B },
      pixTransaction: { amount: 4321 },
    })
    expect(await eventNamesOf(store, a, chargeId)).toEqual(['pixChargePaid'])
  })

  test('R-206 pays as the fixed test payer when no payer is expected (G-104)', async () => {
    const { chargeId } = await create()
    await simulate(chargeId)
    expect((await read(chargeId)).debtor).toEqual(payerFrom())
  })

  const ids: Record<string, string | undefined> = { UNKNOWN: '00000000-0000-4000-8000-000000000000' }
  beforeAll(async () => {
    const body = chargeBody({ pixKey: 'contato@betaapostas.example' })
    ids['OTHER'] = (await b.ok('createImmediateCharge', { body })).chargeId
    ids['OWN'] = (await create()).chargeId
    ids['PAID'] = (await create()).chargeId
    await simulate(ids['PAID'])
  })
  test.each([
    ['R-207 chargeId missing', undefined, CNPJ_A, '400 MalformedRequest'],
    ['R-207 receiverCnpj missing', 'OWN', undefined, '400 MalformedRequest'],
    ['chargeId not a UUIDv4 (G-105)', 'charge-1', CNPJ_A, '400 MalformedRequest'],
    ['receiverCnpj with a wrong check digit (G-105)', 'OWN', '11222333000182', '400 MalformedRequest'],
    ['receiverCnpj of another operator (G-105)', 'OWN', '44555666000181', '400 MalformedRequest'],
    ['an unknown charge (G-105)', 'UNKNOWN', CNPJ_A, '404 NotFound'],
    ['the charge of another account (G-105)', 'OTHER', CNPJ_A, '403 Forbidden'],
    ['a PAID charge (G-105)', 'PAID', CNPJ_A, '409 InvalidChargeState'],
  ])('%s', async (_, chargeId, receiverCnpj, want) => {
    const answer = await simulate(chargeId && (ids[chargeId] ?? chargeId), receiverCnpj)
    expect(outcomeOf(answer)).toBe(want)
    expect((await read(ids['OWN'] ?? '')).status).toBe('PENDING')
  })

  test('an EXPIRED charge returns 409 (G-088, G-105)', async () => {
    const { chargeId } = await create({ expiresIn: 1 })
    clock.pass(SECOND)
    expect(outcomeOf(await simulate(chargeId))).toBe('409 InvalidChargeState')
    expect((await read(chargeId)).status).toBe('EXPIRED')
  })

  test('the letters of a CNPJ are case-insensitive (G-202)', async () => {
    const cnpj = '12ABC34501DE35'
    const opened = await send(service.url, '/sandbox/wallets', {
      method: 'POST',
      body: { operator: { name: 'Abacaxi Jogos Ltda', cnpj } },
    })
    const { walletId, credentials } = opened.body as { walletId: string; credentials: Credentials }
    const own = new Operator({ url: service.url, walletId, ...credentials, now: () => clock.now() })
    const { chargeId } = await own.ok('createImmediateCharge', { body: chargeBody({ pixKey: cnpj }) })
    const receiverCnpj = '12.abc.345/01de-35'
    expect((await own.call('simulatePayment', { body: { chargeId, receiverCnpj } })).status).toBe(200)
  })

  test('R-208 production does not have this route, whatever the request (G-004)', async () => {
    await using production = await startService({
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      rail: 'simulated',
    })
    const target = '/v1/pix/mock/simulate-payment'
    const sent = [
      { method: 'POST' },
      { method: 'POST', body: '{' },
      { method: 'POST', body: { chargeId: 'x' } },
    ]
    const outcomes = sent.map(async (it) => outcomeOf(await production.send(target, it)))
    expect(await Promise.all(outcomes)).toEqual(['404 NotFound', '404 NotFound', '404 NotFound'])
  })
})

test('R-157 pendingBalance counts only PENDING charges (G-085)', async () => {
  await using own = await startService()
  const open = chargeBody({ amount: 1000 })
  await own.a.ok('createImmediateCharge', { body: open })
  const { chargeId } = await own.a.ok('createImmediateCharge', { body: chargeBody({ amount: 500 }) })
  expect((await own.a.ok('getBalance')).pendingBalance).toBe(1500)
  await counterparties(own).pay(own.a, chargeId)
  expect(await own.a.ok('getBalance')).toMatchObject({
    pendingBalance: 1000,
    availableBalance: 10_000_500,
    totalBalance: 10_000_500,
  })
  own.clock.pass(600 * SECOND)
  expect((await own.a.ok('getBalance')).pendingBalance).toBe(0)
})

test('R-323 after a lost webhook the final state can still be read', async () => {
  const { chargeId } = await create({ externalId: unique('lost') })
  await pay(a, chargeId)
  expect((await read(chargeId)).status).toBe('PAID')
  expect(clock.now()).toBeGreaterThanOrEqual(START)
})

test('the ledger is consistent after all tests (G-212)', async () => {
  expect(await storeProblems(store)).toEqual([])
})
