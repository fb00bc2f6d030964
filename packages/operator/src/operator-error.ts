/**
 * - `externalIdInUse`: this externalId was used before. Roll back your transaction, and use another externalId.
 * - `notOpened`: the API refused the charge of a deposit before.
 * - `notYet`: something that an event reported cannot be read yet.
 * - `unexpectedResponse`: the response is about another resource than the request.
 */
export type OperatorErrorCode = 'externalIdInUse' | 'notOpened' | 'notYet' | 'unexpectedResponse'

/** An error of the kit itself. Errors of the API are errors of the client. */
export class PixOperatorError extends Error {
  override readonly name = 'PixOperatorError'
  readonly code: OperatorErrorCode

  constructor(code: OperatorErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
