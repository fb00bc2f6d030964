import type { Finding } from '../review/finding.ts'

/**
 * Returns the message for breaking and additive findings that no changeset names: lines that are ready to paste into the
 * changeset of the change. Breaking differences of one kind share a line, and so do those of one property.
 */
export function unannounced(findings: readonly Finding[]): string {
  const { breaking = [], additive = [] } = Object.groupBy(findings, ({ class: name }) => name)
  const kinds = Map.groupBy(breaking, ({ what }) => what)
  const lines = Map.groupBy(kinds, ([, rows]) => list(rows.flatMap(({ row }) => row)))
  const additions = list(additive.flatMap(({ addition }) => addition))
  return [
    `No changeset names ${findings.length === 1 ? '1 difference' : `${findings.length} differences`}. Add to the changeset of each change, with @pix-payments/spec, a line like`,
    ...[...lines].map(
      ([names, group]) =>
        `  breaking(${names}): <what users must change>   # ${group.map(([what]) => what).join(', ')}`,
    ),
    ...(additions === '' ? [] : [`  additive(${additions})`]),
  ].join('\n')
}

const list = (names: readonly string[]): string => [...new Set(names)].join(', ')
