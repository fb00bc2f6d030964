import { eachExtension } from '../extensions.ts'
import type { LintRule } from '../rule.ts'

/** The extensions that some code reads: the code of our data, of the mock or of the documentation. */
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

/** Every extension must be in the list above. Tools silently ignore a misspelt extension. */
export const knownExtensions: LintRule = {
  name: 'known-extensions',
  section: 'provenance',
  visitor: ({ report }) =>
    eachExtension((key, _, place) => {
      if (!KNOWN.has(key)) report(`${key} is not an extension of this contract.`, place)
    }),
}
