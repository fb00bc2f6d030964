import { asList, isObject, type Json, type JsonObject } from './document.ts'

/** The values of these keys are data. A `description` inside such a value does not describe a part of the contract. */
const DATA_KEYS = new Set(['example', 'examples', 'value', 'enum', 'const', 'default'])

/**
 * Adds the "Assumed" badge to the description of every node that has `x-gap`. The badge shows readers of the
 * documentation and of the generated types that the source does not state this point. Changes the node in place.
 */
export function addAssumedBadges(node: Json | undefined): void {
  if (Array.isArray(node)) return node.forEach(addAssumedBadges)
  if (!isObject(node)) return
  const gaps = asList(node['x-gap'])
  if (gaps.length > 0) badge(node, gaps)
  for (const [key, value] of Object.entries(node)) {
    if (!DATA_KEYS.has(key) || isMapOfNamedNodes(key, value)) addAssumedBadges(value)
  }
}

function badge(node: JsonObject, gaps: readonly string[]): void {
  const text = `**Assumed** (${gaps.join(', ')}).`
  const description = node['description']
  if (typeof description !== 'string') {
    // A description beside a `$ref` replaces the description of the target. So a badge alone would hide that text.
    if (typeof node['$ref'] === 'string')
      throw new Error(`${node['$ref']}: x-gap beside a $ref needs a description`)
    node['description'] = text
    return
  }
  const stated = description.trimEnd()
  node['description'] = `${stated}${stated.includes('\n\n') ? '\n\n' : ' '}${text}`
}

/** Whether the key is the name of a property. A property with the name `value` or `example` is a schema, not data. */
function isMapOfNamedNodes(key: string, value: Json | undefined): boolean {
  return (
    key !== 'examples' && isObject(value) && ('type' in value || '$ref' in value) && 'description' in value
  )
}
