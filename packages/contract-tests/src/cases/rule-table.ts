import type { GapId, OperationId, RuleId } from '@pix-payments/spec'

/**
 * A test of a rule of the source. `given` lists the changes to the example of the operation, `want` the expected
 * answer.
 */
export interface RuleRow {
  /** A sentence that the report shows, such as `a body of 1,000 values is judged`. */
  readonly name: string
  readonly rules?: readonly RuleId[]
  readonly gaps?: readonly GapId[]
  readonly operationId: OperationId
  /** The requests of the test. Each of them is sent and must get the answer `want`. */
  readonly given: readonly Given[]
  readonly want: Want
  /** True when JSON Schema cannot express the rule, so that the mock cannot check it. */
  readonly beyondSchema?: true
}

export interface Given {
  /** The token of the request. Default: `valid`. */
  readonly token?: 'valid' | 'none' | 'invalid' | 'basic'
  /** The members of the body to change, by dotted path. A member whose value is `undefined` is removed. */
  readonly set?: Readonly<Record<string, unknown>>
  /** Replaces the body with this text. */
  readonly text?: string
  /** Replaces the body with this number of bytes. */
  readonly bytes?: number
  readonly contentType?: string
  readonly path?: Readonly<Record<string, string>>
  /** Path parameters that replace those of the example and are sent without percent-encoding. */
  readonly rawPath?: Readonly<Record<string, string>>
  /** The query that replaces the query of the example. */
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

export interface Want {
  readonly status: number
  readonly code?: string
  /** The fields that the error must name. */
  readonly fields?: readonly string[]
  /** Headers that the answer must have with exactly these values. */
  readonly headers?: Readonly<Record<string, string>>
  /** The name of a header whose value must be different in the answers to all `given` requests. */
  readonly distinct?: string
}

const times = (text: string, count: number): string => text.repeat(count)
const entries = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'value']))

const MALFORMED = (...fields: string[]): Want => ({ status: 400, code: 'MalformedRequest', fields })
const HTTP_400 = (...fields: string[]): Want => ({ status: 400, code: 'HTTP_400', fields })
const CREATED: Want = { status: 201 }
const ACCEPTED: Want = { status: 202 }
const BAD_BODY = { amount: 0, externalId: '' }

/** The rules in the order of the source. A row cites only the rules that its answer proves. */
export const ruleTable: readonly RuleRow[] = [
  // §5, §7: the checks before the rules of an operation
  {
    name: '401 wins over a body of another type, a body that is too large and a body that is malformed',
    gaps: ['G-176'],
    rules: ['R-314'],
    operationId: 'createImmediateCharge',
    given: [
      { token: 'none', text: 'text', contentType: 'text/plain' },
      { token: 'none', text: '{"' },
      { token: 'none', set: BAD_BODY },
    ],
    want: { status: 401, code: 'Unauthorized', headers: { 'www-authenticate': 'Bearer' } },
  },
  {
    name: 'another scheme than Bearer is 401',
    operationId: 'getBalance',
    gaps: ['G-152'],
    given: [{ token: 'basic' }],
    want: { status: 401, code: 'Unauthorized' },
  },
  {
    name: 'without a token every read of money is 401',
    rules: ['R-314'],
    operationId: 'listStatement',
    given: [{ token: 'none' }],
    want: { status: 401, code: 'Unauthorized' },
  },
  {
    name: 'without a token Pix Automático answers 401 HTTP_401, whatever the id and the body',
    rules: ['R-312'],
    operationId: 'cancelRecurrence',
    given: [{ token: 'none' }, { token: 'none', text: '{"' }, { token: 'none', path: { id: 'x' } }],
    want: { status: 401, code: 'HTTP_401' },
  },
  {
    name: 'an invalid token is 401',
    rules: ['R-313'],
    operationId: 'listRecurrences',
    given: [{ token: 'invalid' }],
    want: { status: 401, code: 'HTTP_401' },
    beyondSchema: true,
  },
  {
    name: 'the size comes before the content type and the syntax',
    gaps: ['G-168'],
    operationId: 'createImmediateCharge',
    given: [{ bytes: 1_048_577 }, { bytes: 1_048_577, contentType: 'text/plain' }],
    want: { status: 413, code: 'PayloadTooLarge' },
  },
  {
    name: 'a body of exactly 1 MiB is not too large',
    gaps: ['G-168'],
    operationId: 'createImmediateCharge',
    given: [{ bytes: 1_048_576 }],
    want: { status: 400, code: 'InvalidJSON' },
  },
  {
    name: 'a compressed body, and one in another charset than UTF-8, are 415',
    gaps: ['G-292'],
    operationId: 'createImmediateCharge',
    given: [
      { headers: { 'content-encoding': 'gzip' } },
      { headers: { 'content-encoding': 'br' }, contentType: 'text/plain' },
      { contentType: 'application/json; charset=latin1' },
    ],
    want: { status: 415, code: 'UnsupportedEncoding' },
  },
  {
    name: 'a body of Pix Automático in another charset than UTF-8 is 415',
    gaps: ['G-292'],
    operationId: 'createRecurrence',
    given: [{ contentType: 'application/json; charset=utf-16' }],
    want: { status: 415, code: 'HTTP_415' },
  },
  {
    name: 'another media type stays InvalidContentType in any charset',
    gaps: ['G-292'],
    operationId: 'createImmediateCharge',
    given: [{ contentType: 'text/plain; charset=latin1' }],
    want: { status: 400, code: 'InvalidContentType' },
  },
  {
    name: 'a body of more than 1,000 values cannot be parsed',
    gaps: ['G-291'],
    operationId: 'createImmediateCharge',
    given: [{ text: `[${Array<string>(1001).fill('1').join(',')}]` }],
    want: { status: 400, code: 'InvalidJSON' },
  },
  {
    name: 'a body of 1,000 values is judged',
    gaps: ['G-291'],
    operationId: 'createImmediateCharge',
    given: [{ text: `[${Array<string>(1000).fill('1').join(',')}]` }],
    want: { status: 400, code: 'MalformedRequest' },
  },
  {
    name: 'no cache may store an answer',
    gaps: ['G-294'],
    operationId: 'getBalance',
    given: [{ token: 'none' }],
    want: { status: 401, code: 'Unauthorized', headers: { 'cache-control': 'no-store' } },
  },
  {
    name: 'the content type comes before the syntax and the shape of a deposit',
    rules: ['R-006', 'R-326'],
    operationId: 'createImmediateCharge',
    given: [
      { text: '{"', contentType: 'text/plain' },
      { set: BAD_BODY, contentType: 'text/plain' },
      { contentType: 'application/x-www-form-urlencoded' },
      { contentType: 'application/jsonp' },
    ],
    want: { status: 400, code: 'InvalidContentType' },
  },
  {
    name: 'parameters and case of the content type do not matter',
    operationId: 'createImmediateCharge',
    given: [{ contentType: 'Application/JSON; charset=utf-8', set: { amount: 0 } }],
    want: MALFORMED('amount'),
  },
  {
    name: 'a withdrawal of another content type is InvalidContentType',
    rules: ['R-006', 'R-330'],
    operationId: 'createWithdrawalByPixKey',
    given: [{ contentType: 'text/plain' }, { text: '{"', contentType: 'text/plain' }],
    want: { status: 400, code: 'InvalidContentType' },
  },
  {
    name: 'a deposit that is not JSON is InvalidJSON',
    rules: ['R-327'],
    operationId: 'createImmediateCharge',
    given: [{ text: '{"amount": 1' }, { text: '' }, { text: "{'amount': 1}" }, { text: '{"amount": 1}}' }],
    want: { status: 400, code: 'InvalidJSON' },
  },
  {
    name: 'a withdrawal that is not JSON is InvalidJSON',
    rules: ['R-331'],
    operationId: 'createWithdrawalByBankDetails',
    given: [{ text: '{"amount": 1' }, { text: 'null,' }],
    want: { status: 400, code: 'InvalidJSON' },
  },
  {
    name: 'Pix Automático that is not JSON is HTTP_400',
    rules: ['R-344', 'R-336'],
    operationId: 'createRecurrence',
    given: [{ text: '{"' }, { text: '' }],
    want: { status: 400, code: 'HTTP_400' },
  },
  {
    name: 'every broken field of one request is named',
    rules: ['R-328'],
    operationId: 'createImmediateCharge',
    given: [{ set: { amount: 0, externalId: '', pixKey: undefined, 'expectedPayer.taxId': 'x' } }],
    want: MALFORMED('amount', 'externalId', 'pixKey', 'expectedPayer.taxId'),
  },
  {
    name: 'a misspelt member of expectedPayer is refused, so that no check is disabled',
    gaps: ['G-433'],
    operationId: 'createImmediateCharge',
    given: ['expectedPayer.taxID', 'expectedPayer.bankAccount'].map((name) => ({ set: { [name]: 'x' } })),
    want: { status: 400, code: 'MalformedRequest' },
  },
  {
    name: 'every broken field of a Pix Automático request is named',
    rules: ['R-338', 'R-339'],
    operationId: 'createRecurrence',
    given: [{ set: { pixKey: '', externalId: undefined, 'recurrenceDetails.frequency': 'DAILY' } }],
    want: HTTP_400('pixKey', 'externalId', 'recurrenceDetails.frequency'),
  },
  {
    name: 'the shape comes before named codes and ranges',
    gaps: ['G-176'],
    operationId: 'createRecurrence',
    given: [
      { set: { externalId: '', receiverCnpj: '123', amount: 99 } },
      { set: { externalId: '', 'recurrenceDetails.totalCharges': 0 } },
    ],
    want: HTTP_400('externalId'),
  },
  {
    name: 'a named 400 comes before a range',
    gaps: ['G-176'],
    operationId: 'createRecurrence',
    given: [{ set: { receiverCnpj: '123', amount: 99, expiresIn: 59 } }],
    want: { status: 400, code: 'INVALID_RECEIVER_CNPJ', fields: ['receiverCnpj'] },
  },
  {
    name: 'the range of the amount comes before that of expiresIn and of totalCharges',
    gaps: ['G-176'],
    operationId: 'createRecurrence',
    given: [{ set: { amount: 99, expiresIn: 59, 'recurrenceDetails.totalCharges': 0 } }],
    want: { status: 422, code: 'AMOUNT_OUT_OF_RANGE', fields: ['amount'] },
  },
  {
    name: 'a valid x-correlation-id is echoed',
    rules: ['R-343'],
    gaps: ['G-184'],
    operationId: 'createRecurrence',
    given: [{ token: 'none', headers: { 'x-correlation-id': 'contract-tests-7' } }],
    want: { status: 401, code: 'HTTP_401', headers: { 'x-correlation-id': 'contract-tests-7' } },
  },
  {
    name: 'an x-correlation-id of 129 characters is replaced',
    gaps: ['G-184'],
    operationId: 'getBalance',
    given: [1, 2].map(() => ({
      token: 'none' as const,
      headers: { 'x-correlation-id': times('c', 129) },
    })),
    want: { status: 401, code: 'Unauthorized', distinct: 'x-correlation-id' },
  },
  {
    name: 'every answer has an x-request-id of its own',
    rules: ['R-343'],
    gaps: ['G-184'],
    operationId: 'listSchedules',
    given: [1, 2, 3].map(() => ({
      token: 'none' as const,
      headers: { 'x-request-id': '0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13' },
    })),
    want: { status: 401, code: 'HTTP_401', distinct: 'x-request-id' },
  },
  // §4.1: the token
  {
    name: 'the token request needs no Authorization header and is a form',
    rules: ['R-007', 'R-200'],
    operationId: 'createAccessToken',
    given: [{ token: 'none' }],
    want: { status: 200, headers: { 'cache-control': 'no-store' } },
  },
  {
    name: 'a token request in JSON or as a urlencoded form is refused',
    gaps: ['G-102'],
    operationId: 'createAccessToken',
    given: [
      { contentType: 'application/json', text: '{"grant_type":"client_credentials"}' },
      { contentType: 'application/x-www-form-urlencoded', text: 'grant_type=client_credentials' },
    ],
    want: { status: 400, code: 'InvalidContentType' },
  },
  {
    name: 'a token form of more than 16 KiB is too large',
    gaps: ['G-290'],
    operationId: 'createAccessToken',
    given: [{ bytes: 16_385 }],
    want: { status: 413, code: 'payload_too_large' },
  },
  {
    name: 'a token form of more than 16 parts is refused',
    gaps: ['G-290'],
    operationId: 'createAccessToken',
    given: [{ set: Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`other${index}`, 'x'])) }],
    want: { status: 400, code: 'invalid_request' },
  },
  {
    name: 'another grant_type is refused',
    rules: ['R-198'],
    operationId: 'createAccessToken',
    given: [{ set: { grant_type: 'password' } }, { set: { grant_type: 'CLIENT_CREDENTIALS' } }],
    want: { status: 400, code: 'unsupported_grant_type' },
  },
  {
    name: 'a malformed form is refused',
    gaps: ['G-151'],
    operationId: 'createAccessToken',
    given: [
      { contentType: 'multipart/form-data; boundary=x', text: 'no boundary' },
      { contentType: 'multipart/form-data', text: '--x\r\n' },
    ],
    want: { status: 400, code: 'invalid_request' },
  },
  // §2.1: charges
  {
    name: 'a charge without amount, expiresIn, externalId or pixKey is refused',
    rules: ['R-017', 'R-021', 'R-024', 'R-028'],
    operationId: 'createImmediateCharge',
    given: [{ set: { amount: undefined, expiresIn: undefined, externalId: undefined, pixKey: undefined } }],
    want: MALFORMED('amount', 'expiresIn', 'externalId', 'pixKey'),
  },
  {
    name: 'an amount is a positive integer of centavos, neither decimal nor text',
    rules: ['R-018', 'R-019'],
    operationId: 'createImmediateCharge',
    given: [0, -1, 10.5, '1000'].map((amount) => ({ set: { amount } })),
    want: MALFORMED('amount'),
  },
  {
    name: 'a charge of 1 centavo, of 300 or 600 seconds, or without description is accepted',
    rules: ['R-020', 'R-022', 'R-023', 'R-030'],
    operationId: 'createImmediateCharge',
    given: [
      { set: { amount: 1 } },
      { set: { expiresIn: 300 } },
      { set: { expiresIn: 600 } },
      { set: { description: undefined } },
    ],
    want: CREATED,
  },
  {
    name: 'externalId, pixKey and description of a charge end at 100, 77 and 140 characters',
    rules: ['R-026', 'R-027', 'R-029', 'R-031'],
    operationId: 'createImmediateCharge',
    given: [
      {
        set: { externalId: times('e', 101), pixKey: times('k', 78), description: times('d', 141) },
      },
    ],
    want: MALFORMED('externalId', 'pixKey', 'description'),
  },
  {
    name: 'an empty externalId is refused',
    rules: ['R-027'],
    operationId: 'createImmediateCharge',
    given: [{ set: { externalId: '' } }],
    want: MALFORMED('externalId'),
  },
  {
    name: 'the longest description and the largest metadata of a charge are accepted',
    rules: ['R-031', 'R-032', 'R-033', 'R-034'],
    operationId: 'createImmediateCharge',
    given: [
      { set: { description: times('ã', 140) } },
      { set: { metadata: entries(50) } },
      { set: { metadata: { [times('k', 50)]: times('v', 200) } } },
    ],
    want: CREATED,
  },
  {
    name: 'metadata of 51 entries is refused',
    rules: ['R-032'],
    operationId: 'createImmediateCharge',
    given: [{ set: { metadata: entries(51) } }],
    want: MALFORMED('metadata'),
  },
  {
    name: 'a metadata key of 51 and a value of 201 characters are refused',
    rules: ['R-033', 'R-034'],
    operationId: 'createImmediateCharge',
    given: [{ set: { metadata: { [times('k', 51)]: 'v', long: times('v', 201) } } }],
    want: MALFORMED(`metadata.${times('k', 51)}`, 'metadata.long'),
  },
  {
    name: 'a chargeId that is no UUIDv4 is InvalidParameter',
    rules: ['R-202'],
    operationId: 'getImmediateCharge',
    given: ['x', '2b7e4f9a-6c1d-1a83-b5f0-9d3e8c7a1f42', '%00'].map((chargeId) => ({ path: { chargeId } })),
    want: { status: 400, code: 'InvalidParameter', fields: ['chargeId'] },
  },
  {
    name: 'a revision that is no integer from 0 is InvalidParameter',
    rules: ['R-203'],
    operationId: 'getImmediateCharge',
    given: ['x', '-1', '1.5'].map((revision) => ({ query: { revision } })),
    want: { status: 400, code: 'InvalidParameter', fields: ['revision'] },
  },
  // §2.2: withdrawals
  {
    name: 'a withdrawal without amount or externalId, or with an amount that is not positive and whole, is refused',
    rules: ['R-052', 'R-053'],
    operationId: 'createWithdrawalByPixKey',
    given: [
      ...[undefined, 0, -1, 10.5].map((amount) => ({ set: { amount, externalId: undefined } })),
      { set: { amount: 0, externalId: '' } },
    ],
    want: MALFORMED('amount', 'externalId'),
  },
  {
    name: 'externalId of a withdrawal has 1 to 100 characters',
    rules: ['R-054'],
    operationId: 'createWithdrawalByPixKey',
    given: [{ set: { externalId: 'w' } }, { set: { externalId: times('w', 100) } }],
    want: ACCEPTED,
  },
  {
    name: 'externalId of 101, description of 141 and pixKey of 78 characters are refused',
    rules: ['R-054', 'R-055', 'R-058'],
    operationId: 'createWithdrawalByPixKey',
    given: [
      {
        set: {
          externalId: times('w', 101),
          description: times('d', 141),
          pixKey: `${times('a', 70)}@b.co.br`,
        },
      },
    ],
    want: MALFORMED('externalId', 'description', 'pixKey'),
  },
  {
    name: 'a CPF, an e-mail, a phone and a random key are accepted as key of a withdrawal',
    rules: ['R-059'],
    operationId: 'createWithdrawalByPixKey',
    given: [
      '52998224725',
      'maria.silva@example.com',
      '+5511987654321',
      '71f0c9a2-5d3e-4b8f-9a61-2c4e6d8f0b13',
    ].map((pixKey) => ({ set: { pixKey } })),
    want: ACCEPTED,
  },
  {
    name: 'a key of no listed type, and none, are refused',
    rules: ['R-057', 'R-060'],
    operationId: 'createWithdrawalByPixKey',
    given: [undefined, '11222333000181', 'maria', '+1 555 0100', ''].map((pixKey) => ({ set: { pixKey } })),
    want: MALFORMED('pixKey'),
  },
  {
    name: 'expectedCreditor is needed',
    rules: ['R-061'],
    operationId: 'createWithdrawalByPixKey',
    given: [{ set: { expectedCreditor: undefined } }],
    want: MALFORMED('expectedCreditor'),
  },
  {
    name: 'expectedCreditor needs name and taxId',
    rules: ['R-061'],
    operationId: 'createWithdrawalByPixKey',
    given: [{ set: { 'expectedCreditor.name': undefined, 'expectedCreditor.taxId': undefined } }],
    want: MALFORMED('expectedCreditor.name', 'expectedCreditor.taxId'),
  },
  {
    name: 'a creditor without branchCode is accepted',
    gaps: ['G-431'],
    operationId: 'createWithdrawalByBankDetails',
    given: [{ set: { 'creditor.branchCode': undefined } }],
    want: ACCEPTED,
  },
  {
    name: 'a misspelt member of creditor is refused',
    gaps: ['G-433'],
    operationId: 'createWithdrawalByBankDetails',
    given: [{ set: { 'creditor.taxID': '52998224725' } }],
    want: MALFORMED('creditor.taxID'),
  },
  {
    name: 'creditor of a withdrawal by bank details is needed',
    rules: ['R-065'],
    operationId: 'createWithdrawalByBankDetails',
    given: [{ set: { creditor: undefined } }],
    want: MALFORMED('creditor'),
  },
  {
    name: 'every member of creditor but branchCode is needed',
    rules: ['R-066'],
    operationId: 'createWithdrawalByBankDetails',
    given: [{ set: { creditor: {} } }],
    want: MALFORMED(
      ...['name', 'taxId', 'personType', 'bankCode', 'accountNumber', 'accountType'].map(
        (name) => `creditor.${name}`,
      ),
    ),
  },
  {
    name: 'an externalId of 101 characters in the path is InvalidParameter',
    rules: ['R-214'],
    operationId: 'getWithdrawal',
    given: [{ path: { externalId: times('w', 101) } }],
    want: { status: 400, code: 'InvalidParameter', fields: ['externalId'] },
  },
  {
    name: 'malformed percent-encoding in the path is InvalidParameter',
    gaps: ['G-111'],
    operationId: 'getWithdrawal',
    given: [{ rawPath: { externalId: '%zz' } }, { rawPath: { externalId: '%ff' } }],
    want: { status: 400, code: 'InvalidParameter', fields: ['externalId'] },
  },
  // §2.3: refunds
  {
    name: 'a refund of 0 or less is refused',
    rules: ['R-076'],
    operationId: 'createRefund',
    given: [0, -1].map((amount) => ({ set: { amount } })),
    want: MALFORMED('amount'),
  },
  {
    name: 'an endToEndId that is not 32 letters or digits is InvalidParameter',
    rules: ['R-079'],
    operationId: 'getRefund',
    given: [times('E', 31), times('E', 33), `${times('E', 31)}-`].map((endToEndId) => ({
      path: { endToEndId, externalId: 'refund-1' },
    })),
    want: { status: 400, code: 'InvalidParameter', fields: ['endToEndId'] },
  },
  {
    name: 'an externalId of a refund that is missing, empty, too long or holds a control character is refused',
    rules: ['R-081', 'R-082'],
    operationId: 'createRefund',
    given: [undefined, '', times('r', 101), 'a\u0007b', 'a\u0085b'].map((externalId) => ({
      set: { externalId },
    })),
    want: MALFORMED('externalId'),
  },
  // §4.6: statements
  {
    name: 'a pageSize outside 1 to 100, or no number, is INVALID_PAGE_SIZE',
    rules: ['R-220', 'R-221'],
    operationId: 'listStatement',
    given: ['0', '101', 'abc', ''].map((pageSize) => ({
      query: { initDate: '2026-03-01', endDate: '2026-03-02', pageSize },
    })),
    want: { status: 400, code: 'INVALID_PAGE_SIZE', fields: ['pageSize'] },
  },
  {
    name: 'a malformed query parameter is INVALID_QUERY_PARAMETER',
    rules: ['R-221'],
    operationId: 'listStatement',
    given: [
      { query: { initDate: '2026-03-01', endDate: '2026-03-02', page: 'x' } },
      { query: { initDate: '2026-03-01', endDate: '2026-03-02', page: '0' } },
    ],
    want: { status: 400, code: 'INVALID_QUERY_PARAMETER', fields: ['page'] },
  },
  {
    name: 'a date that is none is INVALID_DATE_RANGE',
    rules: ['R-224'],
    operationId: 'listStatement',
    given: ['2026-13-01', '2026-02-30', '01/02/2026'].map((initDate) => ({
      query: { initDate, endDate: '2026-03-02' },
    })),
    want: { status: 400, code: 'INVALID_DATE_RANGE', fields: ['initDate'] },
  },
  {
    name: 'without a date range and an id the filter is missing',
    rules: ['R-219'],
    operationId: 'listStatement',
    given: [{ query: {} }],
    want: { status: 400, code: 'MISSING_REQUIRED_FILTER' },
    beyondSchema: true,
  },
  {
    name: 'startDate, endDate, page and limit of the consolidated statement are all needed',
    rules: ['R-228'],
    operationId: 'getConsolidatedStatement',
    given: [{ query: {} }],
    want: {
      status: 400,
      code: 'InvalidParameter',
      fields: ['startDate', 'endDate', 'page', 'limit'],
    },
  },
  // §2.4, §4.8: recurrences
  {
    name: 'a CPF as receiver, a wrong length and letters as check digits are INVALID_RECEIVER_CNPJ',
    rules: ['R-010', 'R-100', 'R-101'],
    operationId: 'createRecurrence',
    given: ['52998224725', '12ABC34501DEAB', '1122233300018', '112223330001811'].map((receiverCnpj) => ({
      set: { receiverCnpj },
    })),
    want: { status: 400, code: 'INVALID_RECEIVER_CNPJ', fields: ['receiverCnpj'] },
  },
  {
    name: 'a recurrence without receiverCnpj, pixKey, externalId, expiresIn, recurrenceDetails or expectedPayer is refused',
    rules: ['R-095', 'R-102', 'R-104', 'R-108', 'R-109', 'R-110'],
    operationId: 'createRecurrence',
    given: [
      {
        set: Object.fromEntries(
          ['receiverCnpj', 'pixKey', 'externalId', 'expiresIn', 'recurrenceDetails', 'expectedPayer'].map(
            (name) => [name, undefined],
          ),
        ),
      },
    ],
    want: HTTP_400('receiverCnpj', 'pixKey', 'externalId', 'expiresIn', 'recurrenceDetails', 'expectedPayer'),
  },
  {
    name: 'a property that is not known is refused at every level, and nothing else about the request matters',
    rules: ['R-126', 'R-127'],
    operationId: 'createRecurrence',
    given: ['colour', 'recurrenceDetails.colour', 'expectedPayer.colour'].map((name) => ({
      set: { [name]: 'red' },
    })),
    want: HTTP_400('colour'),
  },
  {
    name: 'expiresIn below 60 seconds is INVALID_EXPIRATION',
    rules: ['R-106'],
    operationId: 'createRecurrence',
    given: [{ set: { expiresIn: 59 } }],
    want: { status: 422, code: 'INVALID_EXPIRATION', fields: ['expiresIn'] },
  },
  {
    name: 'expiresIn above 30 days is EXPIRATION_EXCEEDS_LIMIT',
    rules: ['R-107'],
    operationId: 'createRecurrence',
    given: [{ set: { expiresIn: 2_592_001 } }],
    want: { status: 422, code: 'EXPIRATION_EXCEEDS_LIMIT', fields: ['expiresIn'] },
  },
  {
    name: 'expiresIn of 60 and of 2592000 seconds is accepted',
    rules: ['R-105'],
    operationId: 'createRecurrence',
    given: [60, 2_592_000].map((expiresIn) => ({ set: { expiresIn } })),
    want: CREATED,
  },
  {
    name: 'an amount of 99 or 100000001 is AMOUNT_OUT_OF_RANGE',
    rules: ['R-114'],
    operationId: 'createRecurrence',
    given: [99, 100_000_001].map((amount) => ({ set: { amount } })),
    want: { status: 422, code: 'AMOUNT_OUT_OF_RANGE', fields: ['amount'] },
  },
  {
    name: 'an amount of 100 and of 100000000 is accepted',
    rules: ['R-113'],
    operationId: 'createRecurrence',
    given: [100, 100_000_000].map((amount) => ({ set: { amount } })),
    want: CREATED,
  },
  {
    name: 'an amount that is no integer is INVALID_AMOUNT',
    rules: ['R-115'],
    operationId: 'createRecurrence',
    given: [100.5, '100'].map((amount) => ({ set: { amount } })),
    want: { status: 400, code: 'INVALID_AMOUNT', fields: ['amount'] },
  },
  {
    name: 'amount together with minimumAmount is AMOUNT_MODEL_CONFLICT',
    rules: ['R-118'],
    operationId: 'createRecurrence',
    given: [{ set: { amount: 1000, minimumAmount: 100, firstPaymentAmount: undefined } }],
    want: { status: 422, code: 'AMOUNT_MODEL_CONFLICT' },
  },
  {
    name: 'a variable recurrence without firstPaymentAmount is FIRST_PAYMENT_AMOUNT_REQUIRED',
    rules: ['R-122'],
    operationId: 'createRecurrence',
    given: [{ set: { amount: undefined, minimumAmount: undefined, firstPaymentAmount: undefined } }],
    want: { status: 422, code: 'FIRST_PAYMENT_AMOUNT_REQUIRED' },
  },
  {
    name: 'a fixed recurrence with firstPaymentAmount is FIRST_PAYMENT_AMOUNT_NOT_ALLOWED',
    rules: ['R-123'],
    operationId: 'createRecurrence',
    given: [{ set: { amount: 1000, minimumAmount: undefined, firstPaymentAmount: 1000 } }],
    want: { status: 422, code: 'FIRST_PAYMENT_AMOUNT_NOT_ALLOWED' },
  },
  {
    name: 'a firstPaymentDate that is no date is INVALID_DATE',
    rules: ['R-135'],
    operationId: 'createRecurrence',
    given: ['2026-02-30', '01/02/2026'].map((date) => ({
      set: { 'recurrenceDetails.firstPaymentDate': date },
    })),
    want: { status: 400, code: 'INVALID_DATE', fields: ['recurrenceDetails.firstPaymentDate'] },
  },
  {
    name: 'totalCharges of 0 and of 1000 is INVALID_TOTAL_CHARGES',
    rules: ['R-132'],
    operationId: 'createRecurrence',
    given: [0, 1000].map((totalCharges) => ({ set: { 'recurrenceDetails.totalCharges': totalCharges } })),
    want: { status: 422, code: 'INVALID_TOTAL_CHARGES', fields: ['recurrenceDetails.totalCharges'] },
  },
  {
    name: 'the receiver cannot cancel in the name of the payer',
    rules: ['R-146'],
    operationId: 'cancelRecurrence',
    given: [{ set: { reason: 'PAYER_REQUESTED' } }],
    want: HTTP_400('reason'),
  },
  {
    name: 'a limit of 0 or 101 is HTTP_400',
    rules: ['R-241'],
    operationId: 'listRecurrences',
    given: ['0', '101'].map((limit) => ({ query: { limit } })),
    want: HTTP_400('limit'),
  },
  {
    name: 'a limit of 1 and of 100 is accepted',
    rules: ['R-241'],
    operationId: 'listRecurrences',
    given: ['1', '100'].map((limit) => ({ query: { limit } })),
    want: { status: 200 },
  },
  {
    name: 'a cancellation without externalId and reason, or with one of 256 characters, is refused',
    rules: ['R-249', 'R-250'],
    operationId: 'cancelRecurrence',
    given: [
      { set: { externalId: undefined, reason: undefined } },
      { set: { externalId: times('c', 256), reason: undefined } },
    ],
    want: HTTP_400('externalId', 'reason'),
  },
  {
    name: 'an observation of 501 characters is refused',
    rules: ['R-251'],
    operationId: 'cancelRecurrence',
    given: [{ set: { observation: times('o', 501) } }],
    want: HTTP_400('observation'),
  },
  {
    name: 'a reason of a schedule that is missing, empty or of 501 characters is refused',
    rules: ['R-257', 'R-258'],
    operationId: 'cancelSchedule',
    given: [undefined, '', times('r', 501)].map((reason) => ({ set: { reason } })),
    want: HTTP_400('reason'),
  },
  {
    name: 'a malformed location token names no resource',
    rules: ['R-260'],
    operationId: 'getRecurrenceLocation',
    given: [{ path: { accessToken: 'x' } }, { rawPath: { accessToken: '%zz' } }],
    want: { status: 404, code: 'RESOURCE_MISSING' },
  },
  {
    name: 'a location is read without a token',
    rules: ['R-259'],
    operationId: 'getRecurrenceLocation',
    given: [{ token: 'none' }],
    want: { status: 200 },
  },
  {
    name: 'a due date that is no date is INVALID_DATE',
    rules: ['R-278'],
    operationId: 'createSchedule',
    given: ['2026-02-30', 'tomorrow'].map((dueDate) => ({ set: { dueDate } })),
    want: { status: 400, code: 'INVALID_DATE', fields: ['dueDate'] },
  },
  {
    name: 'cycle 1 is the first payment, not a schedule',
    rules: ['R-264'],
    operationId: 'createSchedule',
    given: [{ set: { cycleNumber: 1 } }],
    want: { status: 422, code: 'INVALID_CYCLE_NUMBER', fields: ['cycleNumber'] },
  },
  {
    name: 'a schedule with a property that is not known is refused',
    rules: ['R-279'],
    operationId: 'createSchedule',
    given: [{ set: { colour: 'red' } }],
    want: HTTP_400('colour'),
  },
  {
    name: 'a retry without retryDate, or without externalId, is refused',
    rules: ['R-288'],
    operationId: 'createPostDueRetry',
    given: [{ set: { retryDate: undefined, externalId: undefined } }],
    want: HTTP_400('retryDate', 'externalId'),
  },
  {
    name: 'an authorization without outcome, or with another, is refused',
    rules: ['R-298'],
    operationId: 'simulateAuthorization',
    given: [undefined, 'MAYBE'].map((outcome) => ({ set: { outcome } })),
    want: HTTP_400('outcome'),
  },
]
