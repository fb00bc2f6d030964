/** A command got an invalid argument or flag. The message names it and states the fix. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
