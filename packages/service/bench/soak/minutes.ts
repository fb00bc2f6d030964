/** What one minute of the soak measured. */
export interface Minute {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
  readonly resets: number
  readonly refusals: number
  /** Responses with 503 and `Retry-After`. */
  readonly busy: number
  /** Other responses without success, by status. */
  readonly failures: Readonly<Record<string, number>>
  /** The numbers of the requests with a successful response. */
  readonly acknowledged: Float64Array
  /** The memory of each process in MB: one row for each sample. */
  readonly memory: readonly (readonly number[])[]
  /** The longest time for which the machine stood still. It explains long latencies. */
  readonly pauseMilliseconds: number
  /** How long the killed process was away. */
  readonly restartMilliseconds: number
}

const MOST_GROWTH = 0.1
/** Below this there are not two thirds to compare. */
const LEAST_MINUTES = 3

/**
 * Returns the growth of a value over the last two thirds of the soak: 0.1 when the last third is a tenth above the
 * middle third. The first third is the warm-up. A third with an even number of minutes has killed both processes equally
 * often, so their ages are alike.
 */
export function growthOf(values: readonly number[]): number {
  if (values.length < LEAST_MINUTES) return 0
  const third = Math.floor(values.length / 3)
  const [middle, last] = [values.slice(-2 * third, -third), values.slice(-third)].map(meanOf)
  return (last ?? 0) / (middle ?? 0) - 1
}

/** Returns the problems that the minutes show, one sentence each. */
export function problemsOf(minutes: readonly Minute[]): readonly string[] {
  const growth = growthOf(minutes.map(memoryOf))
  const failures = new Map<string, number>()
  for (const minute of minutes)
    for (const [status, count] of Object.entries(minute.failures))
      failures.set(status, (failures.get(status) ?? 0) + count)
  return [
    ...(growth > MOST_GROWTH ? [`The memory grew by ${(growth * 100).toFixed(0)} %.`] : []),
    ...[...failures].map(([status, count]) => `Responses with status ${status}: ${count}.`),
  ]
}

/** Returns the minutes as a table, and the growth of memory and latency below it. */
export function tableOf(minutes: readonly Minute[]): string {
  const rows = minutes.map((it, index) => [
    ...[index + 1, it.perSecond, it.p50, it.p99, it.longest].map((value) => value.toFixed(0)),
    ...[it.resets, it.refusals, it.busy, memoryOf(it), it.restartMilliseconds, it.pauseMilliseconds].map(
      (value) => value.toFixed(0),
    ),
  ])
  const memory = growthOf(minutes.map(memoryOf))
  const p99 = growthOf(minutes.map((it) => it.p99))
  return [
    '| minute | requests/s | p50 ms | p99 ms | longest ms | resets | refusals | 503 | memory MB | restart ms | pause ms |',
    `|${' ---: |'.repeat(11)}`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `Last third beside the middle third: memory ${percent(memory)}, p99 ${percent(p99)}`,
  ].join('\n')
}

/** The memory of all processes in a minute: the mean of the samples in which all were alive. */
function memoryOf({ memory }: Minute): number {
  const sums = memory.map((sample) => sample.reduce((sum, it) => sum + it, 0))
  return meanOf(sums.filter((it) => !Number.isNaN(it)))
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, it) => sum + it, 0) / values.length

const percent = (share: number): string => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`
