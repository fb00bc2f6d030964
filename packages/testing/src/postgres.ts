import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { currentRun, openRun } from './run.ts'

/** The files with which the process of the server says how its start ended. */
const SIGNS = ['ready', 'failed'] as const

export type FoundPostgres = { readonly url: string } | { readonly missing: string }

/**
 * Returns the PostgreSQL server for tests. This is the server of DATABASE_URL; without DATABASE_URL, it is a local
 * server that all processes of a run share and that stops with the run. When PostgreSQL is not installed, returns the
 * reason, and the tests are skipped.
 */
export async function findPostgres(
  /** A folder that keeps the data of the server for the next call. */
  keptFolder?: string,
): Promise<FoundPostgres> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL !== undefined && DATABASE_URL !== '') return { url: DATABASE_URL }
  const binaries = binariesOfPostgres()
  if (binaries === undefined) {
    return { missing: 'no PostgreSQL: install it (Debian: apt-get install postgresql) or set DATABASE_URL' }
  }
  const run = currentRun() ?? openRun()
  const folder = keptFolder ?? join(run.folder, 'postgres')
  try {
    // The process that creates the folder starts the server.
    mkdirSync(folder, { mode: 0o700, recursive: keptFolder !== undefined })
    if (keptFolder !== undefined) for (const sign of SIGNS) rmSync(join(folder, sign), { force: true })
    const server = fileURLToPath(new URL('./postgres-server.ts', import.meta.url))
    const kept = keptFolder === undefined ? [] : ['keep']
    spawn(process.execPath, [server, folder, binaries, ...kept], { detached: true, stdio: 'ignore' }).unref()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  await untilReady(folder)
  return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}` }
}

/** The folder of the PostgreSQL programs of this machine. */
export function binariesOfPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : []
  return [...debian, ...(process.env['PATH'] ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

async function untilReady(folder: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (existsSync(join(folder, 'ready'))) return
    const failure = join(folder, 'failed')
    if (existsSync(failure)) {
      throw new Error(`The PostgreSQL of this machine did not start: ${readFileSync(failure, 'utf8')}`)
    }
    await setTimeout(50)
  }
  throw new Error(`PostgreSQL did not start within a minute. Remove ${folder} and try again.`)
}
