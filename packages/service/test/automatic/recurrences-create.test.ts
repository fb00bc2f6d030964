import { brasiliaDate, isRecurrenceId, parseBrCode } from '@pix-payments/pix'
import { afterAll, describe, expect, test } from 'vitest'
import type { Recurrence } from '@pix-payments/spec/types'
import type { Body } from '../support/bodies.ts'
import { DAY, HOUR, SECOND } from '../support/service.ts'
import { outcomeOf } from '../support/http-call.ts'
import { ENGINES } from '../storage/engines.ts'
import { openPlace } from '../storage/repeated.ts'
import { newOperator, startAutomatic } from './support/automatic-service.ts'
import { freshCnpj, freshCpf } from './support/tax-ids.ts'

const automatic = await startAutomatic()
// Most tests send other CNPJs than the operator's own (G-061).
const receiver = await automatic.receiver({ settings: { ownReceiverCnpjOnly: false } })
afterAll(() => automatic.service.close())

const FIELDS =
  'id walletId receiverCnpj receiverPixKey externalId contract expectedPayer frequency firstPaymentDate lastPaymentDate totalCharges amount allowPostDuePayment descriptionToPayer journeyType status statusDetailed firstPaymentStatus firstPaymentEndToEndId municipalityCode expiresAt recUrlAccessToken textContent metadata cancellationReason version createdAt updatedAt authorizedAt cancelledAt completedAt amountType firstPaymentAmount'.split(
    ' ',
  )
/** Returns the body of a recurrence with a variable amount. */
const variable = (overrides: Body = {}): Body => ({
  amount: undefined,
  firstPaymentAmount: 1000,
  ...overrides,
})

describe('a created recurrence', () => {
  test('R-009 R-128 R-129 R-140 R-142 R-179 R-236 has every listed field (G-056, G-063, G-129, G-247)', async () => {
    const answer = await receiver.post({ metadata: { plan: 'gold' } }, { descriptionToPayer: 'Plano' })
    expect(answer.status).toBe(201)
    const recurrence = answer.body as Recurrence
    expect(Object.keys(recurrence)).toEqual(
      expect.arrayContaining([...FIELDS, 'minimumAmount', 'rejectionReason']),
    )
    const now = new Date(receiver.now).toISOString()
    expect(recurrence).toMatchObject({
      object: 'pix_automatic.recurrence',
      walletId: receiver.walletId,
      receiverCnpj: receiver.cnpj,
      journeyType: 'JOURNEY_3',
      status: 'PENDING',
      statusDetailed: 'AWAITING_FIRST_PAYMENT',
      firstPaymentStatus: 'PENDING',
      firstPaymentEndToEndId: null,
      municipalityCode: null,
      cancellationReason: null,
      rejectionReason: null,
      descriptionToPayer: 'Plano',
      contract: { id: 'contract-1', description: null },
      version: 1,
      createdAt: now,
      updatedAt: now,
      authorizedAt: null,
      cancelledAt: null,
      completedAt: null,
      expiresAt: new Date(receiver.now + HOUR).toISOString(),
    })
    expect(await receiver.read(recurrence)).toEqual(recurrence)
    expect(await receiver.eventNames(recurrence)).toEqual([])
  })

  test('R-094 has an id of RR, the ISPB, the day in America/Sao_Paulo and 11 hex characters, with retries or without (G-055)', async () => {
    // 00:30 in UTC is still the day before in America/Sao_Paulo.
    const late = await automatic.receiver({ at: Date.parse('2026-03-03T00:30:00.000Z') })
    for (const allowPostDuePayment of [true, false]) {
      const { id } = await late.create({}, { allowPostDuePayment })
      expect(id).toMatch(/^RR1234567820260302[0-9a-f]{11}$/)
      expect(isRecurrenceId(id)).toBe(true)
    }
  })

  test('R-138 R-139 has a location token and a composite QR code that contains the location (G-065)', async () => {
    const fixed = await receiver.create()
    const asked = await receiver.create(variable({ firstPaymentAmount: 1234 }))
    expect(fixed.recUrlAccessToken).toMatch(/^[0-9a-f]{32}$/)
    for (const recurrence of [fixed, asked]) {
      const [host] = recurrence.textContent.match(/pix\.[a-z.]+(?=\/rec\/)/) ?? []
      expect(parseBrCode(recurrence.textContent)).toMatchObject({
        ok: true,
        value: {
          kind: 'dynamic',
          // The amount is at the location, and both locations have one host (G-019, G-065).
          amountCents: null,
          location: expect.stringMatching(new RegExp(`^${host}/qr/`)),
          recurrenceLocation: expect.stringMatching(new RegExp(`/rec/${recurrence.recUrlAccessToken}$`)),
        },
      })
    }
    const broken = `${fixed.textContent.slice(0, -1)}${fixed.textContent.endsWith('0') ? 1 : 0}`
    expect(parseBrCode(broken).ok).toBe(false)
  })

  test('R-116 R-130 is FIXED with an amount, and returns the key as receiverPixKey (G-058)', async () => {
    expect(await receiver.create()).toMatchObject({
      amountType: 'FIXED',
      amount: 4990,
      firstPaymentAmount: null,
      minimumAmount: null,
      receiverPixKey: receiver.pixKey,
    })
  })

  test('R-117 is VARIABLE without an amount, with a minimum or not (G-056, G-057, G-059, G-072)', async () => {
    expect(await receiver.create(variable())).toMatchObject({
      amountType: 'VARIABLE',
      amount: null,
      minimumAmount: null,
      firstPaymentAmount: 1000,
    })
    expect(await receiver.create(variable({ minimumAmount: 5000 }))).toMatchObject({ minimumAmount: 5000 })
  })

  test('R-098 returns tax ids without punctuation and in capitals (G-049, G-221)', async () => {
    const taxId = freshCnpj()
    const dotted = `${taxId.slice(0, 2)}.${taxId.slice(2, 5)}.${taxId.slice(5, 8)}/${taxId.slice(8, 12)}-${taxId.slice(12)}`
    const recurrence = await receiver.create({
      receiverCnpj: '12.abc.345/01de-35',
      expectedPayer: { taxId: dotted },
    })
    expect(recurrence).toMatchObject({
      receiverCnpj: '12ABC34501DE35',
      expectedPayer: { taxId, name: null },
    })
  })

  test('R-125 returns metadata unchanged, of any size (G-024)', async () => {
    const metadata = {
      ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`key-${index}`, 'x'])),
      ['k'.repeat(60)]: ' ç 🙂 '.repeat(60),
    }
    expect((await receiver.create({ metadata })).metadata).toEqual(metadata)
  })
})

describe('valid values of a request', () => {
  const details = (given: Body): readonly [Body, Body] => [{}, given]
  const payer = (given: Body): readonly [Body, Body] => [
    { expectedPayer: { taxId: freshCpf(), ...given } },
    {},
  ]
  const top = (given: Body): readonly [Body, Body] => [given, {}]
  const table: readonly (readonly [title: string, given: readonly [Body, Body], want: string])[] = [
    ['R-095 receiverCnpj missing', top({ receiverCnpj: undefined }), '400 HTTP_400'],
    ['R-095 receiverCnpj a number', top({ receiverCnpj: 11222333000181 }), '400 HTTP_400'],
    ['R-096 receiverCnpj numeric (G-061)', top({ receiverCnpj: '11222333000181' }), '201'],
    ['R-097 receiverCnpj with letters', top({ receiverCnpj: '12ABC34501DE35' }), '201'],
    ['R-010 receiverCnpj a CPF', top({ receiverCnpj: '52998224725' }), '400 INVALID_RECEIVER_CNPJ'],
    [
      'R-099 receiverCnpj with a wrong check digit',
      top({ receiverCnpj: '11222333000182' }),
      '400 INVALID_RECEIVER_CNPJ',
    ],
    [
      'R-100 receiverCnpj that ends with letters',
      top({ receiverCnpj: '12ABC34501DEAB' }),
      '400 INVALID_RECEIVER_CNPJ',
    ],
    [
      'R-101 receiverCnpj of 13 characters',
      top({ receiverCnpj: '1122233300018' }),
      '400 INVALID_RECEIVER_CNPJ',
    ],
    [
      'R-101 receiverCnpj of 15 characters',
      top({ receiverCnpj: '112223330001810' }),
      '400 INVALID_RECEIVER_CNPJ',
    ],
    [
      'receiverCnpj with a space (G-221)',
      top({ receiverCnpj: '11 222333000181' }),
      '400 INVALID_RECEIVER_CNPJ',
    ],
    [
      'receiverCnpj with punctuation in another place (G-221)',
      top({ receiverCnpj: '112.22333000181' }),
      '400 INVALID_RECEIVER_CNPJ',
    ],
    ['R-102 pixKey missing', top({ pixKey: undefined }), '400 HTTP_400'],
    ['R-102 pixKey empty', top({ pixKey: '' }), '400 HTTP_400'],
    ['R-103 pixKey of 201 characters', top({ pixKey: 'x'.repeat(201) }), '400 HTTP_400'],
    ['pixKey of another wallet (G-060)', top({ pixKey: 'contato@betaapostas.example' }), '400 HTTP_400'],
    ['R-104 externalId missing', top({ externalId: undefined }), '400 HTTP_400'],
    ['R-104 externalId empty', top({ externalId: '' }), '400 HTTP_400'],
    [
      'externalId of 100 characters, of two UTF-16 units each (G-196)',
      top({ externalId: '🙂'.repeat(100) }),
      '201',
    ],
    ['R-104 externalId of 101 characters', top({ externalId: 'x'.repeat(101) }), '400 HTTP_400'],
    ['R-105 expiresIn 60', top({ expiresIn: 60 }), '201'],
    ['R-106 expiresIn 59 (G-071)', top({ expiresIn: 59 }), '422 INVALID_EXPIRATION'],
    ['expiresIn −1 (G-071)', top({ expiresIn: -1 }), '422 INVALID_EXPIRATION'],
    [
      'R-107 expiresIn 2592001 (G-071)',
      [{ expiresIn: 2_592_001 }, { firstPaymentDate: '2026-05-01' }],
      '422 EXPIRATION_EXCEEDS_LIMIT',
    ],
    ['R-105 expiresIn 2592000', [{ expiresIn: 2_592_000 }, { firstPaymentDate: '2026-05-01' }], '201'],
    ['R-108 expiresIn missing', top({ expiresIn: undefined }), '400 HTTP_400'],
    ['R-108 expiresIn 60.5', top({ expiresIn: 60.5 }), '400 HTTP_400'],
    ['R-109 recurrenceDetails missing', top({ recurrenceDetails: undefined }), '400 HTTP_400'],
    ['R-109 recurrenceDetails a text', top({ recurrenceDetails: 'monthly' }), '400 HTTP_400'],
    ['R-110 expectedPayer missing', top({ expectedPayer: undefined }), '400 HTTP_400'],
    ['expectedPayer without taxId (G-049)', top({ expectedPayer: { name: 'Maria' } }), '400 HTTP_400'],
    ['R-011 R-111 expectedPayer.taxId a CPF', payer({}), '201'],
    ['R-011 R-111 expectedPayer.taxId a numeric CNPJ', payer({ taxId: '11222333000181' }), '201'],
    ['R-111 expectedPayer.taxId a CNPJ with letters', payer({ taxId: '12ABC34501DE35' }), '201'],
    [
      'R-112 expectedPayer.taxId with wrong check digits',
      payer({ taxId: '52998224726' }),
      '400 INVALID_PAYER_TAX_ID',
    ],
    [
      'R-112 expectedPayer.taxId of 10 characters',
      payer({ taxId: '5299822472' }),
      '400 INVALID_PAYER_TAX_ID',
    ],
    ['R-112 a CNPJ with wrong check digits', payer({ taxId: '12ABC34501DE36' }), '400 INVALID_PAYER_TAX_ID'],
    ['eleven equal digits (G-049)', payer({ taxId: '11111111111' }), '400 INVALID_PAYER_TAX_ID'],
    ['expectedPayer.name of 140 characters (G-049)', payer({ name: 'x'.repeat(140) }), '201'],
    ['expectedPayer.name of 141 characters (G-049)', payer({ name: 'x'.repeat(141) }), '400 HTTP_400'],
    ['R-113 amount 100', top({ amount: 100 }), '201'],
    ['R-113 amount 100000000', top({ amount: 100_000_000 }), '201'],
    ['R-114 amount 99 (G-181)', top({ amount: 99 }), '422 AMOUNT_OUT_OF_RANGE'],
    ['R-114 amount 100000001 (G-181)', top({ amount: 100_000_001 }), '422 AMOUNT_OUT_OF_RANGE'],
    ['R-115 amount 100.5 (G-175)', top({ amount: 100.5 }), '400 INVALID_AMOUNT'],
    ['R-115 amount a text (G-175)', top({ amount: '100' }), '400 INVALID_AMOUNT'],
    ['R-118 amount and minimumAmount', top({ minimumAmount: 1 }), '422 AMOUNT_MODEL_CONFLICT'],
    ['R-119 minimumAmount 1', top(variable({ minimumAmount: 1 })), '201'],
    ['R-119 minimumAmount 100000000', top(variable({ minimumAmount: 100_000_000 })), '201'],
    ['R-120 minimumAmount 0 (G-181)', top(variable({ minimumAmount: 0 })), '422 AMOUNT_OUT_OF_RANGE'],
    [
      'R-120 minimumAmount 100000001 (G-181)',
      top(variable({ minimumAmount: 100_000_001 })),
      '422 AMOUNT_OUT_OF_RANGE',
    ],
    [
      'R-122 neither amount nor firstPaymentAmount (G-059)',
      top({ amount: undefined }),
      '422 FIRST_PAYMENT_AMOUNT_REQUIRED',
    ],
    [
      'R-123 amount and firstPaymentAmount',
      top({ firstPaymentAmount: 4990 }),
      '422 FIRST_PAYMENT_AMOUNT_NOT_ALLOWED',
    ],
    ['R-124 firstPaymentAmount 100', top(variable({ firstPaymentAmount: 100 })), '201'],
    ['R-124 firstPaymentAmount 100000000', top(variable({ firstPaymentAmount: 100_000_000 })), '201'],
    [
      'R-124 firstPaymentAmount 99 (G-181)',
      top(variable({ firstPaymentAmount: 99 })),
      '422 AMOUNT_OUT_OF_RANGE',
    ],
    [
      'R-124 firstPaymentAmount 100000001 (G-181)',
      top(variable({ firstPaymentAmount: 100_000_001 })),
      '422 AMOUNT_OUT_OF_RANGE',
    ],
    [
      'firstPaymentAmount 1e3, an integer in another notation',
      top(variable({ firstPaymentAmount: 1e3 })),
      '201',
    ],
    ['R-126 an unknown property', top({ journeyType: 'JOURNEY_2' }), '400 HTTP_400'],
    ['R-127 an unknown property of recurrenceDetails (G-047)', details({ interval: 2 }), '400 HTTP_400'],
    ['R-127 an unknown property of expectedPayer (G-049)', payer({ email: 'x@example.com' }), '400 HTTP_400'],
    [
      'an unknown property of contract (G-048)',
      details({ contract: { id: 'c', number: 1 } }),
      '400 HTTP_400',
    ],
    ['contract missing (G-047)', details({ contract: undefined }), '400 HTTP_400'],
    ['contract.id empty (G-048)', details({ contract: { id: '' } }), '400 HTTP_400'],
    [
      'contract.id and description of 35 characters (G-048)',
      details({ contract: { id: 'x'.repeat(35), description: 'x'.repeat(35) } }),
      '201',
    ],
    ['contract.id of 36 characters (G-048)', details({ contract: { id: 'x'.repeat(36) } }), '400 HTTP_400'],
    [
      'contract.description of 36 characters (G-048)',
      details({ contract: { id: 'c', description: 'x'.repeat(36) } }),
      '400 HTTP_400',
    ],
    ...['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMIANNUAL', 'ANNUAL'].map(
      (frequency) => [`R-131 frequency ${frequency} (G-054)`, details({ frequency }), '201'] as const,
    ),
    ['R-131 frequency DAILY', details({ frequency: 'DAILY' }), '400 HTTP_400'],
    ['frequency missing (G-047)', details({ frequency: undefined }), '400 HTTP_400'],
    ['R-132 totalCharges 1', details({ totalCharges: 1 }), '201'],
    ['R-132 totalCharges 999', details({ totalCharges: 999, frequency: 'ANNUAL' }), '201'],
    ['R-132 totalCharges 0', details({ totalCharges: 0 }), '422 INVALID_TOTAL_CHARGES'],
    ['R-132 totalCharges 1000', details({ totalCharges: 1000 }), '422 INVALID_TOTAL_CHARGES'],
    [
      'totalCharges missing: a recurrence has an end (G-050)',
      details({ totalCharges: undefined }),
      '400 HTTP_400',
    ],
    ['R-135 firstPaymentDate 2026-02-30', details({ firstPaymentDate: '2026-02-30' }), '400 INVALID_DATE'],
    ['R-135 firstPaymentDate 01/02/2026', details({ firstPaymentDate: '01/02/2026' }), '400 INVALID_DATE'],
    ['firstPaymentDate a time', details({ firstPaymentDate: '2026-04-01T00:00:00Z' }), '400 INVALID_DATE'],
    ['firstPaymentDate missing (G-047)', details({ firstPaymentDate: undefined }), '400 HTTP_400'],
    [
      'firstPaymentDate whose charges exceed the calendar',
      details({ firstPaymentDate: '9000-01-01' }),
      '400 INVALID_DATE',
    ],
    [
      'firstPaymentDate whose 999 yearly charges fit the calendar',
      details({ firstPaymentDate: '8999-12-31', frequency: 'ANNUAL', totalCharges: 999 }),
      '201',
    ],
    ['allowPostDuePayment a text (G-047)', details({ allowPostDuePayment: 'true' }), '400 HTTP_400'],
    ['descriptionToPayer of 140 characters (G-047)', details({ descriptionToPayer: 'x'.repeat(140) }), '201'],
    [
      'descriptionToPayer of 141 characters (G-047)',
      details({ descriptionToPayer: 'x'.repeat(141) }),
      '400 HTTP_400',
    ],
    ['metadata with a number (G-024)', top({ metadata: { plan: 1 } }), '400 HTTP_400'],
  ]

  test.each(table)('%s', async (_, [overrides, given], want) => {
    const { data } = await receiver.operator.ok('listRecurrences', { query: { limit: 1 } })
    // A payer can have only one journey at a time, so a request that succeeds for a named payer uses another wallet.
    const taxId = (overrides['expectedPayer'] as { taxId?: string } | undefined)?.taxId
    const other = await automatic.receiver()
    const by = taxId === undefined || want !== '201' ? receiver : other
    const answer = await by.post(overrides, given)
    expect(outcomeOf(answer)).toBe(want)
    if (want === '201') return
    // a refused request creates nothing.
    expect((await receiver.operator.ok('listRecurrences', { query: { limit: 1 } })).data).toEqual(data)
  })

  test.each([
    ['INVALID_RECEIVER_CNPJ', { receiverCnpj: '11222333000182' }],
    ['INVALID_PAYER_TAX_ID', { expectedPayer: { taxId: '52998224726' } }],
  ])('%s has the type pixAutomaticError (G-432)', async (code, overrides) => {
    const { body } = await receiver.post(overrides)
    expect(body).toMatchObject({ error: { type: 'pixAutomaticError', code } })
  })

  test('R-103 a key may have 200 characters (G-060)', async () => {
    const answer = await receiver.post({ pixKey: 'x'.repeat(200) })
    expect(outcomeOf(answer)).toBe('400 HTTP_400')
    expect(answer.text).toContain('must be a Pix key of this wallet')
    expect(answer.text).not.toContain('200')
  })

  test('without allowPostDuePayment, retries are not allowed (G-047)', async () => {
    expect(await receiver.create({}, { allowPostDuePayment: undefined })).toMatchObject({
      allowPostDuePayment: false,
    })
  })

  test('the receiver is the CNPJ of the operator, unless a setting of the wallet says otherwise (G-061)', async () => {
    const strict = await automatic.receiver()
    expect(outcomeOf(await strict.post({ receiverCnpj: '11222333000181' }))).toBe('400 INVALID_RECEIVER_CNPJ')
    expect(outcomeOf(await strict.post())).toBe('201')
  })
})

describe('the calendar', () => {
  /** The expected lastPaymentDate of a recurrence that was created long before its first payment date. */
  const table: readonly (readonly [string, Body, string])[] = [
    [
      'WEEKLY, 2 charges (G-052, G-054)',
      { frequency: 'WEEKLY', firstPaymentDate: '2026-03-10', totalCharges: 2 },
      '2026-03-16',
    ],
    [
      'WEEKLY over the end of the year',
      { frequency: 'WEEKLY', firstPaymentDate: '2026-12-28', totalCharges: 2 },
      '2027-01-03',
    ],
    [
      'MONTHLY, 1 charge: the first date itself (G-052)',
      { firstPaymentDate: '2026-03-10', totalCharges: 1 },
      '2026-03-10',
    ],
    ['MONTHLY, 12 charges', { firstPaymentDate: '2026-03-10' }, '2027-02-09'],
    [
      'a 31st before a month of 30 days (G-053)',
      { firstPaymentDate: '2026-03-31', totalCharges: 2 },
      '2026-04-29',
    ],
    ['a 31st before February (G-053)', { firstPaymentDate: '2027-01-31', totalCharges: 2 }, '2027-02-27'],
    [
      'a 31st returns to the 31st after February (G-053)',
      { firstPaymentDate: '2027-01-31', totalCharges: 3 },
      '2027-03-30',
    ],
    [
      'a 30th before February of a leap year (G-053)',
      { firstPaymentDate: '2028-01-30', totalCharges: 2 },
      '2028-02-28',
    ],
    [
      'a 29th before February of a leap year (G-053)',
      { firstPaymentDate: '2028-01-29', totalCharges: 2 },
      '2028-02-28',
    ],
    [
      'a 29th of February, monthly (G-053)',
      { firstPaymentDate: '2028-02-29', totalCharges: 2 },
      '2028-03-28',
    ],
    [
      'a 29th of February, annual (G-053)',
      { frequency: 'ANNUAL', firstPaymentDate: '2028-02-29', totalCharges: 2 },
      '2029-02-27',
    ],
    [
      'QUARTERLY from a 30th (G-053, G-054)',
      { frequency: 'QUARTERLY', firstPaymentDate: '2026-11-30', totalCharges: 2 },
      '2027-02-27',
    ],
    [
      'SEMIANNUAL (G-054)',
      { frequency: 'SEMIANNUAL', firstPaymentDate: '2026-08-31', totalCharges: 2 },
      '2027-02-27',
    ],
    [
      'ANNUAL over the end of the year (G-054)',
      { frequency: 'ANNUAL', firstPaymentDate: '2027-01-01', totalCharges: 2 },
      '2027-12-31',
    ],
  ]
  test.each(table)('lastPaymentDate of %s', async (_, details, want) => {
    expect((await receiver.create({}, details)).lastPaymentDate).toBe(want)
  })

  test.each([
    ['an hour before midnight in Brasília', '2026-03-04T01:59:59.000Z', '2026-03-05'],
    ['at midnight in Brasília', '2026-03-04T02:00:00.000Z', '2026-03-06'],
    ['at half past midnight in UTC, the day before in Brasília', '2026-03-04T00:30:00.000Z', '2026-03-05'],
    ['over the end of February in a leap year', '2028-02-28T01:00:00.000Z', '2028-02-29'],
    ['over the end of the year', '2026-12-31T12:00:00.000Z', '2027-01-02'],
  ])(
    'R-133 R-134 the first date is at least two days after the day on which the journey expires: %s (G-070)',
    async (_, at, earliest) => {
      const other = await automatic.receiver({ at: Date.parse(at) })
      const expiring = { expiresIn: 3600 }
      const before = new Date(Date.parse(earliest) - DAY).toISOString().slice(0, 10)
      expect(outcomeOf(await other.post(expiring, { firstPaymentDate: before }))).toBe(
        '422 DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION',
      )
      expect(outcomeOf(await other.post(expiring, { firstPaymentDate: earliest }))).toBe('201')
    },
  )
})

describe('one journey per payer', () => {
  const BLOCK = 30 * DAY
  const expectedPayer = (): { readonly expectedPayer: Body } => ({ expectedPayer: { taxId: freshCpf() } })

  test('R-290 a pending journey blocks another one, but not one of another operator (G-182)', async () => {
    const payer = expectedPayer()
    const long = { ...payer, expiresIn: 2_592_000 }
    const pending = await receiver.create(long, { firstPaymentDate: '2026-06-01' })
    expect(outcomeOf(await receiver.post(payer))).toBe('409 RECENT_PAYER_JOURNEY_EXISTS')
    await receiver.done('simulateFirstPayment', pending)
    expect(outcomeOf(await receiver.post(payer))).toBe('409 RECENT_PAYER_JOURNEY_EXISTS')
    expect(outcomeOf(await (await automatic.receiver()).post(payer))).toBe('201')
  })

  test('a pending or rejected journey blocks in every wallet of its operator, as long as in its own (G-182)', async () => {
    const operator = newOperator()
    const own = await automatic.receiver({ operator })
    const beside = await automatic.receiver({ operator })
    const outcome = async (of: Body): Promise<string> => outcomeOf(await beside.post(of))
    const payer = expectedPayer()
    const paid = await own.paid(payer)
    const text = async (): Promise<string> => (await beside.post(payer)).text
    const instant = (at: number): string => new Date(at).toISOString()
    expect(await text()).toContain(`from ${instant(Date.parse(paid.expiresAt) + BLOCK)} at the latest`)
    await own.done('simulateAuthorization', paid, { outcome: 'REJECTED' })
    await beside.at(own.now + BLOCK - SECOND)
    expect(await outcome(payer)).toBe('409 RECENT_PAYER_JOURNEY_EXISTS')
    expect(await text()).toContain(
      `rejected a journey of this operator. A new one is possible from ${instant(own.now + BLOCK)}`,
    )
    await beside.pass(SECOND)
    expect(await outcome(payer)).toBe('201')
    // The journey has expired by the clock of the other wallet, whose timer has not run yet.
    const expiring = expectedPayer()
    await own.create(expiring)
    expect(await outcome(expiring)).toBe('201')
  })

  for (const engine of ENGINES.filter(({ name }) => name !== 'SQLite in a file')) {
    test.skipIf(engine.missing)(
      `of concurrent requests in two wallets of an operator, one creates the journey on ${engine.name}${engine.missing ?? ''} (G-182)`,
      async () => {
        await using place = await openPlace(engine)
        await using world = await startAutomatic({ store: place.store })
        const operator = newOperator()
        const wallets = [await world.receiver({ operator }), await world.receiver({ operator })]
        for (const _ of [1, 2, 3]) {
          const payer = expectedPayer()
          const outcomes = await Promise.all(wallets.map(async (it) => outcomeOf(await it.post(payer))))
          expect(outcomes.toSorted()).toEqual(['201', '409 RECENT_PAYER_JOURNEY_EXISTS'])
        }
      },
    )
  }

  test('R-291 R-292 a rejected journey blocks another one for 30 times 24 hours after the rejection (G-182)', async () => {
    const own = await automatic.receiver()
    const payer = expectedPayer()
    const rejected = await own.paid(payer)
    await own.pass(HOUR / 2)
    await own.done('simulateAuthorization', rejected, { outcome: 'REJECTED' })
    const at = own.now
    // A later change of the rejected recurrence, such as a refund, does not prolong the 30 days.
    await own.pass(DAY)
    await own.done('simulateFirstPaymentRefund', rejected)
    await own.at(at + BLOCK - SECOND)
    expect(outcomeOf(await own.post(payer))).toBe('409 RECENT_PAYER_JOURNEY_EXISTS')
    await own.pass(SECOND)
    expect(outcomeOf(await own.post(payer))).toBe('201')
  })

  test('R-293 authorized, cancelled, expired or completed journeys do not block (G-182)', async () => {
    const payer = expectedPayer()
    await receiver.authorized(payer)
    const cancelled = await receiver.create(payer)
    await receiver.done('cancelRecurrence', cancelled, receiver.cancelBody())
    const cancelledByPayer = await receiver.create(payer)
    await receiver.done('simulateRecurrencePayerCancellation', cancelledByPayer)
    const expired = await receiver.create(payer)
    await receiver.done('simulateRecurrenceExpiration', expired)
    expect(outcomeOf(await receiver.post(payer))).toBe('201')
  })
})

test('R-346 the risk policy rejects one payer (G-179)', async () => {
  const answer = await receiver.post({ expectedPayer: { taxId: '100.000.001-08' } })
  expect(outcomeOf(answer)).toBe('422 RISK_ASSESSMENT_REJECTED')
})

test('the date in the id is by the wallet’s clock', async () => {
  const { id } = await receiver.create()
  expect(id.slice(10, 18)).toBe(brasiliaDate(receiver.now).replaceAll('-', ''))
})
