import type { ErrorCodeOf, OperationId } from '@pix-payments/spec'
import type { operations } from '@pix-payments/spec/types'
import type { Refusal, RefusalDetail } from '../../domain/refusal.ts'
import type { Caller, AnonymousCaller } from '../../identity/caller.ts'
import type { RequestOf, SuccessOf } from './contract-types.ts'
import type { Context } from './context.ts'

type OpenOperationId = 'createAccessToken' | 'getRecurrenceLocation'

/**
 * Violations of the contract that do not refuse the request yet, grouped by error code. Codes of the operation's own
 * rules may come first. The operation calls `firstBroken` with its rules and these violations, and the first broken
 * rule decides the error code.
 */
export type DeferredViolations = ReadonlyMap<string, readonly RefusalDetail[]>

/** A request of a caller that passed the checks of the contract. */
export interface Call<O extends OperationId> extends RequestOf<operations[O]> {
  readonly caller: O extends OpenOperationId ? AnonymousCaller : Caller
  readonly deferredViolations: DeferredViolations
  /** Returns the IP address of the caller. */
  readonly addressOf: () => string
}

/** A success with a status and body that the contract documents for the operation. */
export type Success<O extends OperationId> = SuccessOf<operations[O]>

/** A success, or an error code that the catalogue lists for the operation, with optional headers. */
export type Outcome<O extends OperationId> =
  | Success<O>
  | (Refusal<ErrorCodeOf<O>> & { readonly headers?: Readonly<Record<string, string>> })

/** Runs one operation of the contract: loads the resources, decides, saves the result. */
export type Handler<O extends OperationId> = (context: Context, call: Call<O>) => Promise<Outcome<O>>
