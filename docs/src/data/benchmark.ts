import type { Figure, Machine, Target } from '../../../packages/service/bench/figures.ts'

/** The results of the benchmark of the service (`packages/service/bench/results.json`). */
export interface Benchmark {
  /** A date, for example `2026-11-21`. */
  readonly measuredAt: string
  readonly machine: Machine
  /** The load of the machine for each core, before the run. */
  readonly loadBefore: number
  readonly figures: readonly Figure[]
  readonly targets: readonly (Target & { readonly reached: boolean })[]
}

/** Returns the results, or undefined when the file is missing or has another form. */
export function benchmark(found: unknown): Benchmark | undefined {
  const results = found as Partial<Benchmark> | null | undefined
  const whole =
    results?.machine !== undefined && Array.isArray(results.figures) && Array.isArray(results.targets)
  return whole ? (results as Benchmark) : undefined
}

/** Figures by their group, in the order of the results. */
export function byGroup(figures: readonly Figure[]): readonly (readonly [string, readonly Figure[]])[] {
  return [...Map.groupBy(figures, ({ group }) => group)]
}

/** Formats a number with three significant digits, or as an integer from 100 on: `4,107`, `12.3`, `0.058`. */
export const shown = (value: number): string =>
  value.toLocaleString('en', value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 })

/** The goal of a target in words, for example `at least 1,000 a second`. */
export const wanted = ({ atLeast, atMost, unit }: Target): string =>
  atLeast === undefined ? `at most ${shown(atMost ?? 0)} ${unit}` : `at least ${shown(atLeast)} ${unit}`
