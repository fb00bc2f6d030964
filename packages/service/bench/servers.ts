import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brasiliaDate } from '@pix-payments/pix'
import { DEMO_CREDENTIALS } from '@pix-payments/service'
import type { FreshSchema } from '../test/support/postgres.ts'
import { freePort } from './free-port.ts'
import type { LoadTarget } from './load/load.ts'
import { type BenchRequest, NUMBER } from './load/prepared-request.ts'

const require = createRequire(import.meta.url)
const CONTRACT = require.resolve('@pix-payments/spec/openapi.json')
const PRISM = require.resolve('@stoplight/prism-cli/dist/index.js')
const CLI = join(import.meta.dirname, '../dist/cli.js')
const QUIET = ['--log-level', 'silent']
const [{ clientId, clientSecret, pixKey, walletId, cnpj }] = DEMO_CREDENTIALS

/** One server, or several processes on the same data. */
export interface BenchServer extends LoadTarget {
  readonly requests: Readonly<Record<RequestName, BenchRequest>>
  readonly walletId: string
  /** Returns the resident memory of the server's processes, in MB. */
  memory(): number
  stop(): Promise<void>
}

export type RequestName = 'create charge' | 'get charge' | 'withdrawal by key' | 'statement page'

export interface StartOptions {
  /** A folder with existing data. */
  readonly folder?: string | undefined
  /** A PostgreSQL schema that several processes share. */
  readonly schema?: FreshSchema | undefined
  readonly processes?: number | undefined
  readonly flags?: readonly string[] | undefined
}

/** Starts `prism mock` without a log. */
export async function startPrism(): Promise<BenchServer> {
  const port = await freePort()
  const args = [PRISM, 'mock', CONTRACT, '--errors', '--verboseLevel', 'silent', '--port', String(port)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  return opened('prism', [child], [port], { isService: false })
}

/**
 * Starts the bare server: `node:http` and the validators of the contract. It shows the cost of a server without state.
 */
export async function startBare(): Promise<BenchServer> {
  const port = await freePort()
  const child = fork(new URL('./bare-server.ts', import.meta.url), [String(port)])
  return opened('node:http', [child], [port], { isService: false })
}

/** Starts the service on a file, in memory (`--ephemeral`), or on PostgreSQL. */
export async function startService(name: string, options: StartOptions = {}): Promise<BenchServer> {
  const { schema, processes = 1, flags = [] } = options
  const isEphemeral = flags.includes('--ephemeral')
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'pix-bench-'))
  // The request log is off, unless the flags enable it: the load tests measure the API without the request log.
  const quiet = flags.includes('--request-log') ? QUIET : [...QUIET, '--no-request-log']
  const data =
    schema !== undefined ? ['--database-schema', schema.schema] : isEphemeral ? [] : ['--data', folder]
  const children: ChildProcess[] = []
  const ports: number[] = []
  for (let index = 0; index < processes; index += 1) {
    const port = await freePort()
    ports.push(port)
    children.push(
      spawn(process.execPath, [CLI, 'serve', '--port', String(port), ...quiet, ...data, ...flags], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DATABASE_URL: schema?.url ?? '' },
      }),
    )
  }
  const server = await opened(name, children, ports, { isService: true })
  return {
    ...server,
    async stop() {
      await server.stop()
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function opened(
  name: string,
  children: readonly ChildProcess[],
  ports: readonly number[],
  { isService }: { readonly isService: boolean },
): Promise<BenchServer> {
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  for (const [index, url] of urls.entries()) await untilServed(name, url, children[index])
  const token = isService ? await requestToken(urls[0] ?? '') : 'any'
  const requests = requestsWith(token)
  return {
    name,
    urls,
    requests: { ...requests, 'get charge': await withCharge(urls[0] ?? '', requests) },
    walletId,
    memory: () => children.reduce((sum, { pid }) => sum + residentMemory(pid ?? 0), 0),
    stop: async () => {
      await Promise.all(children.map(ended))
    },
  }
}

async function untilServed(name: string, url: string, child: ChildProcess | undefined): Promise<void> {
  for (;;) {
    const isServed = await fetch(`${url}/v1/balance`).then(
      () => true,
      () => false,
    )
    if (isServed) return
    if (child === undefined || child.exitCode !== null)
      throw new Error(`${name} ended with ${child?.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

export async function requestToken(url: string): Promise<string> {
  const form = new FormData()
  form.set('client_id', clientId)
  form.set('client_secret', clientSecret)
  form.set('grant_type', 'client_credentials')
  const response = await fetch(`${url}/v1/oauth2/token`, { method: 'POST', body: form })
  return ((await response.json()) as { access_token: string }).access_token
}

const CHARGE = {
  amount: 1000,
  expiresIn: 3600,
  externalId: 'order-1234567',
  pixKey,
  description: 'Deposit',
  metadata: { player: '1234', table: 'x' },
  expectedPayer: { taxId: '52998224725', name: 'Maria da Silva' },
}
const WITHDRAWAL = {
  amount: 1,
  externalId: `withdrawal-${NUMBER}`,
  pixKey: '52998224725',
  expectedCreditor: { name: 'Maria da Silva', taxId: '52998224725' },
}

function requestsWith(token: string): BenchServer['requests'] {
  const authorization = { authorization: `Bearer ${token}` }
  const json = { ...authorization, 'content-type': 'application/json' }
  const today = brasiliaDate(Date.now())
  return {
    'create charge': {
      method: 'POST',
      path: '/v1/pix/deposit/immediate-charge',
      headers: json,
      body: JSON.stringify(CHARGE),
    },
    'get charge': { method: 'GET', path: '', headers: authorization },
    'withdrawal by key': {
      method: 'POST',
      path: '/v1/pix/withdraw/pix-key',
      headers: json,
      body: JSON.stringify(WITHDRAWAL),
    },
    'statement page': {
      method: 'GET',
      path: `/v1/statement?initDate=${today}&endDate=${today}`,
      headers: authorization,
    },
  }
}

/** Creates a charge, and more than a page of statement lines. Returns the request that reads the charge. */
async function withCharge(url: string, requests: BenchServer['requests']): Promise<BenchRequest> {
  const { path, headers, body } = requests['create charge']
  const create = async (): Promise<string> => {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: body ?? '' })
    return ((await response.json()) as { chargeId: string }).chargeId
  }
  const chargeId = await create()
  for (let line = 0; line < 60; line += 1) {
    await fetch(`${url}/v1/pix/mock/simulate-payment`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ chargeId: await create(), receiverCnpj: cnpj }),
    }).then((response) => response.arrayBuffer())
  }
  return { ...requests['get charge'], path: `${path}/${chargeId}` }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve()
    })
    child.kill('SIGKILL')
  })
}

function residentMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
