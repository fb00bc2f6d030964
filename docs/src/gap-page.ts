import type { Confidence, Gap } from '@pix-payments/spec'

const GROUPS: readonly (readonly [Confidence, string])[] = [
  ['low', 'Low confidence: the provider may well do otherwise'],
  ['medium', 'Medium confidence'],
  ['high', 'High confidence'],
]

/** The gap register as one page without scripts; every row has its number as its anchor. */
export function gapPage(gaps: readonly Gap[]): string {
  const groups = GROUPS.map(([confidence, title]) => {
    const rows = gaps.filter((gap) => gap.confidence === confidence)
    return `<h2 id="${confidence}">${title} (${rows.length})</h2>\n${rows.map(row).join('\n')}`
  })
  return PAGE.replace('{{count}}', String(gaps.length)).replace('{{groups}}', () => groups.join('\n'))
}

function row(gap: Gap): string {
  const field = (name: string, text: string): string => `<dt>${name}</dt><dd>${inline(text)}</dd>`
  const fields = [
    field('Assumed', gap.assumption),
    field('Evidence', gap.evidence),
    field('If wrong', gap.effectIfWrong),
  ]
  const where = `${gap.sections.join(', ')} · ${gap.status}`
  return `<section id="${gap.id}"><h3><a href="#${gap.id}">${gap.id}</a> ${inline(gap.unknown)} <small>${where}</small></h3><dl>${fields.join('')}</dl></section>`
}

/** Plain text with code spans; gap numbers lead to their rows. */
function inline(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\bG-\d{3}\b/g, '<a href="#$&">$&</a>')
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Gap register · Pix Payment API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <style>
      body { max-width: 52rem; margin: 2.5rem auto; padding: 0 1.25rem; font: 16px/1.55 system-ui, sans-serif; color: #1c2733; }
      a { color: #1f5fbf; text-decoration: none; }
      h2 { margin-top: 2.5rem; }
      section { padding: 0.75rem 0; border-top: 1px solid #e2e6ea; }
      section:target { background: #fff8e1; }
      h3 { margin: 0 0 0.4rem; font-size: 1rem; }
      small { color: #5b6b7a; font-weight: normal; }
      dl { display: grid; grid-template-columns: 5.5rem 1fr; gap: 0.2rem 0.75rem; margin: 0; }
      dt { color: #5b6b7a; }
      dd { margin: 0; overflow-wrap: anywhere; }
      code { background: #f1f3f5; padding: 0 0.25em; border-radius: 3px; font-size: 0.9em; }
    </style>
  </head>
  <body>
    <p><a href="index.html">Home</a> · <a href="reference/index.html">API reference</a></p>
    <h1>Gap register</h1>
    <p>Every point that the source of the contract leaves open or states in two ways ({{count}} rows): what we assumed, on what evidence, and what would change if the provider does it otherwise. The reference marks whatever rests on a row with <b>Assumed</b> and its number.</p>
    {{groups}}
  </body>
</html>
`
