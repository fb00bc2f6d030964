/** A table of Markdown. Without rows it is empty. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
  return [line(header), line(header.map(() => '-')), ...rows.map(line)].join('\n')
}

/** A text in one line, with escaped separators of cells. */
const cell = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`)

export const fence = (language: string, code: string): string =>
  `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``

export const json = (value: unknown): string => fence('json', JSON.stringify(value, null, 2))

/** Code in a line. A backtick inside it needs a longer fence. */
export const inlineCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** Paragraphs and blocks, without the empty ones. */
export const blocks = (...parts: readonly string[]): string =>
  `${parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')}\n`
