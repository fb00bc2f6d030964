/** Random numbers that a seed repeats. */
export interface Random {
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number
  of<T>(items: readonly [T, ...T[]]): T
  bytes(count: number): Uint8Array
}

/** Creates the random numbers of a scenario and a seed (mulberry32). */
export function createRandom(name: string, seed: number): Random {
  let state = seed
  for (const character of name) state = (Math.imul(state, 31) + (character.codePointAt(0) ?? 0)) | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    integer,
    of: (items) => items[integer(0, items.length - 1)] ?? items[0],
    bytes: (count) => Uint8Array.from({ length: count }, () => integer(0, 255)),
  }
}
