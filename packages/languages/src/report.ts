import type { Count, Outcome } from './outcome.ts'

const COLUMNS: readonly { readonly head: string; readonly cell: (outcome: Outcome) => string }[] = [
  { head: 'check', cell: ({ name }) => name },
  { head: 'loads', cell: ({ loads, notRun }) => (notRun === undefined ? mark(loads) : `not run: ${notRun}`) },
  { head: 'compiles', cell: ({ compiles }) => mark(compiles) },
  { head: 'operations', cell: ({ operations }) => counted(operations) },
  { head: 'examples', cell: ({ examples }) => counted(examples) },
  { head: 'program', cell: ({ program }) => mark(program) },
  { head: 'seconds', cell: ({ seconds }) => seconds?.toFixed(1) ?? '' },
]

const mark = (passed: boolean | undefined): string => (passed === undefined ? '' : passed ? 'yes' : 'NO')
const counted = (count: Count | undefined): string =>
  count === undefined ? '' : `${count.have} of ${count.of}`

/** Column widths for these checks; the reason of a check that did not run may be wider than its column. */
const widthsOf = (names: readonly string[]): readonly number[] =>
  COLUMNS.map(({ head }, index) =>
    index === 0 ? Math.max(...names.map(({ length }) => length)) : Math.max(head.length, 10),
  )

const line = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd()

/** Prints a table row by row, because a whole run takes minutes. */
export function createTable(names: readonly string[]): {
  readonly head: string
  row(outcome: Outcome): string
} {
  const widths = widthsOf(names)
  return {
    head: line(
      COLUMNS.map(({ head }) => head),
      widths,
    ),
    row: (outcome) =>
      line(
        COLUMNS.map(({ cell }) => cell(outcome)),
        widths,
      ),
  }
}

/** The problems, below the table. */
export function problemsOf(outcomes: readonly Outcome[]): string {
  return outcomes
    .flatMap(({ name, problem }) =>
      problem === undefined ? [] : [`\n${name}:\n${problem.replaceAll(/^/gm, '  ')}`],
    )
    .join('\n')
}
