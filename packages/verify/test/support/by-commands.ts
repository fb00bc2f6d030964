import { createInterface } from '../../src/back-end/answers.ts'
import { CATALOGUE, type Config, openSetup, runScenarios } from '../../src/index.ts'

const PROGRAM = 'packages/verify/test/support/call-operation.ts'

/** The same back end, reached by a command for each operation. */
export function byCommands(
  { operator: { url = '', ...operator }, ...config }: Config,
  left: readonly string[],
): Config {
  const commands = Object.fromEntries(
    [...createInterface().routes]
      .filter(([operation]) => !left.includes(operation))
      .map(([operation, { method, path }]) => [operation, [process.execPath, PROGRAM, url, method, path]]),
  )
  return { ...config, operator: { ...operator, commands } }
}

/** Plays scenarios once, and returns how each ended. */
export async function outcomesOf(config: Config, ids: readonly string[]): Promise<object> {
  await using setup = await openSetup(config)
  const scenarios = CATALOGUE.filter(({ id }) => ids.includes(id))
  const results = await runScenarios(setup, { scenarios, seeds: [1], config })
  return Object.fromEntries(results.map(({ scenario, outcome }) => [scenario.id, outcome]))
}
