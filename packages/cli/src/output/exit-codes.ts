/** The exit codes of every command. */
export const EXIT = {
  /** The command did what it says. */
  done: 0,
  /** The sandbox refused, or the result is not the wanted one. */
  failed: 1,
  /** The command is written wrongly: an unknown option, a missing argument, a value that cannot be read. */
  usage: 2,
  /** No sandbox answers at the URL. */
  unreachable: 4,
  /** The event did not come in time. */
  absent: 5,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Ends the command with a message. The message names the field and the fix. */
export class CommandError extends Error {
  readonly exitCode: ExitCode
  /** Whether the result on stdout already has the failure. Then `--json` adds no second object. */
  readonly isShown: boolean

  constructor(
    message: string,
    exitCode: ExitCode = EXIT.failed,
    options: { readonly isShown?: boolean } = {},
  ) {
    super(message)
    this.exitCode = exitCode
    this.isShown = options.isShown ?? false
  }
}

/** A value of the command line that cannot be read. */
export const usageError = (message: string): CommandError => new CommandError(message, EXIT.usage)
