import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadContract } from '@pix-payments/http-contract/load'
import { freePort } from '@pix-payments/testing/free-port'
import { type Figure, type Target, spreadOf } from './figures.ts'
import { undisturbed } from './load/pauses.ts'
import type { Hold } from './hold-probe.ts'
import { type HostileRequest, hostileRequests, largestCharge } from './hostile-requests.ts'
import { requestToken } from './wallets.ts'
import type { Measured } from './rounds.ts'

const require = createRequire(import.meta.url)
const SERVICE = join(import.meta.dirname, '../dist/cli.js')
const MOCK = join(dirname(require.resolve('@pix-payments/mock/package.json')), 'dist/cli.js')

/** How long one request of at most 1 MiB may block the event loop, in milliseconds. */
const TARGET_MILLISECONDS = 50
/**
 * How many of the slowest requests are measured again. The first measurement of a request may include other work of the
 * server.
 */
const SUSPECTS = 40
/**
 * How long the bench waits after the start of a server. In this time, the server compiles the code that explains
 * refusals.
 */
const SETTLE_MILLISECONDS = 5000

interface HostileServer {
  readonly name: string
  readonly requests: readonly HostileRequest[]
  /** Sends a request, and returns how long the event loop was blocked until the response. */
  measure(sent: HostileRequest): Promise<Hold>
  stop(): Promise<void>
}

/** Measures the longest time that one hostile request blocks the event loop of the service and of the mock. */
export async function hostile({
  repeats,
  say,
}: {
  readonly repeats: number
  readonly say: (line: string) => void
}): Promise<Measured> {
  const measured: Measured[] = []
  for (const start of [startService, startMock]) {
    const server = await start()
    try {
      measured.push(await slowest(server, repeats, say))
    } finally {
      await server.stop()
    }
  }
  return {
    figures: measured.flatMap(({ figures }) => figures),
    targets: measured.flatMap(({ targets }) => targets),
  }
}

/** Sends every request once, then sends the slowest requests repeatedly. */
async function slowest(
  server: HostileServer,
  repeats: number,
  say: (line: string) => void,
): Promise<Measured> {
  const { name, requests } = server
  const screened: { readonly sent: HostileRequest; readonly hold: Hold }[] = []
  for (const sent of requests) screened.push({ sent, hold: await server.measure(sent) })
  const suspects = screened.toSorted((a, b) => b.hold.processor - a.hold.processor).slice(0, SUSPECTS)
  say(`${name}: ${requests.length} hostile requests, the slowest ${suspects.length} again`)
  const rows: { readonly sent: HostileRequest; readonly wall: number[]; readonly processor: number[] }[] = []
  for (const { sent } of suspects) {
    const holds = await undisturbed(async () => {
      const all: Hold[] = []
      for (let repeat = 0; repeat < repeats; repeat += 1) all.push(await server.measure(sent))
      return all
    })
    const wall = holds.map((hold) => hold.wall)
    rows.push({ sent, wall, processor: holds.map((hold) => hold.processor) })
  }
  const figureOf = (values: 'wall' | 'processor', unit: string): Figure[] => {
    const [worst] = rows.toSorted((a, b) => spreadOf(b[values]).median - spreadOf(a[values]).median)
    if (worst === undefined) return []
    const { operationId, kind } = worst.sent
    const value = spreadOf(worst[values])
    return [{ group: 'Longest hold by one request', name: `${name}: ${operationId}, ${kind}`, unit, value }]
  }
  const figures = [...figureOf('wall', 'ms'), ...figureOf('processor', 'ms of processor time')]
  const value = figures[0]?.value.median ?? Number.NaN
  const target: Target = {
    question: 'speed',
    name: `longest hold by one request: ${name}`,
    value,
    unit: 'ms',
    atMost: TARGET_MILLISECONDS,
  }
  return { figures, targets: [target] }
}

/** Starts a service with a request log and with bodies in the log. This is its slowest configuration. */
async function startService(): Promise<HostileServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pix-bench-'))
  const [pix, sandbox] = [await loadContract('pix'), await loadContract('sandbox')]
  const server = await started('service', SERVICE, ['--data', folder, '--log-level', 'debug'])
  const requests = [
    ...hostileRequests(pix.validation),
    // A long poll (`waitFor`) waits as long as the request says, and a stream (`streamActivity`) does not end.
    ...hostileRequests(sandbox.validation).filter(({ operationId }) => !/^(wait|stream)/.test(operationId)),
    largestCharge(),
  ]
  return {
    ...server,
    requests,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startMock(): Promise<HostileServer> {
  const { validation } = await loadContract('pix')
  const server = await started('mock', MOCK, [])
  return { ...server, requests: hostileRequests(validation) }
}

async function started(
  name: string,
  cli: string,
  options: readonly string[],
): Promise<Omit<HostileServer, 'requests'>> {
  const port = await freePort()
  const probe = join(import.meta.dirname, 'hold-probe.ts')
  const args = ['--import', probe, cli, 'serve', '--port', String(port), ...options]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const url = `http://127.0.0.1:${port}`
  while (!(await isServed(url))) {
    if (child.exitCode !== null) throw new Error(`The ${name} ended with ${child.exitCode}`)
    await setTimeout(20)
  }
  await setTimeout(SETTLE_MILLISECONDS)
  const authorization = `Bearer ${await requestToken(url)}`
  const agent = new Agent({ keepAlive: true })
  return {
    name,
    async measure(sent) {
      await holdOf(child)
      const status = await send(agent, port, { ...sent, headers: { authorization, ...sent.headers } })
      if (status >= 500)
        throw new Error(`${name}: ${sent.operationId}, ${sent.kind} is answered with ${status}`)
      return holdOf(child)
    },
    async stop() {
      agent.destroy()
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

const isServed = (url: string): Promise<boolean> =>
  fetch(`${url}/v1/balance`).then(
    () => true,
    () => false,
  )

/** Asks a server for the longest block since the previous call. */
async function holdOf(child: ChildProcess): Promise<Hold> {
  const answer = once(child, 'message') as Promise<[Hold]>
  child.send('longest hold')
  const [hold] = await answer
  return hold
}

/** Sends a request. Returns the status, or 0 when the server closes the connection instead of responding. */
function send(
  agent: Agent,
  port: number,
  { method, path, headers, body: makeBody }: HostileRequest,
): Promise<number> {
  const body = makeBody?.()
  const length = body === undefined ? {} : { 'content-length': String(body.length) }
  return new Promise((resolve) => {
    const sent = request(
      { agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } },
      (response) => {
        response.resume()
        response.once('close', () => {
          resolve(response.statusCode ?? 0)
        })
      },
    )
    sent.once('error', () => {
      resolve(0)
    })
    sent.end(body)
  })
}
