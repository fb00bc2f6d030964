/** A fault in `errors.yaml`, `gaps.yaml`, `sections.yaml` or a file of `machines/`. */
export interface RegisterFault {
  /** Relative to the folder of the contract. */
  readonly file: string
  /** The path in the file. Empty for the whole file. */
  readonly path: readonly (string | number)[]
  /** From 1; undefined when the fault has no single line. */
  readonly line?: number | undefined
  /** The problem, as a text that continues after file and line. */
  readonly message: string
}

/** A register is not valid. The message has one line per fault, with file and line, and needs no stack trace. */
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
