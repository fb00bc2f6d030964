import { eachExtension } from '../extensions.ts'
import type { LintRule } from '../rule.ts'

/** The extensions that something reads: our data, the mock, the documentation. */
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

/** A misspelt extension says nothing to anybody, and no tool complains. */
export const knownExtensions: LintRule = {
  name: 'known-extensions',
  section: 'provenance',
  visitor: ({ report }) =>
    eachExtension((key, _, place) => {
      if (!KNOWN.has(key)) report(`${key} is no extension of this contract.`, place)
    }),
}
