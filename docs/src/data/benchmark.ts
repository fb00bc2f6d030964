import { figuresOf, isReached, type Figure, type Target } from '../../../packages/service/bench/figures.ts'
import type { Results, StoredResults } from '../../../packages/service/bench/results.ts'
import type { Language } from '../languages/languages.ts'

/** The results of the benchmark of the service (`packages/service/bench/results.json`). */
export type Benchmark = Results

/** Returns the results, or undefined when the file is missing or has another form. */
export function benchmark(found: unknown): Benchmark | undefined {
  const results = found as StoredResults | null | undefined
  const whole =
    results?.machine !== undefined && Array.isArray(results.figures) && Array.isArray(results.targets)
  return whole ? { ...results, figures: figuresOf(results.figures) } : undefined
}

/** Figures by their group, in the order of the results. */
export function byGroup(figures: readonly Figure[]): readonly (readonly [string, readonly Figure[]])[] {
  return [...Map.groupBy(figures, ({ group }) => group)]
}

/** Formats a number with three significant digits, or as an integer from 100 on: `4,107`, `12.3`, `0.058`. */
export const shown = (value: number, language: Language = 'en'): string =>
  value.toLocaleString(
    language,
    value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  )

/** What a target promises, for example `≥ 1,000 a second`, or undefined for a figure without a promise. */
export function promise(
  { atLeast, atMost, unit }: Pick<Target, 'atLeast' | 'atMost' | 'unit'>,
  language: Language = 'en',
): string | undefined {
  if (atLeast !== undefined) return `≥\u00A0${shown(atLeast, language)}\u00A0${unit}`
  return atMost === undefined ? undefined : `≤\u00A0${shown(atMost, language)}\u00A0${unit}`
}

/** Whether a promise is kept, or undefined for a figure without a promise. */
export const isKept = (target: Target): boolean | undefined =>
  (target.atLeast ?? target.atMost) === undefined ? undefined : isReached(target)

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
