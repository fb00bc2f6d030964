import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { RegisterError, type RegisterFault } from './register-error.ts'
import type { YamlSource } from './yaml-source.ts'

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })

/** A JSON Schema, built with the functions below. */
export type Shape = Readonly<Record<string, unknown>>

export const text: Shape = { type: 'string', minLength: 1 }
export const textOrNull: Shape = { type: ['string', 'null'], minLength: 1 }
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
  const faults = (validate.errors ?? []).filter((fault) => !fault.schemaPath.includes('/anyOf/'))
  throw new RegisterError(faults.map((fault) => describe(source, fault)))
}

/** Throws when a key occurs twice in a list of a file. */
export function unique(source: YamlSource, keys: readonly string[]): void {
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) throw faultIn(source, `${twice} is there twice`)
}

/** Makes the error for a fault that concerns the whole file. */
export const faultIn = ({ file }: YamlSource, message: string): RegisterError =>
  new RegisterError([{ file, path: [], message }])

function describe(source: YamlSource, fault: ErrorObject): RegisterFault {
  const keys = fault.instancePath.split('/').slice(1).map(unescape)
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const message = `${path.join('.') || 'the file'} ${complaint(fault)}`
  return { file: source.file, path, line: source.line(path), message }
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
