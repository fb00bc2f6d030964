import { isDeepStrictEqual } from 'node:util'
import type { ResponseViolation } from '@pix-payments/http-contract/validation'
import { compareWithExample } from './compare-with-example.ts'
import type { Contract, Operation } from './contract.ts'
import type { HttpAnswer } from './http/transport.ts'
import type { CaseViolation } from './report/report.ts'
import { isRecord } from './schema/document.ts'

/** The answer that a case expects. In addition, every answer must be valid against the contract. */
export interface ExpectedAnswer {
  readonly status: number
  /** The error code of the body. */
  readonly code?: string | undefined
  /** Fields that the error must name. */
  readonly fields?: readonly string[] | undefined
  /** Headers and their exact values. A header with the value undefined must be absent. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  /** The exact body. Set when the target returns the example of the contract. */
  readonly body?: unknown
  /** An example in the same state. Set when the target returns its own ids and amounts. */
  readonly like?: unknown
}

/** Compares an answer with the contract and with the expected answer. Returns the differences. */
export function checkAnswer(
  contract: Contract,
  operation: Operation,
  answer: HttpAnswer,
  wanted: ExpectedAnswer,
): CaseViolation[] {
  const body = parseBody(answer)
  if (body === undefined) return [...checkStatus(answer, wanted), NOT_JSON]
  const { value } = body
  const broken = contract.validation
    .response(operation.id, answer.status, answer.headers, value, { undocumented: 'error' })
    .map(toViolation)
  // When the status is wrong, the code and the fields are wrong too. So only the status is reported.
  if (answer.status !== wanted.status)
    return [...checkStatus(answer, wanted, codeIn(operation.family, value)), ...broken]
  return [
    ...broken,
    ...checkCode(contract, operation, value, wanted),
    ...checkHeaders(answer, wanted),
    ...(broken.length === 0 ? checkExample(value, wanted) : []),
    ...(broken.length === 0 && wanted.like !== undefined ? compareWithExample(wanted.like, value) : []),
  ]
}

/** Compares an answer that belongs to no operation (a 404 for an unknown path, or a 405) with the documented answer. */
export function checkRefusal(
  answer: HttpAnswer,
  expected: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: unknown
  },
): CaseViolation[] {
  const status = checkStatus(answer, expected)
  if (status.length > 0) return status
  const body = parseBody(answer)
  if (body === undefined) return [NOT_JSON]
  const { allow } = expected.headers
  return [
    ...checkHeaders(answer, { status: expected.status, headers: allow === undefined ? {} : { allow } }),
    ...['x-request-id', 'x-correlation-id']
      .filter((name) => answer.headers[name] === undefined)
      .map((name) => ({ at: `header ${name}`, message: 'is required' })),
    ...compareEnvelope(body.value, expected.body, ''),
  ]
}

/** Both bodies must have the same members with the same values. Only the text of the message may differ. */
function compareEnvelope(got: unknown, want: unknown, path: string): CaseViolation[] {
  if (path.endsWith('message')) {
    return typeof got === 'string' ? [] : [{ at: `body ${path}`, message: 'must be a string' }]
  }
  if (!isRecord(want)) {
    return got === want ? [] : [{ at: `body ${path}`, message: `must be ${show(want)}, not ${show(got)}` }]
  }
  if (!isRecord(got)) return [{ at: `body ${path}`.trim(), message: 'must be an object' }]
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`)
  return [
    ...Object.entries(want).flatMap(([name, value]) => compareEnvelope(got[name], value, at(name))),
    ...Object.keys(got)
      .filter((name) => !Object.hasOwn(want, name))
      .map((name) => ({ at: `body ${at(name)}`, message: 'is not documented' })),
  ]
}

const NOT_JSON: CaseViolation = { at: 'body', message: 'is not valid JSON' }

/**
 * Parses a JSON body. If the body is not JSON by its content type, returns its text. Returns `undefined` when the JSON
 * is invalid.
 */
function parseBody({ text, headers }: HttpAnswer): { readonly value: unknown } | undefined {
  if (text === '') return { value: undefined }
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
  try {
    return { value: isJson ? (JSON.parse(text) as unknown) : text }
  } catch {
    return undefined
  }
}

function checkStatus({ status }: HttpAnswer, wanted: ExpectedAnswer, code?: string): CaseViolation[] {
  if (status === wanted.status) return []
  const found = code === undefined ? `${status}` : `${status} ${code}`
  return [{ at: 'status', message: `must be ${wantedName(wanted)}, not ${found}` }]
}

const wantedName = ({ status, code }: ExpectedAnswer): string =>
  code === undefined ? String(status) : `${status} ${code}`

/** Checks the error code, and that `type` and `retryable` have the values of the catalogue for this code. */
function checkCode(
  { catalogue }: Contract,
  { family }: Operation,
  body: unknown,
  { code, fields = [] }: ExpectedAnswer,
): CaseViolation[] {
  if (code === undefined) return []
  const found = codeIn(family, body)
  if (found !== code) return [{ at: 'code', message: `must be ${code}, not ${found ?? 'absent'}` }]
  const unnamed = fields.filter((field) => !names(family, body, field))
  const entry = catalogue.codes[family]?.[code]
  const problem = isRecord(body) && isRecord(body['error']) ? body['error'] : {}
  const differs = (name: 'type' | 'retryable'): CaseViolation[] =>
    family !== 'automatic' || problem[name] === entry?.[name]
      ? []
      : [{ at: `body error.${name}`, message: `must be ${show(entry?.[name])}, not ${show(problem[name])}` }]
  return [
    ...differs('type'),
    ...(typeof entry?.retryableWhen !== 'string' ? differs('retryable') : []),
    ...unnamed.map((field) => ({ at: 'body', message: `the error does not name the field ${field}` })),
  ]
}

/** Returns the error code of an answer. Returns undefined when the answer is not an error of the family. */
export function codeOfAnswer(family: string, answer: HttpAnswer): string | undefined {
  return codeIn(family, parseBody(answer)?.value)
}

/** Returns the error code in a body. The family decides which member holds the code. */
export function codeIn(family: string, body: unknown): string | undefined {
  if (!isRecord(body)) return undefined
  const { error, code } = body
  const found = family === 'money' ? code : isRecord(error) ? error['code'] : error
  return typeof found === 'string' ? found : undefined
}

/**
 * Whether the error names the field. `details` must name it (G-167); if the envelope has no `details`, the message must
 * contain the field.
 */
function names(family: string, body: unknown, field: string): boolean {
  if (!isRecord(body)) return false
  if (family === 'money') {
    const { details } = body
    return Array.isArray(details) && details.some((it) => isRecord(it) && it['field'] === field)
  }
  const words = isRecord(body['error']) ? body['error']['message'] : body['error_description']
  return [words].flat().some((text) => String(text).includes(field))
}

function checkHeaders(answer: HttpAnswer, { headers = {} }: ExpectedAnswer): CaseViolation[] {
  return Object.entries(headers)
    .filter(([name, value]) => answer.headers[name] !== value)
    .map(([name, value]) => ({
      at: `header ${name}`,
      message: `must be ${show(value)}, not ${show(answer.headers[name])}`,
    }))
}

function checkExample(value: unknown, wanted: ExpectedAnswer): CaseViolation[] {
  if (wanted.body === undefined || isDeepStrictEqual(value, wanted.body)) return []
  return [{ at: 'body', message: 'is not the example that was asked for' }]
}

/**
 * Converts a violation. `at` is `body amount` for a field, and only `status` or `body` for a status or a whole body.
 */
export function toViolation({ in: part, field, message }: ResponseViolation): CaseViolation {
  return { at: part === field ? part : `${part} ${field}`, message }
}

const SHOWN_LENGTH = 80

function show(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value)
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text
}
