import type { ErrorCodeOf, OperationId } from '@pix-payments/spec'
import type { Refusal } from '../domain/refusal.ts'
import type { operations } from '../generated/contract.ts'
import type { Service } from './service.ts'

/** Who calls: a token is bound to one wallet (G-005). */
export interface Caller {
  readonly walletId: string
  readonly clientId: string
}

type Parameters<O extends OperationId> = operations[O]['parameters']
type PathOf<O extends OperationId> = NonNullable<Parameters<O>['path']>
type QueryOf<O extends OperationId> = NonNullable<Parameters<O>['query']>
type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined
type BodyOf<O extends OperationId> = operations[O] extends { requestBody: infer Body }
  ? ContentOf<Body>
  : undefined

/** A request that keeps the contract: types as it states them. */
export interface Call<O extends OperationId> {
  readonly caller: Caller
  readonly path: PathOf<O>
  readonly query: QueryOf<O>
  readonly body: BodyOf<O>
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

/** A success, or a code that the catalogue lists for the operation. */
export type Outcome<O extends OperationId> = Success<O> | Refusal<ErrorCodeOf<O>>

/** Loads, decides, saves: one operation of the contract. */
export type Handler<O extends OperationId> = (service: Service, call: Call<O>) => Promise<Outcome<O>>

/** A token outlives the wallet it was made for only until the wallet is removed. */
export const unknownWallet = (): never => {
  throw new Error('The wallet of a valid token does not exist')
}
