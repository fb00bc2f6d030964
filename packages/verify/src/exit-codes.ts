/** The exit codes of the command. */
export const EXIT = {
  /** Every scenario passed. */
  passed: 0,
  /** A scenario failed. */
  failed: 1,
  /** An unknown option, or a wrong configuration. */
  usage: 2,
  /** The back end or the sandbox does not answer, or `getHealth` does not follow openapi.yaml. */
  unreachable: 4,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Ends the command with a message, which names what is wrong and the fix. */
export class VerifyError extends Error {
  readonly exitCode: ExitCode

  constructor(message: string, exitCode: ExitCode) {
    super(message)
    this.exitCode = exitCode
  }
}

export const usageError = (message: string): VerifyError => new VerifyError(message, EXIT.usage)
