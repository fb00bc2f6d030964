/** How a command prints what it did. */
export interface Printing {
  readonly json?: boolean | undefined
}

/** Prints a value as JSON, or lines for people. */
export function print({ json = false }: Printing, value: unknown, lines: () => readonly string[]): void {
  console.log(json ? JSON.stringify(value, null, 2) : lines().join('\n'))
}

/** Columns under their headings, in the order of the rows. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const cells = [headings, ...rows.map((row) => row.map(printable))]
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** One fact a line, the names aligned. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${printable(value)}`)
}

/** Names may hold any character; those that steer a terminal are replaced. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\u{FFFD}')
