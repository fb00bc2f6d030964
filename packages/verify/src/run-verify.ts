import { writeFileSync } from 'node:fs'
import { CommanderError } from 'commander'
import { readConfig } from './config/read-config.ts'
import { EXIT, type ExitCode, usageError, VerifyError } from './exit-codes.ts'
import { createProgram, type Flags } from './program.ts'
import { htmlReport } from './report/html.ts'
import { jsonReport } from './report/json.ts'
import { junitReport } from './report/junit.ts'
import { listText } from './report/list.ts'
import { resultText, storyText, summaryText } from './report/terminal.ts'
import { openStage } from './run/open-stage.ts'
import { type Result, runScenarios } from './run/run-scenarios.ts'
import { CATALOGUE } from './scenarios/catalogue.ts'
import type { Scenario } from './scenarios/scenario.ts'

/**
 * Runs the command `pix-verify`, and writes to the standard streams of this process.
 *
 * @returns the exit code: 0 all passed, 1 failed, 2 usage, 4 not reachable.
 */
export async function runVerify(args: readonly string[]): Promise<ExitCode> {
  try {
    const flags = createProgram().parse(args, { from: 'user' }).opts<Flags>()
    const scenarios = chosen(flags.scenario)
    if (flags.list === true) {
      print(listText(scenarios))
      return EXIT.passed
    }
    const results = await run(flags, scenarios)
    print(`\n${summaryText(results)}`)
    write(flags, results)
    return results.some(({ outcome }) => outcome === 'failed') ? EXIT.failed : EXIT.passed
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.passed : EXIT.usage
    if (!(error instanceof VerifyError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    return error.exitCode
  }
}

async function run(flags: Flags, scenarios: readonly Scenario[]): Promise<readonly Result[]> {
  const config = readConfig(flags.config)
  const { seed = config.seed, seeds, minimize = false } = flags
  await using stage = await openStage(config)
  return await runScenarios(stage, {
    scenarios,
    seeds: Array.from({ length: seeds }, (_, at) => seed + at),
    config,
    minimize,
    onResult: (result) =>
      print([resultText(result), ...(result.steps ? [storyText(result)] : [])].join('\n')),
  })
}

function chosen(ids: readonly string[] | undefined): readonly Scenario[] {
  if (ids === undefined) return CATALOGUE
  const unknown = ids.filter((id) => !CATALOGUE.some((it) => it.id === id))
  if (unknown.length > 0) {
    throw usageError(`No scenario is called ${unknown.join(', ')}. "pix-verify --list" shows all.`)
  }
  return CATALOGUE.filter(({ id }) => ids.includes(id))
}

function write({ json, junit, html }: Flags, results: readonly Result[]): void {
  if (json !== undefined) writeFileSync(json, jsonReport(results))
  if (junit !== undefined) writeFileSync(junit, junitReport(results))
  if (html !== undefined) writeFileSync(html, htmlReport(results))
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)
