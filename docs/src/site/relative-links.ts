import { dirname, relative } from 'node:path/posix'
import { attribute, elementsOf, splice } from './html-files.ts'

const ADDRESSES = ['href', 'src']
/** Tells a script where the site begins. */
const ROOT = 'data-root'

/**
 * Makes the addresses of a page relative to it, so that the site works below any path and on a disk: from
 * `guides/webhooks.html`, `/gaps.html#G-047` becomes `../gaps.html#G-047`. Names the file where the address leaves
 * it open, since on a disk nobody adds `index.html`. `page` is the address of the page from the root of the site.
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

/** The file that an address means: `guides/webhooks` is `guides/webhooks.html`, the root is `index.html`. */
function fileOf(path: string, files: ReadonlySet<string>): string {
  const folder = path.replace(/\/$/, '')
  const candidates = [path, `${folder}.html`, `${folder}/index.html`.replace(/^\//, '')]
  return candidates.find((candidate) => files.has(candidate)) ?? path
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
