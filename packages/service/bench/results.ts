import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, type FiguresOfCase, type Machine, type Target, byCase, figuresOf } from './figures.ts'

/** The file that the page of the benchmarks shows. */
const FILE = join(import.meta.dirname, 'results.json')

/** One run of the benchmark. */
export interface Run {
  /** A date, for example `2026-11-21`. */
  readonly measuredAt: string
  readonly machine: Machine
  readonly figures: readonly Figure[]
}

export interface Results extends Run {
  /** Whether other programs worked meanwhile. */
  readonly busy: boolean
  readonly rounds: { readonly count: number; readonly seconds: number }
  readonly targets: readonly Target[]
}

/** The results in the file. */
export type StoredResults = Omit<Results, 'figures'> & { readonly figures: readonly FiguresOfCase[] }

/** Returns the last committed run, or null when there is none. */
export function committedRun(): Run | null {
  try {
    const options = {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: 'pipe',
    } as const
    const { measuredAt, machine, figures } = JSON.parse(
      execFileSync('git', ['show', 'HEAD:./results.json'], options),
    ) as StoredResults
    return { measuredAt, machine, figures: figuresOf(figures) }
  } catch {
    return null
  }
}

export function writeResults(results: Results): void {
  writeFileSync(FILE, textOf(results))
}

/** More digits would change with each run, and mean nothing. */
const DIGITS = 4

/** The figures of a case are a line, so that the history of the file shows what changed. */
export function textOf(results: Results): string {
  const stored: StoredResults = { ...results, figures: byCase(results.figures) }
  const line = (value: unknown): string =>
    JSON.stringify(value, (_, it: unknown) => (typeof it === 'number' ? Number(it.toPrecision(DIGITS)) : it))
  const fields = Object.entries(stored).map(([name, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((it) => `    ${line(it)}`).join(',\n')}\n  ]`
      : line(value)
    return `  ${JSON.stringify(name)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}
