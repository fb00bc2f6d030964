import type { Operation } from './operations.ts'
import type { Surface } from './surface.ts'
import { headerOf, propertyKey } from './text.ts'

/** The error codes of each operation with their status, as types, which add nothing to a bundle. */
export function errorsFile(operations: readonly Operation[], surface: Surface): string {
  const entries = operations.map(({ operationId, errors }) => {
    const codes = errors.map(({ code, status }) => `    ${propertyKey(code)}: ${status}\n`)
    return `  ${operationId}: {\n${codes.join('')}  }\n`
  })
  return `${headerOf(surface)}
/** The status of each error code, by operation, in order of precedence. */
export interface OperationErrors {
${entries.join('')}}
`
}

/**
 * The client derives `retryable` from the status when the error body does not state it.
 *
 * @throws Error that names the code for which that would be wrong.
 */
export function refuseUnderivableRetryable(operations: readonly Operation[]): void {
  for (const { operationId, family, errors } of operations) {
    for (const error of errors) {
      const derived = error.status === 429 || error.status >= 500
      if (family !== 'automatic' && error.retryable !== derived) {
        throw new Error(
          `${operationId}: retryable of ${error.code} does not follow from its status ${error.status}.`,
        )
      }
    }
  }
}
