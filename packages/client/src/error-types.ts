/** The codes of an operation, or of any of several. Looked up, not computed: the compiler asks at each call of `is`. */
export type CodeOf<Errors, O extends keyof Errors> = { readonly [K in keyof Errors]: keyof Errors[K] }[O]

/** What is known of an error when its code is one of these, of the operation or of any of several. */
export type Narrowed<Errors, O extends keyof Errors, C> = {
  readonly operationId: O
  readonly code: C
  readonly status: O extends keyof Errors ? Errors[O][C & keyof Errors[O]] : never
}
