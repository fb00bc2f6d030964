import type { Operation } from './operations.ts'
import type { Surface } from './surface.ts'
import { headerOf, propertyKey } from './text.ts'

/**
 * The file with the error codes of each operation and their status. It contains only types, so it adds nothing to a
 * bundle.
 */
export function errorsFile(operations: readonly Operation[], surface: Surface): string {
  const entries = operations.map(({ operationId, errors }) => {
    const codes = errors.map(({ code, status }) => `    ${propertyKey(code)}: ${status}\n`)
    return `  ${operationId}: {\n${codes.join('')}  }\n`
  })
  return `${headerOf(surface)}
/** The status of each error code, by operation. The codes are in order of precedence. */
export interface OperationErrors {
${entries.join('')}}
`
}

/**
 * If an error body does not contain `retryable`, the client derives it from the status. This function checks that the
 * result is right for every error code.
 *
 * @throws Error that names an error code for which the result is wrong.
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
