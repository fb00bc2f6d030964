import { dirname, relative } from 'node:path/posix'
import { attribute, elementsOf, splice } from './html-files.ts'

const ADDRESSES = ['href', 'src']
/** The attribute from which a script reads the root of the site. */
const ROOT = 'data-root'

/**
 * Makes the addresses of a page relative to the page, so that the site works below any path and from the disk. In
 * `guides/webhooks.html`, `/gaps.html#G-047` becomes `../gaps.html#G-047`. An address of a folder gets its `index.html`,
 * because no server adds it on a disk. `page` is the address of the page from the root of the site.
 */
export function relativeLinks(html: string, page: string, files: ReadonlySet<string>): string {
  const edits = elementsOf(html).flatMap((element) =>
    [...ADDRESSES, ROOT].flatMap((name) => {
      const address = attribute(element, name)
      const place = element.sourceCodeLocation?.attrs?.[name]
      if (place === undefined || address === undefined || !/^\/(?!\/)/.test(address)) return []
      const relative = name === ROOT ? rootFrom(page) : relativeAddress(address, page, files)
      return [{ start: place.startOffset, end: place.endOffset, text: `${name}="${escaped(relative)}"` }]
    }),
  )
  return splice(html, edits)
}

function rootFrom(page: string): string {
  return '../'.repeat(page.split('/').length - 1) || './'
}

function relativeAddress(address: string, page: string, files: ReadonlySet<string>): string {
  const [, path = '', rest = ''] = /^\/([^?#]*)(.*)$/s.exec(address) ?? []
  return `${relative(dirname(page), fileOf(path, files))}${rest}`
}

/** The file of an address: `guides/webhooks` is `guides/webhooks.html`, and the root is `index.html`. */
function fileOf(path: string, files: ReadonlySet<string>): string {
  const folder = path.replace(/\/$/, '')
  const candidates = [path, `${folder}.html`, `${folder}/index.html`.replace(/^\//, '')]
  return candidates.find((candidate) => files.has(candidate)) ?? path
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
