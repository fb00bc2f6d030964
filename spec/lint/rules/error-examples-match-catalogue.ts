import { isObject, type Json } from '../../src/bundle/document.ts'
import { type ExampleFile, GENERAL_ERRORS } from '../../src/examples.ts'
import { isError, operationsIn, type Placed, responsesOf } from '../operations.ts'
import type { Lint, LintRule } from '../rule.ts'

/**
 * An error status must have one example for each code of the catalogue. The example has the name of the code, and its
 * body contains the code. Error responses that are generated from the catalogue already have all examples; an example
 * file replaces the generated example.
 */
export const errorExamplesMatchCatalogue: LintRule = {
  name: 'error-examples-match-catalogue',
  section: 'examples',
  visitor: (lint) => ({
    Paths: (paths, context) => {
      const { errors, examples } = lint.files
      for (const operation of operationsIn(paths, context)) {
        for (const response of responsesOf(operation, context)) {
          const { status, shared, location } = response
          const codes = errors.codesOf(operation.id, status)
          if (!isError(status) || codes.length === 0) continue
          const files = examples.filter(({ owner, target }) =>
            shared === undefined ? owner === operation.id && target === status : owner === shared,
          )
          const fileOf = (code: string): string =>
            `examples/${shared === undefined ? `${operation.id}/${status}_${code}` : `${shared}/${code}`}.json`
          for (const code of codes) {
            if (files.some(({ name }) => name === code) || hasExample(response, code)) continue
            lint.report(
              `There is no example of ${code}: write ${fileOf(code)}, a JSON value that the schema accepts.`,
              location,
            )
          }
          for (const example of files) {
            const place = lint.files.place(`examples/${example.file}`)
            if (!codes.includes(example.name)) {
              lint.report(
                `${operation.id} has no error ${example.name} with ${status}. Name the file after its code: ${codes.map(fileOf).join(' or ')}.`,
                place,
              )
            } else if (codeIn(example) !== example.name) {
              lint.report(
                `The example has the name ${example.name}, but its body contains ${codeIn(example)}.`,
                place,
              )
            }
          }
        }
      }
      for (const example of examples) {
        if (example.owner === GENERAL_ERRORS && !example.file.startsWith('..')) checkGeneral(lint, example)
      }
    },
  }),
}

/**
 * Checks a general example, such as `examples/errors/money_Unauthorized.json`. Its name and its body must contain a
 * code of the family.
 */
function checkGeneral({ files, report }: Lint, example: ExampleFile): void {
  const place = files.place(`examples/${example.file}`)
  const [, family = '', code = ''] = /^([a-z]+)_(.+)$/.exec(example.name) ?? []
  if (files.errors.code(family, code) === undefined) {
    report(
      `errors.yaml has no code with this name. Name the file examples/${GENERAL_ERRORS}/<family>_<code>.json.`,
      place,
    )
  } else if (codeIn(example) !== code) {
    report(`The example has the name ${code}, but its body contains ${codeIn(example)}.`, place)
  }
}

/** True when the response itself contains the example, and not an example file. */
function hasExample(response: Placed, code: string): boolean {
  const content = isObject(response.node['content']) ? response.node['content'] : {}
  return Object.values(content).some(
    (media) => isObject(media) && isObject(media['examples']) && code in media['examples'],
  )
}

/** Returns the code in an error body: `code` (money), `error` (token) or `error.code` (automatic). */
function codeIn({ value }: ExampleFile): string {
  const body = value as Json
  if (!isObject(body)) return 'no code'
  const error = body['error']
  return String((isObject(error) ? error['code'] : (body['code'] ?? error)) ?? 'no code')
}
