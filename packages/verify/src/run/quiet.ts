import { setTimeout as wait } from 'node:timers/promises'
import { compare } from '../checks/compare.ts'
import type { Difference } from '../checks/difference.ts'
import { readViews, type Views } from '../checks/views.ts'
import type { ScenarioRun } from '../steps/scenario-run.ts'
import { pass } from '../steps/time.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How time passes until both sides agree, in seconds: 3 days in all. Retries and polls have growing gaps. */
const GAPS = [
  0,
  1,
  5,
  MINUTE,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  HOUR,
  HOUR,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  23 * HOUR,
] as const

/** A back end without the capability `work` follows the real time. */
const REAL_PAUSE_MS = 20

export interface Quiet {
  readonly differences: readonly Difference[]
  readonly views: Views
}

/** Lets time pass until both sides agree. Returns what still differs after 3 days. */
export async function untilQuiet(run: ScenarioRun): Promise<Quiet> {
  let quiet: Quiet | undefined
  for (const seconds of GAPS) {
    await pass(run, seconds)
    if (!run.capabilities.has('work')) await wait(REAL_PAUSE_MS)
    const views = await readViews(run)
    quiet = { views, differences: compare(run, views) }
    if (quiet.differences.length === 0) break
  }
  if (quiet === undefined) throw new Error('GAPS is empty.')
  return quiet
}
