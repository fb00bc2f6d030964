import type { ErrorCatalogue } from './catalogue.ts'
import { type RawParameter, REPEATED, coerce } from './coercion.ts'
import { isRecord } from './document.ts'
import { errorCode } from './error-codes.ts'
import { type BrokenRule, findBrokenRules } from './broken-rules.ts'
import { nullCharacterFields } from './null-characters.ts'
import type { BoundOperation, BoundParameter } from './operations.ts'
import type { Schemas } from './schemas.ts'

/** The parts of a request after percent-decoding, before conversion to the types of the schemas. */
export interface RequestParts {
  /** The path parameters as the router returns them. A value is `undefined` when its percent-encoding is malformed. */
  readonly pathParameters?: Readonly<Record<string, string | undefined>>
  readonly query?: URLSearchParams | Readonly<Record<string, RawParameter | undefined>>
  /** The headers, with names in lower case. */
  readonly headers?: Readonly<Record<string, RawParameter | undefined>>
  /**
   * The parsed JSON, or the fields of a form, where the value of a repeated field is an array. `undefined` when no body
   * was sent.
   */
  readonly body?: unknown
  /** The media type of the body, without parameters. Default: the first media type of the operation. */
  readonly contentType?: string
}

/** A rule that a request breaks, and its error code. */
export interface Violation {
  readonly in: 'body' | 'path' | 'query' | 'header'
  /**
   * The path of the field, such as `creditor.taxId` or `expectedPayer.bankAccounts[0].bankCode`; the name of the
   * parameter; or `body` for the whole body.
   */
  readonly field: string
  readonly keyword: string
  /** The end of a sentence that starts with the name of the field, such as `must be from 100 to 100000000`. */
  readonly message: string
  readonly code: string
}

interface Context {
  readonly schemas: Schemas
  readonly catalogue: ErrorCatalogue
  readonly operation: BoundOperation
}

export function validateRequest(context: Context, parts: RequestParts): Violation[] {
  return [
    ...context.operation.parameters.flatMap((parameter) => validateParameter(context, parameter, parts)),
    ...validateBody(context, parts),
  ]
}

function validateParameter(context: Context, parameter: BoundParameter, parts: RequestParts): Violation[] {
  const { schemas, catalogue, operation } = context
  const broken = checkParameter(context, parameter, parts)
  return broken.map((rule) => ({
    in: parameter.in,
    field: parameter.name,
    keyword: rule.keyword,
    message: rule.message,
    code: errorCode(schemas, catalogue, operation.id, rule, { pointer: parameter.schema, parameter }),
  }))
}

function checkParameter(
  { schemas, operation }: Context,
  parameter: BoundParameter,
  parts: RequestParts,
): readonly BrokenRule[] {
  const simple = (keyword: string, message: string): BrokenRule[] => [
    {
      field: '',
      keyword,
      message,
      property: parameter.name,
      schema: schemas.schema(parameter.schema),
      instancePath: '',
    },
  ]
  const raw = rawParameter(parameter, parts)
  if (raw === MALFORMED) return simple('encoding', 'must be valid percent-encoding')
  if (raw === undefined) return parameter.required ? simple('required', 'is required') : []
  if (nullCharacterFields(raw).length > 0) return simple('nullCharacter', NO_NULL_CHARACTER)
  const value = coerce(schemas, parameter, raw)
  if (value === REPEATED) return simple('type', 'must be sent once')
  return findBrokenRules(schemas, parameter.schema, value, operation.id)
}

/** The values of parameters, by the name of the parameter. */
export type Values = Readonly<Record<string, unknown>>

/** Converts the path and query parameters of a valid request to the types of their schemas. */
export function parameterValues(
  { schemas, operation }: Context,
  parts: RequestParts,
): { readonly path: Values; readonly query: Values } {
  const values = { path: {} as Record<string, unknown>, query: {} as Record<string, unknown> }
  for (const parameter of operation.parameters) {
    if (parameter.in === 'header') continue
    const raw = rawParameter(parameter, parts)
    if (raw !== undefined && raw !== MALFORMED) {
      values[parameter.in][parameter.name] = coerce(schemas, parameter, raw)
    }
  }
  return values
}

const MALFORMED: unique symbol = Symbol('malformed')

function rawParameter(
  parameter: BoundParameter,
  parts: RequestParts,
): RawParameter | undefined | typeof MALFORMED {
  const { name } = parameter
  switch (parameter.in) {
    case 'path':
      return parts.pathParameters !== undefined && Object.hasOwn(parts.pathParameters, name)
        ? (parts.pathParameters[name] ?? MALFORMED)
        : undefined
    case 'query': {
      if (!(parts.query instanceof URLSearchParams)) return parts.query?.[name]
      const values = parts.query.getAll(name)
      return values.length < 2 ? values[0] : values
    }
    case 'header':
      return parts.headers?.[name.toLowerCase()]
  }
}

function validateBody(context: Context, parts: RequestParts): Violation[] {
  const { schemas, catalogue, operation } = context
  if (operation.body === undefined) return []
  const [first] = operation.body.content.keys()
  const contentType = parts.contentType ?? first ?? ''
  const pointer = operation.body.content.get(contentType)?.schema
  const check = (): readonly BrokenRule[] => {
    if (parts.body === undefined) {
      return operation.body?.required === true ? [{ ...NO_BODY, schema: undefined }] : []
    }
    const broken = nullCharacterFields(parts.body).map((field) => ({
      ...NULL_CHARACTER,
      field,
      schema: undefined,
    }))
    return pointer === undefined
      ? broken
      : [...broken, ...findBrokenRules(schemas, pointer, parts.body, operation.id)]
  }
  return check().map((rule) => ({
    in: 'body',
    field: rule.field === '' ? 'body' : rule.field,
    keyword: rule.keyword,
    message: isRepeatedField(rule, contentType, parts.body) ? 'must be sent once' : rule.message,
    code: errorCode(schemas, catalogue, operation.id, rule, {
      pointer: pointer ?? '#',
      parameter: undefined,
    }),
  }))
}

const NO_BODY = {
  field: '',
  keyword: 'required',
  message: 'is required',
  property: undefined,
  instancePath: '',
}

const NO_NULL_CHARACTER = 'must not contain the character U+0000 or half a surrogate pair'
const NULL_CHARACTER = {
  keyword: 'nullCharacter',
  message: NO_NULL_CHARACTER,
  property: undefined,
  instancePath: '',
}

function isRepeatedField(rule: BrokenRule, contentType: string, body: unknown): boolean {
  if (rule.keyword !== 'type' || contentType === 'application/json') return false
  return isRecord(body) && Array.isArray(body[rule.field])
}
