import { once } from 'node:events'

/** The option `--json` of a command. */
export interface Printing {
  readonly json?: boolean | undefined
}

/** Prints the value as JSON, or the lines as readable text. */
export function print({ json = false }: Printing, value: unknown, lines: () => readonly string[]): void {
  console.log(json ? JSON.stringify(value, null, 2) : lines().join('\n'))
}

/** A reader such as `head` closes the pipe when it has enough. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit()
  throw error
}

/** Waits until whoever reads the output has taken what was printed, which would otherwise stay in memory. */
export async function untilRead(): Promise<void> {
  if (!process.stdout.listeners('error').includes(endWithReader)) process.stdout.on('error', endWithReader)
  if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain')
}

/**
 * Prints a list in pages, as one JSON array or as readable text, so that a long list is never in memory as a whole.
 * `lines` gets the entries of a page. An empty list has one empty page.
 */
export async function printPages<Entry>(
  { json = false }: Printing,
  pages: AsyncIterable<readonly Entry[]>,
  lines: (entries: readonly Entry[], isFirst: boolean) => readonly string[],
): Promise<void> {
  let before: string | undefined
  let isFirst = true
  for await (const page of pages) {
    await untilRead()
    if (!json) console.log(lines(page, isFirst).join('\n'))
    isFirst = false
    if (!json) continue
    // Without its brackets, so that the pages are one array.
    if (before !== undefined) console.log(`${before},`)
    before = JSON.stringify(page, null, 2).slice(before === undefined ? 0 : 2, -2)
  }
  if (before !== undefined) console.log(before === '' ? '[]' : `${before}\n]`)
}

/** Returns the lines of a table with aligned columns. */
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

/** Returns one line per fact, with aligned values. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${printable(value)}`)
}

/** Replaces control characters, because a name may contain any character, including terminal escapes. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\u{FFFD}')
