import { describe, expect, it } from 'vitest'
import { pageMarkdown } from '../src/markdown/page-markdown.ts'
import { twinLink, twinOf } from '../src/markdown/twin-links.ts'

const written = (content: string): string => {
  const html = `<!doctype html><head><meta name="description" content="About it."></head><body><h1>Title</h1>
<div class="sl-markdown-content">${content}</div></body>`
  return pageMarkdown(html, 'guides/page.html', twinOf('guides/page.html')).markdown
}
const body = (content: string): string => written(content).replace('# Title\n\n> About it.\n\n', '').trim()

describe('the Markdown of a page', () => {
  it('starts with the title and the description', () => {
    expect(written('<p>Text.</p>')).toBe('# Title\n\n> About it.\n\nText.\n')
  })

  it('has badges as words', () => {
    expect(
      body(`<p>It holds. <span class="provenance"><a class="source" href="../rules.html#section-2.1">§2.1</a>
<a class="badge assumed" href="../gaps.html#G-013"><span class="sr-only">Assumed </span>G-013</a></span></p>`),
    ).toBe('It holds. ([§2.1](../rules.md#section-2.1); assumed: [G-013](../gaps.md#G-013))')
    expect(
      body(`<details class="assumptions"><summary><span class="sr-only">Suposições: </span>2 lacunas</summary><span class="provenance">
<a class="badge assumed" href="../gaps.html#G-001">G-001</a> <a class="badge assumed" href="../gaps.html#G-002">G-002</a></span></details>`),
    ).toBe('(suposições: [G-001](../gaps.md#G-001), [G-002](../gaps.md#G-002))')
    expect(body('<div class="badges"><span>409</span> <span>retry</span></div>')).toBe('409 · retry')
  })

  it('names the file of a block of code', () => {
    const figure = '<figure><figcaption><span class="title"><a href="a.ts">a.ts</a></span></figcaption>'
    expect(body(`${figure}<pre>a</pre></figure>`)).toBe('`a.ts`\n\n```\na\n```')
  })

  it('links to the samples in further languages, and has those in curl', () => {
    const sample = (tab: string): string =>
      body(
        `<figure data-tab="${tab}"><figcaption><a href="../a.go">a.go</a></figcaption><pre>a</pre></figure>`,
      )
    expect(sample('Go')).toBe('Go: [a.go](../a.go)')
    expect(sample('curl')).toBe('```\na\n```')
  })

  it('has code without colors, with its empty lines', () => {
    expect(
      body(`<pre data-language="ts"><code><div class="ec-line"><div class="code"><span>const</span> a</div></div><div
class="ec-line"><div class="code">\n</div></div><div class="ec-line"><div class="code">b</div></div></code></pre>`),
    ).toBe('```ts\nconst a\n\nb\n```')
  })

  it('has a diagram as its text', () => {
    expect(
      body(`<figure class="diagram"><svg><text>a</text></svg></figure>
<details class="diagram-text"><summary>The diagram as text</summary><pre>flowchart TD</pre></details>`),
    ).toBe('```mermaid\nflowchart TD\n```')
  })

  it('has table cells in one line', () => {
    const cells =
      '<td>a<br>b</td><td><p>one</p><p>two</p></td><td><code>x | y</code><span class="own-line">z</span></td>'
    const table = `<table><thead><tr><th>1</th><th>2</th><th>3</th></tr></thead><tbody><tr>${cells}</tr></tbody></table>`
    expect(body(table).split('\n').at(-1)).toBe(String.raw`| a; b | one two | ${'`'}x \| y${'`'} z |`)
  })

  it('has definitions as a list, and headings without a link to themselves', () => {
    expect(body('<dl><dt>Default</dt><dd><code>4010</code> for serve</dd></dl>')).toBe(
      '- **Default**: `4010` for serve',
    )
    expect(body('<h3><a href="#G-001">G-001</a> Which path?</h3>')).toBe('### G-001 Which path?')
  })

  it('leaves out what only a browser shows', () => {
    const parts =
      '<script>x</script><form>f</form><button>b</button><nav>n</nav><section data-markdown="none">d</section>'
    expect(body(`${parts}<p>Text.</p>`)).toBe('Text.')
  })
})

describe('a link of a Markdown file', () => {
  it.each([
    ['../gaps.html#G-047', '../gaps.md#G-047'],
    ['refund.html', 'refund.md'],
    ['../reference/index.html#operation/createRefund', '../reference/createRefund.md'],
    ['../reference/index.html#tag/events', '../reference/index.md#events'],
    ['../reference/index.html', '../reference/index.md'],
    ['/rules.html#R-001', '../rules.md#R-001'],
    ['#part', '#part'],
    ['../openapi.yaml', '../openapi.yaml'],
    ['https://example.com/page.html', 'https://example.com/page.html'],
  ])('is, for %s in a guide, %s', (link, twin) => {
    expect(twinLink(link, 'guides/page.html')).toBe(twin)
  })

  it('leads from a reference to its own operation', () => {
    expect(twinLink('#operation/createRefund', 'reference/index.html')).toBe('createRefund.md')
  })
})
