import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { RunProcess } from '@pix-payments/testing/processes'
import type { SuiteResults } from '@pix-payments/testing/report-results'

const ROOT = join(import.meta.dirname, '../../..')
const PNPM = 'npx -y pnpm@12.21.0'

/** A task of Turbo that failed. */
export interface FailedTask {
  /** The package, or `//` for the repository as a whole. */
  readonly package: string
  readonly task: string
  /** The folder of the package, relative to the repository. */
  readonly directory: string
}

/** How a run of several suites ended. */
export interface RunOutcome {
  readonly results: readonly SuiteResults[]
  readonly failedTasks: readonly FailedTask[]
  /** Processes that tests started and did not end. */
  readonly left: readonly RunProcess[]
  /** The value of PIX_TEST_RUNS, or undefined in a short run. */
  readonly length: string | undefined
}

/**
 * Reads the tasks that failed from the summaries in a folder. Each run of Turbo writes one, unless it was killed or a word
 * is wrong. A task that failed in two runs is named once.
 */
export function failedTasks(folder: string): readonly FailedTask[] {
  const failed = new Map<string, FailedTask>()
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const { tasks } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      tasks: readonly (FailedTask & { execution?: { exitCode: number | null } | null })[]
    }
    for (const task of tasks) {
      if (task.execution != null && task.execution.exitCode !== 0)
        failed.set(`${task.package} ${task.task}`, task)
    }
  }
  return [...failed.values()]
}

/** The last lines of a run: each failure with the command that repeats it alone, and the numbers of tests. */
export function summaryOf({ results, failedTasks: tasks, left, length }: RunOutcome): {
  readonly text: string
  readonly isGreen: boolean
} {
  const lines: string[] = []
  const count = (of: (suite: SuiteResults) => number): number => results.reduce((sum, it) => sum + of(it), 0)
  for (const { root, failed } of results)
    for (const { file, name } of failed) {
      const folder = relative(ROOT, root)
      lines.push(`FAILED ${folder}/${file}${name === undefined ? '' : ` › ${name}`}`)
      lines.push(
        `  ${length === undefined ? '' : `PIX_TEST_RUNS=${length} `}${PNPM} --dir ${folder} exec vitest run ${file}${only(name)}`,
      )
    }
  const explained = new Set(
    results.filter(({ failed }) => failed.length > 0).map(({ root }) => relative(ROOT, root)),
  )
  for (const { package: name, task, directory } of tasks) {
    if (/^test\b/.test(task) && explained.has(directory)) continue
    lines.push(`FAILED ${task}${name === '//' ? '' : ` of ${directory}`}`)
    lines.push(`  ${PNPM} ${name === '//' ? '' : `--dir ${directory} `}run ${task}`)
  }
  for (const { pid, command } of left) lines.push(`LEFT BEHIND process ${pid}: ${command.slice(0, 120)}`)
  const failed = count((it) => it.failed.length)
  const skipped = count((it) => it.skipped)
  lines.push(
    `${count((it) => it.passed)} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`,
  )
  return { text: `\n${lines.join('\n')}`, isGreen: lines.length === 1 }
}

/** The option that selects a test by its name, which vitest reads as a regular expression: `-t 'a wallet.+is empty'`. */
function only(name: string | undefined): string {
  if (name === undefined) return ''
  const pattern = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(' > ', '.+')
  return ` -t '${pattern.replaceAll("'", '.')}'`
}
