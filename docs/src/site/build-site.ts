import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPortuguese, type Language, LANGUAGES, PORTUGUESE, searchFile } from '../languages/languages.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import { EVENT_FILES, filesOf, REFERENCES } from '../reference/references.ts'
import { contractDocuments } from '../search/contract-documents.ts'
import type { SearchDocument } from '../search/search-document.ts'
import { pageDocuments } from '../search/page-documents.ts'
import { NEXT } from './folders.ts'
import { htmlFiles } from './html-files.ts'
import { offlinePages } from './offline-pages.ts'

/** Files beside the pages that Astro does not write. */
const BESIDE = [...REFERENCES.flatMap(filesOf), ...EVENT_FILES, ...LANGUAGES.map(searchFile)]

/** Pages whose text the search covers, besides the guides and flows. */
const PROSE: ReadonlySet<string> = new Set(['index.html', 'settings.html', 'architecture.html'])

/**
 * Builds all pages except the references, and all Markdown files, into `dist.next`. Throws an error that names each empty
 * code block.
 */
export async function buildSite(): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
  // Imported here, because the variable above must be set first.
  const { build } = await import('astro')
  const { siteConfig } = await import('./site-config.ts')
  const failures: string[] = []
  await build(siteConfig(failures))
  if (failures.length > 0) throw new Error(failures.join('\n'))
  // Astro writes the home page of a language beside its folder.
  await rename(join(NEXT, `${PORTUGUESE}.html`), join(NEXT, PORTUGUESE, 'index.html'))
  // A server returns the same page for each address without a page.
  await rm(join(NEXT, PORTUGUESE, '404.html'), { force: true })
  await offlinePages(NEXT, BESIDE)
  for (const language of LANGUAGES)
    await writeFile(join(NEXT, searchFile(language)), await searchScript(language))
  await writeMarkdown(NEXT)
}

/** The search documents of a language as a classic script, because a page that is opened from the disk cannot fetch. */
async function searchScript(language: Language): Promise<string> {
  const files = await htmlFiles(NEXT)
  const documents: SearchDocument[] = []
  for (const page of files.filter((file) => isPortuguese(file) === (language !== 'en'))) {
    const name = isPortuguese(page) ? page.slice(`${PORTUGUESE}/`.length) : page
    if (!PROSE.has(name) && !/^(?:guides|flows)\//.test(name)) continue
    documents.push(...pageDocuments(page, await readFile(join(NEXT, page), 'utf8')))
  }
  const pages = new Set(language === 'en' ? [] : [...files, ...BESIDE])
  /** The address of the Portuguese page, if there is one. */
  const own = (address: string): string =>
    pages.has(`${PORTUGUESE}/${address.replace(/#.*$/, '')}`) ? `${PORTUGUESE}/${address}` : address
  const ofContract = contractDocuments(language).map((it) => ({ ...it, address: own(it.address) }))
  return `globalThis.pixSearchDocuments=${JSON.stringify([...documents, ...ofContract])}\n`
}
