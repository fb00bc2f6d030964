import { stripVTControlCharacters, styleText } from 'node:util'
import { neededBump } from '../changesets/bump.ts'
import type { Finding, FindingClass } from '../review/finding.ts'
import { whereOf } from '../review/finding.ts'
import { CLASSES, conclusion, counts, ownersOf, type Report } from './report.ts'

const COLOURS: Readonly<Record<FindingClass, Parameters<typeof styleText>[0]>> = {
  breaking: 'red',
  correction: 'yellow',
  additive: 'green',
  neutral: 'dim',
}

export interface TerminalOptions {
  /** List findings of the class `neutral` too. By default they are only counted. */
  readonly all?: boolean
  /** Leave out the table. */
  readonly brief?: boolean
}

/** Returns the report as a table for the terminal. */
export function terminal(report: Report, { all = false, brief = false }: TerminalOptions = {}): string {
  const { since, findings, problems } = report
  const title = since === null ? 'The contract' : `The contract since ${since}: ${counts(findings)}`
  const shown = CLASSES.flatMap((name) =>
    findings.filter((it) => it.class === name && (all || name !== 'neutral')),
  )
  const rows = shown.map((finding) => row(finding, since ?? '0.0.0'))
  const hidden = findings.length - shown.length
  const note = hidden === 0 ? [] : [`and ${hidden} neutral (--all shows them)`, '']
  const mark = problems.length > 0 ? styleText('red', '✗') : styleText('green', '✓')
  if (brief) return [title, `${mark} ${conclusion(report)}`].join('\n')
  return [title, '', ...table(rows), ...note, `${mark} ${conclusion(report)}`].join('\n')
}

function row(finding: Finding, version: string): readonly (readonly string[])[] {
  const { class: name, direction, because, rule, announcement } = finding
  const first = [styleText(COLOURS[name], name), neededBump(name, version), direction, ownersOf(finding)]
  return [
    first,
    ['', '', '', whereOf(finding)],
    ['', '', '', styleText('dim', `${announcement ?? because} [${rule}]`)],
  ]
}

const HEADS = ['class', 'bump', 'direction', 'operation or event, where, what']

function table(rows: readonly (readonly (readonly string[])[])[]): string[] {
  if (rows.length === 0) return []
  const lines = rows.flatMap((lines) => [...lines, []])
  const widths = HEADS.slice(0, -1).map((head, column) =>
    Math.max(
      ...[head, ...lines.map((line) => line[column] ?? '')].map(
        (cell) => stripVTControlCharacters(cell).length,
      ),
    ),
  )
  const print = (cells: readonly string[]): string =>
    cells
      .map(
        (cell, column) =>
          cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - stripVTControlCharacters(cell).length)),
      )
      .join('  ')
      .trimEnd()
  return [print(HEADS), ...lines.map(print)]
}
