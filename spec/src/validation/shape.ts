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

/** By the contract they belong to: every answer asks for the same few. */
const known = new WeakMap<Schemas, WeakMap<Schema, Shape>>()

export function shapeOf(schemas: Schemas, schema: Schema): Shape {
  const shapes = known.get(schemas) ?? new WeakMap<Schema, Shape>()
  known.set(schemas, shapes)
  const shape = shapes.get(schema) ?? makeShape(unconditional(schemas, schema))
  shapes.set(schema, shape)
  return shape
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
