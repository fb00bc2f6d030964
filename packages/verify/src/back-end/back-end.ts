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

/** The longest time of a call. `POST /work` may wait for slow responses of the payment API. */
export const CALL_MS = 60_000

/** The back end under test. */
export interface BackEnd {
  /**
   * Calls an operation. Never throws because of an answer.
   *
   * @param parameters the path parameters and the body.
   * @param milliseconds after this time, the call counts as not answered; `CALL_MS` by default.
   */
  call(operation: BackEndOperation, parameters?: object, milliseconds?: number): Promise<Answer>
}

export const notAnswered = (milliseconds: number): string =>
  `there was no answer within ${Math.ceil(milliseconds / 1000)} s`

/** The answer of a back end is not the answer of openapi.yaml. The message names the operation and the field. */
export class InterfaceError extends Error {}
