import { mermaidDiagram } from '../src/data/mermaid-diagram.ts'

/** The texts of a drawing. */
export const textsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)].map(([, text = '']) => unescaped(text))

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The texts of a diagram: `["label"]`, `[label]`, `-->|label|`, `-. label .->`, `as Name`, and the text of a message or a note. */
const WRITTEN =
  /\["?([^"\]]+)"?\]|\|([^|]+)\||-\. (.+?) \.->|^\s*participant .* as (.+)$|>>\S+: (.+)$|^\s*Note over .*?: (.+)$/gm

/**
 * Returns the texts of a Mermaid diagram that its drawing lacks: the renderer skips lines that it does not understand.
 * Throws when the diagram has no text.
 */
export function missingTexts(source: string): readonly string[] {
  const svg = /<svg .*<\/svg>/s.exec(mermaidDiagram(source, 'Diagram', 'diagram-1'))?.[0] ?? ''
  const drawn = textsOf(svg).join(' ').replaceAll(/\s+/g, '')
  const written = [...source.matchAll(WRITTEN)]
    .flatMap(([, ...parts]) => parts.filter((part) => part !== undefined))
    .flatMap((part) => part.split(/<br ?\/?>/))
  if (written.length === 0) throw new Error('The diagram has no text')
  return written.filter((part) => !drawn.includes(part.replaceAll(/\s+/g, '')))
}
