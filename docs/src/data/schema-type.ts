import { schemaAddress } from './addresses.ts'
import type { Schema } from './contract.ts'
import { escapeHtml } from './prose.ts'

/** The type of a schema in a few words as HTML: `string, null`, `list of Schedule`, `one of A, B`. */
export function schemaType(schema: Schema): string {
  const { $ref, items, oneOf, allOf } = schema
  if ($ref !== undefined) return schemaLink(nameOf($ref))
  if (items !== undefined) return `list of ${schemaType(items)}`
  if (oneOf !== undefined) return `${oneOf.length > 2 ? 'one of ' : ''}${oneOf.map(schemaType).join(' or ')}`
  if (allOf !== undefined) return allOf.map(schemaType).join(' and ')
  if (schema.const !== undefined) return code(schema.const)
  return [schema.type ?? 'any value'].flat().join(' or ')
}

/** The limits of a schema in words, as HTML. Each limit restricts the values of its type. */
export function schemaLimits(schema: Schema): readonly string[] {
  const known = schema['x-extensible-enum']
  return [
    ...(schema.format === undefined ? [] : [`format ${escapeHtml(schema.format)}`]),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...(schema.pattern === undefined ? [] : [`pattern ${code(schema.pattern)}`]),
    ...(schema.enum === undefined ? [] : [schema.enum.map(code).join(' ')]),
    ...(known === undefined ? [] : [`${known.map(code).join(' ')} and values to come`]),
  ]
}

function range(least: number | undefined, most: number | undefined, unit: string): readonly string[] {
  if (least === undefined && most === undefined) return []
  if (least === most) return [`${least}${unit}`]
  if (most === undefined) return [`at least ${least}${unit}`]
  return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`]
}

/** The name of a referenced schema: `Schedule` for `#/components/schemas/Schedule`. */
const nameOf = (reference: string): string => reference.split('/').at(-1) ?? reference

const schemaLink = (name: string): string => `<a href="${schemaAddress(name)}">${name}</a>`

function code(value: unknown): string {
  return `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`
}
