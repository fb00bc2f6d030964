/** What a command was given cannot be: the message names it and says what to do. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
