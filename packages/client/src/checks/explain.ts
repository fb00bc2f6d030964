import { isObject, rulesOf } from './rules.ts'
import type { Place, Rules, Schema } from './schema.ts'

export const tell = ({ path, found }: Place, message: string): void => {
  found.push({ at: path.join('.'), message })
}

export function fits(schema: Schema, value: unknown): boolean {
  if (typeof schema === 'function') return schema(value)
  const place: Place = { path: [], found: [] }
  explain(schema, value, place)
  return place.found.length === 0
}

/** Tells what is wrong with a value, which is nothing if it fits. */
export function explain(schema: Schema, value: unknown, at: Place): void {
  if (typeof schema === 'function') schema(value, at)
  else if (schema.oneOf !== undefined) choose(schema.oneOf, value, at)
  else obey(schema, value, at)
}

/** A reference that may be null is by far the most frequent choice. */
function choose(branches: readonly Schema[], value: unknown, at: Place): void {
  const others = branches.filter((branch) => typeof branch === 'function' || branch.type !== 'null')
  if (value === null && others.length < branches.length) return
  const [only] = others
  if (only !== undefined && others.length === 1) explain(only, value, at)
  else if (others.filter((branch) => fits(branch, value)).length !== 1)
    tell(at, 'fits none, or more than one, of its forms')
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  array: (value) => Array.isArray(value),
  null: (value) => value === null,
}

function obey(rules: Rules, value: unknown, at: Place): void {
  const { type, items, propertyNames, additionalProperties } = rules
  const types = [type ?? []].flat()
  if (type !== undefined && !types.some((name) => TYPES[name]?.(value)))
    return tell(at, `is not ${types.join(' or ')}`)
  for (const { message, keeps } of rulesOf(rules)) if (!keeps(value)) tell(at, message)
  if (Array.isArray(value) && items !== undefined) {
    for (const [index, item] of value.entries()) explain(items, item, { ...at, path: [...at.path, index] })
  }
  if (!isObject(value)) return
  for (const [name, inner] of Object.entries(value)) {
    if (propertyNames !== undefined) explain(propertyNames, name, at)
    // The name is the user's own, so it is not quoted.
    if (typeof additionalProperties === 'object' || typeof additionalProperties === 'function')
      explain(additionalProperties, inner, { ...at, path: [...at.path, '*'] })
    else if (additionalProperties === false) tell(at, 'has a property that it must not have')
  }
}
