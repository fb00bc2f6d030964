/**
 * In `responses` of an operation, the entry `x-errors: errors.yaml` stands for all error responses. The rule
 * `known-extensions` reports any other value.
 */
export const ERRORS_KEY = 'x-errors'
export const ERRORS_VALUE = 'errors.yaml'

const generated = new WeakSet<object>()

/** Remembers a schema or response that is generated from `errors.yaml`. It has no place in a file. */
export const markGenerated = (node: object): void => void generated.add(node)

export const isGenerated = (node: object): boolean => generated.has(node)
