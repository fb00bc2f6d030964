/**
 * The command `pnpm test:crash`. It kills services under load as often as requested, and reports inconsistencies in the
 * data after each kill.
 */
import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type CrashData, postgresData, sqliteData } from './crash-data.ts'
import { type CrashResult, crash } from './crash-run.ts'

const HELP = `Usage: pnpm test:crash [options]

Kills services with SIGKILL under load, starts them again, and checks that everything that was acknowledged is there,
that nothing is half done, and that in the end every webhook arrives.

  --engine <name>  sqlite (one process on a file), postgres (two processes on one database), or all (default)
  --kills <count>  how often a process is killed (default: 50 on sqlite, 20 on postgres)
  --seed <number>  repeats the choices of a run; what the kills meet differs all the same
  --pooler         PgBouncer with transaction pooling between the services and postgres
  --rail           an institution in another process, which is killed too, behind links that lose, double, delay and
                   reorder messages
  --sabotage       answer before the commit: the run must fail
  --results <file> writes the figures as JSON
  --help

PostgreSQL is that of DATABASE_URL, or one that is installed here.`

const KILLS = { sqlite: 50, postgres: 20 } as const
const LISTED = 10
const LONGEST_PROBLEM = 400

type Engine = keyof typeof KILLS

const options = readOptions()
if (options !== undefined) process.exitCode = await main(options)

interface Options {
  readonly engines: readonly Engine[]
  readonly kills: number | undefined
  readonly seed: number
  readonly isPooled: boolean
  readonly isRailHostile: boolean
  readonly isSabotaged: boolean
  readonly results: string | undefined
}

function readOptions(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: {
        engine: { type: 'string', default: 'all' },
        kills: { type: 'string' },
        seed: { type: 'string' },
        pooler: { type: 'boolean', default: false },
        rail: { type: 'boolean', default: false },
        sabotage: { type: 'boolean', default: false },
        results: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      console.log(HELP)
      return undefined
    }
    const engines = (['sqlite', 'postgres'] as const).filter((it) => ['all', it].includes(values.engine))
    if (engines.length === 0)
      throw new Error(`--engine must be sqlite, postgres or all, not "${values.engine}"`)
    return {
      engines,
      kills: values.kills === undefined ? undefined : integer('kills', values.kills),
      seed: values.seed === undefined ? randomInt(2 ** 31) : integer('seed', values.seed),
      isPooled: values.pooler,
      isRailHostile: values.rail,
      isSabotaged: values.sabotage,
      results: values.results,
    }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`)
    process.exitCode = 1
    return undefined
  }
}

function integer(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}"`)
  return Number(text)
}

async function main({
  engines,
  kills,
  seed,
  isPooled,
  isRailHostile,
  isSabotaged,
  results: file,
}: Options): Promise<number> {
  console.log(`Seed ${seed}`)
  const results: CrashResult[] = []
  for (const engine of engines) {
    const data: CrashData | { readonly missing: string } =
      engine === 'sqlite' ? sqliteData() : await postgresData({ isPooled })
    if ('missing' in data) {
      console.log(`postgres is left out: ${data.missing}`)
      if (engines.length === 1) return 1
      continue
    }
    const onProgress = (line: string): void => {
      console.log(`${engine}, ${line}`)
    }
    results.push(
      await crash({ data, kills: kills ?? KILLS[engine], seed, isRailHostile, isSabotaged, onProgress }),
    )
  }
  const figures = results.map(({ problems, ...rest }) => ({ ...rest, problems: problems.length }))
  console.table(figures)
  if (file !== undefined) writeFileSync(file, JSON.stringify(figures))
  const problems = results.flatMap((result) => result.problems.map((it) => `${result.engine}: ${it}`))
  for (const problem of problems.slice(0, LISTED)) console.error(problem.slice(0, LONGEST_PROBLEM))
  if (problems.length > LISTED) console.error(`… and ${problems.length - LISTED} more`)
  return problems.length === 0 ? 0 : 1
}
