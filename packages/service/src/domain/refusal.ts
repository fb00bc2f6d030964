/** The result of a broken rule: the error code that the caller receives, and the fields that break the rule. */
export interface Refusal<Code extends string = string> {
  readonly ok: false
  readonly code: Code
  readonly details?: readonly RefusalDetail[] | undefined
  /** Replaces the meaning of the code: it names the values that break the rule. */
  readonly message?: string | undefined
}

export interface RefusalDetail {
  readonly field: string
  /** The rest of the sentence that begins with the name of the field: `must be a key of this wallet`. */
  readonly message: string
}

export interface Accepted<T> {
  readonly ok: true
  readonly value: T
}

export type Decision<T, Code extends string = string> = Accepted<T> | Refusal<Code>

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value })

export function refuse<const Code extends string>(code: Code, ...details: RefusalDetail[]): Refusal<Code> {
  return details.length === 0 ? { ok: false, code } : { ok: false, code, details }
}

/** Refuses an amount above the available balance, in cents. */
export const refuseBalance = (available: number): Refusal<'INSUFFICIENT_BALANCE'> =>
  refuseBecause(
    'INSUFFICIENT_BALANCE',
    `The available balance of ${available} centavos does not cover the amount. Nothing was debited.`,
  )

/** Refuses with a message that replaces the meaning of the code. */
export const refuseBecause = <const Code extends string>(code: Code, message: string): Refusal<Code> => ({
  ok: false,
  code,
  message,
})
