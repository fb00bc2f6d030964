import { dirname, join, relative } from 'node:path/posix'

/** The Markdown file of a page: `guides/deposit.html` has `guides/deposit.md`. */
export const twinOf = (page: string): string => page.replace(/\.html$/, '.md')

/** The pages that show a document of the contract. Each operation in it has a Markdown file of its own. */
const REFERENCE = /^((?:[\w.-]+\/)*)(?:index\.html)?#(operation|tag)\/(.+)$/

/**
 * The link of a Markdown file for a link of the page: a page becomes its Markdown file, and an operation in a reference
 * becomes the file of the operation. Links to other files and to other sites do not change. `page` is the page that
 * contains the link. A link with a slash at the start begins at the root of the site.
 */
export function twinLink(link: string, page: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(link)) return link
  const [path = '', anchor] = split(link)
  const target = path === '' ? page : path.startsWith('/') ? path.slice(1) : join(dirname(page), path)
  const [, folder, kind, name] = REFERENCE.exec(`${target}#${anchor ?? ''}`) ?? []
  if (kind === 'operation') return relativeLink(page, `${folder}${name}.md`)
  if (kind === 'tag') return `${relativeLink(page, `${folder}index.md`)}#${name}`
  if (path === '') return link
  return `${relativeLink(page, twinOf(target))}${anchor === undefined ? '' : `#${anchor}`}`
}

/** The link from a file to another file. Both are paths from the root of the site. */
const relativeLink = (from: string, to: string): string => relative(dirname(from), to)

function split(link: string): readonly [path: string, anchor: string | undefined] {
  const at = link.indexOf('#')
  return at === -1 ? [link, undefined] : [link.slice(0, at), link.slice(at + 1)]
}
