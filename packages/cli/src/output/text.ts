import { style } from './style.ts'

const BRL = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Centavos as reais: `R$ 50,00`. */
export const money = (cents: number): string => BRL.format(cents / 100).replaceAll('\u{a0}', ' ')

/** Rows as columns. The first row is the heading. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => (row[at] ?? '').length)),
  )
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [style('bold', line(heading)), ...rows.map(line)].join('\n')
}

/** Names and values in two columns. */
export function pairs(rows: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${style('dim', name.padEnd(width))}  ${value}`).join('\n')
}
