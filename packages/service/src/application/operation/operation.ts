import type { ErrorCodeOf, OperationId } from '@pix-payments/spec'
import type { operations } from '@pix-payments/spec/types'
import type { Refusal, RefusalDetail } from '../../domain/refusal.ts'
import type { Caller, AnonymousCaller } from '../../identity/caller.ts'
import type { Service } from './service.ts'

type OpenOperationId = 'createAccessToken' | 'getRecurrenceLocation'

type Parameters<O extends OperationId> = operations[O]['parameters']
type PathOf<O extends OperationId> = NonNullable<Parameters<O>['path']>
type QueryOf<O extends OperationId> = NonNullable<Parameters<O>['query']>
type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined
type RequestBodyOf<O extends OperationId> = operations[O] extends { requestBody?: infer Body }
  ? Body
  : undefined
/** The type of the request body. Includes undefined when the body is optional. */
type BodyOf<O extends OperationId> =
  | ContentOf<NonNullable<RequestBodyOf<O>>>
  | (undefined extends RequestBodyOf<O> ? undefined : never)

/**
 * Violations of the contract that do not refuse the request yet, grouped by error code. Codes of the operation's own
 * rules may come first. The operation calls `firstBroken` with its rules and these violations, and the first broken
 * rule decides the error code.
 */
export type DeferredViolations = ReadonlyMap<string, readonly RefusalDetail[]>

/** A request that passed the checks of the contract, with the types of the contract. */
export interface Call<O extends OperationId> {
  readonly caller: O extends OpenOperationId ? AnonymousCaller : Caller
  readonly path: PathOf<O>
  readonly query: QueryOf<O>
  readonly body: BodyOf<O>
  readonly deferredViolations: DeferredViolations
}

type Responses<O extends OperationId> = operations[O]['responses']

/** A success with a status and body that the contract documents for the operation. */
export type Success<O extends OperationId> = {
  [Status in keyof Responses<O> & (200 | 201 | 202)]: {
    readonly ok: true
    readonly status: Status
    readonly body: ContentOf<Responses<O>[Status]>
    readonly headers?: Readonly<Record<string, string>>
  }
}[keyof Responses<O> & (200 | 201 | 202)]

/** A success, or an error code that the catalogue lists for the operation, with optional headers. */
export type Outcome<O extends OperationId> =
  | Success<O>
  | (Refusal<ErrorCodeOf<O>> & { readonly headers?: Readonly<Record<string, string>> })

/** Runs one operation of the contract: loads the resources, decides, saves the result. */
export type Handler<O extends OperationId> = (service: Service, call: Call<O>) => Promise<Outcome<O>>
