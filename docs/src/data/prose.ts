import { markdownToHtml } from 'satteri'
import { gapAddress, operationAddress, sectionAddress } from './addresses.ts'
import { operations } from './contract.ts'

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A sentence of a register as HTML, with code spans, and with links on gaps, sections and operations. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`') && part.length > 1
        ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
        : linked(escapeHtml(part)),
    )
    .join('')
}

/** A Markdown description of the contract as HTML, with the same links. */
export function description(markdown: string): string {
  const { html } = markdownToHtml(markdown)
  return html
    .split(/(<code>.*?<\/code>|<[^>]+>)/s)
    .map((part) => (part.startsWith('<') ? part : linked(part)))
    .join('')
}

/** A section after a name in capitals or a number belongs to another text: `RFC 9110 §9.3`, `MPI §2.7`, `article 40 §2`. */
const NAMES = new RegExp(
  `\\bG-\\d{3}\\b|(?<!(?:\\b[A-Z]{2,}|\\d) )§\\d(?!\\d)(?:\\.\\d+)*|(?<![\\w/])(?:${operations.map(({ id }) => id).join('|')})(?!\\w)`,
  'g',
)

function linked(html: string): string {
  return html.replaceAll(NAMES, (name) => `<a href="${addressOf(name)}">${name}</a>`)
}

function addressOf(name: string): string {
  if (name.startsWith('G-')) return gapAddress(name)
  return name.startsWith('§') ? sectionAddress(name) : operationAddress(name)
}
