import { dirname, join } from 'node:path/posix'
import { defineMdastPlugin, markdownToHtml } from 'satteri'
import { mermaidDiagram } from './mermaid-diagram.ts'
import { escapeHtml } from './prose.ts'

/** A Markdown file of the repository as a part of a page. */
export interface RepositoryDocument {
  /** The heading of the first level, as plain text. `html` does not contain it. */
  readonly title: string
  readonly html: string
  /** The headings below the title, for the table of contents. */
  readonly headings: readonly { readonly depth: number; readonly slug: string; readonly text: string }[]
}

/**
 * Renders a Markdown file of the repository, for example `ARCHITECTURE.md`. Mermaid blocks become drawings. Links to
 * files that the site shows lead to the page; other links to files become the path as code. `path` is the path of the
 * file from the root of the repository.
 */
export function repositoryDocument(markdown: string, path: string): RepositoryDocument {
  let title = path
  const headings: { depth: number; slug: string; text: string }[] = []
  const { html } = markdownToHtml(markdown, {
    mdastPlugins: [
      defineMdastPlugin({
        name: 'repository-document',
        heading(node, context) {
          const text = context.textContent(node)
          if (node.depth === 1) {
            title = text
            return context.removeNode(node)
          }
          const slug = slugOf(text)
          headings.push({ depth: node.depth, slug, text })
          context.setProperty(node, 'data', { hProperties: { id: slug } })
        },
        code(node, context) {
          if (node.lang !== 'mermaid') return
          const name = headings.at(-1)?.text ?? title
          context.replaceNode(node, {
            type: 'html',
            value: mermaidDiagram(node.value, name, `diagram-${slugOf(name)}`),
          })
        },
        link(node, context) {
          if (/^(?:https?:|#)/.test(node.url)) return
          const target = join(dirname(path), node.url)
          const address = addressOf(target)
          if (address !== undefined) return context.setProperty(node, 'url', address)
          const text = context.textContent(node)
          const words = text === target || text === node.url ? '' : `${escapeHtml(text)} `
          context.replaceNode(node, { type: 'html', value: `${words}<code>${escapeHtml(target)}</code>` })
        },
      }),
    ],
  })
  return { title, html, headings }
}

/** The address on the site of a file of the repository. */
function addressOf(target: string): string | undefined {
  const [file = '', anchor] = target.split('#')
  const decision = /^docs\/decisions\/(.+)\.md$/.exec(file)?.[1]
  if (decision !== undefined) return `/decisions.html#${decision}`
  const page = PAGES[file]
  return page === undefined ? undefined : `${page}${anchor === undefined ? '' : `#${anchor}`}`
}

const PAGES: Readonly<Record<string, string>> = {
  'ARCHITECTURE.md': '/architecture.html',
  'packages/service/ARCHITECTURE.md': '/architecture.html#service',
  'CHANGELOG.md': '/changelog.html',
  'docs/decisions': '/decisions.html',
  'docs/decisions/': '/decisions.html',
}

/** The anchor that GitHub gives a heading: `Life of a write` has `life-of-a-write`. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
