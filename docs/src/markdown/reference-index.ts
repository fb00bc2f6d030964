import type { Reference } from '../reference/references.ts'
import type { DocumentedOperation, DocumentNode } from './document-nodes.ts'
import { blocks } from './markdown-text.ts'
import type { MarkdownFile } from './page-markdown.ts'
import type { SharedParts } from './shared-parts.ts'

/** The Markdown file of a reference: the introduction of the document, a list of its operations and events by tag, and the responses of several operations. */
export function referenceIndex(
  { bundle, folder }: Reference,
  { info, tags }: DocumentNode,
  operations: readonly DocumentedOperation[],
  shared: SharedParts,
): MarkdownFile {
  const parts = tags.map(({ name, description = '', 'x-displayName': title = name }) =>
    blocks(`## ${title}`, description, listOf(operations.filter(({ node }) => node.tags[0] === name))),
  )
  const files = `OpenAPI 3.1, version ${info.version}: [${bundle}.yaml](../${bundle}.yaml), [${bundle}.json](../${bundle}.json). Each operation and event below has a page of its own.`
  return {
    path: `${folder}/index.md`,
    title: info.title,
    description: info.summary,
    markdown: blocks(`# ${info.title}`, `> ${info.summary}`, info.description, files, ...parts, shared.text),
  }
}

const listOf = (operations: readonly DocumentedOperation[]): string =>
  operations
    .map(({ id, kind, method, path, node }) => {
      const words = kind === 'event' ? node.summary : `\`${method} ${path}\`: ${node.summary}`
      return `- [${id}](${id}.md): ${words}`
    })
    .join('\n')
