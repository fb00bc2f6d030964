import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the repository. */
export const ROOT: string = join(import.meta.dirname, '../../..')

/** What a command says: `{ tests: 12 }`. */
export type Figures = Readonly<Record<string, number>>

/** A command whose last result the documentation shows. */
export interface ProofRow {
  readonly name: string
  /** What a reader runs, in the folder of the repository. */
  readonly command: string
  readonly environment?: Readonly<Record<string, string>>
  /** The arguments of Node. `results` is the file into which the command writes what it found. */
  readonly program: (results: string) => readonly string[]
  readonly read: (results: string) => Figures
}

/** The last run of a command. */
export interface Proof {
  readonly name: string
  readonly command: string
  /** The day in UTC. */
  readonly ranAt: string
  readonly machine: string
  readonly passed: boolean
  readonly figures: Figures
}

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

const VITEST = 'node_modules/vitest/vitest.mjs'

/** Test files, with the numbers of `pnpm test:long` or those of `pnpm test`. */
function suites(name: string, length: 'long' | 'short', files: readonly string[]): ProofRow {
  const command = `pnpm exec vitest run ${files.join(' ')}`
  return {
    name,
    ...(length === 'short'
      ? { command }
      : { command: `PIX_TEST_RUNS=long ${command}`, environment: { PIX_TEST_RUNS: 'long' } }),
    program: (results) => [VITEST, 'run', ...files, '--reporter=json', `--outputFile=${results}`],
    read(results) {
      const found = json<Figures>(results)
      return {
        'tests passed': found['numPassedTests'] ?? 0,
        'tests skipped': found['numPendingTests'] ?? 0,
        'tests failed': found['numFailedTests'] ?? 0,
      }
    },
  }
}

interface Kills {
  readonly kills: number
  readonly acknowledged: number
  readonly webhooks: number
  readonly problems: number
}

interface Report {
  readonly summary: Figures
}

const REPORTS = join(ROOT, 'packages/contract-tests/report')

export const PROOF_ROWS: readonly ProofRow[] = [
  {
    name: 'Contract tests',
    command: 'pnpm contract-tests:report',
    program: () => ['--conditions=pix-source', 'packages/contract-tests/scripts/report.ts'],
    read() {
      // On the mock and on the service.
      const reports = ['mock', 'service'].map((it) => json<Report>(join(REPORTS, `${it}.json`)))
      const sum = (name: string): number => reports.reduce((all, it) => all + (it.summary[name] ?? 0), 0)
      return {
        'cases passed': sum('covered'),
        'cases not reachable': sum('notReachable'),
        'cases failed': sum('failed'),
      }
    },
  },
  {
    name: 'Outside tools',
    command: 'pnpm outside',
    program: (results) => [
      '--conditions=pix-source',
      'packages/languages/src/outside.ts',
      '--results',
      results,
    ],
    read: (results) => json<Figures>(results),
  },
  {
    name: 'Kills under load',
    command: 'pnpm test:crash --kills 20',
    program: (results) => [
      '--conditions=pix-source',
      'packages/service/test/crash/cli.ts',
      '--kills',
      '20',
      '--results',
      results,
    ],
    read(results) {
      const runs = json<readonly Kills[]>(results)
      const sum = (name: keyof Kills): number => runs.reduce((total, run) => total + run[name], 0)
      return {
        kills: sum('kills'),
        'acknowledged writes': sum('acknowledged'),
        'webhooks received': sum('webhooks'),
        'problems found': sum('problems'),
      }
    },
  },
  suites('Determinism', 'short', ['packages/service/test/api/seed.test.ts']),
  suites('Fuzzing', 'long', [
    'packages/service/test/api/hostile-requests.test.ts',
    'packages/service/test/api/hostile-parameters.test.ts',
    'packages/service/test/model/model.test.ts',
  ]),
]
