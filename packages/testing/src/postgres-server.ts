/**
 * Runs a PostgreSQL server for a run of tests, on a unix socket in its own folder. This file runs in a separate process:
 * it starts the server, and stops it on SIGTERM, which the guard of the run sends. Arguments: the folder, the folder of
 * the PostgreSQL programs, and `keep` if the folder stays for the next run. The folder then contains a file `ready`, or a
 * file `failed` with the reason.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { RUN_VARIABLE } from './run.ts'

interface User {
  readonly uid?: number
  readonly gid?: number
}

/**
 * Returns the user that runs PostgreSQL. PostgreSQL refuses to run as root; any other user works, with or without a
 * shell.
 */
function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) => spawnSync('id', [option, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
}

/**
 * The locales to try, in this order. The first locale sorts texts as in Brazil: with it, the tests detect a column that
 * does not state its own sort order. A build without ICU uses the second locale.
 */
const LOCALES = [['--locale-provider=icu', '--icu-locale=pt-BR', '--locale=C'], ['--locale=C']]

function initialize(binaries: string, data: string, user: User): void {
  let failure: unknown
  for (const locale of LOCALES) {
    rmSync(data, { recursive: true, force: true })
    const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale]
    try {
      execFileSync(join(binaries, 'initdb'), args, {
        ...user,
        cwd: '/',
        env: { PATH: '/usr/bin:/bin' },
        stdio: 'pipe',
      })
      return
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function start(binaries: string, folder: string, user: User): ChildProcess {
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=300']
  // The data is temporary, so the server does not sync it. For measurements, PIX_POSTGRES_FSYNC=on keeps the syncs.
  if (process.env['PIX_POSTGRES_FSYNC'] !== 'on') settings.push('fsync=off', 'full_page_writes=off')
  const log = openSync(join(folder, 'log'), 'a')
  const args = ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(binaries, 'postgres'), args, {
    ...user,
    cwd: '/',
    // With the mark of the run, the guard finds a server that has lost this process.
    env: { PATH: '/usr/bin:/bin', [RUN_VARIABLE]: process.env[RUN_VARIABLE] },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return server
}

/** Waits until the server is ready. The server writes its state into the eighth line of `postmaster.pid`. */
async function untilReady(folder: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    try {
      const lines = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
      if (lines[7]?.trim() === 'ready') return
    } catch {
      // The file does not exist yet.
    }
    await setTimeout(20)
  }
  throw new Error(`The server has stopped: ${readFileSync(join(folder, 'log'), 'utf8').slice(-2000)}`)
}

const [folder = '', binaries = '', keep] = process.argv.slice(2)
// Until then, a timer keeps this process alive.
const wait = setInterval(() => undefined, 60_000)
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
})
try {
  const user = unprivilegedUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(data, { mode: 0o700 })
    if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid)
    initialize(binaries, data, user)
  }
  const server = start(binaries, folder, user)
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      resolve()
    })
  })
  await untilReady(folder, server)
  writeFileSync(join(folder, 'ready'), '')
  await Promise.race([stopped, ended])
  server.kill(keep === undefined ? 'SIGQUIT' : 'SIGINT')
  await ended
} catch (error) {
  writeFileSync(join(folder, 'failed'), (error as Error).message)
  // The file with the reason stays while the run lasts, so that waiting processes can read it.
  await stopped
}
if (keep === undefined) rmSync(folder, { recursive: true, force: true })
clearInterval(wait)
