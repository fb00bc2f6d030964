import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { loadErrors } from '../src/data/load-errors.ts'
import { loadGaps } from '../src/data/load-gaps.ts'
import { loadMachines } from '../src/data/load-machines.ts'
import { loadSections } from '../src/data/load-sections.ts'
import { readYaml } from '../src/data/yaml-source.ts'
import {
  errors,
  errorsOf,
  gaps,
  machines,
  rejectionCodes,
  rules,
  sections,
  type ErrorCode,
  type ErrorCodeOf,
  type GapId,
  type OperationId,
  type RejectionCode,
  type RuleId,
} from '../src/index.ts'

const root = dirname(import.meta.dirname)
const catalogue = loadErrors(root)
const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(3, '0')}`)

describe('the gap register', () => {
  const ids = gaps.map((gap) => gap.id)

  it('has the 197 points of the source and the one on {scheduleId}', () => {
    expect(ids.slice(0, 198)).toEqual(numbered('G', 198))
  })

  it('is sorted by id, each there once', () => {
    expect(ids).toEqual([...new Set(ids)].sort())
  })

  it('cites sections that exist', () => {
    const known = new Set(sections.map((section) => section.id))
    expect(gaps.flatMap((gap) => gap.sections).filter((id) => !known.has(id))).toEqual([])
  })

  it('is written in sentences', () => {
    const texts = gaps.flatMap((gap) => [gap.unknown, gap.assumption, gap.evidence, gap.effectIfWrong])
    expect(texts.filter((text) => !text.endsWith('.') || text.includes('  '))).toEqual([])
  })

  it('says which rows were settled by a choice of design', () => {
    const decided = new Set(gaps.filter((gap) => gap.status === 'decided').map((gap) => gap.id))
    const expected: GapId[] = ['G-108', 'G-146', 'G-159', 'G-160', 'G-161', 'G-164', 'G-198']
    expect(expected.filter((id) => !decided.has(id))).toEqual([])
  })
})

describe('the sections', () => {
  it('hold the rules, numbered without a hole, each once', () => {
    expect(rules.length).toBeGreaterThan(300)
    expect(rules.map((rule) => rule.id).sort()).toEqual(numbered('R', rules.length))
  })

  it('stand in the order of the source', () => {
    const order = sections.map((section) => section.id.slice(1).split('.').map(Number))
    const sorted = order.toSorted(
      (a, b) => a[0]! - b[0]! || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0),
    )
    expect(order).toEqual(sorted)
  })

  it('have rules that cite gaps that exist', () => {
    const known = new Set(gaps.map((gap) => gap.id))
    expect(rules.filter((rule) => rule.gaps.some((gap) => !known.has(gap)))).toEqual([])
  })
})

describe('the error catalogue', () => {
  it('has an entry for each operation of the contract, and no other', () => {
    expect(Object.keys(catalogue.operations).toSorted()).toEqual(operationsOfContract().toSorted())
  })

  it('has no code that neither an operation nor a role uses', () => {
    const used = new Set([
      ...Object.values(catalogue.operations).flatMap(({ family, codes }) =>
        codes.map(({ code }) => `${family}.${code}`),
      ),
      ...Object.entries(catalogue.families).flatMap(([family, { roles }]) =>
        Object.values(roles)
          .flat()
          .map((code) => `${family}.${code}`),
      ),
    ])
    const unused = catalogue.codes.map((row) => `${row.family}.${row.code}`).filter((code) => !used.has(code))
    expect(unused).toEqual([])
  })

  it('cites sections and gaps that exist', () => {
    const known = new Set([...sections.map((section) => section.id), ...gaps.map((gap) => gap.id)])
    const rows = [...catalogue.codes, ...catalogue.rejectionCodes, ...Object.values(catalogue.families)]
    const cited = rows.flatMap((row) => [row['x-source'] ?? [], row['x-gap'] ?? []].flat()) as string[]
    expect(cited.filter((id) => !known.has(id as GapId))).toEqual([])
  })

  it('has a type for each code of Pix Automático, that of the source (R-335 to R-337), and for no other', () => {
    const typeOf = ({
      code,
      family,
      status,
      retryable,
    }: (typeof catalogue.codes)[number]): string | undefined => {
      if (family !== 'automatic') return undefined
      if (code === `HTTP_${status}`) return 'invalidRequestError'
      return status >= 500 && retryable ? 'apiError' : 'pixAutomaticError'
    }
    expect(catalogue.codes.filter((row) => row.type !== typeOf(row))).toEqual([])
  })

  it('lets no request be repeated that cannot succeed (G-178, R-340, R-341)', () => {
    const wrong = catalogue.codes.filter(
      (row) =>
        (row.retryable || row.retryableWhen !== undefined) !== (row.status >= 500 || row.status === 429),
    )
    expect(wrong).toEqual([])
  })

  it('calls a write refused only after a 4XX, and unknown after each failure of the service or of something behind it', () => {
    const wrong = catalogue.codes.filter(({ status, outcome, family, code }) =>
      status < 500 || family === 'token' || code === 'HTTP_503'
        ? outcome === 'unknown' && code !== 'IDEMPOTENCY_ERROR'
        : outcome !== 'unknown',
    )
    expect(wrong).toEqual([])
  })

  it('calls a write refused only for reasons that come after the look-up of the externalId, or that an earlier request with the same body would meet', () => {
    const before = Object.values(catalogue.operations).flatMap(({ family, codes }) => {
      const lookup = codes.findIndex(({ code }) => code === 'IDEMPOTENCY_ERROR')
      return codes
        .slice(0, Math.max(lookup, 0))
        .flatMap(({ code }) => catalogue.codes.filter((row) => row.family === family && row.code === code))
    })
    const refusing = new Set(before.filter(({ outcome }) => outcome === 'refused').map(({ code }) => code))
    expect([...refusing].toSorted()).toEqual(
      [
        // The body or the path: the same request has the same fault each time.
        'HTTP_400',
        'INVALID_AMOUNT',
        'INVALID_DATE',
        'INVALID_PAYER_TAX_ID',
        'INVALID_RECEIVER_CNPJ',
        'InvalidParameter',
        'MalformedRequest',
        // The resource in the path: nothing can have happened to a resource that does not exist or belongs to others.
        'Forbidden',
        'NotFound',
        'RECURRENCE_ACCESS_DENIED',
        'RESOURCE_MISSING',
        'SCHEDULE_ACCESS_DENIED',
      ].toSorted(),
    )
  })
})

/** The tables of §7.1 to §7.4, typed by hand. The catalogue is compared with them. */
const SOURCE_CODES = {
  '§7.1': {
    family: 'money',
    codes: [
      [400, 'InvalidContentType', ['createImmediateCharge', 'simulatePayment']],
      [400, 'MalformedRequest', ['createImmediateCharge', 'simulatePayment']],
      [400, 'InvalidJSON', ['createImmediateCharge', 'simulatePayment']],
      [400, 'InvalidParameter', ['getImmediateCharge']],
      [403, 'Forbidden', ['getImmediateCharge', 'simulatePayment']],
      [404, 'NotFound', ['getImmediateCharge', 'simulatePayment']],
    ],
  },
  '§7.2': {
    family: 'money',
    codes: [
      [400, 'InvalidContentType', ['createWithdrawalByPixKey', 'createWithdrawalByBankDetails']],
      [400, 'MalformedRequest', ['createWithdrawalByPixKey', 'createWithdrawalByBankDetails']],
      [400, 'InvalidJSON', ['createWithdrawalByPixKey', 'createWithdrawalByBankDetails']],
      [400, 'InvalidParameter', ['getWithdrawal']],
      [404, 'NotFound', ['getWithdrawal']],
      [404, 'PIX_KEY_NOT_FOUND', ['createWithdrawalByPixKey']],
      [422, 'IGAMING_CPF_MISMATCH', ['createWithdrawalByPixKey', 'createWithdrawalByBankDetails']],
      [422, 'SECURE_LOOP_ACCOUNT_MISMATCH', ['createWithdrawalByPixKey', 'createWithdrawalByBankDetails']],
    ],
  },
  '§7.3': {
    family: 'money',
    codes: [
      [400, 'INVALID_DATE_RANGE', ['listStatement']],
      [400, 'MISSING_REQUIRED_FILTER', ['listStatement']],
      [400, 'INVALID_PAGE_SIZE', ['listStatement']],
      [400, 'INVALID_QUERY_PARAMETER', ['listStatement']],
      [400, 'InvalidParameter', ['getConsolidatedStatement']],
      [404, 'ACCOUNT_NOT_FOUND', ['listStatement', 'getConsolidatedStatement']],
    ],
  },
  '§7.4': {
    family: 'automatic',
    codes: [
      [400, 'HTTP_400', ['createRecurrence', 'cancelRecurrence', 'createSchedule', 'listSchedules']],
      [400, 'INVALID_RECEIVER_CNPJ', ['createRecurrence']],
      [400, 'INVALID_PAYER_TAX_ID', ['createRecurrence']],
      [400, 'INVALID_AMOUNT', ['createRecurrence', 'createSchedule']],
      [400, 'INVALID_DATE', ['createRecurrence', 'createSchedule', 'createPostDueRetry']],
      [401, 'HTTP_401', ['createRecurrence', 'getRecurrence', 'simulateFirstPayment']],
      [403, 'RECURRENCE_ACCESS_DENIED', ['getRecurrence', 'cancelRecurrence', 'createSchedule']],
      [403, 'SCHEDULE_ACCESS_DENIED', ['getSchedule', 'cancelSchedule', 'createPostDueRetry']],
      [404, 'RESOURCE_MISSING', ['getRecurrence', 'getSchedule', 'getRecurrenceLocation']],
      [409, 'RECENT_PAYER_JOURNEY_EXISTS', ['createRecurrence']],
      [409, 'INVALID_RECURRENCE_STATE', ['cancelRecurrence', 'simulateFirstPayment']],
      [409, 'AUTHORIZED_RECURRENCE_REQUIRED', ['createSchedule']],
      [409, 'CYCLE_ALREADY_EXISTS', ['createSchedule']],
      [409, 'SCHEDULE_NOT_CANCELABLE', ['cancelSchedule']],
      [
        409,
        'IDEMPOTENCY_ERROR',
        ['createRecurrence', 'cancelRecurrence', 'createSchedule', 'cancelSchedule', 'createPostDueRetry'],
      ],
      [422, 'AMOUNT_OUT_OF_RANGE', ['createRecurrence', 'createSchedule']],
      [422, 'AMOUNT_MODEL_CONFLICT', ['createRecurrence']],
      [422, 'FIRST_PAYMENT_AMOUNT_REQUIRED', ['createRecurrence']],
      [422, 'FIRST_PAYMENT_AMOUNT_NOT_ALLOWED', ['createRecurrence']],
      [422, 'INVALID_EXPIRATION', ['createRecurrence']],
      [422, 'EXPIRATION_EXCEEDS_LIMIT', ['createRecurrence']],
      [422, 'DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION', ['createRecurrence']],
      [422, 'INVALID_TOTAL_CHARGES', ['createRecurrence']],
      [422, 'RISK_ASSESSMENT_REJECTED', ['createRecurrence']],
      [422, 'CANCELLATION_CUTOFF_EXCEEDED', ['cancelSchedule']],
      [422, 'INVALID_CYCLE_NUMBER', ['createSchedule']],
      [422, 'FIXED_AMOUNT_MISMATCH', ['createSchedule']],
      [422, 'INVALID_SCHEDULE_WINDOW', ['createSchedule']],
      [422, 'BEFORE_RECURRENCE_START', ['createSchedule']],
      [422, 'AFTER_RECURRENCE_END', ['createSchedule']],
      [422, 'SCHEDULE_OUTSIDE_RECURRENCE_CYCLE', ['createSchedule']],
      [422, 'MUNICIPALITY_REQUIRED', ['createSchedule']],
      [422, 'POST_DUE_RETRY_NOT_ALLOWED', ['createPostDueRetry']],
      [422, 'INVALID_POST_DUE_RETRY_DATE', ['createPostDueRetry']],
      [422, 'POST_DUE_RETRY_LIMIT_EXCEEDED', ['createPostDueRetry']],
      [422, 'POST_DUE_RETRY_CROSSES_CYCLE', ['createPostDueRetry']],
      [422, 'POST_DUE_RETRY_CUTOFF_EXCEEDED', ['createPostDueRetry']],
      [422, 'EXPECTED_PAYER_MISMATCH', ['simulateFirstPayment']],
      [422, 'FIRST_PAYMENT_AMOUNT_MISMATCH', ['simulateFirstPayment']],
      [500, 'INTERNAL_ERROR', ['createRecurrence', 'getRecurrenceLocation', 'simulateFirstPayment']],
      [503, 'HTTP_503', ['createRecurrence', 'getSchedule', 'simulateFirstPayment']],
    ],
  },
} as const satisfies Record<
  string,
  { family: 'money' | 'automatic'; codes: readonly (readonly [number, ErrorCode, readonly OperationId[]])[] }
>

describe.each(Object.entries(SOURCE_CODES))('the error codes of %s', (section, { family, codes }) => {
  const table = codes.map(([status, code, operations]) => ({ status, code, operations }))

  it.each<(typeof table)[number]>(table)('$status $code', ({ status, code, operations }) => {
    const row = catalogue.codes.find((it) => it.family === family && it.code === code)
    expect(row).toMatchObject({ status })
    expect([row?.['x-source']].flat()).toContain(section)
    expect(operations.filter((id) => !errorsOf(id).some((error) => error.code === code))).toEqual([])
  })

  it('are the only ones that claim to come from it', () => {
    const claimed = catalogue.codes.filter((row) => [row['x-source']].flat().includes(section))
    expect(claimed.map((row) => row.code).toSorted()).toEqual(codes.map(([, code]) => code).toSorted())
  })
})

describe('the rejection codes (§7.5, R-302, R-347 to R-350)', () => {
  const TERMINAL = ['AC05', 'AM09', 'DENC', 'DS27', 'DTED', 'MIDI', 'MSUC', 'NITX', 'RC09']
  const OTHERS = ['AB10', 'AC06', 'AM02', 'DTNT', 'FBRD', 'IRNT', 'NIEC', 'NIPA', 'QUNT', 'UDEI']
  const SERVICE = ['PAYER_RESPONSE_TIMEOUT', 'RIFL_CUTOFF_EXCEEDED', 'REGULATORY_SEND_FAILED']
  const entries = Object.entries(rejectionCodes)
  const where = (test: (entry: (typeof rejectionCodes)[RejectionCode]) => boolean): string[] =>
    entries.filter(([, entry]) => test(entry)).map(([code]) => code)

  it('are those of the scheme, in the order of the source, and those of the service', () => {
    expect(where((entry) => entry.origin === 'scheme')).toEqual([...TERMINAL, ...OTHERS].sort())
    expect(where((entry) => entry.origin === 'service')).toEqual(SERVICE)
  })

  it('are terminal in nine cases; UDEI is not one of them (G-188)', () => {
    expect(where((entry) => entry.terminal)).toEqual(TERMINAL)
  })
})

describe('the order of precedence', () => {
  it.each<[gap: string, OperationId, readonly ErrorCode[]]>([
    [
      'G-172',
      'createWithdrawalByPixKey',
      [
        'Unauthorized',
        'InvalidContentType',
        'InvalidJSON',
        'MalformedRequest',
        'IDEMPOTENCY_ERROR',
        'PIX_KEY_NOT_FOUND',
        'IGAMING_CPF_MISMATCH',
        'SECURE_LOOP_ACCOUNT_MISMATCH',
      ],
    ],
    [
      'G-176',
      'createRecurrence',
      [
        'HTTP_401',
        'HTTP_503',
        'HTTP_400',
        'INVALID_RECEIVER_CNPJ',
        'INVALID_PAYER_TAX_ID',
        'INVALID_AMOUNT',
        'INVALID_DATE',
        'IDEMPOTENCY_ERROR',
        'AMOUNT_OUT_OF_RANGE',
        'INVALID_TOTAL_CHARGES',
        'RECENT_PAYER_JOURNEY_EXISTS',
        'RISK_ASSESSMENT_REJECTED',
      ],
    ],
    [
      'G-173',
      'cancelSchedule',
      ['IDEMPOTENCY_ERROR', 'SCHEDULE_NOT_CANCELABLE', 'CANCELLATION_CUTOFF_EXCEEDED'],
    ],
    [
      'G-141',
      'createPostDueRetry',
      [
        'POST_DUE_RETRY_NOT_ALLOWED',
        'INVALID_POST_DUE_RETRY_DATE',
        'POST_DUE_RETRY_LIMIT_EXCEEDED',
        'POST_DUE_RETRY_CROSSES_CYCLE',
        'POST_DUE_RETRY_CUTOFF_EXCEEDED',
      ],
    ],
    ['G-180', 'createSchedule', ['AUTHORIZED_RECURRENCE_REQUIRED', 'MUNICIPALITY_REQUIRED']],
  ])('is that of %s in %s', (_, operation, order) => {
    const codes = errorsOf(operation).map((error) => error.code)
    expect(codes.filter((code) => order.includes(code))).toEqual(order)
  })
})

describe('the published data', () => {
  it('narrows codes by operation', () => {
    expectTypeOf<'createRefund'>().toExtend<OperationId>()
    expectTypeOf<'REFUND_AMOUNT_EXCEEDED'>().toExtend<ErrorCodeOf<'createRefund'>>()
    // @ts-expect-error: a refund has no Pix key
    const other: ErrorCodeOf<'createRefund'> = 'PIX_KEY_NOT_FOUND'
    expect(errorsOf('createRefund').map((error): string => error.code)).not.toContain(other)
    expectTypeOf<ErrorCode<'token'>>().toExtend<ErrorCode>()
    expectTypeOf<'R-001'>().toExtend<RuleId>()
    // @ts-expect-error: there is no such gap
    const unknown: GapId = 'G-999'
    expect(gaps.map((gap): string => gap.id)).not.toContain(unknown)
  })

  it('joins the codes of an operation with their entries, and narrows the meaning', () => {
    expect(errorsOf('getImmediateCharge').find((error) => error.code === 'NotFound')).toEqual({
      code: 'NotFound',
      family: 'money',
      status: 404,
      type: null,
      retryable: false,
      retryableWhen: null,
      isOpen: false,
      outcome: 'refused',
      meaning: 'No charge for the chargeId.',
      sources: ['§7.1', '§7.2'],
      gaps: [],
    })
    expect(errors.codes.money.NotFound.meaning).toBe('No such resource.')
  })

  it('is what the YAML says', () => {
    expect(gaps.map((gap) => gap.id)).toEqual(loadGaps(root).map((row) => row.id))
    expect(sections.map((section) => section.id)).toEqual(loadSections(root).map((row) => row.section))
    expect(Object.keys(machines)).toEqual(loadMachines(root).map((machine) => machine.resource))
  })

  it('needs nothing of Node and no package', () => {
    expect(outsideImports(join(root, 'src/index.ts'))).toEqual([])
    expect(outsideImports(join(root, 'src/generate.ts'))).toContain('node:fs')
  })
})

describe('a broken file is refused with file, line and key', () => {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })

  function copy(): string {
    const folder = mkdtempSync(join(tmpdir(), 'registers-'))
    folders.push(folder)
    for (const name of ['errors.yaml', 'gaps.yaml', 'sections.yaml', 'machines']) {
      cpSync(join(root, name), join(folder, name), { recursive: true })
    }
    return folder
  }

  /** Replaces a text in a file once. Fails when the file does not have the text. */
  function replace(folder: string, file: string, find: string, replacement: string): string {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain(find)
    writeFileSync(join(folder, file), text.replace(find, replacement))
    return folder
  }

  it.each([
    [
      'gaps.yaml',
      '  confidence: high',
      '  confidence: sure',
      loadGaps,
      /^gaps\.yaml:\d+: G-001\.confidence must be one of: high, medium, low$/,
    ],
    [
      'gaps.yaml',
      '  status: assumed',
      '  state: assumed',
      loadGaps,
      /^gaps\.yaml:\d+: G-001 lacks the key: status\ngaps\.yaml:\d+: G-001 has an unknown key: state$/,
    ],
    ['gaps.yaml', 'id: G-002', 'id: G-001', loadGaps, /^gaps\.yaml:\d+: G-001 is there twice$/],
    [
      'gaps.yaml',
      'section: [§1, §4.8]',
      'section: [1]',
      loadGaps,
      /^gaps\.yaml:\d+: G-001\.section\.0 must be string$/,
    ],
    [
      'gaps.yaml',
      '  status: assumed',
      '  confidence: low',
      loadGaps,
      /^gaps\.yaml:\d+: Map keys must be unique/,
    ],
    ['sections.yaml', 'id: R-002', 'id: R-001', loadSections, /^sections\.yaml:\d+: R-001 is there twice$/],
    [
      'sections.yaml',
      'gaps: [G-002]',
      'gaps: [G-2]',
      loadSections,
      /^sections\.yaml:\d+: §1\.rules\.R-002\.gaps\.0 must match pattern/,
    ],
    [
      'errors.yaml',
      'retryable: false',
      'retryable: no',
      loadErrors,
      /^errors\.yaml:\d+: codes\.invalid_client\.retryable must be boolean$/,
    ],
    [
      'errors.yaml',
      '    x-gap: [G-151, G-195, G-300]\n    meaning',
      '    meaning',
      loadErrors,
      /^errors\.yaml:\d+: codes\.invalid_client has neither x-source nor x-gap$/,
    ],
    [
      'errors.yaml',
      '      - code: unsupported_grant_type',
      '      - code: unsupported',
      loadErrors,
      /^errors\.yaml:\d+: createAccessToken uses unsupported, which the family token does not have$/,
    ],
    [
      'errors.yaml',
      '      - code: unsupported_grant_type',
      '      - code: invalid_request\n        meaning: Again.',
      loadErrors,
      /^errors\.yaml:\d+: createAccessToken\.invalid_request is there twice$/,
    ],
    [
      'errors.yaml',
      "'429': { name: TooManyRequests",
      "'428': { name: TooManyRequests",
      loadErrors,
      /^errors\.yaml:\d+: createAccessToken lists too_many_requests, whose status 429 is not in statuses$/,
    ],
    [
      'errors.yaml',
      'internal: server_error',
      'internal: error',
      loadErrors,
      /^errors\.yaml:\d+: the role internal uses error, which the family token does not have$/,
    ],
    [
      'errors.yaml',
      '      - code: unsupported_grant_type',
      '      - code: unsupported_grant_typ',
      loadErrors,
      /^errors\.yaml:\d+: createAccessToken uses unsupported_grant_typ, which the family token does not have; did you mean unsupported_grant_type\?$/,
    ],
    [
      'errors.yaml',
      '      - run: failure',
      '      - run: failures',
      loadErrors,
      /^errors\.yaml:\d+: getImmediateCharge names the run failures, which runs lacks$/,
    ],
    [
      'errors.yaml',
      'operations:\n',
      '  spare:\n    - code: InternalError\noperations:\n',
      loadErrors,
      /^errors\.yaml:\d+: no operation names the run spare$/,
    ],
    [
      'errors.yaml',
      '    - code: ServiceUnavailable\n',
      '    - code: ServiceUnavailabl\n',
      loadErrors,
      /^errors\.yaml:\d+: getImmediateCharge uses ServiceUnavailabl, /,
    ],
    [
      'machines/charge.yaml',
      'resource: charge',
      'resource: deposit',
      loadMachines,
      /^machines\/charge\.yaml:\d+: the file of deposit is called deposit\.yaml$/,
    ],
    [
      'machines/charge.yaml',
      '    on: settle',
      '    on: Settle',
      loadMachines,
      /^machines\/charge\.yaml:\d+: transitions\.1\.on must match pattern/,
    ],
    [
      'machines/charge.yaml',
      '    sends: pixChargePaid\n',
      '',
      loadMachines,
      /^machines\/charge\.yaml:\d+: transitions\.1 lacks the key: sends$/,
    ],
  ])('%s: %j as %j', (file, find, replacement, load: (root: string) => unknown, message) => {
    expect(() => load(replace(copy(), file, find, replacement))).toThrow(message)
  })

  it('names the line of the value', () => {
    const folder = replace(copy(), 'gaps.yaml', '  confidence: high', '  confidence: sure')
    const line = readFileSync(join(folder, 'gaps.yaml'), 'utf8').split('\n').indexOf('  confidence: sure') + 1
    expect(() => loadGaps(folder)).toThrow(`gaps.yaml:${line}: `)
  })

  it('names the line of a code that an operation uses and its family does not have', () => {
    const find = '      - code: REFUND_DEADLINE_EXCEEDED'
    const folder = replace(copy(), 'errors.yaml', find, '      - code: REFUND_DEADLINE_EXCEDED')
    const lines = readFileSync(join(folder, 'errors.yaml'), 'utf8').split('\n')
    const line = lines.indexOf('      - code: REFUND_DEADLINE_EXCEDED') + 1
    expect(() => loadErrors(folder)).toThrow(`errors.yaml:${line}: createRefund uses REFUND_DEADLINE_EXCEDED`)
  })

  it('reports a fault of the contract at the file of the contract for a document that builds on it', () => {
    const folder = copy()
    cpSync(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'))
    cpSync(join(root, 'sandbox'), join(folder, 'sandbox'), { recursive: true })
    replace(folder, 'errors.yaml', 'internal: server_error', 'internal: error')
    expect(() => loadErrors(join(folder, 'sandbox'))).toThrow(/^\.\.\/errors\.yaml:\d+: the role internal/)
  })
})

/** Returns the operations of the contract, from the files that openapi.yaml names. */
function operationsOfContract(): readonly string[] {
  const { paths } = readYaml(root, 'openapi.yaml').data as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly $ref: string }>>>>
  }
  return Object.values(paths).flatMap((item) =>
    Object.values(item).map(({ $ref }) => basename($ref, '.yaml')),
  )
}

/**
 * Returns the modules outside the package that a module and its imports need. Type imports do not count, because they
 * are removed.
 */
function outsideImports(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^'\n]*?(?:\{[^}]*\} )?from '([^']+)'/gm,
  )
  return [...statements].flatMap(([, target]) =>
    target!.startsWith('.') ? outsideImports(join(dirname(file), target!), seen) : [target!],
  )
}
