import { type Document, isReference, nameOf, type SchemaObject } from './document.ts'
import type { Operation } from './operations.ts'
import { HEADER, literal, propertyKey } from './text.ts'

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
export function checksFile(document: Document, operations: readonly Operation[]): string {
  const schemas = new Map<string, unknown>()
  const visit = (name: string): string => {
    if (!schemas.has(name)) {
      schemas.set(name, undefined)
      schemas.set(name, compact(document.components.schemas[name] as SchemaObject, name, visit))
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
  return `${HEADER}import type { Schema } from '../checks/schema.ts'

/** The schemas that answers and events are checked against, by name. */
export const SCHEMAS: Readonly<Record<string, Schema>> = {
${[...schemas].map(([name, schema]) => `  ${name}: ${script(schema)},\n`).join('')}}

/** The schema of each successful answer, by operation and status. */
export const RESPONSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${responses.map(([operationId, statuses]) => `  ${operationId}: ${script(statuses)},\n`).join('')}}

/** The schema of each event. */
export const WEBHOOKS: Readonly<Record<string, string>> = {
${webhooks.map(([event, schema]) => `  ${event}: '${schema}',\n`).join('')}}
`
}

/** A schema with what checks nothing left out; references become names. */
function compact(schema: SchemaObject, place: string, visit: (name: string) => string): unknown {
  const entries = Object.entries(schema)
    .filter(([key]) => !isAnnotation(key))
    .map(([key, value]): readonly [string, unknown] => {
      if (!KEYWORDS.has(key)) throw new Error(`${place}: the client cannot check the keyword ${key}.`)
      const inner = (node: unknown, name: string): unknown =>
        compact(node as SchemaObject, `${place}/${name}`, visit)
      if (key === '$ref') return [key, visit(nameOf(value as string))]
      if (key === 'properties') {
        return [
          key,
          Object.fromEntries(
            Object.entries(value as object).map(([name, node]) => [name, inner(node, name)]),
          ),
        ]
      }
      if (key === 'oneOf')
        return [key, (value as unknown[]).map((node, index) => inner(node, `oneOf/${index}`))]
      if (key === 'items' || key === 'propertyNames') return [key, inner(value, key)]
      if (key === 'additionalProperties' && typeof value === 'object') return [key, inner(value, key)]
      return [key, value]
    })
  // A reference alone is just the name.
  const [only] = entries
  return entries.length === 1 && only?.[0] === '$ref' && isReference(schema)
    ? only[1]
    : Object.fromEntries(entries)
}

/** A value as a literal of TypeScript. */
function script(value: unknown): string {
  if (typeof value === 'string') return literal(value)
  if (Array.isArray(value)) return `[${value.map(script).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, inner]) => `${propertyKey(key)}: ${script(inner)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
