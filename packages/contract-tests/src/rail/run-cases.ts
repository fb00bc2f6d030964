import { CaseFailed, CaseNotReachable } from './case-ends.ts'
import type { RailCase } from './cases/rail-case.ts'
import type { Lull } from './lull.ts'
import type { RailCaseReport } from './rail-report.ts'
import type { CaseContext } from './case-context.ts'

export interface RunCasesOptions {
  readonly context: CaseContext
  readonly lull: Lull
  /** Called after each case. */
  readonly onCase?: ((ended: RailCaseReport) => void) | undefined
}

/** Runs the cases concurrently. A case starts when all cases that it needs have ended. Returns the results in order. */
export async function runCases(
  cases: readonly RailCase[],
  { context, lull, onCase }: RunCasesOptions,
): Promise<readonly RailCaseReport[]> {
  const started = new Map<string, Promise<RailCaseReport>>()

  async function end({ name, group, rule, needs = [], run }: RailCase): Promise<RailCaseReport> {
    const missing = await firstMissing(needs)
    const ended: RailCaseReport =
      missing === undefined
        ? { name, group, rule, ...(await outcomeOf(lull, () => run(context))) }
        : {
            name,
            group,
            rule,
            outcome: 'not-reachable',
            reason: `Needs the case ${missing}, which did not pass.`,
          }
    onCase?.(ended)
    return ended
  }

  function start(railCase: RailCase): Promise<RailCaseReport> {
    const running = started.get(railCase.name) ?? end(railCase)
    started.set(railCase.name, running)
    return running
  }

  async function firstMissing(needs: readonly string[]): Promise<string | undefined> {
    for (const need of needs) {
      const needed = cases.find(({ name }) => name === need)
      if (needed === undefined) throw new Error(`No case has the name ${need}`)
      if ((await start(needed)).outcome !== 'covered') return need
    }
    return undefined
  }

  return Promise.all(cases.map(start))
}

async function outcomeOf(
  lull: Lull,
  act: () => Promise<void>,
): Promise<Pick<RailCaseReport, 'outcome' | 'reason'>> {
  try {
    await lull.run(act)
    return { outcome: 'covered' }
  } catch (error) {
    if (error instanceof CaseNotReachable) return { outcome: 'not-reachable', reason: error.message }
    if (error instanceof CaseFailed) return { outcome: 'failed', reason: error.message }
    throw error
  }
}
