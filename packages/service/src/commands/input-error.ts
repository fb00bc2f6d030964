/** A command got an invalid argument or flag. The message names the argument or flag and states the fix. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
