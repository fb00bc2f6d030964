import { nearest } from '../../src/data/nearest.ts'
import type { Catalogue } from '../catalogue.ts'
import { ERRORS_KEY } from '../generated-errors.ts'
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
        const listed = new Set(entry.codes.map(({ code }) => code))
        for (const role of roles(operation, context)) {
          // The rule `errors-match-catalogue` reports a role whose code is unknown.
          const codes = errors.role(family, role).filter((code) => errors.code(family, code) !== undefined)
          if (codes.length === 0 || codes.some((code) => listed.has(code))) continue
          const place = lint.files.place('errors.yaml', 'operations', operation.id, 'codes')
          lint.report(`${operation.id} lacks the code for ${role}: ${codes.join(' or ')}.`, place)
        }
        if (!documentsErrors(operation, entry.family, errors)) {
          lint.report(
            'x-errors: errors.yaml is missing below responses.',
            operation.location.child('responses'),
          )
        }
      }
    },
  }),
}

/**
 * Whether the responses of an operation have every status of its codes. Faults that other rules report are ignored:
 * codes and statuses that `errors.yaml` does not define, and `x-errors` with a wrong name or value.
 */
function documentsErrors({ id, node }: PlacedOperation, family: string, errors: Catalogue): boolean {
  const keys = Object.keys(node['responses'] ?? {})
  const extensions = keys.filter((key) => key.startsWith('x-'))
  if (nearest(ERRORS_KEY, extensions) !== undefined) return true
  const codes = errors.operations[id]?.codes ?? []
  return codes.every(({ code }) => {
    const status = errors.code(family, code)?.status
    return status === undefined || keys.includes(String(status)) || !(status in errors.statuses)
  })
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
