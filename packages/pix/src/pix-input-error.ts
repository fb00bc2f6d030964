/**
 * Thrown when the calling program hands over a value that the function's contract excludes: a merchant name of
 * 30 characters, a cycle number of 1, the date `2026-02-30`. Text from outside (a pasted code, a request field)
 * goes through the `parse…` and `is…` functions first, which never throw.
 *
 * The message names the field and what it expects, never the value: tax ids and Pix keys must not reach logs.
 */
export class PixInputError extends RangeError {
  override readonly name = 'PixInputError'
  /** Stable across releases; tell this error from others by it when two copies of the package are loaded. */
  readonly code = 'PIX_INPUT_INVALID'
  /** The offending input, e.g. `merchantName`, `cycleNumber`. */
  readonly field: string
  /** What the field must be, in words. */
  readonly expected: string

  constructor(field: string, expected: string) {
    super(`${field} must be ${expected}`)
    this.field = field
    this.expected = expected
  }
}

/** Throws the error above unless `condition` holds. */
export function requireInput(condition: boolean, field: string, expected: string): asserts condition {
  if (!condition) throw new PixInputError(field, expected)
}
