import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { RegisterError, type RegisterFault } from './register-error.ts'
import type { YamlPath, YamlSource } from './yaml-source.ts'

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })

/** A JSON Schema, built with the functions below. */
export type Shape = Readonly<Record<string, unknown>>

export const text: Shape = { type: 'string', minLength: 1 }
export const textOrNull: Shape = { type: ['string', 'null'], minLength: 1 }
export const count: Shape = { type: 'integer', minimum: 1 }
export const flag: Shape = { type: 'boolean' }
export const matching = (pattern: string): Shape => ({ type: 'string', pattern })
export const oneOf = (...values: readonly (string | number)[]): Shape => ({ enum: values })
export const list = (items: Shape): Shape => ({ type: 'array', items, minItems: 1, uniqueItems: true })
export const mapOf = (values: Shape): Shape => ({ type: 'object', additionalProperties: values })

/** Returns the shape of an object that has these keys and no others. */
export const record = (required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
})

/** Returns the shape of an object that has the shape `present` if it has the key, and otherwise the shape `absent`. */
export const withKey = (key: string, present: Shape, absent: Shape): Shape => ({
  if: { type: 'object', required: [key] },
  // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema.
  then: present,
  else: absent,
})

const SECTION = '^§\\d+(\\.\\d+)*$'
const GAP = '^G-\\d{3}$'
export const gapId: Shape = matching(GAP)
export const sectionId: Shape = matching(SECTION)
const oneOrMore = (pattern: string): Shape => ({
  type: ['string', 'array'],
  pattern,
  items: matching(pattern),
  minItems: 1,
})

/** Like `record`, but the object must also have `x-source`, `x-gap` or both. */
export const provenRecord = (
  required: Record<string, Shape>,
  optional: Record<string, Shape> = {},
): Shape => ({
  ...record(required, { ...optional, 'x-source': oneOrMore(SECTION), 'x-gap': oneOrMore(GAP) }),
  anyOf: [{ required: ['x-source'] }, { required: ['x-gap'] }],
})

/**
 * Returns the data of a file. Throws when the data do not have the shape; the message has file, line and key of each
 * fault.
 */
export function checked<T>(source: YamlSource, shape: Shape): T {
  const validate = ajv.compile<T>(shape)
  const data = source.data
  if (validate(data)) return data
  const faults = (validate.errors ?? []).filter(
    ({ schemaPath, keyword }) => !schemaPath.includes('/anyOf/') && keyword !== 'if',
  )
  throw new RegisterError(faults.map((fault) => describe(source, fault)))
}

/** A key that must occur once, and its path in the file. */
export interface Keyed {
  readonly key: string
  readonly path: YamlPath
}

/** Returns a fault for each key that occurs again in a list. */
export const repeated = (source: YamlSource, entries: readonly Keyed[]): RegisterFault[] => {
  const seen = new Set<string>()
  return entries.flatMap(({ key, path }) => {
    if (seen.has(key)) return [faultAt(source, path, `${key} is there twice`)]
    seen.add(key)
    return []
  })
}

/** Makes the fault for the value at a path. */
export const faultAt = (source: YamlSource, path: YamlPath, message: string): RegisterFault => ({
  file: source.file,
  path,
  line: source.line(path),
  message,
})

/** Throws when there are faults. */
export function refuse(faults: readonly RegisterFault[]): void {
  if (faults.length > 0) throw new RegisterError(faults)
}

function describe(source: YamlSource, fault: ErrorObject): RegisterFault {
  const keys = fault.instancePath.split('/').slice(1).map(unescape)
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  return faultAt(source, path, `${nameOf(path, source.data) || 'the file'} ${complaint(fault)}`)
}

/** The keys whose value names a row. */
const IDS = ['id', 'section', 'code']

/**
 * Returns the text of a path. A row of a list has its id in place of its index: `G-238.appliesTo`, or
 * `codes.InvalidJSON.status`.
 */
function nameOf(path: YamlPath, data: unknown): string {
  let value = data
  return path
    .map((key) => {
      value = (value as Readonly<Record<string, unknown>>)[key]
      return (typeof key === 'number' ? idOf(value) : undefined) ?? key
    })
    .join('.')
}

function idOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const id = IDS.map((key) => (row as Readonly<Record<string, unknown>>)[key])
  return id.find((value) => typeof value === 'string' && value !== '') as string | undefined
}

function complaint({ keyword, params, message }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `has an unknown key: ${params['additionalProperty']}`
    case 'required':
      return `lacks the key: ${params['missingProperty']}`
    case 'enum':
      return `must be one of: ${(params['allowedValues'] as unknown[]).join(', ')}`
    case 'anyOf':
      return 'has neither x-source nor x-gap'
    default:
      return message ?? `breaks ${keyword}`
  }
}

const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')
