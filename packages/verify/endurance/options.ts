import { parseArgs } from 'node:util'

export interface EnduranceOptions {
  /** The number of deposits, payments, withdrawals and refunds in all. */
  readonly operations: number
  readonly seed: number
  /** How often the back end is killed. The service is killed half as often. */
  readonly kills: number
  /** The engine of both the service and the back end. */
  readonly database: 'sqlite' | 'postgresql'
}

const HELP = `Usage: pnpm --filter @pix-payments/verify endurance [options]

  --operations <count>   deposits, payments, withdrawals and refunds in all (100000)
  --seed <number>        repeats amounts, faults and the order of kills, but not their exact moments (1)
  --kills <count>        how often the back end is killed with SIGKILL; the service half as often
                         (one for each 1000 operations, 3 at least)
  --database <engine>    sqlite or postgresql, for the service and the back end (sqlite)
  --help

Starts the service and examples/operator as processes, disturbs the calls and deliveries between them, plays players who
deposit, withdraw and are refunded, and kills both processes at random. Then it lets everything settle, and compares the
books of both sides. Progress goes to stderr, the table to stdout. Exit code: 0 no difference, 1 a difference.
`

/** Reads the command line. Prints the help and returns undefined when the command line asks for it. */
export function readOptions(args: readonly string[]): EnduranceOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      operations: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string' },
      database: { type: 'string', default: 'sqlite' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return undefined
  }
  const operations = countOf('operations', values.operations)
  const { database } = values
  if (database !== 'sqlite' && database !== 'postgresql')
    throw new TypeError('--database must be sqlite or postgresql.')
  return {
    operations,
    seed: countOf('seed', values.seed),
    kills:
      values.kills === undefined
        ? Math.max(3, Math.round(operations / 1000))
        : countOf('kills', values.kills),
    database,
  }
}

function countOf(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new TypeError(`--${name} must be a whole number above 0.`)
  return Number(text)
}
