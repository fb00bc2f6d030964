import { dirname, join } from 'node:path/posix'
import { isPortuguese } from '../languages/languages.ts'
import type { NavigationGroup } from './navigation.ts'
import { blocks } from './markdown-text.ts'
import type { MarkdownFile } from './page-markdown.ts'
import type { ReferenceFiles } from './reference-files.ts'

/** The groups of the navigation about how contract and code were made. A reader who uses the API can skip them. */
const BACKGROUND = new Set(['Provenance', 'For contributors'])
/** The groups whose content is in other groups: in the pages of the operations, or in English. */
const REPEATED = new Set(['Reference', 'Português'])

/** A section of `llms.txt`. */
export interface LlmsSection {
  readonly title: string
  readonly files: readonly MarkdownFile[]
}

/**
 * The sections of `llms.txt`: the groups of the navigation, the operations and the events. As in llmstxt.org, the last
 * section, Optional, holds what a reader can skip: the background, and the references other than the contract. Each
 * Markdown file is in one section.
 */
export function llmsSections(
  groups: readonly NavigationGroup[],
  pages: readonly MarkdownFile[],
  [contract, ...others]: readonly ReferenceFiles[],
): readonly LlmsSection[] {
  if (contract === undefined) throw new Error('There is no reference of the contract.')
  const references = [contract, ...others]
  const all = [...pages, ...references.map(({ index }) => index)]
  const filesOf = ({ paths }: NavigationGroup): readonly MarkdownFile[] =>
    paths.flatMap((path) => all.find((file) => file.path === path) ?? [])
  const sections = [
    { title: 'Start', files: all.filter(({ path }) => path === 'index.md') },
    ...groups
      .filter(({ title }) => !BACKGROUND.has(title))
      .map((group) => ({ title: group.title, files: filesOf(group) })),
    { title: 'Operations', files: contract.operations },
    { title: 'Events', files: contract.events },
    { title: 'Português', files: pages.filter(({ path }) => isPortuguese(path)) },
  ]
  const listed = new Set(sections.flatMap(({ files }) => files))
  const rest = [...all, ...others.flatMap(({ operations }) => operations)]
  return [...sections, { title: 'Optional', files: rest.filter((file) => !listed.has(file)) }]
}

/** The text of `llms.txt` in the format of llmstxt.org. */
export function llmsText({ index }: ReferenceFiles, sections: readonly LlmsSection[]): string {
  return blocks(
    `# ${index.title}`,
    `> ${index.description}`,
    `The links below lead to Markdown. Every page of this site has a Markdown file: \`guides/deposit.html\` has \`guides/deposit.md\`. Every operation and every event has a file of its own: \`reference/createRefund.md\`. [llms-full.txt](llms-full.txt) is one file with the guides, the state machines, the operations and the events.`,
    `The contract as one file: [openapi.json](openapi.json), [openapi.yaml](openapi.yaml). A slim form without events, examples and long descriptions: [openapi-agent.json](openapi-agent.json). Money is an integer of centavos. Points that the source of the contract does not state are marked as assumed, with a number of the [gap register](gaps.md).`,
    ...sections.map(({ title, files }) => `## ${title}\n\n${files.map(item).join('\n')}`),
  )
}

const item = ({ path, title, description }: MarkdownFile): string =>
  `- [${title}](${path}): ${description.replaceAll(/\s+/g, ' ')}`

/** A block or a span of code, whose brackets are no link, or the start of a link up to its anchor. */
const CODE_OR_LINK = /^```[^]*?^```$|(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)|\]\((?![a-z][a-z\d+.-]*:)([^)#\s]*)/gim

/** The text of `llms-full.txt`: guides, state machines, operations and events. Its links begin at the root of the site. */
export function llmsFullText(sections: readonly LlmsSection[]): string {
  const files = sections.slice(0, -1).flatMap(({ title, files }) => (REPEATED.has(title) ? [] : files))
  return blocks(...files.map(({ path, markdown }) => `Page: ${path}\n\n${fromRoot(markdown, path)}`))
}

/** The text with links that begin at the root of the site. */
const fromRoot = (markdown: string, path: string): string =>
  markdown.replaceAll(CODE_OR_LINK, (match, _, link: string | undefined) => {
    if (link === undefined) return match
    return `](${link === '' ? path : join(dirname(path), link)}`
  })
