import { isRecord } from './document.ts'
import type { Schemas } from './schemas.ts'

export type Schema = Readonly<Record<string, unknown>>

/**
 * The properties and items that a schema describes for every value, together with its `$ref`, `allOf`, `then` and
 * `else`.
 */
export interface Shape {
  /** False for a free-form object: its schema describes no names, so every name is allowed. */
  readonly describesNames: boolean
  readonly properties: ReadonlyMap<string, PropertyShape>
  /** The shape of every property that is not in `properties`. */
  readonly rest: PropertyShape
  readonly items: readonly Schema[]
  /** The branches of each `oneOf` and `anyOf`. The value decides which branches apply. */
  readonly choices: readonly (readonly Schema[])[]
}

interface PropertyShape {
  readonly described: boolean
  /** The schemas that apply to the property's value. Empty when any value is valid. */
  readonly applied: readonly Schema[]
}

/** The types of values that contain other values. */
export type ValueType = 'object' | 'array'

/** One cache for each contract. All responses of a contract need the same few shapes. */
const caches = new WeakMap<Schemas, ShapeCache>()

interface ShapeCache {
  /** A number for each schema. The keys of `byNumbers` are made of these numbers. */
  readonly numbers: WeakMap<Schema, number>
  /** The known shapes. The key lists the numbers of the schemas of a shape, such as `3 17`. */
  readonly byNumbers: Map<string, Shape>
  /** The shapes that do not depend on the value. Null when the shape of a list of schemas depends on the value. */
  readonly settled: Readonly<Record<ValueType, WeakMap<readonly Schema[], Shape | null>>>
  count: number
}

function cacheOf(schemas: Schemas): ShapeCache {
  const found = caches.get(schemas)
  if (found !== undefined) return found
  const made: ShapeCache = {
    numbers: new WeakMap(),
    byNumbers: new Map(),
    settled: { object: new WeakMap(), array: new WeakMap() },
    count: 0,
  }
  caches.set(schemas, made)
  return made
}

/** Returns the shape that several schemas describe together for one value. The caller resolves `choices`. */
export function shapeOf(schemas: Schemas, applied: readonly Schema[]): Shape {
  const cache = cacheOf(schemas)
  const key = applied.map((schema) => numberOf(cache, schema)).join(' ')
  const shape =
    cache.byNumbers.get(key) ?? makeShape(applied.flatMap((schema) => unconditional(schemas, schema)))
  cache.byNumbers.set(key, shape)
  return shape
}

function numberOf(cache: ShapeCache, schema: Schema): number {
  const number = cache.numbers.get(schema) ?? (cache.count += 1)
  cache.numbers.set(schema, number)
  return number
}

/**
 * Returns the shape that every value of a type has. Returns undefined when a `oneOf` or `anyOf` has several branches
 * for the type, because then the value decides. The result is cached by the identity of the array `applied`.
 */
export function settledShape(
  schemas: Schemas,
  applied: readonly Schema[],
  type: ValueType,
): Shape | undefined {
  const settled = cacheOf(schemas).settled[type]
  let shape = settled.get(applied)
  if (shape === undefined) {
    const all = withOnlyBranches(schemas, applied, type)
    shape = all === undefined ? null : shapeOf(schemas, all)
    settled.set(applied, shape)
  }
  return shape ?? undefined
}

function withOnlyBranches(
  schemas: Schemas,
  applied: readonly Schema[],
  type: ValueType,
): readonly Schema[] | undefined {
  const all = [...applied]
  for (const choice of shapeOf(schemas, applied).choices) {
    const [branch, ...others] = branchesFor(schemas, choice, type)
    const inside = branch && others.length === 0 ? withOnlyBranches(schemas, [branch], type) : undefined
    if (inside === undefined) return undefined
    all.push(...inside)
  }
  return all
}

/** Returns the branches that allow the type. A branch that has no `type` allows every type. */
export function branchesFor(
  schemas: Schemas,
  branches: readonly Schema[],
  type: ValueType,
): readonly Schema[] {
  return branches.filter((branch) => {
    const types = schemas.types(branch)
    return types.size === 0 || types.has(type)
  })
}

function makeShape(parts: readonly Schema[]): Shape {
  const names = new Set(
    parts.flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : [])),
  )
  const describe = (schemas: readonly unknown[]): PropertyShape => ({
    described: schemas.length > 0,
    applied: schemas.filter(isRecord),
  })
  return {
    describesNames: parts.some(
      (part) => isRecord(part['properties']) || part['additionalProperties'] !== undefined,
    ),
    properties: new Map(
      [...names].map((name) => [name, describe(parts.flatMap((part) => schemasOfProperty(part, name)))]),
    ),
    rest: describe(parts.flatMap(schemasOfOtherProperties)),
    items: parts.map((part) => part['items']).filter(isRecord),
    choices: parts.flatMap(({ oneOf, anyOf }) =>
      [oneOf, anyOf].filter(Array.isArray).map((it) => it.filter(isRecord)),
    ),
  }
}

/**
 * Returns the schemas that describe the property. The list is empty when the schema does not describe it. The entry
 * `true` means that every value is valid.
 */
function schemasOfProperty(schema: Schema, name: string): unknown[] {
  const properties = schema['properties']
  return isRecord(properties) && Object.hasOwn(properties, name)
    ? [properties[name]]
    : schemasOfOtherProperties(schema)
}

function schemasOfOtherProperties({ additionalProperties: rest }: Schema): unknown[] {
  return rest === undefined || rest === false ? [] : [rest]
}

/** The schema and all schemas that apply to the same value, except the branches of `oneOf` and `anyOf`. */
function unconditional(schemas: Schemas, schema: Schema): Schema[] {
  const { $ref: reference, allOf, then, else: otherwise } = schema
  const parts = [
    typeof reference === 'string' ? schemas.schema(reference) : undefined,
    ...(Array.isArray(allOf) ? allOf : []),
    then,
    otherwise,
  ]
  return [schema, ...parts.filter(isRecord).flatMap((part) => unconditional(schemas, part))]
}
