import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elementsOf, splice } from '../src/html-files.ts'
import { offlinePages } from '../src/site/offline-pages.ts'
import { linksOf, relativeLinks } from '../src/site/relative-links.ts'

describe('addresses', () => {
  const files = new Set([
    'index.html',
    'gaps.html',
    'guides/webhooks.html',
    'reference/index.html',
    '_astro/a.css',
  ])

  it.each([
    { page: 'index.html', given: 'href="/gaps.html#G-047"', want: 'href="gaps.html#G-047"' },
    { page: 'guides/webhooks.html', given: 'href="/gaps.html#G-047"', want: 'href="../gaps.html#G-047"' },
    { page: 'guides/webhooks.html', given: 'href="/guides/webhooks#a"', want: 'href="webhooks.html#a"' },
    { page: 'guides/webhooks.html', given: 'href="/"', want: 'href="../index.html"' },
    { page: 'gaps.html', given: 'href="/reference/"', want: 'href="reference/index.html"' },
    {
      page: 'gaps.html',
      given: 'href="/reference/#operation/x"',
      want: 'href="reference/index.html#operation/x"',
    },
    {
      page: 'guides/webhooks.html',
      given: 'src="/_astro/a.css?v=1&amp;w"',
      want: 'src="../_astro/a.css?v=1&amp;w"',
    },
    { page: 'guides/webhooks.html', given: 'data-root="/"', want: 'data-root="../"' },
    { page: 'gaps.html', given: 'data-root="/"', want: 'data-root="./"' },
    { page: 'gaps.html', given: 'href="#top"', want: 'href="#top"' },
    { page: 'gaps.html', given: 'href="//elsewhere.test/x"', want: 'href="//elsewhere.test/x"' },
  ])('on $page: $given becomes $want', ({ page, given, want }) => {
    const html = (link: string): string => `<!doctype html><p title="/x"><a ${link}>a &amp; b</a></p>`
    const links = linksOf(elementsOf(html(given)), false)
    expect(splice(html(given), relativeLinks(links, page, files))).toBe(html(want))
  })
})

describe('scripts', () => {
  let dist: string
  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'offline-'))
  })
  afterEach(() => rm(dist, { recursive: true }))

  const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(dist, file)), { recursive: true })
      await writeFile(join(dist, file), text)
    }
  }

  it('become one deferred script a page, with what they share once and in their order', async () => {
    await write({
      '_astro/shared.js': 'globalThis.log = [...(globalThis.log ?? []), "shared"]; export const it = "it"',
      '_astro/one.js': 'import { it } from "./shared.js"; log.push("one " + it)',
      '_astro/two.js': 'import { it } from "./shared.js"; log.push("two " + it)',
      'guides/page.html':
        '<!doctype html><html><head><script type="module" src="/_astro/one.js"></script></head><body><script>var kept</script><script type="module">log.push("inline")</script><script type="module" src="/_astro/two.js"></script></body></html>',
    })
    await offlinePages(dist, [])
    const html = await readFile(join(dist, 'guides/page.html'), 'utf8')
    const [script, ...others] = await readdir(join(dist, '_astro'))
    expect(others).toEqual([])
    expect(html).toBe(
      `<!doctype html><html><head><script defer src="../_astro/${script}"></script></head><body><script>var kept</script></body></html>`,
    )
    const ran = new Function(
      `${await readFile(join(dist, '_astro', script ?? ''), 'utf8')}; return globalThis.log`,
    )
    expect(ran()).toEqual(['shared', 'one it', 'inline', 'two it'])
  })

  it('of the page for missing addresses find where the site begins', async () => {
    await write({
      '_astro/a.css': '',
      'guides/page.html': '<!doctype html><html><head></head><body></body></html>',
      'pt-br/guides/page.html': '<!doctype html><html><head></head><body></body></html>',
      '404.html':
        '<!doctype html><html><head><link rel="stylesheet" href="/_astro/a.css"></head><body></body></html>',
    })
    await offlinePages(dist, ['reference/index.html'])
    const html = await readFile(join(dist, '404.html'), 'utf8')
    const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? ''
    const rootOf = (pathname: string): unknown => {
      const head = { append: ({ href }: { href: string }) => (found = href) }
      let found: string | undefined
      new Function('location', 'document', script)({ pathname }, { head, createElement: () => ({}) })
      return found
    }
    for (const [pathname, root] of [
      ['/docs/v1/guides/nothing.html', '/docs/v1/'],
      ['/docs/v1/guides/nothing/below.html', '/docs/v1/'],
      ['/guides/docs/guides/nothing.html', '/guides/docs/'],
      ['/guides/pt-br/guides/nothing.html', '/guides/'],
      ['/reference/nothing.html', '/'],
      ['/nothing.html', undefined],
    ] as const) {
      expect([pathname, rootOf(pathname)]).toEqual([pathname, root])
    }
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('href="_astro/a.css"'))
  })
})
