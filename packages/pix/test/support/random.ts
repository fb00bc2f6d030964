import type { RandomSource } from '../../src/index.ts'

/** A repeatable source of evenly spread bytes (xorshift32). Not suitable for secrets. */
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

/** A source that repeats the listed bytes. */
export function cyclingRandom(...bytes: readonly number[]): RandomSource {
  let index = 0
  return (byteCount) => Uint8Array.from({ length: byteCount }, () => bytes[index++ % bytes.length] ?? 0)
}
