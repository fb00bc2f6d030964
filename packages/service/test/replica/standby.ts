import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { binariesOfPostgres } from '@pix-payments/testing/postgres'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** A PostgreSQL server that follows another one by streaming replication. */
export interface Standby extends AsyncDisposable {
  readonly url: string
  query(text: string): Promise<void>
  /** Ends the server at once. */
  kill(): Promise<void>
}

/** The user that runs PostgreSQL, when the tests run as root. */
export function userOf(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  return uid === undefined || gid === undefined || Number.isNaN(uid) ? {} : { uid, gid }
}

/** Copies the cluster of a local test server, and starts the copy as its standby. */
export async function startStandby(primary: string): Promise<Standby> {
  const binaries = binariesOfPostgres()
  if (binaries === undefined) throw new Error('PostgreSQL is not installed.')
  const user = userOf()
  const { path: folder, remove } = temporaryFolder()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const environment = { ...user, cwd: '/', env: { PATH: '/usr/bin:/bin' } }
  const source = new URL(primary)
  const socket = source.searchParams.get('host') ?? ''
  const connection = `host=${socket} user=postgres dbname=postgres`
  execFileSync(
    join(binaries, 'pg_basebackup'),
    ['-d', connection, '-D', data, '-R', '--checkpoint=fast', '--no-sync'],
    { ...environment, stdio: 'pipe' },
  )
  mkdirSync(join(folder, 'socket'), { mode: 0o755 })
  if (user.uid !== undefined && user.gid !== undefined) chownSync(join(folder, 'socket'), user.uid, user.gid)
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${join(folder, 'socket')}`,
    // A standby starts only if it allows as many connections as the primary.
    `max_connections=${await connectionsOf(primary)}`,
    'fsync=off',
  ]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...environment, stdio: 'ignore' },
  )
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(join(folder, 'socket'))}`
  const query = async (text: string): Promise<void> => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  const kill = (): Promise<void> => ended(server, 'SIGQUIT')
  await untilServing(query, server)
  return {
    url,
    query,
    kill,
    async [Symbol.asyncDispose]() {
      await kill()
      await remove()
    },
  }
}

async function connectionsOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('show max_connections').finally(() => client.end())
  return (rows as readonly { readonly max_connections: string }[])[0]?.max_connections ?? ''
}

async function untilServing(query: (text: string) => Promise<void>, server: ChildProcess): Promise<void> {
  for (let tries = 0; server.exitCode === null && tries < 600; tries += 1) {
    try {
      await query('select 1')
      return
    } catch {
      await setTimeout(50)
    }
  }
  throw new Error('The standby did not start.')
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => {
      resolve()
    })
    server.kill(signal)
  })
}
