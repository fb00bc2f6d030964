import { asList } from '../../src/bundle/document.ts'
import { isObject } from '../../src/bundle/document.ts'
import type { LintRule } from '../rule.ts'
import { alternatives, isCondition } from '../schemas.ts'

/** The names of money properties. Counts with such a name are exceptions in `redocly.yaml`. */
const MONEY = /^amount$|Amount$|^balance|Balance$|^total/

/** Money must be an integer of centavos with bounds (§1). It is never a decimal or a string. */
export const moneyBoundedIntegers: LintRule = {
  name: 'money-bounded-integers',
  section: 'schemas',
  visitor: ({ report }) => ({
    SchemaProperties: (properties, context) => {
      if (isCondition(context.location)) return
      for (const [name, schema] of Object.entries(properties)) {
        const place = context.location.child(name)
        if (!MONEY.test(name) || !isObject(schema)) continue
        for (const { node } of alternatives(schema, place, context)) {
          const types = asList(node['type']).filter((type) => type !== 'null')
          if (types.length === 0 && node['type'] !== undefined) continue
          if (types.join() !== 'integer') report(`${name} is money, so its type must be integer.`, place)
          else if (typeof node['minimum'] !== 'number' || typeof node['maximum'] !== 'number') {
            report(`${name} is money, so it must have a minimum and a maximum.`, place)
          }
        }
      }
    },
  }),
}
