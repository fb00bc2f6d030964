/** A seeded source of random numbers (mulberry32), so that a run with the same seed has the same faults. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number
  /** An integer from 0 to below `count`. */
  below(count: number): number
  /** One of the values, chosen by the weights. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T
  /** Returns a function that deals the values: in each round, every value comes as often as its weight says. */
  dealer<T extends string>(weights: Readonly<Record<T, number>>): () => T
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    below: (count) => Math.floor(next() * count),
    weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
      const rows = Object.entries(weights) as [T, number][]
      let rest = next() * rows.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of rows) {
        rest -= weight
        if (rest < 0) return name
      }
      return (rows.at(-1) as [T, number])[0]
    },
    dealer<T extends string>(weights: Readonly<Record<T, number>>) {
      const round = (Object.entries(weights) as [T, number][]).flatMap(([name, count]) =>
        Array.from({ length: count }, () => name),
      )
      let left: T[] = []
      return () => {
        if (left.length === 0) left = [...round]
        return left.splice(Math.floor(next() * left.length), 1)[0] as T
      }
    },
  }
}
