import type { Json } from '../../src/bundle/document.ts'
import { nearest } from '../../src/data/nearest.ts'
import { eachExtension } from '../extensions.ts'
import { ERRORS_KEY, ERRORS_VALUE } from '../generated-errors.ts'
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
  'x-request-text',
  'x-sandbox-only',
  'x-source',
  'x-tagGroups',
])

/** Every extension must be in the list above. Tools silently ignore a misspelt extension. */
export const knownExtensions: LintRule = {
  name: 'known-extensions',
  section: 'provenance',
  visitor: ({ report }) =>
    eachExtension((key, value, place) => {
      // The preprocessor removes a correct entry before the rules run.
      if (key === ERRORS_KEY) report(wrongEntry(value), place)
      else if (!KNOWN.has(key)) report(`${key} is not an extension of this contract.${hint(key)}`, place)
    }),
}

const wrongEntry = (value: Json | undefined): string =>
  value === ERRORS_VALUE
    ? `${ERRORS_KEY} stands only below the responses of an operation.`
    : `The value of ${ERRORS_KEY} must be ${ERRORS_VALUE}.`

function hint(key: string): string {
  const meant = nearest(key, [...KNOWN, ERRORS_KEY])
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}
