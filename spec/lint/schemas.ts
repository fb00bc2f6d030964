import { asList, isObject, type Json, type JsonObject } from '../src/bundle/document.ts'
import { follow, type Placed } from './operations.ts'
import type { Context, Location } from './redocly.ts'

const CHILDREN = ['items', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'contains']
const CONDITIONS = ['not', 'if', 'then', 'else']
const LISTS = ['prefixItems', 'allOf', 'anyOf', 'oneOf']
const MAPS = ['properties', 'patternProperties', 'dependentSchemas']
/** The keywords whose values are or contain schemas. */
const EVERYWHERE = [...MAPS, ...CHILDREN, ...CONDITIONS, ...LISTS]
/** The keywords whose schemas apply to the same value as the schema that contains them. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'then', 'else']

/**
 * True for a schema below `not`, `if`, `then` or `else`. Such a schema only restricts a value; it does not define a
 * type.
 */
export const isCondition = (location: Location): boolean =>
  /\/(?:not|if|then|else)(?:\/|$)/.test(location.pointer)

/** True for a schema that has its own file or a component name. */
export const isNamed = ({ pointer }: Location): boolean =>
  pointer === '#/' || /^#\/components\/schemas\/[^/]+$/.test(pointer)

export const isObjectSchema = (schema: JsonObject): boolean =>
  asList(schema['type']).includes('object') || schema['properties'] !== undefined

/** Returns a schema and all schemas below it, each place once. After a reference, its target is listed. */
export const schemasBelow = (schema: Json | undefined, location: Location, context: Context): Placed[] => [
  ...walk(schema, location, context, EVERYWHERE, new Set()),
]

/** Returns a schema and all schemas that apply to the same value. */
export const schemasBeside = (schema: Json | undefined, location: Location, context: Context): Placed[] => [
  ...walk(schema, location, context, SAME_VALUE, new Set()),
]

function* walk(
  schema: Json | undefined,
  location: Location,
  context: Context,
  keywords: readonly string[],
  seen: Set<string>,
): Generator<Placed> {
  if (!isObject(schema) || seen.has(location.absolutePointer)) return
  seen.add(location.absolutePointer)
  yield { node: schema, location }
  if (typeof schema['$ref'] === 'string') {
    const target = follow(schema, location, context)
    if (target !== undefined) yield* walk(target.node, target.location, context, keywords, seen)
  }
  for (const keyword of keywords) {
    for (const [keys, child] of children(schema, keyword)) {
      yield* walk(child, location.child(keys), context, keywords, seen)
    }
  }
}

function children(
  schema: JsonObject,
  keyword: string,
): [keys: (string | number)[], child: Json | undefined][] {
  const value = schema[keyword]
  if (Array.isArray(value)) return value.map((child, index) => [[keyword, index], child])
  if (!MAPS.includes(keyword)) return [[[keyword], value]]
  return isObject(value) ? Object.entries(value).map(([key, child]) => [[keyword, key], child]) : []
}

/**
 * Returns the alternatives of a schema after its references are followed: the branches of `oneOf` and `anyOf`, or the
 * schema itself.
 */
export function alternatives(schema: Json | undefined, location: Location, context: Context): Placed[] {
  const found = follow(schema, location, context)
  if (found === undefined) return []
  const branches = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const list = found.node[keyword]
    return Array.isArray(list)
      ? list.flatMap((branch, index) => alternatives(branch, found.location.child([keyword, index]), context))
      : []
  })
  return branches.length > 0 ? branches : [found]
}

/** Returns the schemas of a property, one for each alternative of the schema. `$ref` and `allOf` are followed. */
export function property(
  schema: Json | undefined,
  location: Location,
  name: string,
  context: Context,
): Placed[] {
  return alternatives(schema, location, context).flatMap((one) => {
    const properties = one.node['properties']
    const own = isObject(properties) ? properties[name] : undefined
    if (own !== undefined) return alternatives(own, one.location.child(['properties', name]), context)
    const all = Array.isArray(one.node['allOf']) ? one.node['allOf'] : []
    return all.flatMap((part, index) => property(part, one.location.child(['allOf', index]), name, context))
  })
}

/** Returns the values that `enum` allows. A boolean may also refuse the other one: `not: { enum: [true] }`. */
export function constants({ node }: Placed): Json[] {
  const { enum: values, type, not } = node
  if (Array.isArray(values)) return values
  const known = node['x-extensible-enum']
  if (Array.isArray(known)) return known
  const refused = type === 'boolean' && isObject(not) && Array.isArray(not['enum']) ? not['enum'] : undefined
  return refused === undefined ? [] : [true, false].filter((value) => !refused.includes(value))
}

/** Replaces every reference in a schema by its target, because the validator gets only this schema. */
export function inlined(schema: Json | undefined, location: Location, context: Context): Json {
  if (Array.isArray(schema)) {
    return schema.map((item, index) => inlined(item, location.child(index), context))
  }
  if (!isObject(schema)) return schema ?? true
  const { $ref, ...rest } = schema
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, inlined(value, location.child(key), context)]),
  )
  if ($ref === undefined) return own
  const target = follow(schema, location, context)
  return { ...own, allOf: target === undefined ? [] : [inlined(target.node, target.location, context)] }
}
