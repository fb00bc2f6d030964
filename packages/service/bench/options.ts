import { parseArgs } from 'node:util'
import { ENGINES, type Engine } from './cases.ts'

export const PARTS = [
  'throughput',
  'rates',
  'half',
  'burst',
  'statements',
  'receivers',
  'webhooks',
  'start',
  'hostile',
  'years',
  'stream',
] as const
export type Part = (typeof PARTS)[number]

export const HELP: string = `Usage: pnpm --filter @pix-payments/service bench [options]

  --quick             fewer and shorter rounds: half an hour instead of an hour and a half
  --only <parts>      some of ${PARTS.join(', ')}
  --engines <names>   some of ${Object.keys(ENGINES).join(', ')}
  --wallets <counts>  how many wallets the requests are spread over (1,16,300)
  --lines <count>     the statement lines of the part years (10000000)
  --latency <ms>      delays between the service and PostgreSQL, each way (0,1,5)
  --compare           also print each figure beside that of the last committed run
  --force             measure while other programs work; the figures are marked
  --no-write          leave results.json as it is
  --help

The benchmark measures only while other programs rest, and waits for that at most ten minutes.

Lists have commas between their items. With a part, an engine, a wallet count or a latency selected, results.json is left
as it is. Progress goes to stderr, and the results to stdout.

PostgreSQL is that of DATABASE_URL, or one that is installed here and syncs its writes; without either it is left out.
The parts half, years and stream run only when --only names them. The part half measures writes at half of the largest
rate of each server, for each wallet count. The part years fills 20 GB in the folder for temporary files,
and keeps them. The part stream takes 8 minutes, with --quick 1.

The CPU time of PostgreSQL is measured when it runs on this machine.`

export interface BenchOptions {
  readonly parts: readonly Part[]
  readonly engines: readonly Engine[]
  readonly wallets: readonly number[]
  readonly latencies: readonly number[]
  /** The statement lines of the part `years`. */
  readonly lines: number
  readonly isQuick: boolean
  readonly compares: boolean
  readonly writes: boolean
  readonly force: boolean
}

const WALLETS = [1, 16, 300]
const LATENCIES = [0, 1, 5]
const LINES = 10_000_000
/** The parts of a run without `--only`. */
const USUAL_PARTS: readonly Part[] = PARTS.filter((part) => !['half', 'years', 'stream'].includes(part))

/** Reads the arguments. Returns undefined for `--help`. Throws an Error that names the option and its valid values. */
export function readOptions(args: readonly string[]): BenchOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      engines: { type: 'string' },
      wallets: { type: 'string' },
      latency: { type: 'string' },
      lines: { type: 'string' },
      compare: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'no-write': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return undefined
  const { only, engines, wallets, latency, lines } = values
  const isSelected = [only, engines, wallets, latency, lines].some((it) => it !== undefined)
  return {
    parts: only === undefined ? USUAL_PARTS : namesOf('--only', only, PARTS),
    engines: namesOf('--engines', engines, Object.keys(ENGINES) as Engine[]),
    wallets: numbersOf('--wallets', wallets, WALLETS, 1),
    latencies: numbersOf('--latency', latency, LATENCIES, 0),
    lines: numbersOf('--lines', lines, [LINES], 1000)[0] ?? LINES,
    isQuick: values.quick,
    compares: values.compare,
    force: values.force,
    writes: !isSelected && !values['no-write'],
  }
}

/** Returns the selected names in the order of `all`, or all of them. */
function namesOf<Name extends string>(
  option: string,
  given: string | undefined,
  all: readonly Name[],
): readonly Name[] {
  if (given === undefined) return all
  const names = given.split(',')
  const unknown = names.filter((name) => !(all as readonly string[]).includes(name))
  if (unknown.length > 0)
    throw new Error(`${option}: ${unknown.join(', ')} is unknown. It takes some of ${all.join(', ')}.`)
  return all.filter((name) => names.includes(name))
}

function numbersOf(
  option: string,
  given: string | undefined,
  all: readonly number[],
  least: number,
): readonly number[] {
  if (given === undefined) return all
  const numbers = given.split(',').map(Number)
  if (numbers.some((it) => !Number.isInteger(it) || it < least))
    throw new Error(`${option} takes whole numbers from ${least} with commas between, not "${given}".`)
  return [...new Set(numbers)].sort((a, b) => a - b)
}
