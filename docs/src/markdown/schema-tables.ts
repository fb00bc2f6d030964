import type { Schema } from '../data/contract.ts'
import type { DocumentNode, ParameterNode } from './document-nodes.ts'
import { nameOf, type SchemaFormat, schemaLimits, schemaType } from '../data/schema-type.ts'
import { blocks, inlineCode, table } from './markdown-text.ts'

export type Schemas = Readonly<Record<string, Schema>>

/** A schema with fields or variants, which gets a heading of its own. All other schemas are written where they are used. */
const isTable = ({ properties, oneOf, allOf }: Schema): boolean =>
  properties !== undefined ||
  oneOf?.some(({ $ref }) => $ref !== undefined) === true ||
  (allOf?.length ?? 0) > 0

/** The page that has the table of a schema; undefined for the page itself. */
export type PageOf = (name: string) => string | undefined
const HERE: PageOf = () => undefined

const formatOf = (schemas: Schemas, pageOf: PageOf): SchemaFormat => ({
  code: inlineCode,
  reference: (name) => {
    const schema = schemas[name] ?? {}
    if (!isTable(schema)) return typeText(schema, schemas, pageOf)
    return `[${name}](${pageOf(name) ?? ''}#${name.toLowerCase()})`
  },
})

/** The type of a schema and its limits: `string, 1 to 64 characters`. */
export function typeText(schema: Schema, schemas: Schemas, pageOf: PageOf = HERE): string {
  const format = formatOf(schemas, pageOf)
  return [schemaType(schema, format), ...schemaLimits(withoutRepeats(schema), format)].join(', ')
}

/** Leaves out the pattern of a date, which its format states, and the format of an integer, whose range says more. */
function withoutRepeats(schema: Schema): Schema {
  const { format, pattern: _pattern, ...limits } = schema
  if (format === undefined) return schema
  return format.startsWith('int') ? limits : { ...limits, format }
}

/** The schemas with a table that these schemas use, and themselves, in the order of their use. */
export function schemaNames(names: readonly string[], schemas: Schemas): readonly string[] {
  const found = new Set<string>()
  for (const name of names) collect(name, schemas, found)
  return [...found]
}

/** A part with a heading for each of these schemas that no other page has. */
export const schemaTables = (names: readonly string[], schemas: Schemas, pageOf: PageOf = HERE): string =>
  schemaNames(names, schemas)
    .filter((name) => pageOf(name) === undefined)
    .map((name) => schemaPart(name, schemas, pageOf))
    .join('\n')

function collect(name: string, schemas: Schemas, found: Set<string>): void {
  const schema = schemas[name]
  if (schema === undefined || found.has(name)) return
  if (isTable(schema)) found.add(name)
  for (const used of namesBelow(schema)) collect(used, schemas, found)
}

/** The schemas that a schema references itself. */
export function namesBelow(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(namesBelow)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return []
    return key === '$ref' && typeof value === 'string' ? [nameOf(value)] : namesBelow(value)
  })
}

function schemaPart(name: string, schemas: Schemas, pageOf: PageOf): string {
  const schema = schemas[name] ?? {}
  const { properties = {}, required = [], description = '' } = schema
  const rows = Object.entries(properties).map(([field, property]) => [
    inlineCode(field),
    [typeText(property, schemas, pageOf), ...(required.includes(field) ? [] : ['optional'])].join(', '),
    meaningOf(property, schemas),
  ])
  const variants = schema.properties === undefined ? `Type: ${typeText(schema, schemas, pageOf)}` : ''
  return blocks(`### ${name}`, description, variants, table(['Field', 'Type', 'Meaning'], rows))
}

/** The description of a property, or the description of the schema that it references without words of its own. */
function meaningOf({ description, $ref }: Schema, schemas: Schemas): string {
  if (description !== undefined || $ref === undefined) return description ?? ''
  const target = schemas[nameOf($ref)] ?? {}
  return isTable(target) ? '' : (target.description ?? '')
}

/** A table of parameters. */
export const parameterTable = (rows: readonly ParameterNode[], document: DocumentNode): string =>
  table(
    ['Name', 'In', 'Required', 'Type', 'Meaning'],
    rows.map(({ name, in: place, required, schema, description = '' }) => [
      inlineCode(name),
      place,
      required === true ? 'yes' : 'no',
      typeText(schema, document.components.schemas),
      description,
    ]),
  )
