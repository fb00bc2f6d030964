import type { LintRule } from '../rule.ts'

const BOUNDS = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

/**
 * At least one value must be valid: each pattern compiles as a Unicode expression, and no minimum is larger than its
 * maximum.
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
      if (typeof schema['pattern'] === 'string' && !compiles(schema['pattern'])) {
        report(`${schema['pattern']} is not a regular expression.`, location.child('pattern'))
      }
      for (const pattern of Object.keys(schema['patternProperties'] ?? {})) {
        if (!compiles(pattern)) {
          report(`${pattern} is not a regular expression.`, location.child(['patternProperties', pattern]))
        }
      }
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
