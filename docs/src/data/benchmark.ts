import { changeOf, compare, type Compared } from '../../../packages/service/bench/comparison.ts'
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
  /** The run that was committed before this run. */
  readonly previous?: { readonly measuredAt: string; readonly figures: readonly Figure[] } | null
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

/** The figures of one group as a table: a row for each name, a column for each unit. */
export interface GroupTable {
  readonly units: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly cells: readonly (Figure['value'] | undefined)[]
  }[]
}

export function tableOf(figures: readonly Figure[]): GroupTable {
  const units = [...new Set(figures.map(({ unit }) => unit))]
  const rows = [...Map.groupBy(figures, ({ name }) => name)].map(([name, ofName]) => ({
    name,
    cells: units.map((unit) => ofName.find((it) => it.unit === unit)?.value),
  }))
  return { units, rows }
}

/** A figure beside that of the previous run, in words. */
export interface ComparisonRow {
  readonly name: string
  readonly unit: string
  readonly before: string
  readonly now: string
  readonly change: string
}

/** Returns the figures that this run and the previous run have, by their group. */
export function comparisonOf({
  figures,
  previous,
}: Benchmark): readonly (readonly [string, readonly ComparisonRow[]])[] {
  const compared = compare(previous?.figures ?? [], figures)
  return [...Map.groupBy(compared, ({ group }) => group)].map(([group, rows]) => [group, rows.map(rowOf)])
}

function rowOf(compared: Compared): ComparisonRow {
  const { name, unit, isRatio } = compared
  const [before, now] = [compared.before, compared.now].map((it) => `${shown(it)}${isRatio ? ' ×' : ''}`)
  const percent = Math.round(changeOf(compared))
  const change = `${percent > 0 ? '+' : ''}${percent} %`
  return { name, unit: isRatio ? `${unit} of Prism` : unit, before: before ?? '', now: now ?? '', change }
}
