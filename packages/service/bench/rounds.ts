import { type Figure, type Target, spreadOf } from './figures.ts'

export interface Rounds {
  readonly rounds: number
  readonly seconds: number
  /** Reports progress. */
  readonly say: (line: string) => void
}

export interface Measured {
  readonly figures: readonly Figure[]
  readonly targets: readonly Target[]
}

/** Returns the items, beginning with another one each round: the first place gives no advantage. */
export const rotated = <T>(items: readonly T[], by: number): readonly T[] => {
  const at = by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

/** The values of several rounds by name and unit. */
export class Series {
  readonly #values = new Map<string, { readonly name: string; readonly unit: string; values: number[] }>()

  add(name: string, unit: string, value: number): void {
    const key = `${name}\n${unit}`
    const series = this.#values.get(key) ?? { name, unit, values: [] }
    series.values.push(value)
    this.#values.set(key, series)
  }

  figures(group: string): readonly Figure[] {
    return [...this.#values.values()].map(({ name, unit, values }) => ({
      group,
      name,
      unit,
      value: spreadOf(values),
    }))
  }
}
