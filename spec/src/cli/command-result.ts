/** The output and exit code of a command. With exit code 1, the output goes to standard error. */
export interface CommandResult {
  readonly exitCode: 0 | 1
  readonly output: string
}
