import type { LintRule } from '../rule.ts'

/**
 * A `const` or a value of an `enum` must be a text with a letter or a digit, or a number. Code generators make a name
 * of each value: `true` and `********` give names that do not compile, or a comparison with the text `'true'`.
 */
export const constantsHaveNames: LintRule = {
  name: 'constants-have-names',
  section: 'schemas',
  visitor: ({ report }) => ({
    Schema: (schema, { location }) => {
      if (location.pointer.endsWith('/not')) return
      for (const keyword of ['const', 'enum']) {
        const value = schema[keyword]
        for (const one of Array.isArray(value) ? value : [value]) {
          if (typeof one === 'boolean')
            report(`The constant is ${one}. Write not: { enum: [${!one}] }.`, location.child(keyword))
          else if (typeof one === 'string' && !/[\p{L}\p{N}]/u.test(one))
            report(
              `The constant ${JSON.stringify(one)} has no letter or digit. Write a pattern.`,
              location.child(keyword),
            )
        }
      }
    },
  }),
}
