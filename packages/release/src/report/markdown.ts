import { neededBump } from '../changesets/bump.ts'
import type { Finding } from '../review/finding.ts'
import { placeOf } from '../review/finding.ts'
import { CLASSES, conclusion, counts, ownersOf, type Report } from './report.ts'

/**
 * Returns the report as Markdown, for a job summary or a comment. Findings of the class `neutral` are in a collapsed
 * section.
 */
export function markdown(report: Report): string {
  const { since, findings, problems } = report
  const sorted = CLASSES.flatMap((name) => findings.filter((it) => it.class === name))
  const judged = sorted.filter((it) => it.class !== 'neutral')
  const texts = sorted.filter((it) => it.class === 'neutral')
  const version = since ?? '0.0.0'
  return [
    since === null ? '## The contract' : `## The contract since ${since}: ${counts(findings)}`,
    '',
    `${problems.length > 0 ? '❌' : '✅'} ${conclusion(report).replaceAll('\n', '  \n')}`,
    '',
    ...(judged.length === 0 ? [] : [...table(judged, version), '']),
    ...(texts.length === 0
      ? []
      : [
          `<details><summary>${texts.length} neutral</summary>`,
          '',
          ...table(texts, version),
          '',
          '</details>',
          '',
        ]),
  ].join('\n')
}

function table(findings: readonly Finding[], version: string): string[] {
  const rows = findings.map((finding) => {
    const { class: name, direction, what, because, rule, announcement } = finding
    const cells = [
      name === 'breaking' ? '**breaking**' : name,
      neededBump(name, version),
      direction,
      [ownersOf(finding), escape(placeOf(finding))].filter(Boolean).join('<br>'),
      escape(what),
      `${escape(announcement ?? because)} \`${rule}\``,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return ['| Class | Bump | Direction | Where | What | For whom |', '|---|---|---|---|---|---|', ...rows]
}

/** Escapes a text of the contract for a table cell: the result is one line without markup. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ')
    .replaceAll(/[\\|*_`[\]]/g, String.raw`\$&`)
}
