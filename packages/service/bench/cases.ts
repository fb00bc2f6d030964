import { findPostgres } from '@pix-payments/testing/postgres'
import { type FreshSchema, freshSchema } from '../test/support/fresh-schema.ts'
import {
  type BenchServer,
  startBare,
  startOneDay,
  startPrism,
  startProduction,
  startService,
} from './servers.ts'

/** What the bench compares, with the names of the figures. */
export const ENGINES = {
  prism: 'prism',
  node: 'node:http',
  sqlite: 'SQLite',
  'sqlite-log': 'SQLite, request log',
  memory: 'memory',
  'postgres-1': 'PostgreSQL, 1 process',
  'postgres-2': 'PostgreSQL, 2 processes',
  'postgres-production': 'PostgreSQL, production',
  'postgres-one-day': 'one-day baseline, PostgreSQL',
} as const
export type Engine = keyof typeof ENGINES

/** The engines of the cases with a fixed rate, with many wallets, or with 1,000 requests at once. */
const SELECTED_ENGINES: ReadonlySet<Engine> = new Set(['prism', 'sqlite', 'postgres-1', 'postgres-2'])

/** Production and the baseline of one day: the engines that are measured on this machine only, in one process. */
const BESIDE_ONE_DAY: ReadonlySet<Engine> = new Set(['postgres-production', 'postgres-one-day'])

export interface Selection {
  readonly engines: readonly Engine[]
  /** The delays between the service and PostgreSQL in each direction, in milliseconds. */
  readonly latencies: readonly number[]
  /** The numbers of wallets that requests are spread over. */
  readonly wallets: readonly number[]
}

interface BenchCase {
  readonly engine: Engine
  readonly latency: number
  readonly server: BenchServer
}

export interface StartedCases {
  /** All servers but the baseline: those of one wallet. */
  readonly all: readonly BenchServer[]
  /** The servers of the other cases: the main engines, without a delay. */
  readonly selected: readonly BenchServer[]
  /** The servers of the case with the most wallets: the selected ones, and the baseline of one day beside production. */
  readonly compared: readonly BenchServer[]
  /** The version of PostgreSQL. */
  readonly postgres: string | null
  end(): Promise<void>
}

export const nameOf = (engine: Engine, latency: number): string =>
  latency === 0 ? ENGINES[engine] : `${ENGINES[engine]}, ${latency} ms away`

/** Starts a server for each case. Without PostgreSQL, its cases are left out. */
export async function startCases({ engines, latencies, wallets }: Selection): Promise<StartedCases> {
  const cases: BenchCase[] = []
  const schemas: FreshSchema[] = []
  const end = async (): Promise<void> => {
    for (const { server } of cases) await server.stop()
    for (const schema of schemas) await schema.drop()
  }
  process.env['PIX_POSTGRES_FSYNC'] = 'on'
  const needsPostgres = engines.some((engine) => engine.startsWith('postgres'))
  const found = needsPostgres ? await findPostgres() : { missing: 'not selected' }
  try {
    for (const engine of engines) {
      const start = STARTS[engine]
      if (start !== undefined) cases.push({ engine, latency: 0, server: await start(ENGINES[engine]) })
      else if ('url' in found) {
        for (const latency of BESIDE_ONE_DAY.has(engine) ? [0] : latencies) {
          const schema = freshSchema(found.url)
          schemas.push(schema)
          const startOn = POSTGRES_STARTS[engine] ?? startService
          const server = await startOn(nameOf(engine, latency), { schema, latency, wallets })
          cases.push({ engine, latency, server })
        }
      }
    }
  } catch (error) {
    await end()
    throw error
  }
  const serversOf = (isOne: (it: BenchCase) => boolean): readonly BenchServer[] =>
    cases.filter(isOne).map(({ server }) => server)
  const isSelected = ({ engine, latency }: BenchCase): boolean =>
    latency === 0 && SELECTED_ENGINES.has(engine)
  const [version] = (await schemas[0]?.query<{ version: string }>('select version()')) ?? []
  return {
    all: serversOf(({ engine }) => engine !== 'postgres-one-day'),
    selected: serversOf(isSelected),
    compared: serversOf((it) => isSelected(it) || BESIDE_ONE_DAY.has(it.engine)),
    postgres: version?.version.split(' ').slice(0, 2).join(' ') ?? null,
    end,
  }
}

const STARTS: Readonly<Partial<Record<Engine, (name: string) => Promise<BenchServer>>>> = {
  prism: startPrism,
  node: startBare,
  sqlite: startService,
  'sqlite-log': (name) => startService(name, { flags: ['--request-log'] }),
  memory: (name) => startService(name, { flags: ['--ephemeral'] }),
}

interface OnPostgres extends Pick<Selection, 'wallets'> {
  readonly schema: FreshSchema
  readonly latency: number
}

const POSTGRES_STARTS: Readonly<
  Partial<Record<Engine, (name: string, on: OnPostgres) => Promise<BenchServer>>>
> = {
  'postgres-2': (name, on) => startService(name, { ...on, processes: 2 }),
  'postgres-production': (name, { schema, wallets }) => startProduction(name, schema, Math.max(...wallets)),
  'postgres-one-day': (name, { schema }) => startOneDay(name, schema),
}
