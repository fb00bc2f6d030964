import type { CodeOf, Narrowed } from '../error-types.ts'
import { PixMoneyError } from '../errors.ts'
import type { OperationErrors } from './generated/errors.ts'

/** The operationIds of the control API. */
export type SandboxOperationId = keyof OperationErrors

/** The error codes that an operation of the control API may return, such as `SandboxErrorCode<'setClock'>`. */
export type SandboxErrorCode<O extends SandboxOperationId = SandboxOperationId> = CodeOf<OperationErrors, O>

/**
 * Returns true when `error` is an error of this operation of the control API and its code is one of the given codes.
 * Without codes, every code of the operation is accepted. TypeScript then narrows `code` and `status`. A code that the
 * operation does not return is a compile error.
 *
 *     if (isSandboxError(error, 'createWallet', 'AlreadyExists')) return reuse()
 */
export function isSandboxError<
  O extends SandboxOperationId,
  C extends SandboxErrorCode<O> = SandboxErrorCode<O>,
>(
  error: unknown,
  operationId: O,
  ...codes: readonly C[]
): error is PixMoneyError & Narrowed<OperationErrors, O, C> {
  return (
    error instanceof PixMoneyError &&
    error.operationId === operationId &&
    (codes.length === 0 || codes.includes(error.code as C))
  )
}
