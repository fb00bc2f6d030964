import type { RandomSource } from '../../src/index.ts'

/**
 * A random source (xorshift32) whose bytes are evenly spread and the same for the same seed. Not suitable for secrets.
 */
export function seededRandom(seed: number): RandomSource {
  let state = (seed ^ 0x9e37_79b9) >>> 0 || 1
  return (byteCount) =>
    Uint8Array.from({ length: byteCount }, () => {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return (state >>> 11) & 0xff
    })
}

/** A random source that returns the listed bytes again and again. */
export function cyclingRandom(...bytes: readonly number[]): RandomSource {
  let index = 0
  return (byteCount) => Uint8Array.from({ length: byteCount }, () => bytes[index++ % bytes.length] ?? 0)
}
