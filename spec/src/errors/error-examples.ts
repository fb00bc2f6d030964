import type { CodeRow } from '../data/load-errors.ts'
import { compareNames, type ExampleFile, GENERAL_ERRORS } from '../examples.ts'
import type { ErrorSet } from './error-sets.ts'

/**
 * Returns an example for each code of a set. If the operation has its own example file for the code, that file is used.
 * If not, the code's file in `examples/errors/` is used. If there is none either, the body is made from the catalogue. A
 * code that is retryable in one case only has a second example, such as `HTTP_503_retryable`.
 */
export function errorExamples(
  set: ErrorSet,
  files: readonly ExampleFile[],
): Record<string, { readonly value: unknown }> {
  const own = ownExamples(set, files)
  const examples = set.codes.map((row): [string, { value: unknown }] => {
    const file = own.find(({ name }) => name === row.code) ?? generalExample(set.familyName, row.code, files)
    return [row.code, { value: file === undefined ? derived(set, row) : file.value }]
  })
  for (const row of set.codes) {
    const { code, retryableWhen: meaning } = row
    if (meaning === undefined) continue
    examples.push([`${code}_retryable`, { value: derived(set, { ...row, meaning, retryable: true }) }])
  }
  return Object.fromEntries(examples.sort(([a], [b]) => compareNames(a, b)))
}

/** Returns the example files that the operation has for the status of the set. */
export const ownExamples = (
  { operationId, status }: Pick<ErrorSet, 'operationId' | 'status'>,
  files: readonly ExampleFile[],
): ExampleFile[] => files.filter(({ owner, target }) => owner === operationId && target === status)

const generalExample = (
  family: string,
  code: string,
  files: readonly ExampleFile[],
): ExampleFile | undefined =>
  files.find(({ owner, name }) => owner === GENERAL_ERRORS && name === `${family}_${code}`)

/** Makes an error body without details from the catalogue. The service sends the same body. */
function derived({ familyName, family }: ErrorSet, { code, type, retryable, meaning }: CodeRow): unknown {
  const { malformedBody, malformedParameter } = family.roles
  const isMalformed = [malformedBody, malformedParameter].flat().includes(code)
  const message = isMalformed ? firstSentence(meaning) : meaning.trim()
  switch (familyName) {
    case 'token':
      return { error: code, error_description: message }
    case 'automatic':
      return { error: { type, code, message, retryable } }
    default:
      return { code, message }
  }
}

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim()
