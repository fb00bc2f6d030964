import { parseArgs } from 'node:util'
import { CALLS, type CallName } from './contract-calls.ts'

const NAMES = Object.keys(CALLS) as CallName[]

export const HELP: string = `Usage: node bench/calls.ts [options]

CPU of a call by the client with everything on, beside bare openapi-fetch, in rounds that alternate.

  --generations <n>   processes of each kind, one after the other (4); each is a little faster or slower by chance
  --warm-up <n>       calls of each kind that are not counted, until V8 has optimized the client (20000)
  --rounds <n>        rounds of each process that are counted (20)
  --calls <n>         calls in a round (300)
  --concurrency <n>   calls under way at a time (10)
  --only <call>       one of ${NAMES.join(', ')}
  -h, --help          this text

It takes about five minutes, and nothing else should run on the machine.`

export interface BenchOptions {
  readonly generations: number
  readonly warmUp: number
  readonly rounds: number
  readonly calls: number
  readonly concurrency: number
  readonly names: readonly CallName[]
}

/** Reads the options. Returns undefined for `--help`. Throws an Error that names the option and its valid values. */
export function readOptions(): BenchOptions | undefined {
  const { values } = parseArgs({
    options: {
      generations: { type: 'string', default: '4' },
      'warm-up': { type: 'string', default: '20000' },
      rounds: { type: 'string', default: '20' },
      calls: { type: 'string', default: '300' },
      concurrency: { type: 'string', default: '10' },
      only: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return undefined
  const count = (name: 'generations' | 'warm-up' | 'rounds' | 'calls' | 'concurrency'): number => {
    const number = Number(values[name])
    if (!Number.isInteger(number) || number < 1)
      throw new Error(`--${name} must be a whole number from 1, not "${values[name]}".`)
    return number
  }
  const names = NAMES.filter((name) => values.only === undefined || name === values.only)
  if (names.length === 0) throw new Error(`--only must be one of ${NAMES.join(', ')}, not "${values.only}".`)
  return {
    generations: count('generations'),
    warmUp: count('warm-up'),
    rounds: count('rounds'),
    calls: count('calls'),
    concurrency: count('concurrency'),
    names,
  }
}
