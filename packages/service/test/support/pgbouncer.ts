import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { findDebianProgram } from '@pix-payments/testing/debian-program'
import { temporaryRoot } from '@pix-payments/testing/temporary-root'

export interface RunningPooler {
  readonly url: string
  /** Stops it before the test process ends. */
  stop(): void
}

export type FoundPooler = RunningPooler | { readonly missing: string }

export interface PoolerOptions {
  /** Lines of the section `[pgbouncer]` that replace the lines of the test. */
  readonly settings?: Readonly<Record<string, string>>
  /** False to turn off the prepared statements of PgBouncer 1.21 and newer. */
  readonly keepsStatements?: boolean
}

/** Each transaction of a client goes to another of these sessions. */
const SESSIONS = 10

/**
 * Starts a PgBouncer before the PostgreSQL server of the URL, with transaction pooling. It stops with this process.
 * When PgBouncer is missing and cannot be installed, returns the reason, and the tests are skipped. PGBOUNCER_PATH
 * names the program.
 */
export async function findPooler(
  server: { readonly url: string } | { readonly missing: string },
  { settings = {}, keepsStatements = true }: PoolerOptions = {},
): Promise<FoundPooler> {
  if ('missing' in server) return server
  const found = findProgram()
  if ('missing' in found) return found
  const program = found.path
  const folder = join(temporaryRoot(), `pix-pgbouncer-${randomUUID()}`)
  mkdirSync(folder)
  // PgBouncer refuses to run as root. Its user writes the socket and the log here.
  chmodSync(folder, 0o777)
  const file = join(folder, 'pgbouncer.ini')
  const isNew = !/^PgBouncer 1\.(?:[01]?\d|20)\./.test(
    execFileSync(program, ['--version'], { encoding: 'utf8' }),
  )
  const statements = isNew ? { max_prepared_statements: keepsStatements ? '500' : '0' } : {}
  writeFileSync(file, configuration(server.url, folder, { ...statements, ...settings }))
  const command = [program, ...userArguments(server.url), '-q', file]
  const supervisor = spawn('sh', ['-c', SUPERVISE, 'supervise', String(process.pid), folder, ...command], {
    detached: true,
    stdio: 'ignore',
  })
  supervisor.unref()
  const url = new URL(server.url)
  const { database = '' } = new Client({ connectionString: server.url })
  url.username = 'pooled'
  url.password = ''
  url.host = `localhost:${PORT}`
  url.pathname = database
  url.search = `?host=${encodeURIComponent(folder)}`
  await untilReady(url.href, folder)
  return {
    url: url.href,
    stop() {
      supervisor.kill()
    },
  }
}

/** The number in the name of the socket. The socket is in its own folder, so the number is free. */
const PORT = 6432

/** Runs a program until it ends or the test process ends, then removes its folder. */
const SUPERVISE = `
test=$1; folder=$2; shift 2
"$@" >"$folder/output" 2>&1 &
trap 'kill -KILL $!' TERM
while kill -0 "$test" && kill -0 $!; do sleep 0.2; done
kill -KILL $!; wait
rm -rf "$folder"
`

const findProgram = (): ReturnType<typeof findDebianProgram> =>
  findDebianProgram({
    name: 'PgBouncer',
    paths: [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].map((it) => join(it, 'pgbouncer')),
    packages: ['pgbouncer'],
    variable: 'PGBOUNCER_PATH',
  })

/** As root, the user of the server's socket: other users may not enter its folder. */
function userArguments(url: string): readonly string[] {
  if (process.getuid?.() !== 0) return []
  const { host } = new Client({ connectionString: url })
  const owner = host.startsWith('/') ? execFileSync('stat', ['-c', '%U', host], { encoding: 'utf8' }) : ''
  return ['-u', ['', 'root'].includes(owner.trim()) ? 'nobody' : owner.trim()]
}

function configuration(url: string, folder: string, settings: Readonly<Record<string, string>>): string {
  const { host, port, user = '', password, database = '' } = new Client({ connectionString: url })
  const login = typeof password === 'string' && password !== '' ? ` password=${password}` : ''
  const lines = Object.entries({
    pool_mode: 'transaction',
    // The next transaction of a client goes to the session that was idle for longest, so to another one.
    server_round_robin: '1',
    default_pool_size: String(SESSIONS),
    max_client_conn: '500',
    auth_type: 'any',
    unix_socket_dir: folder,
    listen_port: String(PORT),
    logfile: join(folder, 'log'),
    ...settings,
  })
  return [
    '[databases]',
    `* = host=${host} port=${port} dbname=${database} user=${user}${login}`,
    '[pgbouncer]',
    ...lines.map(([name, value]) => `${name} = ${value}`),
    '',
  ].join('\n')
}

async function untilReady(url: string, folder: string): Promise<void> {
  let reason: unknown
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      reason = error
    } finally {
      await client.end().catch(() => undefined)
    }
    await setTimeout(100)
  }
  throw new Error(`PgBouncer does not answer; see ${folder}/log`, { cause: reason })
}
