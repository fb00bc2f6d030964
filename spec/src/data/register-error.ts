/** A fault in `errors.yaml`, `gaps.yaml`, `sections.yaml` or a file of `machines/`. */
export interface RegisterFault {
  /** Relative to the folder of the contract. */
  readonly file: string
  /** Where it stands in the file; empty for the file as a whole. */
  readonly path: readonly (string | number)[]
  /** From 1; undefined when the fault has no single line. */
  readonly line?: number | undefined
  /** What is wrong, in words that follow the place. */
  readonly message: string
}

/** A register that cannot be read. The message has one line per fault, with file and line; a stack says nothing more. */
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
