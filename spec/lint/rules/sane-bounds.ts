import type { LintRule } from '../rule.ts'

const BOUNDS = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

/** What RE2, the engine of Go, does not have: `\u0000` (`\x00` is the same), look-around, back references. */
const NOT_IN_RE2 = /(?<=^(?:[^\\]|\\[^u1-9k])*)(?:\\[u1-9k]|\(\?<?[=!])/

/**
 * At least one value must be valid: each pattern compiles as a Unicode expression and in RE2, and no minimum is larger
 * than its maximum.
 */
export const saneBounds: LintRule = {
  name: 'sane-bounds',
  section: 'schemas',
  visitor: ({ report }) => ({
    Schema: (schema, { location }) => {
      for (const [min, max] of BOUNDS) {
        const [least, most] = [schema[min], schema[max]]
        if (typeof least === 'number' && typeof most === 'number' && least > most) {
          report(`${min} ${least} is above ${max} ${most}.`, location.child(min))
        }
      }
      const check = (pattern: string, keys: readonly string[]): void => {
        if (!compiles(pattern)) report(`${pattern} is not a regular expression.`, location.child(keys))
        const [foreign] = NOT_IN_RE2.exec(pattern) ?? []
        if (foreign !== undefined) report(`${foreign} is not part of RE2.`, location.child(keys))
      }
      if (typeof schema['pattern'] === 'string') check(schema['pattern'], ['pattern'])
      for (const it of Object.keys(schema['patternProperties'] ?? {})) check(it, ['patternProperties', it])
    },
  }),
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
