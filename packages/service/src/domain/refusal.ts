/** A broken rule of the domain: an error code of the operation, and the fields that break the rule. */
export interface Refusal<Code extends string = string> {
  readonly ok: false
  readonly code: Code
  readonly details?: readonly RefusalDetail[] | undefined
}

export interface RefusalDetail {
  readonly field: string
  /** Continues the sentence that begins with the field: `must be a key of this wallet`. */
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
