import { isDeepStrictEqual } from 'node:util'
import type { ResponseViolation } from '@pix-payments/http-contract/validation'
import { judgeAlike } from './alike.ts'
import type { Contract, Operation } from './contract.ts'
import type { HttpAnswer } from './http/transport.ts'
import type { CaseViolation } from './report/report.ts'
import { isRecord } from './schema/document.ts'

/** What an answer has to be, beyond keeping the contract. */
export interface Wanted {
  readonly status: number
  /** The error code of the body. */
  readonly code?: string | undefined
  /** Fields that the error has to name. */
  readonly fields?: readonly string[] | undefined
  /** Headers and their exact values. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The whole body, where the target is known to answer with it. */
  readonly body?: unknown
  /** A body in the same state, where the target's own values are not known. */
  readonly like?: unknown
}

/** How an answer of an operation differs from the contract and from what was wanted; empty when it does not. */
export function judgeAnswer(
  contract: Contract,
  operation: Operation,
  answer: HttpAnswer,
  wanted: Wanted,
): CaseViolation[] {
  const body = parseBody(answer)
  if (body === undefined) return [...judgeStatus(answer, wanted), NOT_JSON]
  const { value } = body
  const broken = contract.validation
    .response(operation.id, answer.status, answer.headers, value, { undocumented: 'error' })
    .map(toViolation)
  // An answer of another status says only that it is another: its code and fields follow from that.
  if (answer.status !== wanted.status)
    return [...judgeStatus(answer, wanted, codeIn(operation.family, value)), ...broken]
  return [
    ...broken,
    ...judgeCode(contract, operation, value, wanted),
    ...judgeHeaders(answer, wanted),
    ...(broken.length === 0 ? judgeExample(value, wanted) : []),
    ...(broken.length === 0 && wanted.like !== undefined ? judgeAlike(wanted.like, value) : []),
  ]
}

/** An answer of no operation (404 of an unknown path, 405), compared with the documented one. */
export function judgeRefusal(
  answer: HttpAnswer,
  expected: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: unknown
  },
): CaseViolation[] {
  const status = judgeStatus(answer, expected)
  if (status.length > 0) return status
  const body = parseBody(answer)
  if (body === undefined) return [NOT_JSON]
  const { allow } = expected.headers
  return [
    ...judgeHeaders(answer, { status: expected.status, headers: allow === undefined ? {} : { allow } }),
    ...['x-request-id', 'x-correlation-id']
      .filter((name) => answer.headers[name] === undefined)
      .map((name) => ({ at: `header ${name}`, message: 'is required' })),
    ...compareEnvelope(body.value, expected.body, ''),
  ]
}

/** The same members with the same values, but for the words of the message. */
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

/** A body that is not JSON is its text; `undefined`: it says that it is JSON and is not. */
function parseBody({ text, headers }: HttpAnswer): { readonly value: unknown } | undefined {
  if (text === '') return { value: undefined }
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
  try {
    return { value: isJson ? (JSON.parse(text) as unknown) : text }
  } catch {
    return undefined
  }
}

function judgeStatus({ status }: HttpAnswer, wanted: Wanted, code?: string): CaseViolation[] {
  if (status === wanted.status) return []
  const found = code === undefined ? `${status}` : `${status} ${code}`
  return [{ at: 'status', message: `must be ${wantedName(wanted)}, not ${found}` }]
}

const wantedName = ({ status, code }: Wanted): string =>
  code === undefined ? String(status) : `${status} ${code}`

/** The code, and what the catalogue says with it: the type and whether to retry. */
function judgeCode(
  { catalogue }: Contract,
  { family }: Operation,
  body: unknown,
  { code, fields = [] }: Wanted,
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
    ...differs('retryable'),
    ...unnamed.map((field) => ({ at: 'body', message: `the error does not name the field ${field}` })),
  ]
}

/** The error code of an answer, if it is an error of the family. */
export function codeOfAnswer(family: string, answer: HttpAnswer): string | undefined {
  return codeIn(family, parseBody(answer)?.value)
}

/** The error code of a body, by the envelope of its family. */
function codeIn(family: string, body: unknown): string | undefined {
  if (!isRecord(body)) return undefined
  const { error, code } = body
  const found = family === 'money' ? code : isRecord(error) ? error['code'] : error
  return typeof found === 'string' ? found : undefined
}

/** G-167: `details` names fields. Where an envelope has only words, the field stands in them. */
function names(family: string, body: unknown, field: string): boolean {
  if (!isRecord(body)) return false
  if (family === 'money') {
    const { details } = body
    return Array.isArray(details) && details.some((it) => isRecord(it) && it['field'] === field)
  }
  const words = isRecord(body['error']) ? body['error']['message'] : body['error_description']
  return [words].flat().some((text) => String(text).includes(field))
}

function judgeHeaders(answer: HttpAnswer, { headers = {} }: Wanted): CaseViolation[] {
  return Object.entries(headers)
    .filter(([name, value]) => answer.headers[name] !== value)
    .map(([name, value]) => ({
      at: `header ${name}`,
      message: `must be ${show(value)}, not ${show(answer.headers[name])}`,
    }))
}

function judgeExample(value: unknown, wanted: Wanted): CaseViolation[] {
  if (wanted.body === undefined || isDeepStrictEqual(value, wanted.body)) return []
  return [{ at: 'body', message: 'is not the example that was asked for' }]
}

/** `body amount`; a status and a whole body are named by their place alone. */
export function toViolation({ in: place, field, message }: ResponseViolation): CaseViolation {
  return { at: place === field ? place : `${place} ${field}`, message }
}

const SHOWN_LENGTH = 80

function show(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value)
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text
}
