import { asList, isObject } from '../../src/bundle/document.ts'
import type { LintRule } from '../rule.ts'
import { alternatives, isCondition } from '../schemas.ts'

/** Matches the names of money properties. Any other count with such a name is an exception in `redocly.yaml`. */
const MONEY = /^amount$|Amount$|^balance|Balance$|^total(?!Charges$|Items$|Pages$)/

/** Money must be an integer of 64 bits in centavos with a minimum and a maximum (§1). It is never a decimal or a string. */
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
          } else if (node['format'] === 'int32') {
            report(`${name} is money, so its format must be int64.`, place)
          }
        }
      }
    },
  }),
}
