import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { relative } from 'node:path/posix'
import { movedPages } from '../data/moved-guides.ts'
import { readContracts } from '../reference/contracts.ts'
import { inEnglish, isUntranslated } from '../languages/languages.ts'
import { htmlFiles } from '../html-files.ts'
import { llmsFullText, llmsSections, llmsText } from './llms-text.ts'
import { navigationOf } from './navigation.ts'
import { type MarkdownFile, pageMarkdown } from './page-markdown.ts'
import { PORTUGUESE_REFERENCE } from '../reference/references.ts'
import { referenceFiles } from './reference-files.ts'
import { twinOf } from './twin-links.ts'

/** The page for an address without a page. It has no content of its own. */
const NOT_FOUND = '404.html'

/**
 * Writes the Markdown file of each page of a built folder, of each operation and each event, and `llms.txt`. Each page
 * names its Markdown file in its head. A page that is not translated names the file of the English page. The pages must be complete, with relative links.
 */
export async function writeMarkdown(site: string): Promise<void> {
  const references = referenceFiles(await readContracts())
  const shown = new Set(references.map(({ reference }) => reference.folder))
  const built = new Map<string, string>()
  for (const page of await htmlFiles(site, movedPages)) {
    if (page !== NOT_FOUND && !shown.has(dirname(page)))
      built.set(page, await readFile(join(site, page), 'utf8'))
  }
  const untranslated = new Set([
    ...[...built].flatMap(([page, html]) => (isUntranslated(page, html) ? [page] : [])),
    `${PORTUGUESE_REFERENCE.folder}/index.html`,
  ])
  const pages: MarkdownFile[] = []
  for (const [page, html] of built) {
    const file = twinOf(untranslated.has(page) ? inEnglish(page) : page)
    if (!untranslated.has(page)) pages.push(pageMarkdown(html, page, file, untranslated))
    await writeFile(join(site, page), html.replace('</head>', `${alternate(page, file)}</head>`))
  }
  const operations = references.flatMap(({ index, operations, events }) => [index, ...operations, ...events])
  for (const { path, markdown } of [...pages, ...operations]) {
    await mkdir(dirname(join(site, path)), { recursive: true })
    await writeFile(join(site, path), markdown)
  }
  const groups = navigationOf(await readFile(join(site, 'index.html'), 'utf8'))
  const sections = llmsSections(groups, pages, references)
  const [contract] = references
  if (contract !== undefined) await writeFile(join(site, 'llms.txt'), llmsText(contract, sections))
  await writeFile(join(site, 'llms-full.txt'), llmsFullText(sections))
}

const alternate = (page: string, file: string): string =>
  `<link rel="alternate" type="text/markdown" href="${relative(dirname(page), file)}">`
