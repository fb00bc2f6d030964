import type { LintRule } from '../rule.ts'

const ALLOWED = /^(?:\$ref|description|summary|deprecated|x-.+)$/

/**
 * A `$ref` must not have keywords beside it. Some tools add them to the target, some let them override the target, and
 * some ignore them.
 */
export const noKeywordBesideRef: LintRule = {
  name: 'no-keyword-beside-ref',
  section: 'schemas',
  visitor: ({ report }) => ({
    ref: (node, { location }) => {
      for (const keyword of Object.keys(node)) {
        if (!ALLOWED.test(keyword)) report(`${keyword} is not allowed beside $ref.`, location.child(keyword))
      }
    },
  }),
}
