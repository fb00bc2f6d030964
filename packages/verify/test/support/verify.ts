import { isFull } from '@pix-payments/testing/length'
import { CATALOGUE, openSetup, type Result, runScenarios, type Scenario } from '../../src/index.ts'
import type { TestBackEnd } from './back-ends.ts'

/** `all` takes hours: every variant of a back end is played with every seed. */
const isAll = process.env['PIX_TEST_RUNS'] === 'all'

/** At how many of its calls a scenario of the group crash kills in a long run. */
const FULL_KILLS = isAll ? 30 : 6
export const KILLS: number = isFull ? FULL_KILLS : 3

/** The seeds of a variant of a back end in a long run: another one for each variant. */
export const seedsOf = (variant: number): readonly number[] =>
  isAll ? Array.from({ length: 20 }, (_, at) => at + 1) : [variant]

/** The scenarios of a variant of a back end. A long run plays every fourth with each, and a full run all. */
export const scenariosOf = (variant: 1 | 2 | 3): readonly Scenario[] =>
  CATALOGUE.filter((_, at) => isFull || at % 4 === variant - 1)

/** For all scenarios, in milliseconds. */
export const TIMEOUT: number = isAll ? 7_200_000 : 600_000

/** The scenarios of the short run: every tenth of each group. The long run plays all. */
export const SCENARIOS_IN_BRIEF: readonly Scenario[] = CATALOGUE.filter(
  (scenario) => CATALOGUE.filter(({ group }) => group === scenario.group).indexOf(scenario) % 10 === 0,
)

/** Plays scenarios, in lanes at once that have a back end each. */
export async function verify(
  open: () => Promise<TestBackEnd>,
  seeds: readonly number[],
  { lanes = 1, of = CATALOGUE }: { readonly lanes?: number; readonly of?: readonly Scenario[] } = {},
): Promise<readonly Result[]> {
  const play = async (lane: number): Promise<readonly Result[]> => {
    using backEnd = await open()
    const { config } = backEnd
    await using setup = await openSetup(config)
    const scenarios = of.filter((_, at) => at % lanes === lane)
    return await runScenarios(setup, { scenarios, seeds, config })
  }
  return (await Promise.all(Array.from({ length: lanes }, (_, lane) => play(lane)))).flat()
}

/** The ids of the scenarios with this outcome, in the order of the catalogue. */
export const idsOf = (results: readonly Result[], outcome: Result['outcome']): readonly string[] =>
  CATALOGUE.map(({ id }) => id).filter((id) =>
    results.some((it) => it.scenario.id === id && it.outcome === outcome),
  )

/** What did not pass: the scenarios that were skipped, and the failures with their differences. */
export const notPassed = (results: readonly Result[]): readonly object[] =>
  results
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ scenario, seed, reason, failure }) => [scenario.id, seed, reason ?? failure?.differences])
