import { eachExtension } from '../extensions.ts'
import type { LintRule } from '../rule.ts'

/** The extensions that some code reads: our data, the mock, the documentation. */
const KNOWN = new Set([
  'x-displayName',
  'x-error-codes',
  'x-extensible-enum',
  'x-gap',
  'x-idempotency',
  'x-interface-version',
  'x-limits',
  'x-message',
  'x-pagination',
  'x-sandbox-only',
  'x-source',
  'x-tagGroups',
])

/** Extensions must be in the list. Tools ignore a misspelt extension without a message. */
export const knownExtensions: LintRule = {
  name: 'known-extensions',
  section: 'provenance',
  visitor: ({ report }) =>
    eachExtension((key, _, place) => {
      if (!KNOWN.has(key)) report(`${key} is not an extension of this contract.`, place)
    }),
}
