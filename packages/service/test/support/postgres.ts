import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { Client } from 'pg'
import { type PostgresOptions, openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { temporaryRoot } from './temporary-root.ts'

/** The files with which the process of the server says how its start ended. */
const SIGNS = ['ready', 'failed'] as const

export type FoundPostgres = { readonly url: string } | { readonly missing: string }

/**
 * Returns the PostgreSQL server for tests. This is the server of DATABASE_URL; without DATABASE_URL, it is a local
 * server that is started for this test run and stops with it. When PostgreSQL is not installed, returns the reason, and
 * the tests are skipped.
 */
export async function findPostgres(
  /**
   * The process with which the server stops. All workers of a vitest run share one server: the worker that creates the
   * folder starts it.
   */
  run: number = isMainThread ? process.ppid : process.pid,
  /** A folder that keeps the data of the server for the next call. */
  keptFolder?: string,
): Promise<FoundPostgres> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL !== undefined && DATABASE_URL !== '') return { url: DATABASE_URL }
  const binaries = binariesOfPostgres()
  if (binaries === undefined) {
    return { missing: 'no PostgreSQL: install it (Debian: apt-get install postgresql) or set DATABASE_URL' }
  }
  const folder = keptFolder ?? join(temporaryRoot(), `pix-postgres-${run}`)
  try {
    mkdirSync(folder, { mode: 0o700, recursive: keptFolder !== undefined })
    if (keptFolder !== undefined) for (const sign of SIGNS) rmSync(join(folder, sign), { force: true })
    const server = fileURLToPath(new URL('./postgres-server.ts', import.meta.url))
    const kept = keptFolder === undefined ? [] : ['keep']
    spawn(process.execPath, [server, folder, String(run), binaries, ...kept], {
      detached: true,
      stdio: 'ignore',
    }).unref()
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

export interface FreshSchema {
  readonly url: string
  /** The name of the schema. The first store on it creates the schema. */
  readonly schema: string
  open(options?: Partial<PostgresOptions>): Promise<Store>
  /** Runs SQL on the tables of the schema, on a connection that is not the store's. */
  query<Row extends object>(text: string): Promise<readonly Row[]>
  /** Drops the schema with all its content. */
  drop(): Promise<void>
}

/** Returns a schema with a unique name, or with the given name. */
export function freshSchema(
  url: string,
  schema: string = `test_${randomUUID().replaceAll('-', '')}`,
): FreshSchema {
  async function query<Row extends object>(text: string): Promise<readonly Row[]> {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(`set search_path to ${schema}`)
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }
  return {
    url,
    schema,
    query,
    open: (options) => openPostgres({ url, schema, random: randomBytes, ...options }),
    async drop() {
      await query(`drop schema if exists ${schema} cascade`)
    },
  }
}
