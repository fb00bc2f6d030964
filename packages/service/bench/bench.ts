/**
 * Compares the speed of the service with plain Prism and with a bare server that has the same checks. Each round
 * measures all servers in turn, so that other load on the machine affects all of them equally. Writes the results to
 * results.json beside this file.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres, freshSchema } from '../test/support/postgres.ts'
import {
  type Figure,
  type Target,
  isReached,
  loadOfMachine,
  machine,
  markdownOf,
  spreadOf,
} from './figures.ts'
import { hostile } from './hostile.ts'
import { receivers } from './receivers.ts'
import { type BenchServer, startBare, startPrism, startService } from './servers.ts'
import { startInProcess, startOfProcess } from './start-up.ts'
import { statements } from './statements.ts'
import { type Measured, type Rounds, throughput } from './throughput.ts'
import { webhooks } from './webhook-deliveries.ts'

const PARTS = ['throughput', 'statements', 'receivers', 'webhooks', 'start', 'hostile'] as const
type Part = (typeof PARTS)[number]

const HELP = `Usage: pnpm --filter @pix-payments/service bench [options]

  --quick          fewer and shorter rounds: minutes instead of half an hour
  --only <parts>   some of ${PARTS.join(', ')}, with commas between; results.json is then left as it is
  --no-write       leave results.json as it is
  --help

PostgreSQL is that of DATABASE_URL, or one that is installed here and syncs its writes; without either it is left out.`

/** Above this load per core, the bench warns: other programs on the machine distort the figures. */
const BUSY = 0.5

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    'no-write': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const only = values.only?.split(',')
const unknown = only?.filter((it) => !(PARTS as readonly string[]).includes(it)) ?? []
if (values.help) console.log(HELP)
else if (unknown.length > 0)
  fail(`--only: there is no part ${unknown.join(', ')}. Parts are ${PARTS.join(', ')}.`)
else await main()

async function main(): Promise<void> {
  const { quick } = values
  const rounds: Rounds = { rounds: quick ? 3 : 9, seconds: quick ? 2 : 5, say: (line) => console.error(line) }
  const loadBefore = loadOfMachine()
  if (loadBefore > BUSY)
    console.error(`The machine is busy (load ${loadBefore.toFixed(1)} a core): compare ratios alone.`)
  const figures: Figure[] = []
  const targets: Target[] = []
  let postgres: string | null = null
  const runs: Readonly<Record<Part, () => Promise<Measured>>> = {
    async throughput() {
      const started = await startServers()
      postgres = started.postgres
      try {
        return await throughput(started.servers, rounds)
      } finally {
        await started.end()
      }
    },
    statements: () => statements(quick ? [1000, 100_000] : [1000, 100_000, 1_000_000], rounds),
    receivers: () => receivers(rounds),
    webhooks: () => webhooks(rounds),
    start: () => start(quick ? 5 : 15),
    hostile: () => hostile({ repeats: quick ? 3 : 9, say: rounds.say }),
  }
  for (const part of PARTS) {
    if (only !== undefined && !only.includes(part)) continue
    const measured = await runs[part]()
    figures.push(...measured.figures)
    targets.push(...measured.targets)
  }
  const results = {
    measuredAt: new Date().toISOString().slice(0, 10),
    machine: machine(postgres),
    loadBefore,
    rounds: { count: rounds.rounds, seconds: rounds.seconds },
    figures,
    targets: targets.map((target) => ({ ...target, reached: isReached(target) })),
  }
  if (only === undefined && !values['no-write']) {
    writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, undefined, 2)}\n`)
  }
  const { cpu, cores, memoryGigabytes, system, node } = results.machine
  console.log(
    `${cpu}, ${cores} cores, ${memoryGigabytes} GB, ${system}, Node ${node}, ${postgres ?? 'no PostgreSQL'}\n`,
  )
  console.log(markdownOf(figures, targets))
}

async function startServers(): Promise<{
  readonly servers: readonly BenchServer[]
  readonly postgres: string | null
  end(): Promise<void>
}> {
  process.env['PIX_POSTGRES_FSYNC'] = 'on'
  const found = await findPostgres(process.pid)
  const servers = [
    await startPrism(),
    await startBare(),
    await startService('SQLite'),
    await startService('SQLite, request log', { flags: ['--request-log'] }),
    await startService('memory', { flags: ['--ephemeral'] }),
  ]
  const schemas = 'missing' in found ? [] : [freshSchema(found.url), freshSchema(found.url)]
  for (const [index, schema] of schemas.entries()) {
    const processes = index + 1
    const name = `PostgreSQL, ${processes} process${processes === 1 ? '' : 'es'}`
    servers.push(await startService(name, { schema, processes }))
  }
  const [version] = (await schemas[0]?.query<{ version: string }>('select version()')) ?? []
  return {
    servers,
    postgres: version?.version.split(' ').slice(0, 2).join(' ') ?? null,
    async end() {
      for (const server of servers) await server.stop()
      for (const schema of schemas) await schema.drop()
    },
  }
}

async function start(count: number): Promise<Measured> {
  const ofProcess: number[] = []
  const load: number[] = []
  const create: number[] = []
  for (let round = 0; round < count; round += 1) {
    ofProcess.push(await startOfProcess())
    const inProcess = await startInProcess()
    load.push(inProcess.load)
    create.push(inProcess.create)
  }
  const spreads = { ofProcess: spreadOf(ofProcess), load: spreadOf(load), create: spreadOf(create) }
  const figure = (name: string, value: Figure['value']): Figure => ({
    group: 'Start',
    name,
    unit: 'ms',
    value,
  })
  return {
    figures: [
      figure('process on an empty data folder, to its first answer', spreads.ofProcess),
      figure('loading the module', spreads.load),
      figure('createService() in memory', spreads.create),
    ],
    targets: [
      { name: 'start of the process', value: spreads.ofProcess.median, unit: 'ms', atMost: 600 },
      { name: 'createService() in memory', value: spreads.create.median, unit: 'ms', atMost: 100 },
    ],
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
