import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mermaidDiagram } from '../src/data/mermaid-diagram.ts'
import { repositoryDocument } from '../src/data/repository-document.ts'
import { DOCS } from '../src/folders.ts'
import { attribute, elementsOf } from '../src/html-files.ts'
import { missingTexts, textsOf } from './drawn-texts.ts'

const PACKAGES = `flowchart TD
  spec["spec"] --> client["packages/client"]
  spec -.->|reads| mock["packages/mock"]
`
const WRITE = `sequenceDiagram
  participant Caller
  Caller->>http: POST /v1/pix/withdraw
  http-->>Caller: 202
`

describe('a Mermaid diagram', () => {
  it.each([
    { kind: 'flowchart', source: PACKAGES, words: ['spec', 'packages/client', 'reads', 'packages/mock'] },
    { kind: 'sequence diagram', source: WRITE, words: ['Caller', 'http', 'POST /v1/pix/withdraw', '202'] },
  ])('of the kind $kind becomes an SVG that loads nothing', ({ source, words }) => {
    const svg = /<svg .*<\/svg>/s.exec(mermaidDiagram(source, 'Packages', 'diagram-1'))?.[0] ?? ''
    const texts = new Set(textsOf(svg))
    expect(words.filter((word) => !texts.has(word))).toEqual([])
    expect(svg.replaceAll('http://www.w3.org/2000/svg', '').match(/@import|https?:/g)).toBeNull()
  })

  it('has a name and its text for readers who do not see it', () => {
    const html = mermaidDiagram(PACKAGES, 'The "packages"', 'diagram-1')
    const named = elementsOf(html).filter(({ tagName }) => tagName === 'figure' || tagName === 'svg')
    expect(named.map((element) => attribute(element, 'aria-label'))).toEqual([
      'Diagram: The "packages"',
      'Diagram: The "packages"',
    ])
    expect(html).toContain('spec -.-&gt;|reads| mock')
  })

  it('takes its name from accTitle and accDescr, and does not draw these lines', () => {
    const source = PACKAGES.replace('\n', '\n  accTitle: Packages\n  accDescr: An arrow points to a user\n')
    const html = mermaidDiagram(source, 'Another name', 'diagram-1')
    expect(html).toContain('aria-label="Diagram: Packages. An arrow points to a user"')
    expect(/<svg .*<\/svg>/s.exec(html)?.[0]).not.toMatch(/acc(?:Title|Descr)/)
  })

  it('shares no id with another diagram of the page', () => {
    const html = mermaidDiagram(PACKAGES, 'One', 'diagram-1') + mermaidDiagram(PACKAGES, 'Two', 'diagram-2')
    const ids = elementsOf(html).flatMap((element) => attribute(element, 'id') ?? [])
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([])
  })

  it('of an unknown kind fails the build', () => {
    expect(() => mermaidDiagram('no diagram at all', 'Nothing', 'diagram-1')).toThrow(
      'Invalid mermaid header',
    )
  })
})

describe.each(['ARCHITECTURE.md', 'packages/service/ARCHITECTURE.md'])('%s', (path) => {
  const markdown = readFileSync(join(DOCS, '..', path), 'utf8')
  const blocks = [...markdown.matchAll(/^```mermaid\n(.*?)^```$/gms)].map(([, source = '']) => source)

  it('has diagrams', () => {
    expect(blocks.length).toBeGreaterThan(0)
  })

  // The renderer skips lines that it does not understand, so a drawing could lack a part.
  it.each(blocks)('has a diagram that is drawn completely: %s', (source) => {
    expect(missingTexts(source)).toEqual([])
  })
})

describe('a document of the repository', () => {
  it('has its title apart, and an anchor for each heading', () => {
    const { title, html, headings } = repositoryDocument(
      '# House\n\n## Life of a `write`\n',
      'ARCHITECTURE.md',
    )
    expect(title).toBe('House')
    expect(html).toBe('<h2 id="life-of-a-write">Life of a <code>write</code></h2>\n')
    expect(headings).toEqual([{ depth: 2, slug: 'life-of-a-write', text: 'Life of a write' }])
  })

  it('has a title without Markdown', () => {
    const { title, html } = repositoryDocument('# 17. `start` runs *each* part\n\nWhy.\n', 'ARCHITECTURE.md')
    expect(title).toBe('17. start runs each part')
    expect(html).toBe('<p>Why.</p>\n')
  })

  it.each([
    {
      markdown: '[decision 7](docs/decisions/0007-a.md)',
      html: '<a href="/decisions.html#0007-a">decision 7</a>',
    },
    {
      markdown: '[decision 7](0007-a.md)',
      path: 'docs/decisions/0008-b.md',
      html: '<a href="/decisions.html#0007-a">decision 7</a>',
    },
    { markdown: '[life](ARCHITECTURE.md#life)', html: '<a href="/architecture.html#life">life</a>' },
    { markdown: '[the rules](spec/lint/README.md)', html: 'the rules <code>spec/lint/README.md</code>' },
    { markdown: '[spec/lint](spec/lint)', html: '<code>spec/lint</code>' },
    { markdown: '[life](#life)', html: '<a href="#life">life</a>' },
    { markdown: '[Pix](https://www.bcb.gov.br)', html: '<a href="https://www.bcb.gov.br">Pix</a>' },
  ])('shows $markdown as $html', ({ markdown, path = 'ARCHITECTURE.md', html }) => {
    expect(repositoryDocument(markdown, path).html).toBe(`<p>${html}</p>\n`)
  })

  it('draws its Mermaid blocks, named after the heading above them, and leaves other code alone', () => {
    const { html } = repositoryDocument(
      `## Packages\n\n\`\`\`mermaid\n${PACKAGES}\`\`\`\n\n\`\`\`\na → b\n\`\`\`\n`,
      'a.md',
    )
    expect(html).toContain('aria-label="Diagram: Packages"')
    expect(html).toContain('<pre><code>a → b')
  })
})
