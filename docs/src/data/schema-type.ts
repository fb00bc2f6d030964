import { schemaAddress } from './addresses.ts'
import type { Schema } from './contract.ts'
import { escapeHtml } from './prose.ts'

/** How the words about a schema are written: as HTML or as Markdown. */
export interface SchemaFormat {
  code(text: string): string
  /** A reference to a named schema. */
  reference(name: string): string
}

const HTML: SchemaFormat = {
  code: (text) => `<code>${escapeHtml(text)}</code>`,
  reference: (name) => `<a href="${schemaAddress(name)}">${name}</a>`,
}

/** The type of a schema in a few words: `string, null`, `list of Schedule`, `one of A, B`. */
export function schemaType(schema: Schema, format: SchemaFormat = HTML): string {
  const { $ref, items, oneOf, allOf } = schema
  const typeOf = (one: Schema): string => schemaType(one, format)
  if ($ref !== undefined) return format.reference(nameOf($ref))
  if (items !== undefined) return `list of ${[typeOf(items), ...schemaLimits(items, format)].join(', ')}`
  if (oneOf !== undefined) return `${oneOf.length > 2 ? 'one of ' : ''}${oneOf.map(typeOf).join(' or ')}`
  if (allOf !== undefined && schema.properties === undefined) return allOf.map(typeOf).join(' and ')
  return [schema.type ?? 'any value'].flat().join(' or ')
}

/** The limits of a schema in words. Each limit restricts the values of its type. */
export function schemaLimits(schema: Schema, format: SchemaFormat = HTML): readonly string[] {
  const known = schema['x-extensible-enum']
  const codes = (values: readonly unknown[]): string =>
    values.map((value) => format.code(textOf(value))).join(' ')
  return [
    ...(schema.format === undefined ? [] : [`format ${escapeHtml(schema.format)}`]),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...(schema.pattern === undefined ? [] : [`pattern ${format.code(schema.pattern)}`]),
    ...(schema.enum === undefined ? [] : [codes(schema.enum)]),
    ...(known === undefined ? [] : [`${codes(known)} and values to come`]),
  ]
}

function range(least: number | undefined, most: number | undefined, unit: string): readonly string[] {
  if (least === undefined && most === undefined) return []
  if (least === most) return [`${least}${unit}`]
  if (most === undefined) return [`at least ${least}${unit}`]
  return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`]
}

/** The name of a referenced schema: `Schedule` for `#/components/schemas/Schedule`. */
export const nameOf = (reference: string): string => reference.split('/').at(-1) ?? reference

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
