import { describe, expect, test } from 'vitest'
import { NAIVE_FAILS } from '../operators/naive/expected.ts'
import { CATALOGUE, openStage, runScenarios } from '../src/index.ts'
import { BUGS } from './planted/bugs.ts'
import { plantedBackEnd } from './support/back-ends.ts'

describe('a planted bug is found', () => {
  test.each(Object.entries(BUGS))('%s', async (name, { finds }) => {
    using backEnd = await plantedBackEnd(name)
    const { config } = backEnd
    await using stage = await openStage(config)
    const scenarios = CATALOGUE.filter(({ id }) => finds.includes(id))
    const results = await runScenarios(stage, { scenarios, seeds: [1], config })
    const missed = results.filter(({ outcome }) => outcome !== 'failed').map(({ scenario }) => scenario.id)
    expect(missed).toEqual([])
    expect(results).toHaveLength(finds.length)
  })
})

test('each scenario can fail: the naive back end or a planted bug shows it', () => {
  const found = new Set([...NAIVE_FAILS, ...Object.values(BUGS).flatMap(({ finds }) => finds)])
  expect(CATALOGUE.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([])
})
