import { isObject, type Json } from '../../src/bundle/document.ts'
import type { ExampleFile } from '../../src/examples.ts'
import { isError, operationsIn, responsesOf } from '../operations.ts'
import type { Rule } from '../rule.ts'

/** An error status has one example per code of the catalogue, named by the code, and its body carries that code. */
export const errorExamplesMatchCatalogue: Rule = {
  name: 'error-examples-match-catalogue',
  section: 'examples',
  visitor: (lint) => ({
    Paths: (paths, context) => {
      const { errors, examples } = lint.files
      for (const operation of operationsIn(paths, context)) {
        for (const { status, shared, location } of responsesOf(operation, context)) {
          const codes = errors.codesOf(operation.id, status)
          if (!isError(status) || codes.length === 0) continue
          const files = examples.filter(({ owner, target }) =>
            shared === undefined ? owner === operation.id && target === status : owner === shared,
          )
          for (const code of codes) {
            if (files.some(({ name }) => name === code)) continue
            const file = shared === undefined ? `${operation.id}/${status}_${code}` : `${shared}/${code}`
            lint.report(`There is no example of ${code}: examples/${file}.json.`, location)
          }
          for (const example of files) {
            const place = lint.files.place(`examples/${example.file}`)
            if (!codes.includes(example.name)) {
              lint.report(
                `errors.yaml lists no code ${example.name} of ${operation.id} for ${status}.`,
                place,
              )
            } else if (codeIn(example) !== example.name) {
              lint.report(`The body carries ${codeIn(example)}, its name is ${example.name}.`, place)
            }
          }
        }
      }
    },
  }),
}

/** `code` (money), `error` (token) or `error.code` (automatic). */
function codeIn({ value }: ExampleFile): string {
  const body = value as Json
  if (!isObject(body)) return 'no code'
  const error = body['error']
  return String((isObject(error) ? error['code'] : (body['code'] ?? error)) ?? 'no code')
}
