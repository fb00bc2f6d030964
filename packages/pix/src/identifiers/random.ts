import { requireInput } from '../pix-input-error.ts'

/**
 * Gives `byteCount` bytes, each of 0 to 255 equally likely. In a browser, Worker, Deno, Bun or Node:
 * `(byteCount) => crypto.getRandomValues(new Uint8Array(byteCount))`. A seeded source gives repeatable ids.
 */
export type RandomSource = (byteCount: number) => Uint8Array

export const HEX = '0123456789abcdef'
export const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** With at least half of all bytes usable, missing so often is beyond chance: the source is broken. */
const MAX_ROUNDS = 128

/** Exactly the bytes asked for; a source that gives fewer would otherwise shorten ids in silence. */
export function randomBytes(random: RandomSource, byteCount: number): Uint8Array {
  const bytes = random(byteCount)
  requireInput(bytes.length === byteCount, 'random', 'a source that gives as many bytes as asked for')
  return bytes
}

/**
 * `length` characters of `alphabet`, all equally likely: bytes past the last whole multiple of the alphabet's size
 * are thrown away instead of folded by modulo, which would favour its first characters.
 *
 * @param alphabet 2 to 256 different ASCII characters.
 * @throws PixInputError when the source gives too few bytes, or only unusable ones.
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
