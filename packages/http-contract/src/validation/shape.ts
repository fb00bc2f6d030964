import { isRecord } from './document.ts'
import type { Schemas } from './schemas.ts'

export type Schema = Readonly<Record<string, unknown>>

/** What a schema says of the names in an object, whatever the value: itself, `$ref`, `allOf`, `then` and `else` together. */
export interface Shape {
  /** False for an object that nothing is said about: any name will do. */
  readonly describesNames: boolean
  readonly properties: ReadonlyMap<string, Described>
  /** Every other name. */
  readonly rest: Described
  readonly items: readonly Schema[]
  /** Branches of each `oneOf` and `anyOf`; which of them apply depends on the value. */
  readonly choices: readonly (readonly Schema[])[]
}

/** Whether a name is described, and the schemas that judge its value: none where any value is fine. */
interface Described {
  readonly described: boolean
  readonly judges: readonly Schema[]
}

/** The types of values that have something inside. */
export type ValueType = 'object' | 'array'

/** By the contract they belong to: every answer asks for the same few. */
const known = new WeakMap<Schemas, Known>()

interface Known {
  readonly numbers: WeakMap<Schema, number>
  readonly byNumbers: Map<string, Shape>
  /** Null: it depends on the value. */
  readonly settled: Readonly<Record<ValueType, WeakMap<readonly Schema[], Shape | null>>>
  count: number
}

function knownOf(schemas: Schemas): Known {
  const found = known.get(schemas)
  if (found !== undefined) return found
  const made: Known = {
    numbers: new WeakMap(),
    byNumbers: new Map(),
    settled: { object: new WeakMap(), array: new WeakMap() },
    count: 0,
  }
  known.set(schemas, made)
  return made
}

/** What several schemas say together of one value; branches of their choices are left to the caller. */
export function shapeOf(schemas: Schemas, judges: readonly Schema[]): Shape {
  const remembered = knownOf(schemas)
  const key = judges.map((judge) => numberOf(remembered, judge)).join(' ')
  const shape =
    remembered.byNumbers.get(key) ?? makeShape(judges.flatMap((judge) => unconditional(schemas, judge)))
  remembered.byNumbers.set(key, shape)
  return shape
}

function numberOf(remembered: Known, schema: Schema): number {
  const number = remembered.numbers.get(schema) ?? (remembered.count += 1)
  remembered.numbers.set(schema, number)
  return number
}

/** The shape of any value of a type, where the type alone makes every choice. Remembered by the array of judges. */
export function settledShape(
  schemas: Schemas,
  judges: readonly Schema[],
  type: ValueType,
): Shape | undefined {
  const settled = knownOf(schemas).settled[type]
  let shape = settled.get(judges)
  if (shape === undefined) {
    const all = withOnlyBranches(schemas, judges, type)
    shape = all === undefined ? null : shapeOf(schemas, all)
    settled.set(judges, shape)
  }
  return shape ?? undefined
}

function withOnlyBranches(
  schemas: Schemas,
  judges: readonly Schema[],
  type: ValueType,
): readonly Schema[] | undefined {
  const all = [...judges]
  for (const choice of shapeOf(schemas, judges).choices) {
    const [branch, ...others] = branchesFor(schemas, choice, type)
    const inside = branch && others.length === 0 ? withOnlyBranches(schemas, [branch], type) : undefined
    if (inside === undefined) return undefined
    all.push(...inside)
  }
  return all
}

/** Those that a value of the type may be valid under. */
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
  const describe = (schemas: readonly unknown[]): Described => ({
    described: schemas.length > 0,
    judges: schemas.filter(isRecord),
  })
  return {
    describesNames: parts.some(
      (part) => isRecord(part['properties']) || part['additionalProperties'] !== undefined,
    ),
    properties: new Map(
      [...names].map((name) => [name, describe(parts.flatMap((part) => saidOf(part, name)))]),
    ),
    rest: describe(parts.flatMap(saidOfRest)),
    items: parts.map((part) => part['items']).filter(isRecord),
    choices: parts.flatMap(({ oneOf, anyOf }) =>
      [oneOf, anyOf].filter(Array.isArray).map((it) => it.filter(isRecord)),
    ),
  }
}

/** What a schema says about the property: nothing, or one schema (`true` where any value is fine). */
function saidOf(schema: Schema, name: string): unknown[] {
  const properties = schema['properties']
  return isRecord(properties) && Object.hasOwn(properties, name) ? [properties[name]] : saidOfRest(schema)
}

function saidOfRest({ additionalProperties: rest }: Schema): unknown[] {
  return rest === undefined || rest === false ? [] : [rest]
}

/** The schema and those that judge the same value without a choice. */
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
