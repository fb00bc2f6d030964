import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FreshSchema } from '../test/support/fresh-schema.ts'
import { killed, residentMemory, untilServed } from './child.ts'
import { freePort } from '@pix-payments/testing/free-port'
import type { LoadTarget } from './load/load.ts'
import { type Network, startNetwork } from './network/network.ts'
import { type ProcessorTimes, postgresProcess, processorTimes } from './processor-time.ts'
import { countAsOwn } from './quiet.ts'
import { BenchRequests, REQUEST_NAMES } from './requests.ts'
import { BenchWallets } from './wallets.ts'

const require = createRequire(import.meta.url)
const CONTRACT = require.resolve('@pix-payments/spec/openapi.json')
const PRISM = require.resolve('@stoplight/prism-cli/dist/index.js')
const CLI = join(import.meta.dirname, '../dist/cli.js')
const QUIET = ['--log-level', 'silent']

/** One server, or several processes on the same data. */
export interface BenchServer extends LoadTarget {
  /** False for a server without state. */
  readonly isService: boolean
  readonly wallets: BenchWallets
  readonly requests: BenchRequests
  /** Returns the resident memory of each process, in MB. */
  memory(): readonly number[]
  /** Returns the CPU time of each part until now, in microseconds. A part on another machine is left out. */
  processorTimes(): ProcessorTimes
  stop(): Promise<void>
}

/** The service, whose processes can be killed. */
export interface ServiceServer extends BenchServer {
  /** Kills a process with SIGKILL and starts it again. Resolves when it responds. */
  restart(index: number): Promise<void>
}

/** The programs behind a server: its own processes, its database, and the network between the two. */
type Part = 'service' | 'PostgreSQL' | 'network'

export interface StartOptions {
  /** A folder with existing data. */
  readonly folder?: string | undefined
  /** A PostgreSQL schema that several processes share. */
  readonly schema?: FreshSchema | undefined
  readonly processes?: number | undefined
  /** The delay between the service and PostgreSQL in each direction, in milliseconds. */
  readonly latency?: number | undefined
  /** The port of the first process. */
  readonly port?: number | undefined
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

/** Starts the baseline on PostgreSQL that one writes in a day. */
export async function startOneDay(name: string, schema: FreshSchema): Promise<BenchServer> {
  await schema.query(`create schema if not exists ${schema.schema}`)
  const port = await freePort()
  const args = [String(port), schema.url, schema.schema]
  const child = fork(new URL('./one-day-server.ts', import.meta.url), args)
  return opened(name, [child], [port], { isService: false, hasWallets: true, ...(await databaseOf(schema)) })
}

/** Starts the service on a file, in memory (`--ephemeral`), or on PostgreSQL. */
export async function startService(name: string, options: StartOptions = {}): Promise<ServiceServer> {
  const { schema, processes = 1, latency = 0, flags = [] } = options
  const isEphemeral = flags.includes('--ephemeral')
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'pix-bench-'))
  const network: Network | undefined =
    schema === undefined || latency === 0 ? undefined : await startNetwork(schema.url, latency)
  const data =
    schema !== undefined ? ['--database-schema', schema.schema] : isEphemeral ? [] : ['--data', folder]
  const children: ChildProcess[] = []
  const ports: number[] = []
  const startProcess = (index: number): void => {
    children[index] = spawnService(ports[index] ?? 0, [...data, ...flags], network?.url ?? schema?.url)
  }
  for (let index = 0; index < processes; index += 1) {
    ports.push((index === 0 && options.port) || (await freePort()))
    startProcess(index)
  }
  const server = await opened(name, children, ports, {
    isService: true,
    ...(await databaseOf(schema)),
    ...(network && { network: network.pid }),
  })
  return {
    ...server,
    async restart(index) {
      await killed(children[index] as ChildProcess)
      startProcess(index)
      await untilServed(name, server.urls[index] ?? '', children[index] as ChildProcess)
    },
    async stop() {
      await server.stop()
      network?.close()
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts the service in production, with what the requests of so many wallets need. Only a sandbox can create wallets with
 * a balance, so the store is one of a sandbox first.
 */
export async function startProduction(
  name: string,
  schema: FreshSchema,
  wallets: number,
): Promise<BenchServer> {
  const port = await freePort()
  const flags = ['--storage-key', randomBytes(32).toString('base64')]
  const sandbox = await startService(name, { schema, port, flags })
  try {
    for (const request of REQUEST_NAMES) await sandbox.requests.of(request, wallets)
  } finally {
    await sandbox.stop()
  }
  await schema.query(`update store_property set value = 'production' where name = 'mode'`)
  const production = ['--mode', 'production', '--rail', 'simulated', '--no-token-limit']
  const server = await startService(name, { schema, port, flags: [...flags, ...production] })
  return { ...server, wallets: sandbox.wallets, requests: sandbox.requests }
}

/** The process of the database, if it is on this machine. */
async function databaseOf(schema: FreshSchema | undefined): Promise<{ readonly PostgreSQL?: number }> {
  const database = schema && (await postgresProcess(schema))
  if (database === undefined) return {}
  countAsOwn(database)
  return { PostgreSQL: database }
}

/** Starts one process of the service. */
function spawnService(port: number, flags: readonly string[], databaseUrl = ''): ChildProcess {
  // The request log is off, unless the flags enable it: the load tests measure the API without the request log.
  const quiet = flags.includes('--request-log') ? QUIET : [...QUIET, '--no-request-log']
  return spawn(process.execPath, [CLI, 'serve', '--port', String(port), ...quiet, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
}

async function opened(
  name: string,
  children: readonly ChildProcess[],
  ports: readonly number[],
  {
    isService,
    hasWallets = isService,
    ...others
  }: { readonly isService: boolean; readonly hasWallets?: boolean } & Partial<Record<Part, number>>,
): Promise<BenchServer> {
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  for (const [index, url] of urls.entries()) await untilServed(name, url, children[index] as ChildProcess)
  const [url = ''] = urls
  const wallets = new BenchWallets(url, { hasWallets })
  const roots = (): Record<string, number[]> => ({
    service: children.map(({ pid = 0 }) => pid),
    ...Object.fromEntries(Object.entries(others).map(([part, pid]) => [part, [pid]])),
  })
  return {
    name,
    urls,
    isService,
    wallets,
    requests: new BenchRequests(url, wallets),
    memory: () => children.map(residentMemory),
    processorTimes: () => processorTimes(roots()),
    stop: async () => {
      await Promise.all(children.map(killed))
    },
  }
}
