import { PixError, PixOutcomeUnknownError } from '@pix-payments/client'

/**
 * - `externalIdInUse`: this externalId was used before. Roll back your transaction, and use another externalId.
 * - `notOpened`: the API refused the charge of a deposit before.
 * - `notYet`: something that an event reported cannot be read yet.
 * - `unexpectedResponse`: the response is about another resource than the request.
 * - `notCommitted`: a handler caught the error of a statement, so PostgreSQL committed nothing.
 * - `insideTransaction`: a handler called the kit, or began another transaction.
 */
export type OperatorErrorCode =
  | 'externalIdInUse'
  | 'notOpened'
  | 'notYet'
  | 'unexpectedResponse'
  | 'notCommitted'
  | 'insideTransaction'

/** An error of the kit itself. Errors of the API are errors of the client. */
export class PixOperatorError extends Error {
  override readonly name = 'PixOperatorError'
  readonly code: OperatorErrorCode

  constructor(code: OperatorErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The error code that the API sent, also when the outcome of the write is unknown. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof PixOutcomeUnknownError)
    return error.reason instanceof PixError ? error.reason.code : undefined
  return error instanceof PixError ? error.code : undefined
}
