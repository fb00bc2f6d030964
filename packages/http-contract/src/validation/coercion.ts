import type { BoundParameter } from './operations.ts'
import type { Schemas } from './schemas.ts'

/** A parameter as the caller sent it: one string, or several strings when the caller repeated the parameter. */
export type RawParameter = string | readonly string[]

/** The result for a parameter that was repeated although its schema is not an array. */
export const REPEATED: unique symbol = Symbol('repeated')

/**
 * Converts a parameter to the type of its schema: `'12'` becomes `12` for an integer. If a text cannot be converted, it
 * stays a text, and the `type` of the schema refuses it.
 */
export function coerce(schemas: Schemas, parameter: BoundParameter, raw: RawParameter): unknown {
  const schema = schemas.schema(parameter.schema)
  const types = schemas.types(schema)
  if (types.has('array')) {
    const items = schemas.types(schema['items'])
    return split(parameter, raw).map((text) => coerceText(items, text))
  }
  if (typeof raw === 'string') return coerceText(types, raw)
  return raw.length === 1 ? coerceText(types, raw[0] ?? '') : REPEATED
}

/**
 * Converts a header to the type of its schema. The result is never an array, because a comma belongs to the text of a
 * header.
 */
export function coerceHeader(schemas: Schemas, pointer: string, text: string): unknown {
  return coerceText(schemas.types(schemas.schema(pointer)), text)
}

function split(parameter: BoundParameter, raw: RawParameter): readonly string[] {
  if (typeof raw !== 'string' && parameter.explode) return raw
  const text = typeof raw === 'string' ? raw : raw.join(',')
  return parameter.explode && parameter.in === 'query' ? [text] : text.split(',')
}

const INTEGER = /^-?\d+$/
const NUMBER = /^-?\d+(\.\d+)?$/

function coerceText(types: ReadonlySet<string>, text: string): unknown {
  if (types.has('string')) return text
  if (types.has('integer') && INTEGER.test(text)) return Number(text)
  if (types.has('number') && NUMBER.test(text)) return Number(text)
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
