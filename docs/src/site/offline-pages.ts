import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { classicScripts } from './classic-scripts.ts'
import { allFiles, htmlFiles } from './html-files.ts'
import { relativeLinks } from './relative-links.ts'

/** Servers return this page for any address, so relative links from its own place do not work. */
const NOT_FOUND = '404.html'

/**
 * Makes the pages of a built folder work below any path and from the disk, with classic scripts and relative addresses.
 * `beside` lists files that the build adds later, so that links to them resolve.
 */
export async function offlinePages(dist: string, beside: readonly string[]): Promise<void> {
  const scripts = classicScripts(dist)
  const converted = new Map<string, string>()
  for (const page of await htmlFiles(dist)) {
    converted.set(page, await scripts.convert(await readFile(join(dist, page), 'utf8')))
  }
  await scripts.removeModules()
  const files = new Set([...(await allFiles(dist)), ...beside])
  for (const [page, html] of converted) {
    const relative = relativeLinks(html, page, files)
    await writeFile(join(dist, page), page === NOT_FOUND ? withOwnRoot(relative, files) : relative)
  }
}

/**
 * A static server returns `404.html` for `/docs/v1/guides/nothing.html`. So a script in the page finds the root of the
 * site: the part of the path before the first folder of the site, here `/docs/v1/`.
 */
function withOwnRoot(html: string, files: ReadonlySet<string>): string {
  const folders = new Set([...files].filter((file) => file.includes('/')).map((file) => file.split('/')[0]))
  const script = `{
  const [, root] = /^(.*?\\/)(?:${[...folders].sort().join('|')})\\//.exec(location.pathname) ?? []
  if (root !== undefined) document.head.append(Object.assign(document.createElement('base'), { href: root }))
}`
  return html.replace('<head>', `<head><script>${script}</script>`)
}
