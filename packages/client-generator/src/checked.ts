import { type Document, isReference, nameOf, type SchemaObject } from './document.ts'
import type { Operation } from './operations.ts'

/** A schema without its prose: the name of another, or the keywords that the client checks. */
export type Checked = string | CheckedRules

export interface CheckedRules {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Checked>>
  readonly additionalProperties?: Checked | boolean
  readonly propertyNames?: Checked
  readonly maxProperties?: number
  readonly items?: Checked
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly oneOf?: readonly Checked[]
}

/** What the client checks: schemas by name, and who uses which. */
export interface CheckedSchemas {
  readonly schemas: ReadonlyMap<string, Checked>
  /** The schema of each successful answer, by operation and status. */
  readonly responses: readonly (readonly [operationId: string, Readonly<Record<string, string>>])[]
  readonly webhooks: readonly (readonly [event: string, schema: string])[]
}

/** What the check of the client understands; anything else must be refused, not ignored. */
const KEYWORDS = new Set([
  'type',
  'const',
  'enum',
  'required',
  'properties',
  'additionalProperties',
  'propertyNames',
  'maxProperties',
  'items',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'oneOf',
  '$ref',
])

/** Keywords that say nothing about which values are valid. */
const isAnnotation = (key: string): boolean =>
  /^(description|title|example|examples|deprecated|discriminator|x-.*)$/.test(key)

/** The schemas of successful answers and events without their prose, and who uses which. */
export function checkedSchemas(document: Document, operations: readonly Operation[]): CheckedSchemas {
  const schemas = new Map<string, Checked>()
  const define: Define = (name, checked) => {
    if (checked === undefined) return visit(name)
    schemas.set(name, checked)
    return name
  }
  const visit = (name: string): string => {
    if (!schemas.has(name)) {
      // For those inside that refer to it in a circle.
      schemas.set(name, {})
      const checked = compact(document.components.schemas[name] as SchemaObject, name, define)
      // After those that it refers to.
      schemas.delete(name)
      schemas.set(name, checked)
    }
    return name
  }
  const responses = operations.map(
    ({ operationId, successes }) =>
      [
        operationId,
        Object.fromEntries(Object.entries(successes).map(([status, name]) => [status, visit(name)])),
      ] as const,
  )
  const webhooks = Object.entries(document.webhooks ?? {}).map(
    ([event, { post }]) =>
      [event, visit(nameOf(post.requestBody?.content?.['application/json']?.schema.$ref ?? ''))] as const,
  )
  return { schemas, responses, webhooks }
}

/** Gives back a name: of a schema of the contract, or of one that has none there. */
type Define = (name: string, checked?: Checked) => string

/** A schema with what checks nothing left out; references become names, and so do objects with properties. */
function compact(schema: SchemaObject, place: string, define: Define): Checked {
  const entries = Object.entries(schema).filter(([key]) => !isAnnotation(key))
  for (const [key] of entries) {
    if (!KEYWORDS.has(key)) throw new Error(`${place}: the client cannot check the keyword ${key}.`)
  }
  const inner = (node: unknown, key: string): Checked => {
    const name = `${place}/${key}`
    const checked = compact(node as SchemaObject, name, define)
    const isNamed = typeof checked === 'string' || checked.properties === undefined
    return isNamed ? checked : define(name.replaceAll('/', '_'), checked)
  }
  const checked = Object.fromEntries(
    entries.map(([key, value]): readonly [string, unknown] => {
      if (key === 'properties') {
        const all = Object.entries(value as object)
        return [key, Object.fromEntries(all.map(([name, node]) => [name, inner(node, name)]))]
      }
      if (key === 'oneOf')
        return [key, (value as unknown[]).map((node, index) => inner(node, `oneOf/${index}`))]
      if (key === 'items' || key === 'propertyNames') return [key, inner(value, key)]
      if (key === 'additionalProperties' && typeof value === 'object') return [key, inner(value, key)]
      return [key, value]
    }),
  ) as CheckedRules
  if (!isReference(schema)) {
    refuseUncheckable(checked, place)
    return checked
  }
  // A reference alone is just the name.
  if (entries.length > 1) throw new Error(`${place}: the client cannot check what stands beside $ref.`)
  return define(nameOf(schema.$ref))
}

/** An object with properties is checked by a function, which looks at these alone. */
function refuseUncheckable({ properties, required = [], ...others }: CheckedRules, place: string): void {
  if (properties === undefined) return
  for (const [key, value] of Object.entries(others)) {
    if (key === 'type' && value === 'object') continue
    // Answers and events are open (G-197).
    if (key === 'additionalProperties' && value === true) continue
    throw new Error(`${place}: the client cannot check ${key}: ${JSON.stringify(value)} beside properties.`)
  }
  const unknown = required.filter((name) => !Object.hasOwn(properties, name))
  if (unknown.length > 0) throw new Error(`${place}: ${unknown.join(', ')} is required, but no property.`)
}
