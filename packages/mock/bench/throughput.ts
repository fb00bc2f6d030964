import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endLoad, successfulLoad } from '../../service/bench/load/load.ts'
import { freePort } from '@pix-payments/testing/free-port'

const HELP = `Usage: pnpm --filter @pix-payments/mock bench [options]

Start and throughput of the mock beside "prism mock" with its log off, in rounds that alternate.

  --rounds <n>    rounds of each (5)
  --seconds <n>   seconds of load in a round (2)
  -h, --help      this text

It takes about two minutes, and nothing else should run on the machine.`

const { rounds: ROUNDS, seconds: SECONDS } = optionsOrEnd()

function optionsOrEnd(): { readonly rounds: number; readonly seconds: number } {
  try {
    const { values } = parseArgs({
      options: {
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '2' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) {
      console.log(HELP)
      process.exit(0)
    }
    const count = (name: 'rounds' | 'seconds'): number => {
      const number = Number(values[name])
      if (Number.isInteger(number) && number >= 1) return number
      throw new Error(`--${name} must be a whole number from 1, not "${values[name]}".`)
    }
    return { rounds: count('rounds'), seconds: count('seconds') }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`)
    process.exit(2)
  }
}

/**
 * The targets: the first response within 2.5 s after the start, and at least 90 % of the throughput that Prism has
 * alone.
 */
const START_TARGET_MILLISECONDS = 2500
const RATIO_TARGET = 0.9

const require = createRequire(import.meta.url)
const CONTRACT = require.resolve('@pix-payments/spec/openapi.json')
const SERVERS = {
  prism: [
    require.resolve('@stoplight/prism-cli/dist/index.js'),
    'mock',
    CONTRACT,
    '--errors',
    '--verboseLevel',
    'silent',
    '--port',
  ],
  mock: [join(import.meta.dirname, '../dist/cli.js'), 'serve', '--log-level', 'silent', '--port'],
} as const
type Name = keyof typeof SERVERS
const NAMES = ['prism', 'mock'] as const satisfies readonly Name[]

const HEADERS = { authorization: 'Bearer any', 'content-type': 'application/json' }
const TRANSFER = {
  amount: 50_000,
  externalId: 'transfer-000003',
  destinationWalletId: '8e4b6d2a-1c95-4f7b-a3d8-6f2e9c0b7d54',
}
const REQUESTS = {
  GET: { path: '/v1/balance', method: 'GET', headers: HEADERS },
  POST: { path: '/v1/internal-transfer', method: 'POST', headers: HEADERS, body: JSON.stringify(TRANSFER) },
} as const

interface Started {
  readonly url: string
  readonly milliseconds: number
  readonly child: ChildProcess
}

async function start(name: Name): Promise<Started> {
  const port = await freePort()
  const begin = performance.now()
  const child = spawn(process.execPath, [...SERVERS[name], String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { url, milliseconds: performance.now() - begin, child }
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}${REQUESTS.GET.path}`, { headers: HEADERS }).then(
    (response) => response.ok,
    () => false,
  )
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

async function measureStarts(): Promise<Record<Name, number>> {
  const times: Record<Name, number[]> = { prism: [], mock: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of NAMES) {
      const { milliseconds, child } = await start(name)
      times[name].push(milliseconds)
      child.kill()
    }
  }
  return { prism: median(times.prism), mock: median(times.mock) }
}

async function measureThroughput(): Promise<{ name: string; prism: number; mock: number; ratio: number }[]> {
  const servers = { prism: await start('prism'), mock: await start('mock') }
  const run = async (
    name: Name,
    method: keyof typeof REQUESTS,
    connections: number,
    seconds: number,
  ): Promise<number> => {
    const target = { name, urls: [servers[name].url] }
    return (await successfulLoad(target, [REQUESTS[method]], { connections, seconds })).perSecond
  }
  const rows = []
  try {
    for (const method of ['GET', 'POST'] as const) {
      for (const connections of [1, 50]) {
        const rates: Record<Name, number[]> = { prism: [], mock: [] }
        for (const name of NAMES) await run(name, method, connections, 1)
        for (let round = 0; round < ROUNDS; round += 1) {
          // The order changes with each round, so that the first place gives no advantage.
          const order = round % 2 === 0 ? NAMES : NAMES.toReversed()
          for (const name of order) rates[name].push(await run(name, method, connections, SECONDS))
        }
        const [prism, mock] = [median(rates.prism), median(rates.mock)]
        rows.push({ name: `${method}, ${connections} connections`, prism, mock, ratio: mock / prism })
      }
    }
  } finally {
    endLoad()
    for (const name of NAMES) servers[name].child.kill()
  }
  return rows
}

const starts = await measureStarts()
const rows = await measureThroughput()
console.log(
  `Start to first answer, median of ${ROUNDS}: prism ${Math.round(starts.prism)} ms, mock ${Math.round(starts.mock)} ms`,
)
console.log(`Requests per second, median of ${ROUNDS} alternating rounds of ${SECONDS} s:`)
console.table(
  Object.fromEntries(
    rows.map(({ name, prism, mock, ratio }) => [
      name,
      { prism: Math.round(prism), mock: Math.round(mock), ratio: Number(ratio.toFixed(2)) },
    ]),
  ),
)
if (starts.mock > START_TARGET_MILLISECONDS || rows.some(({ ratio }) => ratio < RATIO_TARGET)) {
  console.error(`Targets missed: start ≤ ${START_TARGET_MILLISECONDS} ms, ratio ≥ ${RATIO_TARGET}.`)
  process.exitCode = 1
}
