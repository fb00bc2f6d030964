import { cpus, loadavg, release, totalmem, type } from 'node:os'

/** The results of several rounds: the median and the two quartiles. */
export interface Spread {
  readonly median: number
  readonly lowerQuartile: number
  readonly upperQuartile: number
  readonly rounds: number
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share
    const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN]
    return below + (above - below) * (place % 1)
  }
  return { median: at(0.5), lowerQuartile: at(0.25), upperQuartile: at(0.75), rounds: sorted.length }
}

export interface Figure {
  readonly group: string
  readonly name: string
  readonly unit: string
  readonly value: Spread
}

/** All figures of one server or case, keyed by their units. */
export interface FiguresOfCase extends Pick<Figure, 'group' | 'name'> {
  readonly values: Readonly<Record<string, Spread>>
}

export const byCase = (figures: readonly Figure[]): readonly FiguresOfCase[] =>
  [...Map.groupBy(figures, ({ group }) => group)].flatMap(([group, ofGroup]) =>
    [...Map.groupBy(ofGroup, ({ name }) => name)].map(([name, all]) => ({
      group,
      name,
      values: Object.fromEntries(all.map(({ unit, value }) => [unit, value])),
    })),
  )

export const figuresOf = (cases: readonly FiguresOfCase[]): readonly Figure[] =>
  cases.flatMap(({ group, name, values }) =>
    Object.entries(values).map(([unit, value]) => ({ group, name, unit, value })),
  )

/** What a reader wants to know: how fast the service is, how it grows, and what it costs. */
export type Question = 'speed' | 'growth' | 'cost'

/** A measured value that answers a question: a figure, or a ratio of two figures. Most have a target. */
export interface Target {
  readonly question: Question
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The figure of the service, when the value is its ratio to another figure. */
  readonly measured?: { readonly value: number; readonly unit: string } | undefined
  readonly atLeast?: number | undefined
  readonly atMost?: number | undefined
}

export const isReached = ({ value, atLeast, atMost }: Target): boolean =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost)

export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGigabytes: number
  readonly system: string
  readonly node: string
  readonly postgres: string | null
}

export function machine(postgres: string | null): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    postgres,
  }
}

/**
 * Returns the load of the machine in the last minute, per core. Other programs on the machine would distort the
 * figures.
 */
export const loadOfMachine = (): number => (loadavg()[0] ?? 0) / cpus().length
