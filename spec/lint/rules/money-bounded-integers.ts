import { asList } from '../../src/bundle/document.ts'
import { isObject } from '../../src/bundle/document.ts'
import type { LintRule } from '../rule.ts'
import { alternatives, isCondition } from '../schemas.ts'

/** What is called so is money. Counts that are called so are exceptions in `redocly.yaml`. */
const MONEY = /^amount$|Amount$|^balance|Balance$|^total/

/** Money is an integer of centavos with bounds (§1): never a decimal, never a string. */
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
          if (types.join() !== 'integer') report(`${name} is money: its type is integer.`, place)
          else if (typeof node['minimum'] !== 'number' || typeof node['maximum'] !== 'number') {
            report(`${name} is money: it has a minimum and a maximum.`, place)
          }
        }
      }
    },
  }),
}
