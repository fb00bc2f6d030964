import type { Document } from './document.ts'
import type { Operation } from './operations.ts'
import { moneyOf } from './outcomes-file.ts'

/** The line before the generated part of a Markdown file, and the line after it. */
const START = '<!-- outcomes: written by `pnpm --filter @pix-payments/client run outcomes` -->'
const END = '<!-- /outcomes -->'

/**
 * Returns the text of a Markdown file with current tables of outcomes between the marks.
 *
 * @throws Error when the marks are missing.
 */
export function withOutcomes(text: string, document: Document, operations: readonly Operation[]): string {
  const [head, tail] = [text.indexOf(START), text.indexOf(END)]
  if (head < 0 || tail < head) throw new Error(`The file must contain ${START} and ${END}.`)
  return `${text.slice(0, head + START.length)}\n\n${tables(document, operations)}\n\n${text.slice(tail)}`
}

function tables(document: Document, operations: readonly Operation[]): string {
  const rows = new Map<string, readonly string[]>()
  for (const { code, status, outcome } of operations.filter(takesMoneyOut).flatMap(({ errors }) => errors)) {
    rows.set(`${status} ${code}`, [String(status), `\`${code}\``, `\`${outcome}\``])
  }
  const errors = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  const statuses = new Map(
    moneyOf(document).map(({ status, money }) => [
      status,
      [`\`${status}\``, PLACES[money] ?? money, money === 'back' ? 'true' : 'false'],
    ]),
  )
  return [
    table(
      ['status', 'code', 'outcome'],
      [
        ...errors,
        ['any', 'any other code, another body, or none', '`unknown`'],
        ['', 'no response, and the request was sent', '`unknown`'],
        ['', 'no response, and the request was not sent', '`notSent`'],
      ],
    ),
    table(
      ['status of a withdrawal or refund', 'the amount', '`permitsGiveBack`'],
      [...statuses.values(), ['any other', 'is not known to this version', 'false']],
    ),
  ].join('\n\n')
}

const PLACES: Readonly<Record<string, string>> = {
  reserved: 'may still leave the wallet',
  paid: 'has left the wallet',
  back: 'is in the wallet',
}

const takesMoneyOut = ({ family, idempotency }: Operation): boolean =>
  family === 'money' && idempotency !== undefined && idempotency !== 'none'

/** A Markdown table whose columns are padded, as the formatter of the repository pads them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[], filler = ' '): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n')
}
