import type { Config } from '../config/config.ts'
import { VerifyError } from '../exit-codes.ts'
import { createRandom } from '../random.ts'
import type { Need, Scenario } from '../scenarios/scenario.ts'
import type { Setup } from '../steps/scenario-run.ts'
import type { Step } from '../steps/step.ts'
import { minimize } from './minimize.ts'
import { type Failure, type Played, playSteps } from './play-steps.ts'
import { withKills } from './with-kills.ts'

/** The result of a scenario with a seed. */
export interface Result {
  readonly scenario: Scenario
  readonly seed: number
  /** `notPlayed`: both sides agreed, and what the scenario is about did not happen. It fails the run. */
  readonly outcome: 'passed' | 'failed' | 'notPlayed' | 'skipped'
  readonly milliseconds: number
  /** Why it was skipped or not played. */
  readonly reason?: string
  /** The steps that failed; with `minimize`, the fewest that fail. */
  readonly steps?: readonly Step[]
  readonly failure?: Failure
}

export interface RunOptions {
  readonly scenarios: readonly Scenario[]
  readonly seeds: readonly number[]
  readonly config: Pick<Config, 'kills'>
  readonly minimize?: boolean
  /** Called before each scenario. */
  readonly onStart?: (scenario: Scenario, seed: number) => void
  readonly onResult?: (result: Result) => void
}

/** Noon in Brasília on a Monday. */
const START = '2026-03-02T15:00:00.000Z'

/** Plays the scenarios one after another. */
export async function runScenarios(setup: Setup, options: RunOptions): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const scenario of options.scenarios) {
    for (const seed of options.seeds) {
      options.onStart?.(scenario, seed)
      const begin = performance.now()
      const result = await runScenario(setup, scenario, seed, options).catch((error: unknown): Result => {
        // Nothing more can be played.
        if (error instanceof VerifyError) throw error
        const reason = `The verifier failed: ${error instanceof Error ? error.message : String(error)}`
        return {
          scenario,
          seed,
          outcome: 'notPlayed',
          milliseconds: Math.round(performance.now() - begin),
          reason,
        }
      })
      results.push(result)
      options.onResult?.(result)
    }
  }
  return results
}

async function runScenario(
  setup: Setup,
  scenario: Scenario,
  seed: number,
  { config, minimize: isMinimized = false }: RunOptions,
): Promise<Result> {
  const begin = performance.now()
  const missing = (scenario.needs ?? []).filter((need) => !has(setup, need))
  const result = (rest: Omit<Result, 'scenario' | 'seed' | 'milliseconds'>): Result => ({
    scenario,
    seed,
    milliseconds: Math.round(performance.now() - begin),
    ...rest,
  })
  if (missing.length > 0) return result({ outcome: 'skipped', reason: `needs ${missing.join(', ')}` })
  const options = { name: scenario.id, seed, start: new Date(scenario.start ?? START) }
  const run = (steps: readonly Step[]): Promise<Played> => playSteps(setup, steps, options)
  const steps = scenario.steps(createRandom(scenario.id, seed))
  const first = await run(steps)
  let failed = first.failure && { steps, failure: first.failure }
  if (scenario.group === 'crash') {
    for (const killed of withKills(steps, { ...options, calls: first.trappable, kills: config.kills })) {
      if (failed !== undefined) break
      const { failure } = await run(killed)
      failed = failure && { steps: killed, failure }
    }
  }
  if (failed === undefined) {
    const { unplayed: reason } = first
    return result(reason === undefined ? { outcome: 'passed' } : { outcome: 'notPlayed', reason, steps })
  }
  if (isMinimized) failed = await minimize(failed.steps, failed.failure, run)
  return result({ outcome: 'failed', ...failed })
}

const has = ({ capabilities, lifecycle }: Setup, need: Need): boolean =>
  need === 'restart' ? lifecycle.canRestart : capabilities.has(need)
