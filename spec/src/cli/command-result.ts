/** The output and the exit code of a command. When the exit code is 1, the output is written to standard error. */
export interface CommandResult {
  readonly exitCode: 0 | 1
  readonly output: string
}
