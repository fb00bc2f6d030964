import { describe, expect, it } from 'vitest'
import { checkedSchemas } from '../src/checked.ts'
import { checksFile } from '../src/checks-file.ts'
import { contractFile } from '../src/contract-file.ts'
import { generateFiles } from '../src/files.ts'
import { operationsOf } from '../src/operations.ts'
import { CONTRACT, SANDBOX } from '../src/surface.ts'
import { at, contractWith, type Node, put, sandboxWith } from './contract.ts'

const BALANCE = ['paths', '/v1/balance', 'get'] as const
const TRANSFER = ['paths', '/v1/internal-transfer', 'post'] as const
const CHARGE = ['paths', '/v1/pix/deposit/immediate-charge/{chargeId}', 'get'] as const
const REFUND = ['paths', '/v1/pix/refund/{endToEndId}', 'post'] as const

const generate = (change?: (document: Node) => void): ReadonlyMap<string, string> =>
  generateFiles(contractWith(change))

function file(name: string, change?: (document: Node) => void): string {
  const text = generate(change).get(name)
  if (text === undefined) throw new Error(`No ${name} was generated.`)
  return text
}

it('gives the same files for the same contract', async () => {
  const [first, second] = [generate(), generate()]
  expect([...second]).toEqual([...first])
  expect([...first.keys()]).toEqual([
    'operations.ts',
    'resources.ts',
    'errors.ts',
    'version.ts',
    'outcomes.ts',
    'webhooks.ts',
    'checks.ts',
  ])
})

it('leaves the contract as it was', async () => {
  const document = contractWith()
  generateFiles(document)
  expect(document).toEqual(contractWith())
})

it('tells in the first line of each file where it comes from', async () => {
  const first = new Set([...generate().values()].map((text) => text.split('\n', 1)[0]))
  expect([...first]).toEqual(['// Generated from the contract in spec/ by `bundle`. Do not edit.'])
})

describe('refuses', () => {
  const inQuery = (name: string): Node =>
    ({ name, in: 'query', schema: { type: 'string' } }) as unknown as Node
  const addParameter = (path: readonly string[], parameter: Node) => (document: Node) => {
    const operation = at(document, ...path)
    const parameters = (operation['parameters'] ?? []) as unknown as Node[]
    put(operation, 'parameters', [...parameters, parameter])
  }
  const schemaOf = (document: Node, name: string): Node => at(document, 'components', 'schemas', name)

  it.each<[what: string, change: (document: Node) => void, message: RegExp]>([
    [
      'a write with a query and a body, since a method would send only one of them',
      addParameter(TRANSFER, inQuery('dryRun')),
      /createInternalTransfer/,
    ],
    [
      'a parameter of the query with the name of one in the path',
      addParameter(CHARGE, inQuery('chargeId')),
      /^getImmediateCharge has chargeId both in the path and in the query/,
    ],
    [
      'a parameter of the query with the name of a property of the body',
      addParameter(REFUND, inQuery('amount')),
      /^createRefund has a query and a body/,
    ],
    [
      'a required property of the body with the name of a parameter of the path',
      (document) => {
        const schema = schemaOf(document, 'CreateRefundRequest')
        put(at(schema, 'properties'), 'endToEndId', { type: 'string' })
        put(schema, 'required', ['endToEndId'])
      },
      /^createRefund requires endToEndId in the path and in the body/,
    ],
    [
      'a success that is not JSON',
      (document) =>
        put(at(document, ...BALANCE, 'responses', '200'), 'content', {
          'text/csv': { schema: { type: 'string' } },
        }),
      /^getBalance has a 2XX response that is not JSON/,
    ],
    [
      'a keyword that checks cannot judge, in a success',
      (document) => put(schemaOf(document, 'Balance'), 'minProperties', 1),
      /^Balance: the client cannot check the keyword minProperties/,
    ],
    [
      'a keyword that checks cannot judge, deep inside',
      (document) => put(at(schemaOf(document, 'ImmediateCharge'), 'properties', 'amount'), 'multipleOf', 5),
      /^ImmediateCharge\/amount: the client cannot check the keyword multipleOf/,
    ],
    [
      'a rule beside a reference, in a success',
      (document) => put(at(schemaOf(document, 'ImmediateCharge'), 'properties', 'amount'), 'minimum', 5),
      /^ImmediateCharge\/amount: the client cannot check keywords beside \$ref/,
    ],
    [
      'a success that is closed, since later versions may add to it',
      (document) => put(schemaOf(document, 'Balance'), 'additionalProperties', false),
      /^Balance: the client cannot check additionalProperties: false beside properties/,
    ],
    [
      'a success with properties that may be null',
      (document) => put(schemaOf(document, 'Balance'), 'type', ['object', 'null']),
      /^Balance: the client cannot check type: \["object","null"\] beside properties/,
    ],
    [
      'a required property that is none, in a success',
      (document) => put(schemaOf(document, 'Balance'), 'required', ['lost']),
      /^Balance: lost is required, but no property/,
    ],
    [
      'an event with the name that the client gives to events that it does not know',
      (document) => {
        const webhooks = at(document, 'webhooks')
        put(webhooks, 'unknown', webhooks['pixChargePaid'])
      },
      /^An event must not be named unknown/,
    ],
    [
      'a status of a withdrawal of which the contract does not say where the amount is',
      (document) => put(schemaOf(document, 'WithdrawalStatus'), 'enum', ['PROCESSING', 'HELD']),
      /^WithdrawalStatus: HELD must be both in the schema and in the state machine, with money/,
    ],
    [
      'a status that means that the amount is back for a refund, but not for a withdrawal',
      (document) => put(at(document, 'x-money-by-status', 'RefundStatus'), 'SUCCESS', 'back'),
      /^SUCCESS is back for one resource and paid for another/,
    ],
    [
      'a contract without a status after which the amount is back',
      (document) => put(document, 'x-money-by-status', {}),
      /^The contract names no status after which the amount is back/,
    ],
    [
      'an error of the money family that may be retried though its status does not say so',
      (document) =>
        put(at(document, 'x-error-catalogue', 'codes', 'money', 'ACCOUNT_NOT_FOUND'), 'retryable', true),
      /^\w+: retryable of ACCOUNT_NOT_FOUND does not follow from its status 404/,
    ],
    [
      'an error of the token family that may not be retried though its status says so',
      (document) =>
        put(at(document, 'x-error-catalogue', 'codes', 'token', 'server_error'), 'retryable', false),
      /^createAccessToken: retryable of server_error does not follow from its status 500/,
    ],
  ])('%s', async (_, change, message) => {
    expect(() => generate(change)).toThrow(message)
  })
})

it('takes an optional property of the body that repeats a parameter of the path', async () => {
  const resources = file('resources.ts', (document) =>
    put(at(document, 'components', 'schemas', 'CreateRefundRequest', 'properties'), 'endToEndId', {
      type: 'string',
    }),
  )
  expect(resources).toContain('createRefund(parameters: CreateRefundParameters')
})

describe('an operation that is added to the contract', () => {
  const added = (document: Node): void => {
    const operation = { ...structuredClone(at(document, ...CHARGE)), operationId: 'getChargeReceipt' }
    put(at(document, 'paths'), '/v1/pix/deposit/immediate-charge/{chargeId}/receipt', { get: operation })
    const operations = at(document, 'x-error-catalogue', 'operations')
    put(operations, 'getChargeReceipt', operations['getImmediateCharge'])
  }

  it('becomes a method with its parameters, a row, errors and a check, with nothing written by hand', async () => {
    const files = generate(added)
    expect(files.get('resources.ts')).toContain(
      '  getChargeReceipt(parameters: GetChargeReceiptParameters, options?: CallOptions): Promise<ImmediateCharge>\n',
    )
    expect(files.get('resources.ts')).toMatch(
      /export interface GetChargeReceiptParameters \{\n[^}]*\n {2}chargeId: operations\['getChargeReceipt'\]\['parameters'\]\['path'\]\['chargeId'\]\n/,
    )
    expect(files.get('operations.ts')).toContain(
      "    getChargeReceipt: { path: '/v1/pix/deposit/immediate-charge/{chargeId}/receipt' },\n",
    )
    expect(files.get('errors.ts')).toMatch(/ {2}getChargeReceipt: \{\n {4}Unauthorized: 401\n/)
    expect(files.get('checks.ts')).toContain(
      '  getChargeReceipt: { 200: { accepts: isImmediateCharge, schema: ImmediateCharge } },\n',
    )
  })
})

it('gives each operation of the contract its row and its method', async () => {
  const document = contractWith()
  const ids = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId])),
  )
  const [rows, resources] = [file('operations.ts'), file('resources.ts')]
  expect(ids.filter((id) => !rows.includes(`    ${id}: { `))).toEqual([])
  expect(ids.filter((id) => !new RegExp(`  (readonly )?${id}[(:]`).test(resources))).toEqual([])
})

describe('of the control API', () => {
  const sandbox = (change?: (document: Node) => void): ReadonlyMap<string, string> =>
    generateFiles(sandboxWith(change), SANDBOX)

  it('has neither events nor checks, and reaches the modules of the client from a folder below them', async () => {
    const files = sandbox()
    expect([...files.keys()]).toEqual(['operations.ts', 'resources.ts', 'errors.ts'])
    expect(files.get('operations.ts')).toContain("from '../../operation-row.ts'")
    expect(files.get('resources.ts')).toContain("from '../../list.ts'")
    expect(files.get('resources.ts')).toContain('export interface SandboxResources {')
  })

  it('asks for no object where the body may be left out, and for one where it must be sent', async () => {
    const resources = sandbox().get('resources.ts')
    expect(resources).toContain(
      '  createWallet(parameters?: CreateWalletParameters, options?: CallOptions): Promise<WalletCreated>\n',
    )
    const required = sandbox((document) =>
      put(at(document, 'paths', '/sandbox/wallets', 'post', 'requestBody'), 'required', true),
    )
    expect(required.get('resources.ts')).toContain('createWallet(parameters: CreateWalletParameters,')
  })

  it('takes no token where one is optional, and does not say that none can be sent', async () => {
    const files = sandbox()
    expect(files.get('operations.ts')).toContain(
      "    checkLedger: { path: '/sandbox/ledger/check', open: true },\n",
    )
    expect(files.get('resources.ts')).not.toContain('Needs no token.')
  })

  it.each<[what: string, path: string, method: string]>([
    ['a DELETE with a body', '/sandbox/wallets/{walletId}/faults', 'delete'],
    ['a read with a body', '/sandbox/wallets', 'get'],
  ])('is refused with %s', async (_, path, method) => {
    const generated = (): unknown =>
      sandbox((document) =>
        put(at(document, 'paths', path, method), 'requestBody', {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/EmptyRequest' } } },
        }),
      )
    expect(generated).toThrow(/the client requires that GET and DELETE have no body/)
  })
})

describe('x-extensible-enum', () => {
  const status = (type: unknown) => (document: Node) =>
    put(at(document, 'components', 'schemas', 'Balance', 'properties'), 'tier', {
      type,
      'x-extensible-enum': ['GOLD', "O'NE"],
    })

  it.each<[type: unknown, want: string]>([
    ['string', `tier?: 'GOLD' | 'O\\'NE' | (string & {});`],
    [['string', 'null'], `tier?: 'GOLD' | 'O\\'NE' | (string & {}) | null;`],
  ])('of %j becomes a union that stays open', async (type, want) => {
    expect(await contractFile(contractWith(status(type)), CONTRACT)).toContain(want)
  })

  it('is not checked, so that new values pass', async () => {
    const text = file('checks.ts', status('string'))
    expect(text).toContain("    (value['tier'] === undefined || typeof value['tier'] === 'string')")
    expect(text).not.toContain('GOLD')
  })
})

describe('a check', () => {
  const withProperty = (schema: unknown): string => {
    const document = contractWith((it) => {
      const balance = at(it, 'components', 'schemas', 'Balance')
      put(at(balance, 'properties'), 'added', schema)
      put(balance, 'required', ['added'])
    })
    return checksFile(checkedSchemas(document, operationsOf(document)), CONTRACT)
  }
  /** Returns the generated condition for a property with this schema. `x` stands for the value of the property. */
  const conditionOf = (schema: unknown): string | undefined => {
    const lines = withProperty(schema).split('function isBalance(')[1]?.split('\n') ?? []
    const line = lines.find((it) => it.includes("value['added']"))
    return line?.trim().replaceAll("value['added']", 'x')
  }

  it.each<[what: string, schema: unknown, condition: string]>([
    ['any value', {}, 'x !== undefined'],
    ['a string', { type: 'string' }, "typeof x === 'string'"],
    [
      'a string with a length',
      { type: 'string', minLength: 2, maxLength: 9 },
      "(typeof x === 'string' && hasLength(x, 2, 9))",
    ],
    [
      'a string with a minimum length only',
      { type: 'string', minLength: 2 },
      "(typeof x === 'string' && hasLength(x, 2, Infinity))",
    ],
    ['a format', { type: 'string', format: 'uri' }, "(typeof x === 'string' && isUri(x))"],
    [
      'an enumeration with null',
      { type: ['string', 'null'], enum: ['A', "O'NE", null] },
      "((x === 'A' || x === 'O\\'NE') || x === null)",
    ],
    ['an enumeration without null', { type: ['string', 'null'], enum: ['A'] }, "x === 'A'"],
    ['an enumeration of integers', { type: 'integer', enum: [1, 2.5] }, 'x === 1'],
    [
      'an integer with bounds',
      { type: 'integer', minimum: 0, maximum: 9 },
      "(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 9)",
    ],
    ['a number', { type: 'number', maximum: 1.5 }, "(typeof x === 'number' && x <= 1.5)"],
    ['several types', { type: ['boolean', 'string'] }, "(typeof x === 'boolean' || typeof x === 'string')"],
    [
      'a schema or null',
      { oneOf: [{ type: 'boolean' }, { type: 'null' }] },
      "(x === null || typeof x === 'boolean')",
    ],
    [
      'several schemas',
      { oneOf: [{ type: 'boolean' }, { type: 'string' }] },
      "exactlyOne(typeof x === 'boolean', typeof x === 'string')",
    ],
    [
      'null beside a schema that accepts null too',
      { oneOf: [{ type: ['boolean', 'null'] }, { type: 'null' }] },
      "exactlyOne((typeof x === 'boolean' || x === null), x === null)",
    ],
    [
      'an array',
      { type: 'array', items: { type: 'boolean' }, maxItems: 3 },
      "(Array.isArray(x) && x.length <= 3 && x.every((item) => typeof item === 'boolean'))",
    ],
    [
      'an object with names of the user',
      {
        type: 'object',
        additionalProperties: { type: 'boolean' },
        propertyNames: { type: 'string', maxLength: 3 },
      },
      "(isObject(x) && Object.keys(x).every((name) => (typeof name === 'string' && hasLength(name, 0, 3))) && Object.values(x).every((item) => typeof item === 'boolean'))",
    ],
    [
      'an empty object',
      { type: 'object', additionalProperties: false },
      '(isObject(x) && Object.keys(x).length <= 0)',
    ],
  ])('has a plain condition for %s', (_, schema, condition) => {
    expect(conditionOf(schema)?.replace(/ &&$/, '')).toBe(condition)
  })

  it('accepts an optional property that is missing', () => {
    const text = file('checks.ts', (document) =>
      put(at(document, 'components', 'schemas', 'Balance', 'properties'), 'added', { type: 'boolean' }),
    )
    expect(text).toContain("    (value['added'] === undefined || typeof value['added'] === 'boolean')")
    expect(text).toMatch(/^const Balance: Schema = .*, optional: \[.*'added'\] \}$/m)
  })

  it('writes each pattern once, as the contract does', () => {
    const text = withProperty({ type: 'string', pattern: '^(a/b){8}[^\\d]$' })
    expect(text.split('/^(a\\/b){8}[^\\d]$/u')).toHaveLength(2)
    expect(conditionOf({ type: 'string', pattern: '^[0-9]{11}$' })).toMatch(
      /^\(typeof x === 'string' && PATTERN_\d+\.test\(x\)\)$/,
    )
  })

  it.each<[pattern: string, expression: string]>([
    ['^\\w{2}$', '/^\\w{2}$/'],
    ['^[a-z]{8}\\d$', '/^[a-z]{8}\\d$/'],
    ['^.$', '/^.$/u'],
    ['^[^a]$', '/^[^a]$/u'],
    ['^\\S$', '/^\\S$/u'],
    ['^é$', '/^é$/u'],
    ['^\\p{L}$', '/^\\p{L}$/u'],
  ])('has the flag u where the pattern %s can match other characters than ASCII', (pattern, expression) => {
    expect(withProperty({ type: 'string', pattern })).toContain(`= ${expression}\n`)
  })

  it('has a name for an object that has none in the contract', () => {
    const schema = { type: 'object', properties: { deep: { type: 'object', properties: {} } } }
    expect(conditionOf(schema)).toBe('isBalance_added(x)')
    const text = withProperty(schema)
    expect(text).toContain('const Balance_added: Schema = ')
    expect(text).toContain("    (value['deep'] === undefined || isBalance_added_deep(value['deep']))")
  })

  it('knows objects that contain themselves', () => {
    const schema = { oneOf: [{ $ref: '#/components/schemas/Balance' }, { type: 'null' }] }
    expect(conditionOf(schema)).toBe('(x === null || isBalance(x))')
    expect(withProperty(schema)).toContain("added: { get oneOf() { return [Balance, { type: 'null' }] } }")
    const items = { type: 'array', items: { $ref: '#/components/schemas/Balance' } }
    expect(withProperty(items)).toContain("added: { type: 'array', get items() { return Balance } }")
    expect(withProperty({ $ref: '#/components/schemas/Balance' })).toContain('get added() { return Balance }')
  })

  it.each<[problem: string, schema: unknown]>([
    ['the format email', { type: 'string', format: 'email' }],
    ['enum of an object or array', { type: 'array', enum: [[true]] }],
    ['keywords beside oneOf', { oneOf: [{ type: 'boolean' }], type: 'boolean' }],
    ['keywords without type', { maxLength: 3 }],
    ['required without properties', { type: 'object', required: ['a'] }],
  ])('does not exist for %s: the contract is refused', (problem, schema) => {
    expect(() => withProperty(schema)).toThrow(`Balance/added: the client cannot check ${problem}.`)
  })
})

it('cannot be led out of a comment by the contract', async () => {
  const resources = file('resources.ts', (document) =>
    put(at(document, ...BALANCE), 'description', 'Ends */ here'),
  )
  expect(resources).toContain('Ends *\\/ here')
})
