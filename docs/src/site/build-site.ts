import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unreleased } from '@pix-payments/release/unreleased'
import { FOLDER_PAGES, PORTUGUESE } from '../languages/languages.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import { ALL_REFERENCES, SPEC_FILES, filesOf } from '../reference/references.ts'
import { contractDocuments } from '../search/contract-documents.ts'
import { pageDocuments } from '../search/page-documents.ts'
import type { SearchDocument } from '../search/search-document.ts'
import { DOCS, EXAMPLES, EXAMPLES_FOLDER, NEXT } from '../folders.ts'
import { offlinePages } from './offline-pages.ts'

/** Files beside the pages that Astro does not write. */
const BESIDE = [...ALL_REFERENCES.flatMap(filesOf), ...SPEC_FILES, 'search-documents.js']

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
  await build(siteConfig(failures, await unreleased(join(DOCS, '..'))))
  if (failures.length > 0) throw new Error(failures.join('\n'))
  await copyExamples()
  // Astro writes the page of a folder, for example the home page of a language, beside the folder.
  for (const folder of [PORTUGUESE, ...FOLDER_PAGES]) {
    await rename(join(NEXT, `${folder}.html`), join(NEXT, folder, 'index.html'))
  }
  // A server returns the same page for each address without a page.
  await rm(join(NEXT, PORTUGUESE, '404.html'), { force: true })
  const documents: SearchDocument[] = []
  await offlinePages(NEXT, BESIDE, ({ page, elements, isEnglish }) => {
    if (page !== '404.html' && !isEnglish) documents.push(...pageDocuments(page, elements))
  })
  await writeFile(join(NEXT, 'search-documents.js'), searchScript(documents))
  await writeMarkdown(NEXT)
}

/** Copies the samples, because the guides link to the whole files. */
async function copyExamples(): Promise<void> {
  const skip = /[/\\](?:node_modules|dist)$/
  await cp(EXAMPLES, join(NEXT, EXAMPLES_FOLDER), { recursive: true, filter: (path) => !skip.test(path) })
}

/** The search documents as a classic script, because a page that is opened from the disk cannot fetch. */
const searchScript = (documents: readonly SearchDocument[]): string =>
  `globalThis.pixSearchDocuments=${JSON.stringify([...documents, ...contractDocuments()])}\n`
