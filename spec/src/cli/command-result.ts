/** What a command prints and exits with: output of a failure goes to standard error. */
export interface CommandResult {
  readonly exitCode: 0 | 1
  readonly output: string
}
