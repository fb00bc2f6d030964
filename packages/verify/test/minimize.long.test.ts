import { expect, test } from 'vitest'
import { CATALOGUE, openSetup, runScenarios } from '../src/index.ts'
import { naiveBackEnd } from './support/back-ends.ts'

test('finds the fewest steps that fail', async () => {
  using backEnd = await naiveBackEnd(1)
  const { config } = backEnd
  await using setup = await openSetup(config)
  const scenarios = CATALOGUE.filter(({ id }) => id === 'lost-answer')
  const [result] = await runScenarios(setup, { scenarios, seeds: [1], config, minimize: true })
  // The withdrawal needs a balance and the fault. No other step is left.
  expect(result?.steps?.map((step) => step.do)).toEqual(['deposit', 'pay', 'disturbCalls', 'withdraw'])
  const checks = result?.failure?.differences.map(({ check }) => check)
  expect(checks).toEqual(['sum', 'balance', 'entry', 'paidTwice'])
})
