import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { classicScripts } from './classic-scripts.ts'
import { allFiles, htmlFiles } from './html-files.ts'
import { relativeLinks } from './relative-links.ts'

/** Answered for any address, so its own place says nothing. */
const NOT_FOUND = '404.html'

/**
 * Makes the pages of a built folder work below any path and on a disk: classic scripts, relative addresses.
 * `beside` are the files that are put there later, so that links to them are known.
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
 * A static server answers `404.html` for `/docs/v1/guides/nothing.html`, so the page itself finds where the site
 * begins: before the first folder that the site has.
 */
function withOwnRoot(html: string, files: ReadonlySet<string>): string {
  const folders = new Set([...files].filter((file) => file.includes('/')).map((file) => file.split('/')[0]))
  const script = `{
  const [, root] = /^(.*?\\/)(?:${[...folders].sort().join('|')})\\//.exec(location.pathname) ?? []
  if (root !== undefined) document.head.append(Object.assign(document.createElement('base'), { href: root }))
}`
  return html.replace('<head>', `<head><script>${script}</script>`)
}
