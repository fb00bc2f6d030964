import type { LintRule } from '../rule.ts'

const ALLOWED = /^(?:\$ref|description|summary|deprecated|x-.+)$/

/** Tools disagree on what a keyword beside `$ref` means: some merge it, some override, some drop it. */
export const noKeywordBesideRef: LintRule = {
  name: 'no-keyword-beside-ref',
  section: 'schemas',
  visitor: ({ report }) => ({
    ref: (node, { location }) => {
      for (const keyword of Object.keys(node)) {
        if (!ALLOWED.test(keyword)) report(`${keyword} stands beside $ref.`, location.child(keyword))
      }
    },
  }),
}
