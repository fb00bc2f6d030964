import { errorCodes, operationErrors } from '../generated/errors.ts'
import type { ErrorEntry, ErrorFamily, OperationError, OperationErrors, OperationId } from './errors.ts'

const CODES: Readonly<Record<ErrorFamily, Readonly<Record<string, ErrorEntry>>>> = errorCodes
const OPERATIONS: Readonly<Record<OperationId, OperationErrors>> = operationErrors

/**
 * Returns the errors of an operation in order of precedence: when a request breaks several rules, the response has the
 * error that comes first.
 *
 *     errorsOf('cancelSchedule').map((error) => `${error.status} ${error.code}`)
 *     // ['401 HTTP_401', '503 HTTP_503', …, '409 SCHEDULE_NOT_CANCELABLE', '422 CANCELLATION_CUTOFF_EXCEEDED', …]
 */
export function errorsOf<O extends OperationId>(operationId: O): readonly OperationError<O>[] {
  const { family, codes, meanings } = OPERATIONS[operationId]
  return codes.map((code) => {
    const entry = CODES[family][code] as ErrorEntry
    return { code, family, ...entry, meaning: meanings[code] ?? entry.meaning } as OperationError<O>
  })
}
