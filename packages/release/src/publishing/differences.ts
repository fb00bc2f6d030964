import type { Finding } from '../review/finding.ts'
import { CLASSES, type Report } from '../report/report.ts'

/** The changelog lists at most this number of places of one difference. */
const MOST_PLACES = 8

/**
 * Returns the changelog lines for the differences of the contract, worst class first. A difference that occurs in several
 * places is one line. Differences of descriptions and examples are only counted.
 */
export function differences({ since, findings }: Report): string[] {
  const judged = findings.filter((it) => it.class !== 'prose')
  const lines = CLASSES.flatMap((name) => {
    const rows = judged.filter((it) => it.class === name)
    return [...Map.groupBy(rows, kindOf).values()].map(line)
  })
  const texts = revised(findings)
  if (lines.length + texts.length === 0) return [`The same as in ${since}.`]
  return [...(lines.length === 0 ? [] : [lines.join('\n')]), ...texts]
}

/** Renamed components are one kind: each has its own text, but the same effect. */
const kindOf = ({ rule, what, announcement, because }: Finding): string =>
  rule === RENAMED ? rule : JSON.stringify([what, announcement ?? because])

const RENAMED = 'component-name'

function line(rows: readonly Finding[]): string {
  const [{ class: name, what, because, announcement, rule }] = rows as [Finding]
  const difference =
    rule === RENAMED
      ? `${rows.length} names of schemas, responses or parameters`
      : `\`${what.replaceAll('`', "'")}\``
  const places =
    rule === RENAMED
      ? rows.map(({ component }) => component ?? '')
      : [...new Set(rows.flatMap(({ row }) => row))]
  return `- ${name}: ${difference} (${listed(places)}). ${announcement ?? because}`
}

function listed(places: readonly string[]): string {
  const shown = places.slice(0, MOST_PLACES).map((place) => `\`${place}\``)
  const rest = places.length - shown.length
  return rest === 0 ? shown.join(', ') : `${shown.join(', ')} and ${rest} more`
}

function revised(findings: readonly Finding[]): string[] {
  const texts = findings.filter((it) => it.class === 'prose' && it.rule !== 'order')
  const owners = new Set(texts.flatMap(({ owners: it }) => it))
  owners.delete('contract')
  if (owners.size === 0) return []
  const words = owners.size === 1 ? 'operation or event' : 'operations and events'
  return [`Descriptions or examples were revised in ${owners.size} ${words}.`]
}
