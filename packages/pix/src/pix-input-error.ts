/**
 * Thrown when the program passes a value that a function does not accept, such as a merchant name of 30 characters, the
 * cycle number 1, or the date `2026-02-30`. Check untrusted text, such as a pasted code or a request field, first with
 * the `parse…` and `is…` functions, which never throw.
 *
 * The message names the field and the expected form. It never contains the value, so that no tax id or Pix key reaches
 * a log.
 */
export class PixInputError extends RangeError {
  override readonly name = 'PixInputError'
  /**
   * The same in every release. Use it to identify this error when two copies of the package are loaded and `instanceof`
   * fails.
   */
  readonly code = 'PIX_INPUT_INVALID'
  /** The name of the invalid input, such as `merchantName` or `cycleNumber`. */
  readonly field: string
  /** The expected form of the field as text, such as `an integer from 2 to 999`. */
  readonly expected: string

  constructor(field: string, expected: string) {
    super(`${field} must be ${expected}`)
    this.field = field
    this.expected = expected
  }
}

/** Throws a PixInputError when `condition` is false. */
export function requireInput(condition: boolean, field: string, expected: string): asserts condition {
  if (!condition) throw new PixInputError(field, expected)
}
