import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import { currentRun, type Run } from './run.ts'

/** A test that failed, or a file that could not be run. */
export interface FailedTest {
  /** The file, relative to the folder of the suite. */
  readonly file: string
  /** The full name of the test; undefined when the file itself failed. */
  readonly name: string | undefined
}

/** The results of a suite. */
export interface SuiteResults {
  /** The folder of the suite. */
  readonly root: string
  readonly passed: number
  readonly skipped: number
  readonly failed: readonly FailedTest[]
}

const folderOf = ({ folder }: Run): string => join(folder, 'results')

/** Writes the results of a suite into the folder of the run. */
export default class ReportResults implements Reporter {
  #root = ''

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, _reason: TestRunEndReason): void {
    const run = currentRun()
    if (run === undefined) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length
    const results: SuiteResults = {
      root: this.#root,
      passed: count('passed'),
      skipped: count('skipped'),
      failed: modules.flatMap((module) => failuresOf(module, relative(this.#root, module.moduleId))),
    }
    mkdirSync(folderOf(run), { recursive: true })
    writeFileSync(join(folderOf(run), `${randomUUID()}.json`), JSON.stringify(results))
  }
}

function failuresOf(module: TestModule, file: string): FailedTest[] {
  const tests = [...module.children.allTests('failed')].map(({ fullName }) => ({ file, name: fullName }))
  return tests.length === 0 && !module.ok() ? [{ file, name: undefined }] : tests
}

/** Reads the results of the suites that have ended. */
export function resultsOf(run: Run): readonly SuiteResults[] {
  try {
    return readdirSync(folderOf(run)).map(
      (file) => JSON.parse(readFileSync(join(folderOf(run), file), 'utf8')) as SuiteResults,
    )
  } catch (error) {
    // No suite has ended.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
