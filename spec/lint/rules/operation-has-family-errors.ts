import { type PlacedOperation, needsToken, operationsIn, parametersOf, requestOf } from '../operations.ts'
import type { Context } from '../redocly.ts'
import type { LintRule } from '../rule.ts'

/**
 * An operation must list the errors that its family can return before the operation runs, as far as its requests can
 * cause them. It must document the status of every code that it lists.
 */
export const operationHasFamilyErrors: LintRule = {
  name: 'operation-has-family-errors',
  section: 'errors',
  visitor: (lint) => ({
    Paths: (paths, context) => {
      const { errors } = lint.files
      for (const operation of operationsIn(paths, context)) {
        const entry = errors.operations[operation.id]
        if (entry === undefined) {
          lint.report(
            `errors.yaml lists no errors of ${operation.id}.`,
            operation.location.child('operationId'),
          )
          continue
        }
        const family = errors.familyOf(operation.path)
        if (entry.family !== family) {
          const place = lint.files.place('errors.yaml', 'operations', operation.id, 'family')
          lint.report(`The family of ${operation.path} is ${family}, not ${entry.family}.`, place)
          continue
        }
        const listed = entry.codes.map(({ code }) => code)
        for (const role of roles(operation, context)) {
          const codes = errors.role(family, role)
          if (codes.length === 0 || codes.some((code) => listed.includes(code))) continue
          const place = lint.files.place('errors.yaml', 'operations', operation.id, 'codes')
          lint.report(`${operation.id} lacks the code for ${role}: ${codes.join(' or ')}.`, place)
        }
        const documented = Object.keys(operation.node['responses'] ?? {})
        for (const code of listed) {
          const status = String(errors.code(family, code)?.status)
          if (!documented.includes(status)) {
            lint.report(
              `The status ${status} of ${code} is not documented: write x-errors: errors.yaml below responses.`,
              operation.location.child('responses'),
            )
          }
        }
      }
    },
  }),
}

/**
 * Returns the kinds of failure that a request to the operation can cause. A malformed path parameter is not one of
 * them, because it may return 404 (G-183).
 */
function roles(operation: PlacedOperation, context: Context): string[] {
  const hasQuery = parametersOf(operation, context).some(({ node }) => node['in'] === 'query')
  return [
    'rateLimited',
    'internal',
    'unavailable',
    ...(needsToken(operation) ? ['unauthorized'] : []),
    ...(requestOf(operation, context) === undefined
      ? []
      : ['tooLarge', 'unsupportedEncoding', 'wrongContentType', 'unparsableBody', 'malformedBody']),
    ...(hasQuery ? ['malformedParameter'] : []),
  ]
}
