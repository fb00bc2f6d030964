/**
 * What `pnpm test` and `pnpm test:long` run: `node run-tests.ts [<tasks of Turbo> then] <tasks of Turbo> [options of
 * Turbo]`. The tasks before `then` end before the others begin: what the longest suites wait for comes first. With `--only`,
 * the others do not look at their dependencies again: each look waits for a suite to end. All tasks
 * share one run, so that no process and no temporary file is left, however it ends. When a task fails, the tasks that do
 * not depend on it still run. The last lines name each failure with the command that repeats it alone.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openRun } from '@pix-payments/testing/run'
import { watchChain } from '@pix-payments/testing/command-chain'
import { leftProcesses } from '@pix-payments/testing/processes'
import { resultsOf } from '@pix-payments/testing/report-results'
import { failedTasks, summaryOf } from './test-summary.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TURBO = join(ROOT, 'node_modules/.bin/turbo')
const RUNS = join(ROOT, '.turbo/runs')

const run = openRun()
watchChain(() => process.exit(1))
rmSync(RUNS, { recursive: true, force: true })
const words = [
  '--continue=dependencies-successful',
  '--output-logs=new-only',
  '--log-order=grouped',
  '--summarize=true',
]
const given = process.argv.slice(2)
const options = given.filter((word) => word.startsWith('--'))
const tasks = given.filter((word) => !word.startsWith('--'))
const middle = tasks.indexOf('then')
const first = tasks.slice(0, Math.max(middle, 0))
let turbo: ChildProcess | undefined
let isEnding = false
endOnSignal()
let code = first.length === 0 ? 0 : await runTasks(first.concat(options.filter((it) => it !== '--only')))
// 130: the command was ended by a signal.
if (code !== 130) code = (await runTasks(tasks.slice(middle + 1).concat(options))) || code
const left = await leftProcesses(run.folder)
const { text, isGreen } = summaryOf({
  results: resultsOf(run),
  failedTasks: failedTasks(RUNS),
  left,
  length: tasks.includes('test:long') ? (process.env['PIX_TEST_RUNS'] ?? 'long') : undefined,
})
rmSync(RUNS, { recursive: true, force: true })
console.log(text)
process.exitCode = code === 0 && !isGreen ? 1 : code

/** Returns the exit code of Turbo; 130 when a signal ended it. */
async function runTasks(args: readonly string[]): Promise<number> {
  turbo = spawn(TURBO, ['run', ...words, ...args], { cwd: ROOT, stdio: 'inherit' })
  const [exitCode] = (await once(turbo, 'exit')) as [number | null]
  return isEnding ? 130 : (exitCode ?? 1)
}

/** The first signal lets Turbo end its tasks. The second ends at once; the guard of the run then ends the rest. */
function endOnSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      if (isEnding) process.exit(130)
      isEnding = true
      turbo?.kill(name)
    })
}
