import { CommanderError } from 'commander'
import { systemClock } from '@pix-payments/client'
import { readConfig } from './config/read-config.ts'
import { interfaceText } from './documents.ts'
import { EXIT, type ExitCode, usageError, VerifyError } from './exit-codes.ts'
import { createProgram, type Flags } from './program.ts'
import { listText } from './report/list.ts'
import { createProgress } from './report/progress.ts'
import { infoLines, type RunInfo } from './report/run-info.ts'
import { countsText, isBad, repeatText, resultText, stepsText } from './report/terminal.ts'
import { requireFolders, writeReports } from './report/write-reports.ts'
import { endOnSignal } from './run/end-on-signal.ts'
import { openSetup } from './run/open-setup.ts'
import { type Result, runScenarios } from './run/run-scenarios.ts'
import { CATALOGUE } from './scenarios/catalogue.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { version } from './version.ts'

/**
 * Runs the command `pix-verify`, and writes to the standard streams of this process. SIGINT and SIGTERM end the process:
 * the reports then have what was played.
 *
 * @returns the exit code: 0 all passed, 1 failed, 2 usage, 4 not reachable.
 */
export async function runVerify(args: readonly string[]): Promise<ExitCode> {
  try {
    const flags = createProgram().parse(args, { from: 'user' }).opts<Flags>()
    if (flags.interface === true) {
      print(interfaceText().trimEnd())
      return EXIT.passed
    }
    const scenarios = chosen(flags.scenario)
    if (flags.list === true) {
      print(listText(scenarios))
      return EXIT.passed
    }
    requireFolders(flags)
    return await run(flags, scenarios, args)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.passed : EXIT.usage
    if (!(error instanceof VerifyError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    return error.exitCode
  }
}

async function run(flags: Flags, scenarios: readonly Scenario[], args: readonly string[]): Promise<ExitCode> {
  const config = readConfig(flags.config)
  const { seed = config.seed, seeds, minimize = false } = flags
  const progress = createProgress(process.stderr, scenarios.length * seeds)
  const results: Result[] = []
  const begin = systemClock.now()
  const seedList = Array.from({ length: seeds }, (_, at) => seed + at)
  /** Every run ends with it, also when the verifier or the back end fails. */
  const report = (error?: string): void => {
    const info: RunInfo = {
      version,
      startedAt: new Date(begin).toISOString(),
      milliseconds: Math.round(systemClock.now() - begin),
      seeds: seedList,
      // With the seed of the configuration, so that the command repeats this run.
      command: ['pix-verify', ...args, ...(flags.seed === undefined ? ['--seed', String(seed)] : [])].join(
        ' ',
      ),
      ...(error !== undefined && { error }),
    }
    progress.clear()
    print(['', ...infoLines(info), countsText(results), ...repeatText(results, flags.config)].join('\n'))
    writeReports(flags, results, info)
  }
  using _ = endOnSignal((signal) => {
    report(`stopped by ${signal}`)
    process.stderr.write(
      `Stopped by ${signal}: ${results.length} of ${scenarios.length * seeds} were played.\n`,
    )
  })
  try {
    await using setup = await openSetup(config)
    await runScenarios(setup, {
      scenarios,
      seeds: seedList,
      config,
      minimize,
      onStart: progress.show,
      onResult(result) {
        results.push(result)
        progress.clear()
        print([resultText(result), ...(result.steps ? [stepsText(result)] : [])].join('\n'))
      },
    })
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
    throw error
  }
  report()
  return results.some(({ outcome }) => isBad(outcome)) ? EXIT.failed : EXIT.passed
}

function chosen(ids: readonly string[] | undefined): readonly Scenario[] {
  if (ids === undefined) return CATALOGUE
  const unknown = ids.filter((id) => !CATALOGUE.some((it) => it.id === id))
  if (unknown.length > 0) {
    throw usageError(`No scenario is called ${unknown.join(', ')}. "pix-verify --list" shows all.`)
  }
  return CATALOGUE.filter(({ id }) => ids.includes(id))
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)
