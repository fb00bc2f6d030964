import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Config, configOf } from '../../src/index.ts'
import { freePort } from '@pix-payments/testing/free-port'

const ROOT = resolve(import.meta.dirname, '../../../..')

/** A back end that the verifier starts as a process. */
export interface TestBackEnd extends Disposable {
  readonly config: Config
}

/** How the verifier starts a back end. */
interface Started {
  readonly command: readonly string[]
  /** The variables of its environment, beside PORT. They may name a folder that is removed at the end. */
  readonly environment: (folder: string) => Readonly<Record<string, string>>
  readonly kills: number
  /** More than the time limit of its client. */
  readonly slowMilliseconds?: number
}

/** The naive back end and that in Python wait 2 s. */
const LONGER_THAN_2_S = 2_500

async function backEnd({ command, environment, ...options }: Started): Promise<TestBackEnd> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'pix-verify-'))
  const url = `http://127.0.0.1:${port}`
  const variables = Object.entries({ PORT: port, ...environment(folder) })
  const start = ['env', ...variables.map(([name, value]) => `${name}=${value}`), ...command]
  return {
    config: configOf(
      { operator: { url, webhookUrl: `${url}/webhook`, start, startSeconds: 60 }, ...options },
      ROOT,
    ),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const books = (folder: string): string => join(folder, 'books.sqlite')

/** Node with a file of this repository, which is started many times. */
const node = (file: string): readonly string[] => [
  process.execPath,
  '--conditions=pix-source',
  '--import',
  join(import.meta.dirname, 'keep-compiled.ts'),
  join(ROOT, file),
]

/** The example on the kit, on a file of SQLite or on the database of a URL. */
export const kitBackEnd = (kills: number, databaseUrl?: string): Promise<TestBackEnd> =>
  backEnd({
    command: node('examples/operator/src/verifier/main.ts'),
    environment: (folder) => ({ DATABASE_URL: databaseUrl ?? books(folder) }),
    kills,
  })

/** The example on the kit with a planted bug. */
export const plantedBackEnd = (bug: string): Promise<TestBackEnd> =>
  backEnd({
    command: node('packages/verify/test/planted/main.ts'),
    environment: (folder) => ({ DATABASE_URL: books(folder), BUG: bug }),
    kills: 30,
  })

/** The back end as tutorials write it. */
export const naiveBackEnd = (kills: number): Promise<TestBackEnd> =>
  backEnd({
    command: node('packages/verify/operators/naive/main.ts'),
    environment: (folder) => ({ DATABASE: books(folder) }),
    kills,
    slowMilliseconds: LONGER_THAN_2_S,
  })

/** The correct back end in Python. `-B`: it writes no compiled files beside the source. */
export const pythonBackEnd = (kills: number, python: string): Promise<TestBackEnd> =>
  backEnd({
    command: [python, '-B', join(ROOT, 'packages/verify/operators/python/main.py')],
    environment: (folder) => ({ DATABASE: books(folder) }),
    kills,
    slowMilliseconds: LONGER_THAN_2_S,
  })
