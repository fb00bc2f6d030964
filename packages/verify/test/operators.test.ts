import { expect, test } from 'vitest'
import { NAIVE_FAILS } from '../operators/naive/expected.ts'
import { CATALOGUE, openStage, type Result, runScenarios } from '../src/index.ts'
import { kitBackEnd, naiveBackEnd, type TestBackEnd } from './support/back-ends.ts'

/** `long` takes minutes, `all` hours. */
const RUNS = { long: { seeds: 2, kills: 6 }, all: { seeds: 20, kills: 30 } } as const
const { seeds, kills: KILLS } = RUNS[process.env['PIX_TEST_RUNS'] as keyof typeof RUNS] ?? {
  seeds: 1,
  kills: 2,
}
const SEEDS = Array.from({ length: seeds }, (_, at) => at + 1)
const TIMEOUT = seeds * KILLS * 120_000

async function verify(using: TestBackEnd): Promise<readonly Result[]> {
  using backEnd = using
  const { config } = backEnd
  await using stage = await openStage(config)
  return await runScenarios(stage, { scenarios: CATALOGUE, seeds: SEEDS, config })
}

/** Enough for each call of the naive back end, before and after its effect. */
const EVERY_CALL = 30

const idsOf = (results: readonly Result[], outcome: Result['outcome']): readonly string[] => [
  ...new Set(results.filter((it) => it.outcome === outcome).map(({ scenario }) => scenario.id)),
]

test(
  'the example on the kit passes every scenario',
  async () => {
    const results = await verify(await kitBackEnd(KILLS))
    const failed = results.filter(({ outcome }) => outcome === 'failed')
    expect(failed.map(({ scenario, seed, failure }) => [scenario.id, seed, failure?.differences])).toEqual([])
    expect(idsOf(results, 'skipped')).toEqual([])
  },
  TIMEOUT,
)

test(
  'the naive back end fails exactly its list',
  async () => {
    const results = await verify(await naiveBackEnd(EVERY_CALL))
    for (const seed of SEEDS) {
      const ofSeed = results.filter((it) => it.seed === seed)
      expect(idsOf(ofSeed, 'failed'), `seed ${seed}`).toEqual(NAIVE_FAILS)
    }
    expect(idsOf(results, 'skipped')).toEqual([
      'plain-refund',
      'failed-refund',
      'lost-refund',
      'killed-in-refund',
    ])
  },
  TIMEOUT,
)
