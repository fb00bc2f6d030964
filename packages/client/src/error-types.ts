/**
 * The error codes of one operation, or of a union of operations. It is a lookup in a mapped type, because the compiler
 * evaluates it at each call of `is`.
 */
export type CodeOf<Errors, O extends keyof Errors> = { readonly [K in keyof Errors]: keyof Errors[K] }[O]

/** The properties of an error whose operation is `O` and whose code is `C`. */
export type Narrowed<Errors, O extends keyof Errors, C> = {
  readonly operationId: O
  readonly code: C
  readonly status: O extends keyof Errors ? Errors[O][C & keyof Errors[O]] : never
}
