import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { movedPages } from '../data/moved-guides.ts'
import { isUntranslated } from '../languages/languages.ts'
import { classicScripts, isModule } from './classic-scripts.ts'
import { allFiles, elementsOf, type HtmlElement, htmlFiles, splice } from '../html-files.ts'
import { linksOf, relativeLinks } from './relative-links.ts'

/** Servers return this page for any address, so relative links from its own place do not work. */
const NOT_FOUND = '404.html'

/** A page as Astro has written it. */
export interface ReadPage {
  /** The address from the root of the site. */
  readonly page: string
  readonly elements: readonly HtmlElement[]
  /** A Portuguese page with the English text. */
  readonly isEnglish: boolean
}

/**
 * Makes the pages of a built folder work below any path and from the disk, with classic scripts and relative addresses.
 * `beside` lists files that the build adds later, so that links to them resolve. `look` sees each page, because to parse
 * all pages again would take seconds.
 */
export async function offlinePages(
  dist: string,
  beside: readonly string[],
  look: (page: ReadPage) => void = () => undefined,
): Promise<void> {
  const scripts = classicScripts(dist)
  const pages = []
  for (const page of await htmlFiles(dist)) {
    const html = await readFile(join(dist, page), 'utf8')
    const [elements, isEnglish] = [elementsOf(html), isUntranslated(page, html)]
    if (!(page in movedPages)) look({ page, elements, isEnglish })
    const links = linksOf(
      elements.filter((it) => !isModule(it)),
      isEnglish,
    )
    pages.push({ page, html, links, edits: await scripts.edits(page, elements) })
  }
  await scripts.removeModules()
  const files = new Set([...(await allFiles(dist)), ...beside])
  for (const { page, html, links, edits } of pages) {
    const relative = splice(html, [...edits, ...relativeLinks(links, page, files)])
    await writeFile(join(dist, page), page === NOT_FOUND ? withOwnRoot(relative, files) : relative)
  }
}

/**
 * A static server returns `404.html` for `/docs/v1/guides/nothing.html`. So a script in the page finds the root of the
 * site: the part of the path before the longest way through folders of the site, here `/docs/v1/`. The site may itself be
 * below a folder named `guides`.
 */
function withOwnRoot(html: string, files: ReadonlySet<string>): string {
  const folders = new Set([...files].filter((file) => file.includes('/')).map((file) => dirname(file)))
  const script = `{
  const folders = new Set(${JSON.stringify([...folders].toSorted())})
  const parts = location.pathname.split('/').slice(1, -1)
  const root = () => {
    for (let end = parts.length; end > 0; end -= 1) {
      const start = parts.findIndex((_, at) => at < end && folders.has(parts.slice(at, end).join('/')))
      if (start !== -1) return ['', ...parts.slice(0, start), ''].join('/')
    }
  }
  const href = root()
  if (href !== undefined) document.head.append(Object.assign(document.createElement('base'), { href }))
}`
  return html.replace('<head>', `<head><script>${script}</script>`)
}
