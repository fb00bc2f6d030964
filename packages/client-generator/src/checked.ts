import { type Document, isReference, nameOf, type SchemaObject } from './document.ts'
import { FORMAT_PREDICATES } from './format-predicates.ts'
import type { Operation } from './operations.ts'

/** A schema as the client checks it: the name of another schema, or keywords without annotations. */
export type Checked = string | CheckedKeywords

export interface CheckedKeywords {
  readonly type?: string | readonly string[]
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

/** The schemas of successful responses and events, and the places that use them. */
export interface CheckedSchemas {
  /** The schemas by name. A schema comes after the schemas that it refers to, except when it contains itself. */
  readonly schemas: ReadonlyMap<string, CheckedKeywords>
  /** The schema names of successful responses, by operation and status. */
  readonly responses: readonly (readonly [operationId: string, Readonly<Record<string, string>>])[]
  readonly webhooks: readonly (readonly [event: string, schema: string])[]
}

/**
 * The keywords that the client can check. Every other keyword throws, so that no rule of the contract stays unchecked.
 */
const KEYWORDS = new Set([
  'type',
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

/** Whether the keyword is an annotation, which does not decide whether a value is valid. */
const isAnnotation = (key: string): boolean =>
  /^(description|title|example|examples|deprecated|discriminator|x-.*)$/.test(key)

/**
 * Whether the keyword is a bound of 1,000 or more. Such a bound only lets tools reserve space (G-451). A longer text is
 * still a response, so the client accepts it.
 */
const isGuard = (key: string, value: unknown): boolean =>
  /^max(?:Length|Items|Properties)$/.test(key) && Number(value) >= 1000

/** Whether the keyword is `format: int32` or `int64`. It names a type of other languages; the bounds limit the value. */
const isIntegerFormat = (key: string, value: unknown): boolean =>
  key === 'format' && (value === 'int32' || value === 'int64')

/**
 * Returns the schemas of successful responses and events, without annotations.
 *
 * @throws Error that names the schema and the keyword, when a keyword cannot be checked.
 */
export function checkedSchemas(document: Document, operations: readonly Operation[]): CheckedSchemas {
  const schemas = new Map<string, CheckedKeywords>()
  const define: Define = (name, checked) => {
    if (checked === undefined) visit(name)
    else schemas.set(name, checked)
    return name
  }
  const visit = (name: string): string => {
    if (!schemas.has(name)) {
      // The empty entry ends the recursion when a schema contains itself.
      schemas.set(name, {})
      const checked = compact(document.components.schemas[name] as SchemaObject, name, define)
      // If a schema is only a reference, it gets the keywords of the referenced schema.
      const keywords = typeof checked === 'string' ? (schemas.get(checked) as CheckedKeywords) : checked
      // Moves the entry to the end, behind the schemas that it refers to.
      schemas.delete(name)
      schemas.set(name, keywords)
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

/** Adds a schema under a name and returns the name. Without `checked`, reads the schema from the contract. */
type Define = (name: string, checked?: CheckedKeywords) => string

/**
 * Removes the annotations of a schema and replaces references by names. An inner object with properties becomes a
 * schema with its own name.
 */
function compact(schema: SchemaObject, place: string, define: Define): Checked {
  const entries = Object.entries(schema).filter(
    ([key, value]) => !isAnnotation(key) && !isIntegerFormat(key, value) && !isGuard(key, value),
  )
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
  ) as CheckedKeywords
  if (!isReference(schema)) {
    refuseUncheckable(checked, place)
    return checked
  }
  if (entries.length > 1) throw new Error(`${place}: the client cannot check keywords beside $ref.`)
  return define(nameOf(schema.$ref))
}

/** Throws for a combination of keywords for which no predicate can be generated. */
function refuseUncheckable(schema: CheckedKeywords, place: string): void {
  const refuse = (problem: string): never => {
    throw new Error(`${place}: the client cannot check ${problem}.`)
  }
  const { type, oneOf, properties, required = [], format } = schema
  if (schema.enum?.some((value) => typeof value === 'object' && value !== null))
    refuse('enum of an object or array')
  if (format !== undefined && !Object.hasOwn(FORMAT_PREDICATES, format)) refuse(`the format ${format}`)
  const isAlone = Object.keys(schema).length === 1
  if (oneOf !== undefined && !isAlone) refuse('keywords beside oneOf')
  if (type === undefined && oneOf === undefined && Object.keys(schema).length > 0)
    refuse('keywords without type')
  if (properties === undefined) {
    if (required.length > 0) refuse('required without properties')
    return
  }
  if (type !== 'object') refuse(`type: ${JSON.stringify(type)} beside properties`)
  for (const [key, value] of Object.entries(schema)) {
    if (['type', 'properties', 'required'].includes(key)) continue
    // Responses and events may have additional properties, because a later version of the contract may add some
    // (G-197).
    const isOpen = key === 'additionalProperties' && value === true
    if (!isOpen) refuse(`${key}: ${JSON.stringify(value)} beside properties`)
  }
  const unknown = required.filter((name) => !Object.hasOwn(properties, name))
  if (unknown.length > 0) throw new Error(`${place}: ${unknown.join(', ')} is required, but no property.`)
}
