import { style } from './style.ts'

const BRL = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Centavos as reais: `R$ 50,00`. */
export const money = (cents: number): string => BRL.format(cents / 100).replaceAll('\u{a0}', ' ')

/**
 * Shows control characters of a text as escapes, so that a name cannot move the cursor or ring the bell. C1 has sequences
 * of its own, and the marks of direction reorder a line.
 */
export const visible = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Rows as columns. The first row is the heading. */
export function table(heading: readonly string[], given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map(visible))
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
  return rows.map(([name, value]) => `${style('dim', name.padEnd(width))}  ${visible(value)}`).join('\n')
}

/** The members of a result in two columns. A list of results has an empty line between them. */
export function summary(value: unknown): string {
  if (typeof value !== 'object' || value === null) return visible(String(value))
  const { data } = value as { readonly data?: unknown }
  if (Array.isArray(data)) return data.map(summary).join('\n\n')
  return pairs(members(value, ''))
}

function members(value: object, prefix: string): (readonly [string, string])[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (member === null || member === undefined) return []
    if (typeof member === 'object' && !Array.isArray(member)) return members(member, `${prefix}${name}.`)
    return [[`${prefix}${name}`, Array.isArray(member) ? JSON.stringify(member) : String(member)] as const]
  })
}
