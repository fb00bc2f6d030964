import { requireInput } from '../pix-input-error.ts'

/**
 * Returns `byteCount` random bytes. All values from 0 to 255 must be equally likely. In a browser, Worker, Deno, Bun or
 * Node, pass `(byteCount) => crypto.getRandomValues(new Uint8Array(byteCount))`. Pass a seeded source to generate the
 * same ids in every run.
 */
export type RandomSource = (byteCount: number) => Uint8Array

export const HEX = '0123456789abcdef'
export const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** At least half of all byte values can be used. So a source that needs more rounds than this is broken. */
const MAX_ROUNDS = 128

/**
 * Returns exactly `byteCount` bytes. Throws when the source returns another number, because fewer bytes would silently
 * shorten ids.
 */
export function randomBytes(random: RandomSource, byteCount: number): Uint8Array {
  const bytes = random(byteCount)
  requireInput(bytes.length === byteCount, 'random', 'a source that gives as many bytes as asked for')
  return bytes
}

/**
 * Generates `length` characters of `alphabet`, all equally likely. Bytes above the largest multiple of the alphabet's
 * size are discarded, because modulo would make the first characters more likely.
 *
 * @param alphabet 2 to 256 different ASCII characters.
 * @throws PixInputError when the source returns too few bytes, or too many bytes that cannot be used.
 */
export function randomText(random: RandomSource, alphabet: string, length: number): string {
  const usable = 256 - (256 % alphabet.length)
  let text = ''
  for (let round = 0; text.length < length && round < MAX_ROUNDS; round++) {
    for (const byte of randomBytes(random, length - text.length)) {
      if (byte < usable) text += alphabet.charAt(byte % alphabet.length)
    }
  }
  requireInput(text.length === length, 'random', 'a source of evenly spread bytes')
  return text
}
