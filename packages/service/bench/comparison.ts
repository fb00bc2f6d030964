import type { Figure } from './figures.ts'

/** A figure of an earlier run beside that of this run. */
export interface Compared {
  readonly group: string
  readonly name: string
  readonly unit: string
  /** The medians, or with `isRatio` the ratios of the medians to Prism of the same run. */
  readonly before: number
  readonly now: number
  readonly isRatio: boolean
}

const PRISM = 'prism'

/**
 * Compares the figures that both runs have. In groups that also measure Prism, the ratios to Prism are compared: they
 * change less than the figures when the machine is another one or has other work.
 */
export function compare(before: readonly Figure[], now: readonly Figure[]): readonly Compared[] {
  const runs = [mediansOf(before), mediansOf(now)]
  return now.flatMap(({ group, name, unit }) => {
    const pair = runs.map((medians) => medians.get(keyOf({ group, name, unit })))
    const prism = runs.map((medians) => medians.get(keyOf({ group, name: PRISM, unit })))
    const isRatio = prism.every((it) => it !== undefined && it > 0)
    const [old, current] = pair.map((it, index) =>
      isRatio ? (it ?? NaN) / (prism[index] ?? NaN) : (it ?? NaN),
    )
    const isComparable = old !== undefined && current !== undefined && !Number.isNaN(old + current)
    if (!isComparable || (isRatio && name === PRISM)) return []
    return [{ group, name, unit, before: old, now: current, isRatio }]
  })
}

const keyOf = ({ group, name, unit }: Pick<Figure, 'group' | 'name' | 'unit'>): string =>
  [group, name, unit].join('\n')

const mediansOf = (figures: readonly Figure[]): ReadonlyMap<string, number> =>
  new Map(figures.map((figure) => [keyOf(figure), figure.value.median]))

/** Returns the change in percent: 10 when the figure is a tenth larger than before. */
export const changeOf = ({ before, now }: Compared): number => (now / before - 1) * 100
