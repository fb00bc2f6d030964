import { CATALOGUE, openSetup, runScenarios } from '../../src/index.ts'
import { BUGS } from '../planted/bugs.ts'
import { plantedBackEnd } from './back-ends.ts'

/** The bug of the short run. The long run has the others. */
export const BUGS_IN_BRIEF: readonly string[] = Object.keys(BUGS).slice(0, 1)

/** The scenarios that a bug names and that do not find it. */
export async function missed(name: string): Promise<readonly string[]> {
  const finds: readonly string[] = BUGS[name]?.finds ?? []
  using backEnd = await plantedBackEnd(name)
  const { config } = backEnd
  await using setup = await openSetup(config)
  const scenarios = CATALOGUE.filter(({ id }) => finds.includes(id))
  const results = await runScenarios(setup, { scenarios, seeds: [1], config })
  const found = new Set(
    results.filter(({ outcome }) => outcome === 'failed').map(({ scenario }) => scenario.id),
  )
  return finds.filter((id) => !found.has(id))
}
