import { changeOf, compare } from './comparison.ts'
import { type Figure, type Target, isReached } from './figures.ts'
import type { Results, Run } from './results.ts'

const rounded = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))

/** Returns the results for the terminal. */
export function markdownOf({ machine, busy, figures, targets }: Results): string {
  const { cpu, cores, memoryGigabytes, system, node, postgres } = machine
  const found = postgres ?? 'no PostgreSQL'
  return [
    `${cpu}, ${cores} cores, ${memoryGigabytes} GB, ${system}, Node ${node}, ${found}`,
    ...(busy ? ['Other programs worked meanwhile: compare only ratios.'] : []),
    ...[...Map.groupBy(figures, ({ group }) => group)].map(groupTable),
    ...(targets.length > 0 ? [targetTable(targets)] : []),
  ].join('\n\n')
}

function groupTable([group, figures]: readonly [string, readonly Figure[]]): string {
  const units = [...new Set(figures.map(({ unit }) => unit))]
  const rows = [...Map.groupBy(figures, ({ name }) => name)].map(([name, ofName]) => {
    const cells = units.map((unit) => cellOf(ofName.find((it) => it.unit === unit)))
    return [name, ...cells]
  })
  return [`### ${group}`, '', ...tableOf(['what', ...units], rows)].join('\n')
}

function cellOf(figure: Figure | undefined): string {
  if (figure === undefined) return ''
  const { median, lowerQuartile, upperQuartile } = figure.value
  return `${rounded(median)} (${rounded(lowerQuartile)}–${rounded(upperQuartile)})`
}

function targetTable(targets: readonly Target[]): string {
  const rows = targets.map((target) => {
    const { name, value, unit, atLeast, atMost } = target
    const limit = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`
    const isPromised = (atLeast ?? atMost) !== undefined
    const outcome = isReached(target) ? 'reached' : 'missed'
    return [name, `${rounded(value)} ${unit}`, ...(isPromised ? [`${limit} ${unit}`, outcome] : ['', ''])]
  })
  return ['### Targets', '', ...tableOf(['target', 'figure', 'wanted', ''], rows)].join('\n')
}

/** Returns the figures beside those of an earlier run. */
export function comparisonTable(previous: Run | null, figures: readonly Figure[]): string {
  if (previous === null) return 'There is no committed run to compare with.'
  const rows = compare(previous.figures, figures).map((compared) => {
    const { group, name, unit, isRatio } = compared
    const change = changeOf(compared)
    return [
      `${group}: ${name}`,
      `${rounded(compared.before)}${isRatio ? ' ×' : ''}`,
      `${rounded(compared.now)}${isRatio ? ' ×' : ''}`,
      `${unit}${isRatio ? ', ratio to Prism' : ''}`,
      `${change > 0 ? '+' : ''}${change.toFixed(0)} %`,
    ]
  })
  const heads = ['what', previous.measuredAt, 'now', 'unit', 'change']
  return [`### Beside the run of ${previous.measuredAt}`, '', ...tableOf(heads, rows)].join('\n')
}

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  `| ${heads.join(' | ')} |`,
  `| --- |${' ---: |'.repeat(heads.length - 1)}`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
]
