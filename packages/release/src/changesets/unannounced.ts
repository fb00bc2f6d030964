import type { Finding } from '../review/finding.ts'

/**
 * Returns the message for breaking findings that no changeset names: one line for each kind of difference, ready to paste
 * into the changeset of the change.
 */
export function unannounced(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ what }) => what)
  const lines = [...groups].map(([what, rows]) => {
    const names = [...new Set(rows.flatMap(({ row }) => row))]
    return `  breaking(${names.join(', ')}): <what users must change>   # ${what}`
  })
  const count = findings.length === 1 ? '1 breaking difference' : `${findings.length} breaking differences`
  return [
    `No changeset names ${count}. Add to the changeset of each change, with @pix-payments/spec, a line like`,
    ...lines,
  ].join('\n')
}
