import { dirname, relative } from 'node:path/posix'
import { isPortuguese, PORTUGUESE } from '../languages/languages.ts'
import { attribute, type Edit, type HtmlElement } from '../html-files.ts'

const ADDRESSES = ['href', 'src']
/** The anchors of a translated guide come from its translated headings. */
const SECTION_OF_GUIDE = /^\/guides\/.+#/
/** The attribute from which a script reads the root of the site. */
const ROOT = 'data-root'

/**
 * Makes the addresses of a page relative to the page, so that the site works below any path and from the disk. In
 * `guides/webhooks.html`, `/gaps.html#G-047` becomes `../gaps.html#G-047`. An address of a folder gets its `index.html`,
 * because no server adds it on a disk. `page` is the address of the page from the root of the site.
 *
 * A link of a Portuguese page leads to the Portuguese page if there is one, so its text and its components may have the
 * addresses of the English page. An element with `hreflang` keeps its address, and so does a link of an English text to a
 * section of a guide.
 */
export function relativeLinks(
  links: readonly Link[],
  page: string,
  files: ReadonlySet<string>,
): readonly Edit[] {
  return links.map(({ name, before, address, start, end, keepsPage }) => {
    const relative = name === ROOT ? rootFrom(page) : relativeAddress(address, page, files, keepsPage)
    return { start, end, text: `${name}="${before}${escaped(relative)}"` }
  })
}

/** An attribute with an address from the root of the site, and its place in the page. */
interface Link extends Pick<Edit, 'start' | 'end'> {
  readonly name: string
  /** What the attribute has before the address: the delay of a redirect. */
  readonly before: string
  readonly address: string
  /** The link leads to the page that it names, in the language that it names. */
  readonly keepsPage: boolean
}

/** The links of a page. `isEnglish` says that a Portuguese page has an English text. */
export function linksOf(elements: readonly HtmlElement[], isEnglish: boolean): readonly Link[] {
  return elements.flatMap((element) =>
    (isRedirect(element) ? ['content'] : [...ADDRESSES, ROOT]).flatMap((name) => {
      const place = element.sourceCodeLocation?.attrs?.[name]
      const [, before = '', address] = /^(\d+;url=)?(\/(?!\/).*)$/s.exec(attribute(element, name) ?? '') ?? []
      if (place === undefined || address === undefined) return []
      const keepsPage =
        attribute(element, 'hreflang') !== undefined || (isEnglish && SECTION_OF_GUIDE.test(address))
      return [{ name, before, address, start: place.startOffset, end: place.endOffset, keepsPage }]
    }),
  )
}

const isRedirect = (element: HtmlElement): boolean => attribute(element, 'http-equiv') === 'refresh'

function rootFrom(page: string): string {
  return '../'.repeat(page.split('/').length - 1) || './'
}

function relativeAddress(
  address: string,
  page: string,
  files: ReadonlySet<string>,
  keepsPage: boolean,
): string {
  const [, path = '', rest = ''] = /^\/([^?#]*)(.*)$/s.exec(address) ?? []
  const english = isPortuguese(path) ? path.replace(/^pt-br(?:\.html|\/)?/, '') : path
  const paths = isPortuguese(page) && !keepsPage ? [`${PORTUGUESE}/${english}`, english] : [path]
  const file = paths.flatMap((it) => fileOf(it, files) ?? [])[0] ?? path
  return `${relative(dirname(page), file)}${rest}`
}

/** The file of an address: `guides/webhooks` is `guides/webhooks.html`, and the root is `index.html`. */
function fileOf(path: string, files: ReadonlySet<string>): string | undefined {
  const folder = path.replace(/\/$/, '')
  const candidates = [path, `${folder}.html`, `${folder}/index.html`.replace(/^\//, '')]
  return candidates.find((candidate) => files.has(candidate))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
