import type { Figure, Machine, Target } from '../../../packages/service/bench/figures.ts'

/** The results of the benchmark of the service (`packages/service/bench/results.json`). */
export interface Benchmark {
  /** A day: `2026-11-21`. */
  readonly measuredAt: string
  readonly machine: Machine
  /** Of the machine, for each core, before the run. */
  readonly loadBefore: number
  readonly figures: readonly Figure[]
  readonly targets: readonly (Target & { readonly reached: boolean })[]
}

/** The results that a page is to show; undefined when there are none, or what is there is not such. */
export function benchmark(found: unknown): Benchmark | undefined {
  const results = found as Partial<Benchmark> | null | undefined
  const whole =
    results?.machine !== undefined && Array.isArray(results.figures) && Array.isArray(results.targets)
  return whole ? (results as Benchmark) : undefined
}

/** Figures by what they are about, in the order of the results. */
export function byGroup(figures: readonly Figure[]): readonly (readonly [string, readonly Figure[]])[] {
  return [...Map.groupBy(figures, ({ group }) => group)]
}

/** Three digits that count, and no more than there are: `4,107`, `12.3`, `0.058`. */
export const shown = (value: number): string =>
  value.toLocaleString('en', value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 })

/** `at least 1,000 a second`. */
export const wanted = ({ atLeast, atMost, unit }: Target): string =>
  atLeast === undefined ? `at most ${shown(atMost ?? 0)} ${unit}` : `at least ${shown(atLeast)} ${unit}`
