import { type RawParameter, coerceHeader } from './coercion.ts'
import { findBrokenRules } from './broken-rules.ts'
import type { BoundContent, BoundHeader, BoundOperation, BoundResponse } from './operations.ts'
import type { Schemas } from './schemas.ts'
import { undocumentedFields } from './undocumented.ts'

export interface ResponseOptions {
  /**
   * With `error`, a property or header that the contract does not describe is a violation. With `allow`, it is not
   * (G-197). Default: `allow`.
   */
  readonly undocumented?: 'error' | 'allow'
}

/** One difference between a response or webhook delivery and the contract. */
export interface ResponseViolation {
  readonly in: 'status' | 'header' | 'body'
  readonly field: string
  readonly keyword: string
  readonly message: string
}

export type HeaderSource = Headers | Readonly<Record<string, RawParameter | undefined>>

interface Context {
  readonly schemas: Schemas
  readonly operation: BoundOperation
}

export function validateResponse(
  context: Context,
  status: number,
  headers: HeaderSource,
  body: unknown,
  options: ResponseOptions = {},
): ResponseViolation[] {
  const { responses } = context.operation
  const response =
    responses.get(String(status)) ??
    responses.get(`${Math.floor(status / 100)}XX`) ??
    responses.get('default')
  if (response === undefined) {
    const documented = [...responses.keys()].join(', ')
    const message = `${status} is not documented; documented are ${documented}`
    return [{ in: 'status', field: 'status', keyword: 'undocumented', message }]
  }
  return [
    ...validateHeaders(context, response.headers, headers, options),
    ...validateContent(context, response, headers, body, options),
  ]
}

/** Validates the documented header parameters and the payload of a webhook delivery. */
export function validateWebhook(
  context: Context,
  headers: HeaderSource,
  body: unknown,
  options: ResponseOptions = {},
): ResponseViolation[] {
  const { parameters, body: documented } = context.operation
  const expected = new Map<string, BoundHeader>(
    parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, required, schema }) => [name.toLowerCase(), { required, schema }]),
  )
  // Undocumented headers are allowed here, because the sender may add its own headers, such as a user agent or tracing.
  return [
    ...validateHeaders(context, expected, headers, {}),
    ...validateContent(context, { content: documented?.content ?? new Map() }, headers, body, options),
  ]
}

function validateHeaders(
  { schemas, operation }: Context,
  expected: ReadonlyMap<string, BoundHeader>,
  headers: HeaderSource,
  options: ResponseOptions,
): ResponseViolation[] {
  const violations: ResponseViolation[] = []
  for (const [name, { required, schema }] of expected) {
    const text = headerOf(headers, name)
    if (text === undefined) {
      if (required)
        violations.push({ in: 'header', field: name, keyword: 'required', message: 'is required' })
    } else if (schema !== undefined) {
      const broken = findBrokenRules(schemas, schema, coerceHeader(schemas, schema, text), operation.id)
      for (const { keyword, message } of broken) {
        violations.push({ in: 'header', field: name, keyword, message })
      }
    }
  }
  if (options.undocumented !== 'error') return violations
  for (const name of namesOf(headers)) {
    if (!expected.has(name) && !isTransportHeader(name)) violations.push(undocumented('header', name))
  }
  return violations
}

function validateContent(
  context: Context,
  response: Pick<BoundResponse, 'content'>,
  headers: HeaderSource,
  body: unknown,
  options: ResponseOptions,
): ResponseViolation[] {
  const { operation, schemas } = context
  if (response.content.size === 0) {
    return body === undefined || body === '' ? [] : violation('body', 'undocumented', 'must be empty')
  }
  const type = mediaType(headerOf(headers, 'content-type'))
  const content: BoundContent | undefined = type === undefined ? undefined : response.content.get(type)
  if (content === undefined) {
    const expected = [...response.content.keys()].join(' or ')
    return violation('content-type', 'contentType', `must be ${expected}, not ${type ?? 'absent'}`)
  }
  if (body === undefined) return violation('body', 'required', 'is required')
  if (content.schema === undefined) return []
  const broken = findBrokenRules(schemas, content.schema, body, operation.id).map(
    ({ field, keyword, message }): ResponseViolation => ({
      in: 'body',
      field: field === '' ? 'body' : field,
      keyword,
      message,
    }),
  )
  if (options.undocumented !== 'error') return broken
  const surplus = undocumentedFields(schemas, content.schema, body, operation.id)
  return [...broken, ...surplus.map((field) => undocumented('body', field))]
}

function undocumented(where: 'header' | 'body', field: string): ResponseViolation {
  return { in: where, field, keyword: 'undocumented', message: 'is not documented' }
}

function violation(field: 'content-type' | 'body', keyword: string, message: string): ResponseViolation[] {
  return [{ in: field === 'body' ? 'body' : 'header', field, keyword, message }]
}

/** Returns the media type in a Content-Type: `application/json` for `Application/JSON; charset=utf-8`. */
export function mediaType(header: string | undefined): string | undefined {
  return header === 'application/json' ? header : header?.split(';')[0]?.trim().toLowerCase()
}

/**
 * Whether the source is a `Headers` object. The check looks for the method `get`, because using the class `Headers`
 * makes Node load its whole fetch implementation.
 */
function isHeaders(headers: HeaderSource): headers is Headers {
  return typeof headers.get === 'function'
}

function headerOf(headers: HeaderSource, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined
  const value = headers[name]
  return typeof value === 'string' || value === undefined ? value : value.join(', ')
}

function namesOf(headers: HeaderSource): string[] {
  return isHeaders(headers) ? [...headers.keys()] : Object.keys(headers).map((name) => name.toLowerCase())
}

const TRANSPORT_HEADERS: ReadonlySet<string> = new Set(
  [
    'age alt-svc cache-control connection content-encoding content-length content-type date etag keep-alive',
    'server strict-transport-security transfer-encoding vary via',
  ].flatMap((line) => line.split(' ')),
)

const isTransportHeader = (name: string): boolean =>
  TRANSPORT_HEADERS.has(name) || name.startsWith('access-control-')
