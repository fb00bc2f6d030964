import type { Checked, CheckedKeywords } from './checked.ts'
import type { CheckContext } from './condition.ts'
import { literal, propertyKey } from './text.ts'

/**
 * Returns a schema as a TypeScript object literal. Referenced schemas and patterns are named constants. If the constant
 * of a referenced schema is not defined yet, the reference becomes a getter; this happens when a schema contains
 * itself. Instead of `required`, the literal lists the `optional` properties, because there are fewer of them.
 *
 * @param isDefined whether the constant of a schema is defined earlier in the file
 */
export function schemaData(
  schema: CheckedKeywords,
  context: CheckContext,
  isDefined: (name: string) => boolean,
): string {
  const textOf = (it: Checked): string => (typeof it === 'string' ? it : keywordsOf(it))
  const member = (key: string, text: string, ...uses: readonly unknown[]): string => {
    const isLate = uses.some((it) => typeof it === 'string' && !isDefined(it))
    return isLate ? `get ${propertyKey(key)}() { return ${text} }` : `${propertyKey(key)}: ${text}`
  }
  const keywordOf = (keyword: string, value: unknown): string => {
    if (keyword === 'pattern') return member(keyword, context.patternName(value as string))
    if (keyword === 'properties') {
      const properties = Object.entries(value as Readonly<Record<string, Checked>>)
      return member(keyword, braces(properties.map(([name, inner]) => member(name, textOf(inner), inner))))
    }
    if (keyword === 'oneOf') {
      const forms = value as readonly Checked[]
      return member(keyword, `[${forms.map(textOf).join(', ')}]`, ...forms)
    }
    const isSchema = SCHEMA_KEYWORDS.has(keyword) && typeof value !== 'boolean'
    return isSchema ? member(keyword, textOf(value as Checked), value) : member(keyword, plain(value))
  }
  const keywordsOf = ({ required = [], ...keywords }: CheckedKeywords): string => {
    const optional = Object.keys(keywords.properties ?? {}).filter((name) => !required.includes(name))
    return braces([
      ...Object.entries(keywords).map(([keyword, value]) => keywordOf(keyword, value)),
      ...(optional.length === 0 ? [] : [member('optional', plain(optional))]),
    ])
  }
  return keywordsOf(schema)
}

const SCHEMA_KEYWORDS = new Set(['items', 'propertyNames', 'additionalProperties'])

const braces = (members: readonly string[]): string =>
  members.length === 0 ? '{}' : `{ ${members.join(', ')} }`

/** Returns the TypeScript literal of a string, a number, a boolean, null, or a list of them. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(', ')}]`
  return typeof value === 'string' ? literal(value) : String(value)
}
