import { renderMermaidSVG } from 'beautiful-mermaid'
import { escapeHtml } from './prose.ts'

/** Colours of the theme by the role that the renderer knows. */
const COLOURS = {
  bg: 'var(--sl-color-bg)',
  fg: 'var(--sl-color-white)',
  muted: 'var(--sl-color-gray-2)',
  line: 'var(--sl-color-gray-3)',
  accent: 'var(--sl-color-text-accent)',
  surface: 'var(--sl-color-gray-6)',
  border: 'var(--sl-color-gray-3)',
} as const

/** Mermaid's own lines for a text alternative, for example `accTitle: Life of a write`. */
const ACCESSIBLE = /^\s*acc(?:Title|Descr)\s*:\s*(.*)$/gm

/**
 * A Mermaid diagram as a figure: the SVG in the colours of the theme, and the text of the diagram below it for readers
 * who cannot see the drawing. The accessible name is `accTitle` and `accDescr` of the diagram, or else `name`. `id` keeps
 * the ids of several SVGs on a page apart. Throws when the renderer does not know the kind of diagram.
 */
export function mermaidDiagram(source: string, name: string, id: string): string {
  const texts = [...source.matchAll(ACCESSIBLE)].map(([, text = '']) => text)
  const label = escapeHtml(`Diagram: ${texts.length > 0 ? texts.join('. ') : name}`)
  // Removes the lines of the text alternative, because the renderer would draw them as nodes.
  const svg = svgOf(source.replaceAll(ACCESSIBLE, ''), label, id)
  return `<figure class="diagram not-content" tabindex="0" aria-label="${label}">${svg}</figure>
<details class="diagram-text"><summary>The diagram as text</summary><pre>${escapeHtml(source.trim())}</pre></details>
`
}

/** The drawing without the web font that the renderer imports, because a page may load files of the site only. */
function svgOf(source: string, label: string, id: string): string {
  return (
    renderMermaidSVG(source, { ...COLOURS, transparent: true, padding: 12 })
      .replace(/^\s*@import .*\n/m, '')
      .replace(/^\s*text \{ font-family.*\n/m, '')
      .replaceAll(/ id="([\w-]+)"/g, ` id="${id}-$1"`)
      .replaceAll(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)
      .replace('<svg ', `<svg role="img" aria-label="${label}" class="mermaid-diagram" `)
      // A blank line would end the block of HTML in Markdown.
      .replaceAll(/\n\s*\n/g, '\n')
  )
}
