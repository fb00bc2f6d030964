import type { LintRule } from '../rule.ts'

/**
 * A value of an `enum` must be a text with a letter or a digit, or a number. Code generators make a name
 * of each value: `true` and `********` give names that do not compile, or a comparison with the text `'true'`.
 */
export const constantsHaveNames: LintRule = {
  name: 'constants-have-names',
  section: 'schemas',
  visitor: ({ report }) => ({
    Schema: (schema, { location }) => {
      if (location.pointer.endsWith('/not')) return
      const values = schema['enum']
      for (const one of Array.isArray(values) ? values : []) {
        if (typeof one === 'boolean')
          report(`The constant is ${one}. Write not: { enum: [${!one}] }.`, location.child('enum'))
        else if (typeof one === 'string' && !/[\p{L}\p{N}]/u.test(one))
          report(
            `The constant ${JSON.stringify(one)} has no letter or digit. Write a pattern.`,
            location.child('enum'),
          )
      }
    },
  }),
}
