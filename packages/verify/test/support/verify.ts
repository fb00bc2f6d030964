import { CATALOGUE, openStage, type Result, runScenarios } from '../../src/index.ts'
import type { TestBackEnd } from './back-ends.ts'

/** `long` takes minutes, `all` hours. */
const RUNS = { long: { seeds: 2, kills: 6 }, all: { seeds: 20, kills: 30 } } as const
const { seeds, kills } = RUNS[process.env['PIX_TEST_RUNS'] as keyof typeof RUNS] ?? { seeds: 1, kills: 2 }

/** At how many of its calls a scenario of the group crash kills. */
export const KILLS: number = kills
export const SEEDS: readonly number[] = Array.from({ length: seeds }, (_, at) => at + 1)

/** For all scenarios with all seeds, in milliseconds. */
export const TIMEOUT: number = seeds * kills * 120_000

/** Plays all scenarios with all seeds. */
export async function verify(using: TestBackEnd): Promise<readonly Result[]> {
  using backEnd = using
  const { config } = backEnd
  await using stage = await openStage(config)
  return await runScenarios(stage, { scenarios: CATALOGUE, seeds: SEEDS, config })
}

/** The ids of the scenarios with this outcome, in the order of the catalogue. */
export const idsOf = (results: readonly Result[], outcome: Result['outcome']): readonly string[] => [
  ...new Set(results.filter((it) => it.outcome === outcome).map(({ scenario }) => scenario.id)),
]
