import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '@pix-payments/testing/free-port'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from './support/fresh-schema.ts'
import { STORAGE_KEY } from './support/storage-keys.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const CLI = join(import.meta.dirname, '../src/cli.ts')
const EXAMPLES = join(import.meta.dirname, '../../../docs/examples')

/**
 * A shell script that takes the place of `npx`. It runs the command of this package from source, as if the package was
 * installed.
 */
const NPX = `#!/bin/sh
[ "$1" = @pix-payments/service ] || exit 127
shift
exec "${process.execPath}" --conditions=pix-source "${CLI}" "$@"
`

type Environment = Readonly<Record<string, string>>

let folder: string
let remove: () => Promise<void>
const started: ChildProcess[] = []
beforeEach(() => {
  ;({ path: folder, remove } = temporaryFolder())
  writeFileSync(join(folder, 'npx'), NPX)
  chmodSync(join(folder, 'npx'), 0o755)
})
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await remove()
})

const environment = (more: Environment): NodeJS.ProcessEnv => ({
  PATH: `${folder}:${process.env['PATH']}`,
  HOME: folder,
  // Reuses the compile cache of the tests, when NODE_COMPILE_CACHE names one.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  ...more,
})

/** Reads the commands of a guide, one command per line, without comments. */
const linesOf = (name: string): readonly string[] =>
  readFileSync(join(EXAMPLES, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))

async function run(text: string, more: Environment = {}): Promise<string> {
  const options = { cwd: folder, env: environment(more) }
  const { stdout } = await promisify(execFile)('bash', ['-e', '-c', text], options)
  return stdout
}

/**
 * A shell command that saves the variables and functions of the shell to a file. The next commands of the guide load
 * this file, as if they ran in the same shell.
 */
const KEEP_SHELL = `{ declare -p | grep -E ' (PIX_SERVICE_MODE|API|WALLET|CLIENT_ID|CLIENT_SECRET)='; declare -f; } > shell`

interface Server {
  readonly url: string
  /** Sends SIGINT, like Ctrl-C. Returns the exit code. */
  stop(): Promise<number | null>
}

/** Starts one command of a guide, and waits until the service listens. */
async function serve(command: string, more: Environment = {}): Promise<Server> {
  const text = `exec ${command.replace(/\s*&$/, '')}`
  const child = spawn('bash', ['-c', text], { cwd: folder, env: environment(more) })
  started.push(child)
  let output = ''
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  const url = await new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer): void => {
      output += String(chunk)
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    void ended.then((code) => reject(new Error(`${command} ended with ${code}: ${output}`)))
  })
  return {
    url,
    stop: () => {
      child.kill('SIGINT')
      return ended
    },
  }
}

const walletsAt = async (url: string): Promise<number> => {
  const answer = await fetch(`${url}/sandbox/wallets`)
  return ((await answer.json()) as { data: readonly unknown[] }).data.length
}

describe('the commands of the guide to the sandbox', () => {
  it('start it in each documented way, and control it', async () => {
    for (const command of linesOf('sandbox-serve.sh')) {
      const server = await serve(command, { PIX_SERVICE_PORT: '0' })
      const more = { PIX_BASE_URL: server.url }
      const created = await run(linesOf('sandbox-control.sh').join('\n'), more)
      expect(created).toMatch(/"clientSecret":"\w+/)
      await expect(walletsAt(server.url)).resolves.toBe(5)
      await expect(run(linesOf('sandbox-reset.sh').join('\n'), more)).resolves.toContain(
        '"available":10000000',
      )
      await expect(server.stop()).resolves.toBe(0)
    }
  })
})

describe('the commands of the guide about locations', () => {
  it('make a key, and start a service that publishes it', async () => {
    const [make = '', start = ''] = linesOf('operating-location.sh')
    await run(make)
    const server = await serve(start, { PIX_SERVICE_PORT: '0' })
    const { keys } = (await (await fetch(`${server.url}/rail/jwks.json`)).json()) as {
      keys: readonly unknown[]
    }
    expect(keys).toMatchObject([{ kty: 'EC', alg: 'ES256' }])
    await expect(server.stop()).resolves.toBe(0)
  })
})

describe('the commands of the guide about backups', () => {
  it('back up a store while it is served, and restore it', async () => {
    const more = { PIX_SERVICE_PORT: '0' }
    const server = await serve('npx @pix-payments/service', more)
    await fetch(`${server.url}/sandbox/wallets`, { method: 'POST' })
    await expect(run(linesOf('sqlite-backup.sh').join('\n'))).resolves.toMatch(/pix\.sqlite → monday\.sqlite/)
    await fetch(`${server.url}/sandbox/wallets`, { method: 'POST' })
    await expect(server.stop()).resolves.toBe(0)
    const restore = linesOf('sqlite-restore.sh')
    await run(restore.slice(0, -1).join('\n'))
    const restored = await serve(restore.at(-1) ?? '', more)
    await expect(walletsAt(restored.url)).resolves.toBe(5)
    await expect(restored.stop()).resolves.toBe(0)
  })
})

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf('missing' in found)(`the commands of the guide to operating the service${missing}`, () => {
  const url = 'url' in found ? found.url : ''

  it('lead from an empty database to a charge in production, new credentials, and the health endpoints', async () => {
    const { schema, drop } = freshSchema(url)
    const more = { DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema }
    /** Runs commands after the previous ones, in one shell session. */
    const next = (lines: readonly string[]): Promise<string> =>
      run(['[ ! -e shell ] || . ./shell', ...lines, KEEP_SHELL].join('\n'), more)
    try {
      await expect(next(linesOf('operating-migrate.sh'))).resolves.toMatch(/schema 0 → \d+, production mode/)
      await next(linesOf('operating-accounts.sh'))
      const servers: Server[] = []
      for (const command of linesOf('postgresql-serve.sh')) {
        const production = {
          ...more,
          PIX_SERVICE_MODE: 'production',
          PIX_SERVICE_RAIL: 'simulated',
          PIX_SERVICE_STORAGE_KEY: STORAGE_KEY,
        }
        servers.push(await serve(command.replace(/40\d\d/, String(await freePort())), production))
      }
      const urls = servers.map((server) => server.url)
      const charge = async (at: string | undefined): Promise<string> =>
        next(linesOf('operating-charge.sh').map((line) => line.replace('http://127.0.0.1:4010', at ?? '')))
      for (const at of urls)
        expect(JSON.parse(await charge(at))).toMatchObject({ status: 'PENDING', amount: 5000 })
      expect((await fetch(`${urls[0]}/sandbox/wallets`)).status).toBe(404)

      const wallets = await next(linesOf('operating-wallets.sh'))
      expect(wallets).toMatch(/ cashier  Alfa Jogos Ltda  87654321 0001 \d+  pix@alfa\.example  1\n/)
      expect(wallets).toMatch(/pixKeys +pix@alfa\.example, 11222333000181\n +secure-loop +on\n/)

      const rotated = await next(linesOf('operating-rotate.sh'))
      const [, clientId, clientSecret] = /client_id +(\S+)\n +client_secret +(\S+)\n/.exec(rotated) ?? []
      expect(rotated).toMatch(/ cashier  no\n.* cashier  no\n/)
      expect(rotated).toMatch(/Revoked the credentials production-\w+ permanently\. 2 tokens ended\.\n$/)
      for (const at of urls) await expect(charge(at)).resolves.toContain('"code":"Unauthorized"')
      await next([`CLIENT_ID=${clientId} CLIENT_SECRET=${clientSecret}`])
      for (const at of urls) expect(JSON.parse(await charge(at))).toHaveProperty('brCode')

      await expect(next(linesOf('postgresql-check.sh'))).resolves.toContain('The ledger balances: 1 wallets')
      await expect(next(linesOf('operating-findings.sh'))).resolves.toMatch(/^Nothing needs a person/)
      const health = await next(
        linesOf('postgresql-health.sh').map((line) => line.replace('http://127.0.0.1:4010', urls[0] ?? '')),
      )
      expect(health).toContain('"ok"')
      expect(health).toContain('"ready"')
      expect(health).toContain('pix_request_duration_seconds')
      await expect(Promise.all(servers.map((server) => server.stop()))).resolves.toEqual([0, 0])
    } finally {
      await drop()
    }
  })

  it('move all data from SQLite to PostgreSQL', async () => {
    const { schema, drop } = freshSchema(url)
    try {
      const sqlite = await serve('npx @pix-payments/service', { PIX_SERVICE_PORT: '0' })
      await fetch(`${sqlite.url}/sandbox/wallets`, { method: 'POST' })
      await sqlite.stop()
      const [exporting = '', importing = ''] = linesOf('postgresql-move.sh')
      await run(exporting)
      await run(importing, { NEW_DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema })
      const more = { DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema, PIX_SERVICE_PORT: '0' }
      const postgres = await serve('npx @pix-payments/service', more)
      await expect(walletsAt(postgres.url)).resolves.toBe(5)
      await postgres.stop()
    } finally {
      await drop()
    }
  })
})
