import { parseArgs } from 'node:util'

export const SOAK_HELP = `Usage: pnpm --filter @pix-payments/service bench:soak [options]

Loads two processes on PostgreSQL with charges and withdrawals on one wallet, and kills one of the two each minute.
Prints the throughput, the latency and the memory of each minute. Exits with 1 when the memory grows by more than 10 %
over the last two thirds, when a request fails, when \`pix-service check\` finds a problem, or when an acknowledged write
is missing.

  --minutes <n>    how long (30)
  --share <share>  the load, as a share of the throughput that is measured first (0.6)
  --rate <n>       the load in requests a second; nothing is measured first
  --help

PostgreSQL is that of DATABASE_URL, or one that is installed here and syncs its writes.`

export interface SoakOptions {
  readonly minutes: number
  readonly share: number
  readonly rate: number | undefined
}

/** Reads the arguments. Returns undefined for `--help`. Throws an Error that names the option and its valid values. */
export function readSoakOptions(args: readonly string[]): SoakOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '30' },
      share: { type: 'string', default: '0.6' },
      rate: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return undefined
  const [minutes, share, rate] = [values.minutes, values.share, values.rate ?? '1'].map(Number)
  if (!Number.isInteger(minutes) || (minutes ?? 0) < 1)
    throw new Error(`--minutes must be a whole number from 1, not "${values.minutes}".`)
  if (!((share ?? 0) > 0 && (share ?? 0) <= 1))
    throw new Error(`--share must be above 0 and at most 1, not "${values.share}".`)
  if (!((rate ?? 0) > 0)) throw new Error(`--rate must be a number above 0, not "${values.rate}".`)
  return { minutes: minutes ?? 1, share: share ?? 1, rate: values.rate === undefined ? undefined : rate }
}
