/** Text that is safe in a page. Only the tag `html` makes it. */
export interface Html {
  readonly html: string
}

type Part = string | number | undefined | Html | readonly Html[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const textOf = (part: Part): string => {
  if (part === undefined) return ''
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(({ html }) => html).join('')
  return String(part).replaceAll(/[&<>"']/g, (it) => ESCAPES[it] ?? '')
}

/** Makes a part of a page. Each value is escaped, unless it is a part itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, index) => text + textOf(parts[index])).join(''),
})
