import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure, Machine, Target } from './figures.ts'

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
  /** The load of the machine for each core, before the run. */
  readonly loadBefore: number
  readonly rounds: { readonly count: number; readonly seconds: number }
  readonly targets: readonly (Target & { readonly reached: boolean })[]
  /** The last run that was committed before this run. */
  readonly previous: Run | null
}

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
    ) as Results
    return { measuredAt, machine, figures }
  } catch {
    return null
  }
}

export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`)
}
