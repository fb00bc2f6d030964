/** The operations of the interface, by the operationId of openapi.yaml. */
export type BackEndOperation =
  | 'getHealth'
  | 'connect'
  | 'openDeposit'
  | 'askWithdrawal'
  | 'askRefund'
  | 'startRecurrence'
  | 'cancelRecurrence'
  | 'getBalances'
  | 'getBooks'
  | 'runWork'
  | 'setClock'

/** The optional parts of the interface. */
export type Capability = 'work' | 'clock' | 'refunds' | 'recurrences'

/** The answer to a call. */
export type Answer =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  /** `status` is undefined when there was no answer. `text` shows why. */
  | { readonly ok: false; readonly status: number | undefined; readonly text: string }

/** The back end under test. */
export interface BackEnd {
  /** Calls an operation. `parameters` are the path parameters and the body. Never throws because of an answer. */
  call(operation: BackEndOperation, parameters?: object): Promise<Answer>
}

/** The answer of a back end is not the answer of openapi.yaml. The message names the operation and the field. */
export class InterfaceError extends Error {}
