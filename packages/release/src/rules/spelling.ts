import { asList, equal, isObject, type Json, type JsonObject } from '../contract/json.ts'
import { neutral, type ComparisonRule } from './rule.ts'

/**
 * Classifies changes after which exactly the same values are valid: a boolean schema that becomes an object (`true` and
 * `{}`, `false` and `{ not: {} }`), and one constant that is stated by another keyword.
 */
export const spelling: ComparisonRule = {
  id: 'spelling',
  decides: true,
  judge({ node, keyword, before, after, around }) {
    if (node !== 'schema') return undefined
    const isSame =
      CONSTANT_KEYWORDS.has(keyword) && isSameConstant(around.base, around.head)
        ? true
        : before !== undefined && after !== undefined && equal(inObjects(before), inObjects(after))
    return isSame ? neutral('Another spelling: the same values are valid.') : undefined
  },
}

const CONSTANT_KEYWORDS = new Set(['enum', 'not', 'pattern'])

function isSameConstant(base: JsonObject, head: JsonObject): boolean {
  const constant = constantOf(base)
  return constant !== undefined && constant === constantOf(head)
}

/** Returns the only value that a schema of strings or booleans accepts. */
function constantOf({ type, enum: values, not, pattern }: JsonObject): Json | undefined {
  const list = asList(values)
  if (list.length > 0) return list.length === 1 ? list[0] : undefined
  if (type === 'boolean' && isObject(not)) {
    const refused = [...asList(not['const']), ...asList(not['enum'])]
    return refused.length === 1 && typeof refused[0] === 'boolean' ? !refused[0] : undefined
  }
  return type === 'string' && typeof pattern === 'string' ? onlyMatch(pattern) : undefined
}

const LITERAL = /(?:\\(?<escaped>[^\p{L}\p{N}_])|(?<plain>[^\\^$.*+?()[\]{}|]))(?:\{(?<count>\d+)\})?/gu

/** Returns the text that a pattern of literal characters matches: `***` for `^\*{3}$`. */
function onlyMatch(pattern: string): string | undefined {
  const inner = /^\^(?<inner>.*)\$$/su.exec(pattern)?.groups?.['inner']
  if (inner === undefined || inner.replaceAll(LITERAL, '') !== '') return undefined
  return [...inner.matchAll(LITERAL)]
    .map(({ groups }) =>
      (groups?.['escaped'] ?? groups?.['plain'] ?? '').repeat(Number(groups?.['count'] ?? 1)),
    )
    .join('')
}

/** Writes the boolean schemas in a schema as objects. Values of `enum` and `const` stay as they are. */
function inObjects(schema: Json | undefined): Json | undefined {
  if (schema === true) return {}
  if (schema === false) return { not: {} }
  if (Array.isArray(schema)) return schema.map((it) => inObjects(it) ?? null)
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, DATA.has(key) ? value : inObjects(value)]),
  )
}

const DATA = new Set(['enum', 'const', 'default'])
