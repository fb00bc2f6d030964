import { dirname, join } from 'node:path/posix'
import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { htmlToHast } from 'satteri'
import { inEnglish } from '../languages/languages.ts'
import { all, find, has, type HastElement, type HastNode, plainContent, textOf } from './plain-content.ts'
import { twinLink } from './twin-links.ts'

/** A file of Markdown on the site. */
export interface MarkdownFile {
  /** From the root of the site: `guides/deposit.md`. */
  readonly path: string
  readonly title: string
  /** One sentence about the page. */
  readonly description: string
  readonly markdown: string
}

/**
 * The Markdown file of a built page. It has the content of the page, with links to the Markdown files of other pages.
 * `untranslated` are the Portuguese pages with English content: a link to one of them leads to the English page.
 */
export function pageMarkdown(
  html: string,
  page: string,
  path: string,
  untranslated: ReadonlySet<string> = new Set(),
): MarkdownFile {
  const tree = htmlToHast(html) as HastNode
  const roots = 'children' in tree ? tree.children : []
  const title = textOf(find(roots, 'h1')).trim()
  const content = all(roots, 'div').find((element) => has(element, 'sl-markdown-content'))
  const description = all(roots, 'meta').find(({ properties }) => properties['name'] === 'description')
  const words = String(description?.properties['content'] ?? '')
  const body = markdownOf(content?.children ?? [], page, untranslated)
  return { path, title, description: words, markdown: `# ${title}\n\n> ${words}\n\n${body}` }
}

function markdownOf(
  children: HastElement['children'],
  page: string,
  untranslated: ReadonlySet<string>,
): string {
  const root = toMdast(
    { type: 'root', children: plainContent(children) },
    {
      document: true,
      handlers: {
        a(state, element) {
          const link = String(element.properties['href'] ?? '')
          const [address = '', anchor = ''] = link.split(/(?=#)/)
          const target = join(dirname(page), address)
          const url = twinLink(untranslated.has(target) ? `/${inEnglish(target)}${anchor}` : link, page)
          return { type: 'link', url, title: null, children: state.all(element) as never }
        },
      },
    },
  )
  return toMarkdown(root, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  })
}
