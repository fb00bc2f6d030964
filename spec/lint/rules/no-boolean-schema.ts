import { isObject, type Json } from '../../src/bundle/document.ts'
import type { LintRule } from '../rule.ts'

const SINGLE = ['items', 'not', 'if', 'then', 'else', 'contains', 'propertyNames']
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const MAPS = ['properties', 'patternProperties', 'dependentSchemas']
/** These keywords may be `false`, which every generator knows from OpenAPI 3.0. */
const CLOSING = ['additionalProperties', 'unevaluatedProperties']

/** A schema must be an object. Several code generators fail when a schema is `true` or `false`. */
export const noBooleanSchema: LintRule = {
  name: 'no-boolean-schema',
  section: 'schemas',
  visitor: ({ report }) => ({
    Schema: (schema, { location }) => {
      const check = (value: Json | undefined, keys: readonly (string | number)[]): void => {
        if (typeof value !== 'boolean') return
        report(`The schema is ${value}. Write ${value ? '{}' : '{ not: {} }'}.`, location.child(keys))
      }
      for (const keyword of SINGLE) check(schema[keyword], [keyword])
      for (const keyword of CLOSING) if (schema[keyword] === true) check(true, [keyword])
      for (const keyword of LISTS) {
        const list = schema[keyword]
        if (Array.isArray(list)) list.forEach((value, index) => check(value, [keyword, index]))
      }
      for (const keyword of MAPS) {
        const map = schema[keyword]
        if (isObject(map)) for (const [name, value] of Object.entries(map)) check(value, [keyword, name])
      }
    },
  }),
}
