import type { BoundParameter } from './operations.ts'
import type { Schemas } from './schemas.ts'

/** A parameter as sent: one string, or several when it was repeated. */
export type RawParameter = string | readonly string[]

/** A repeated parameter whose schema is no array. */
export const REPEATED: unique symbol = Symbol('repeated')

/**
 * The value that the schema judges. Text becomes an integer, number, boolean or array where the schema asks
 * for one and the text reads as one; otherwise it stays text and fails the schema's `type`.
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

/** A header has no schema of several values here; commas are part of its text. */
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
