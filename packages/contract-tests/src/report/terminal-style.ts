import type { Outcome } from './report.ts'

export interface TerminalOptions {
  /** Whether to print ANSI colours. */
  readonly color: boolean
}

/** The mark of each outcome. */
export const MARKS: Readonly<Record<Outcome, string>> = { covered: '✓', 'not-reachable': '–', failed: '✗' }
const COLORS: Readonly<Record<Outcome, string>> = { covered: '32', 'not-reachable': '2', failed: '31' }

/** Functions that colour a text, by its role in the report. */
export type Paint = Readonly<Record<Outcome | 'title', (text: string) => string>>

/** Returns the functions. Without colour, they return the text unchanged. */
export function paintWith(color: boolean): Paint {
  const paint = (code: string) => (text: string) => (color ? `\u001B[${code}m${text}\u001B[0m` : text)
  return {
    covered: paint(COLORS.covered),
    'not-reachable': paint(COLORS['not-reachable']),
    failed: paint(COLORS.failed),
    title: paint('1'),
  }
}

const WIDTH = 80

/** Breaks the text into lines of at most 80 columns. The later lines start below the text of the first line. */
export function wrap(head: string, text: string): string[] {
  const lines: string[] = []
  let line = head
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line.trimEnd())
      line = ' '.repeat(head.length)
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
