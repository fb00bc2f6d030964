import type { ErrorCodeOf, OperationId } from '@pix-payments/spec'
import type { Refusal, RefusalDetail } from '../domain/refusal.ts'
import type { operations } from '@pix-payments/spec/types'
import type { Caller, AnonymousCaller } from '../identity/caller.ts'
import type { Service } from './service.ts'

type OpenOperationId = 'createAccessToken' | 'getRecurrenceLocation'

type Parameters<O extends OperationId> = operations[O]['parameters']
type PathOf<O extends OperationId> = NonNullable<Parameters<O>['path']>
type QueryOf<O extends OperationId> = NonNullable<Parameters<O>['query']>
type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined
type RequestBodyOf<O extends OperationId> = operations[O] extends { requestBody?: infer Body }
  ? Body
  : undefined
/** Undefined where the body may be left out. */
type BodyOf<O extends OperationId> =
  | ContentOf<NonNullable<RequestBodyOf<O>>>
  | (undefined extends RequestBodyOf<O> ? undefined : never)

/** Rules of the contract that a request breaks and that come after rules of the operation, by code. */
export type DeferredViolations = ReadonlyMap<string, readonly RefusalDetail[]>

/** A request that keeps the contract: types as it states them. */
export interface Call<O extends OperationId> {
  readonly caller: O extends OpenOperationId ? AnonymousCaller : Caller
  readonly path: PathOf<O>
  readonly query: QueryOf<O>
  readonly body: BodyOf<O>
  readonly deferredViolations: DeferredViolations
}

type Responses<O extends OperationId> = operations[O]['responses']

/** A documented success. */
export type Success<O extends OperationId> = {
  [Status in keyof Responses<O> & (200 | 201 | 202)]: {
    readonly ok: true
    readonly status: Status
    readonly body: ContentOf<Responses<O>[Status]>
  }
}[keyof Responses<O> & (200 | 201 | 202)]

/** A success, or a code that the catalogue lists for the operation, with headers of its own. */
export type Outcome<O extends OperationId> =
  | Success<O>
  | (Refusal<ErrorCodeOf<O>> & { readonly headers?: Readonly<Record<string, string>> })

/** Loads, decides, saves: one operation of the contract. */
export type Handler<O extends OperationId> = (service: Service, call: Call<O>) => Promise<Outcome<O>>
