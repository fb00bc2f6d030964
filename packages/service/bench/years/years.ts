import type { Engine } from '../cases.ts'
import { type Figure, type Target, spreadOf } from '../figures.ts'
import { successfulLoad } from '../load/load.ts'
import { undisturbed } from '../load/pauses.ts'
import { type Measured, type Rounds, Series, rotated } from '../rounds.ts'
import { type BenchServer, startService } from '../servers.ts'
import { checkOf } from './check.ts'
import { type YearsRequests, yearsRequests } from './requests.ts'
import { type FilledStore, keptPostgres, postgresStore, sqliteStore } from './stores.ts'

export interface YearsOptions extends Rounds {
  /** The lines of the large wallet. */
  readonly lines: number
  readonly engines: readonly Engine[]
}

/** The lines of the wallet to compare with. */
const FEW = 1000
const MILLISECONDS = 'ms a request'

interface Side {
  readonly store: FilledStore
  readonly server: BenchServer
  readonly requests: YearsRequests
}

/**
 * Compares a wallet that has years of data with a wallet that has 1,000 lines, each in a store of its own, on both
 * engines. The large stores take 9 GB each for 10 million lines, and minutes to fill; they stay for the next run.
 */
export async function years(options: YearsOptions): Promise<Measured> {
  const measured: Measured[] = []
  if (options.engines.includes('sqlite')) {
    measured.push(await onEngine('SQLite', options, (lines) => sqliteStore({ ...options, lines })))
  }
  if (options.engines.includes('postgres-1')) {
    const found = await keptPostgres()
    if ('missing' in found) options.say(found.missing)
    else {
      const open = (lines: number): Promise<FilledStore> => postgresStore(found.url, { ...options, lines })
      measured.push(await onEngine('PostgreSQL', options, open))
    }
  }
  return {
    figures: measured.flatMap(({ figures }) => figures),
    targets: measured.flatMap(({ targets }) => targets),
  }
}

async function onEngine(
  engine: string,
  options: YearsOptions,
  open: (lines: number) => Promise<FilledStore>,
): Promise<Measured> {
  const { rounds, seconds, say, lines } = options
  const stores = [await open(FEW), await open(lines)]
  const series = new Map<string, Series>()
  const sides: Side[] = []
  try {
    for (const store of stores) {
      const server = await startService(`${engine}, ${store.lines} lines`, store)
      sides.push({ store, server, requests: await yearsRequests(server, store.lines) })
    }
    const names = Object.keys(sides[0]?.requests ?? {})
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const own = series.get(name) ?? new Series()
        series.set(name, own)
        for (const { server, requests } of rotated(sides, round)) {
          const load = { seconds, warmUpSeconds: round === 0 ? 2 : 0.5 }
          const { perSecond } = await undisturbed(() => successfulLoad(server, requests[name] ?? [], load))
          own.add(server.name, MILLISECONDS, 1000 / perSecond)
        }
      }
      say(`years on ${engine}: round ${round + 1} of ${rounds}`)
    }
  } finally {
    for (const { server } of sides) await server.stop()
  }
  const figures = [...series].flatMap(([name, own]) => own.figures(`Years of data: ${name}`))
  const targets = [...series.keys()].map((name) => targetOf(engine, figures, name))
  for (const { name, value, unit } of targets) say(`${name}: ${value.toFixed(2)} ${unit}`)
  const checks: Figure[] = []
  for (const store of stores) {
    const { seconds, megabytes } = await undisturbed(() => checkOf(store))
    say(
      `pix-service check of ${store.lines} lines on ${engine}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
    )
    const name = `${engine}, ${store.lines} lines`
    checks.push({ group: CHECK, name, unit: 's', value: spreadOf([seconds]) })
    checks.push({ group: CHECK, name, unit: 'MB', value: spreadOf([megabytes]) })
  }
  return {
    figures: [...figures, ...checks],
    targets,
  }
}

const CHECK = 'Years of data: pix-service check'

function targetOf(engine: string, figures: readonly Figure[], request: string): Target {
  const [few, many] = figures
    .filter(({ group, name }) => group.endsWith(`: ${request}`) && name.startsWith(engine))
    .map(({ value }) => value.median)
  return {
    question: 'growth',
    name: `${request}: years of data beside ${FEW} lines, ${engine}`,
    value: (many ?? Number.NaN) / (few ?? Number.NaN),
    unit: '×',
    measured: { value: many ?? Number.NaN, unit: 'ms' },
    atMost: request === 'create charge' ? 1.1 : 1.5,
  }
}
