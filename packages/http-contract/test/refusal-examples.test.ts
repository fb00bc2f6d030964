import { describe, expect, it } from 'vitest'
import type { RequestParts } from '../src/validation/index.ts'
import { examplesOf, validationOf } from './support/contract.ts'

/** Checks each error example: a request with this mistake must get exactly this response. */
const validation = validationOf('pix')
const examples = examplesOf(validation)
type Fields = Readonly<Record<string, unknown>>
const read = (file: string): Fields => examples.get(file) as Fields
const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
const body = (value: unknown, pathParameters: Readonly<Record<string, string>> = {}): RequestParts => ({
  pathParameters,
  body: value,
})

const RECURRENCE = { id: 'RR123456782026030101a2b3c4d5e' }
const SCHEDULE_ID = 'pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const SCHEDULE = { id: SCHEDULE_ID, scheduleId: SCHEDULE_ID }
const END_TO_END_ID = 'E87654321202603011403a1B2c3D4e5F'
const fixed = read('createRecurrence/request_fixed')
const details = fixed['recurrenceDetails'] as Fields
const variable = read('createRecurrence/request_variable')
const terms = (changed: Fields): Fields => ({ ...fixed, recurrenceDetails: { ...details, ...changed } })
const schedule = read('createSchedule/request_minimal')
const charge = read('createImmediateCharge/request')
const byKey = read('createWithdrawalByPixKey/request')
const byBankDetails = read('createWithdrawalByBankDetails/request')
const transfer = read('createInternalTransfer/request')
const refund = read('createRefund/request')
const token = read('createAccessToken/request')

/** For each error example, a request that has the mistake of the example. */
const BROKEN: Readonly<Record<string, RequestParts>> = {
  'cancelRecurrence/400_HTTP_400': body(
    { ...read('cancelRecurrence/request_full'), reason: 'WHIM' },
    RECURRENCE,
  ),
  'cancelSchedule/400_HTTP_400': body({ reason: '' }, SCHEDULE),
  'configureWebhook/400_MalformedRequest': body({
    url: 'http://alfajogos.example/pix',
    authentication: { type: 'BEARER' },
    events: ['pixChargePaid', 'pixChargePayed'],
  }),
  'createAccessToken/400_invalid_request': body(without(token, 'client_secret')),
  'createAccessToken/400_unsupported_grant_type': body({ ...token, grant_type: 'password' }),
  'createImmediateCharge/400_MalformedRequest': body({
    ...charge,
    amount: 0,
    expectedPayer: { taxId: '1234', bankAccounts: [] },
  }),
  'createInternalTransfer/400_MalformedRequest': body({
    ...transfer,
    amount: 0,
    destinationWalletId: 'second',
  }),
  'createPostDueRetry/400_HTTP_400': body({ externalId: 'retry-0003-1' }, SCHEDULE),
  'createPostDueRetry/400_INVALID_DATE': body(
    { externalId: 'retry-0003-1', retryDate: '2026-02-30' },
    SCHEDULE,
  ),
  'createRecurrence/400_HTTP_400': body({
    ...fixed,
    externalId: '',
    recurrenceDetails: { ...without(details, 'contract'), frequency: 'DAILY', endDate: '2027-01-01' },
  }),
  'createRecurrence/400_INVALID_AMOUNT': body({ ...fixed, amount: 49.9 }),
  'createRecurrence/400_INVALID_DATE': body(terms({ firstPaymentDate: '2026-02-30' })),
  'createRecurrence/400_INVALID_PAYER_TAX_ID': body({ ...fixed, expectedPayer: { taxId: '1234' } }),
  'createRecurrence/400_INVALID_RECEIVER_CNPJ': body({ ...fixed, receiverCnpj: '1234' }),
  'createRecurrence/422_AMOUNT_MODEL_CONFLICT': body({ ...fixed, minimumAmount: 1000 }),
  'createRecurrence/422_AMOUNT_OUT_OF_RANGE': body({ ...fixed, amount: 99 }),
  'createRecurrence/422_EXPIRATION_EXCEEDS_LIMIT': body({ ...fixed, expiresIn: 2592001 }),
  'createRecurrence/422_INVALID_EXPIRATION': body({ ...fixed, expiresIn: 59 }),
  'createRecurrence/422_FIRST_PAYMENT_AMOUNT_NOT_ALLOWED': body({ ...fixed, firstPaymentAmount: 4990 }),
  'createRecurrence/422_FIRST_PAYMENT_AMOUNT_REQUIRED': body(without(variable, 'firstPaymentAmount')),
  'createRecurrence/422_INVALID_TOTAL_CHARGES': body(terms({ totalCharges: 0 })),
  'createRefund/400_InvalidParameter': body(refund, { endToEndId: 'E123' }),
  'createRefund/400_MalformedRequest': body(
    { ...refund, amount: 0, endToEndId: 'E123' },
    { endToEndId: END_TO_END_ID },
  ),
  'createSchedule/400_HTTP_400': body({ ...without(schedule, 'externalId'), currency: 'BRL' }, RECURRENCE),
  'createSchedule/400_INVALID_AMOUNT': body({ ...schedule, amount: '4990' }, RECURRENCE),
  'createSchedule/400_INVALID_DATE': body({ ...schedule, dueDate: '06/04/2026' }, RECURRENCE),
  'createSchedule/422_AMOUNT_OUT_OF_RANGE': body({ ...schedule, amount: 99 }, RECURRENCE),
  'createWithdrawalByBankDetails/400_MalformedRequest': body({
    ...without(byBankDetails, 'externalId'),
    creditor: { ...(byBankDetails['creditor'] as Fields), taxId: '1234', accountType: 'CHECKING' },
  }),
  'createWithdrawalByPixKey/400_MalformedRequest': body({
    ...byKey,
    pixKey: '5511987654321',
    expectedCreditor: without(byKey['expectedCreditor'] as Fields, 'name'),
  }),
  'getClosingDayBalance/400_INVALID_QUERY_PARAMETER': { query: { date: '01/03/2026' } },
  'getConsolidatedStatement/400_InvalidParameter': {
    query: { startDate: '2026-03-01', endDate: '2026-02-30', limit: '500' },
  },
  'getImmediateCharge/400_InvalidParameter': { pathParameters: { chargeId: '2B7E4F9A' } },
  'getInternalTransfer/400_InvalidParameter': { pathParameters: { externalId: 'x'.repeat(101) } },
  'getRefund/400_InvalidParameter': { pathParameters: { endToEndId: 'E12', externalId: 'x'.repeat(101) } },
  'getWithdrawal/400_InvalidParameter': { pathParameters: { externalId: 'x'.repeat(101) } },
  'listRecurrences/400_HTTP_400': { query: { limit: '500', status: 'OPEN' } },
  'listRecurrences/400_INVALID_PAYER_TAX_ID': { query: { payerTaxId: '1234' } },
  'listSchedules/400_HTTP_400': { pathParameters: RECURRENCE, query: { limit: '500', status: 'OPEN' } },
  'listStatement/400_INVALID_PAGE_SIZE': { query: { pageSize: '500' } },
  'listStatement/400_INVALID_QUERY_PARAMETER': { query: { endToEndId: 'E12' } },
  'simulateAuthorization/400_HTTP_400': body({ outcome: 'MAYBE' }, RECURRENCE),
  'simulateFirstPayment/400_HTTP_400': body({ payer: 'x' }, RECURRENCE),
  'simulateFirstPayment/400_INVALID_AMOUNT': body({ amount: '4990' }, RECURRENCE),
  'simulateFirstPayment/400_INVALID_PAYER_TAX_ID': body({ payerTaxId: '1234' }, RECURRENCE),
  'simulateFirstPaymentRefund/400_HTTP_400': body({ reason: 'x' }, RECURRENCE),
  'simulateFirstPaymentRefund/400_INVALID_AMOUNT': body({ amount: 14.5 }, RECURRENCE),
  'simulatePayment/400_MalformedRequest': body({ receiverCnpj: '1234' }),
  'simulateRecurrenceExpiration/400_HTTP_400': body({ reason: 'x' }, RECURRENCE),
  'simulateRecurrencePayerCancellation/400_HTTP_400': body({ reason: 'x' }, RECURRENCE),
  'simulateRefundResult/400_HTTP_400': body(
    { outcome: 'MAYBE' },
    { id: '7d2f4b6a-8c1e-4a35-9b70-3e5d7c9f1a24' },
  ),
  'simulateSchedulePayerCancellation/400_HTTP_400': body({ code: 'X' }, SCHEDULE),
  'simulateSchedulePayerResponse/400_HTTP_400': body({ outcome: 'REJECTED' }, SCHEDULE),
  'simulateSchedulePayerResponseTimeout/400_HTTP_400': body({ reason: 'x' }, SCHEDULE),
  'simulateScheduleRefund/400_HTTP_400': body({ reason: 'x' }, SCHEDULE),
  'simulateScheduleRefund/400_INVALID_AMOUNT': body({ amount: 14.5 }, SCHEDULE),
  'simulateScheduleSettlement/400_HTTP_400': body({ outcome: 'MAYBE' }, SCHEDULE),
}

/** The examples of rules that only the service can check, each with the reason. */
const OF_THE_SERVICE: Readonly<Record<string, string>> = {
  'listStatement/400_INVALID_DATE_RANGE': 'the range is more than 90 days',
  'listStatement/400_MISSING_REQUIRED_FILTER': 'a rule over several parameters',
}

/**
 * Whether the example names no field. An example that has no file is made from the catalogue: it only says that the
 * request is malformed.
 */
function namesNothing(value: unknown): boolean {
  const { code, details, error } = value as { code?: string; details?: unknown; error?: Fields }
  if (code === 'InvalidParameter' || code === 'MalformedRequest') return details === undefined
  return error?.['code'] === 'HTTP_400' && typeof error['message'] === 'string'
}

describe('the example of a refusal is what the validators say', () => {
  it.each(Object.entries(BROKEN))('%s', (file, parts) => {
    const operationId = file.split('/')[0] ?? ''
    const violations = validation.request(operationId, parts)
    expect(violations.length).toBeGreaterThan(0)
    expect(validation.problem(operationId, violations).body).toEqual(examples.get(file))
  })

  it('for every 400 of every operation', () => {
    const transport = /_(?:InvalidContentType|InvalidJSON)$/
    const uncovered = [...examples].filter(
      ([file, value]) =>
        /\/400_/.test(file) &&
        !transport.test(file) &&
        !namesNothing(value) &&
        !(file in BROKEN) &&
        !(file in OF_THE_SERVICE),
    )
    const files = uncovered.map(([file]) => file)
    expect(files, 'Add a request that has the mistake to BROKEN, or delete the example.').toEqual([])
  })

  it('for bodies of another type or syntax', () => {
    for (const { id, body: content } of validation.operations) {
      const mediaTypes = [...(content?.content.keys() ?? [])]
      for (const [code, role] of [
        ['InvalidContentType', 'wrongContentType'],
        ['InvalidJSON', 'unparsableBody'],
      ] as const) {
        const example = examples.get(`${id}/400_${code}`)
        if (example === undefined) continue
        expect(validation.transportProblem({ role, operationId: id, mediaTypes }).body).toEqual(example)
      }
    }
    const compared = [...examples.keys()].filter((file) => /_(?:InvalidContentType|InvalidJSON)$/.test(file))
    expect(compared.length).toBeGreaterThan(10)
  })
})
