/**
 * The verifier as functions, for tests that run it in their own process.
 *
 *     await using setup = await openSetup(readConfig('pix-verify.yaml'))
 *     const results = await runScenarios(setup, { scenarios: CATALOGUE, seeds: [1], config: { kills: 3 } })
 *
 * @module
 */
import { refuseOldNode } from '@pix-payments/http-contract/require-node'

refuseOldNode(new URL('../package.json', import.meta.url))

export type { Config } from './config/config.ts'
export { configOf, readConfig } from './config/read-config.ts'
export type { Check, Difference } from './checks/difference.ts'
export { EXIT, VerifyError } from './exit-codes.ts'
export type { ExitCode } from './exit-codes.ts'
export { openSetup } from './run/open-setup.ts'
export type { OpenSetup } from './run/open-setup.ts'
export { runScenarios } from './run/run-scenarios.ts'
export type { Result, RunOptions } from './run/run-scenarios.ts'
export { runVerify } from './run-verify.ts'
export { CATALOGUE } from './scenarios/catalogue.ts'
export type { Group, Need, Scenario } from './scenarios/scenario.ts'
export type { Step } from './steps/step.ts'
