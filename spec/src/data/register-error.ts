/** A fault in `errors.yaml`, `gaps.yaml`, `sections.yaml` or a file of `machines/`. */
export interface RegisterFault {
  /** The path of the file, relative to the folder of the contract. */
  readonly file: string
  /** The path of the faulty value in the file. Empty when the fault concerns the whole file. */
  readonly path: readonly (string | number)[]
  /** The line number, from 1. Undefined when the fault concerns no single line. */
  readonly line?: number | undefined
  /** The problem. The text follows the file and the line in the message. */
  readonly message: string
  /** Set when an operation or a role uses a code that its family does not have. */
  readonly kind?: 'unknown-code' | undefined
}

/**
 * The error for a register that is not valid. The message has one line per fault, with file and line, so the stack
 * trace need not be printed.
 */
export class RegisterError extends Error {
  override readonly name = 'RegisterError'
  readonly faults: readonly RegisterFault[]

  constructor(faults: readonly RegisterFault[]) {
    super(faults.map(lineOf).join('\n'))
    this.faults = faults
  }
}

const lineOf = ({ file, line, message }: RegisterFault): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${message}`
