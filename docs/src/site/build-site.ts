import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, REFERENCES } from '../reference/references.ts'
import { contractDocuments } from '../search/contract-documents.ts'
import { pageDocuments } from '../search/page-documents.ts'
import { NEXT } from './folders.ts'
import { htmlFiles } from './html-files.ts'
import { offlinePages } from './offline-pages.ts'

/** What stands beside the pages without being one of them. */
const BESIDE = [...REFERENCES.flatMap(filesOf), 'search-documents.js']

/** Pages besides the guides that are searched through by their text. */
const PROSE: ReadonlySet<string> = new Set(['index.html', 'settings.html', 'architecture.html'])

/** Builds all pages but the references into `dist.next`. Throws with every code block that shows nothing. */
export async function buildSite(): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
  // Read only now: the switch above must be set before.
  const { build } = await import('astro')
  const { siteConfig } = await import('./site-config.ts')
  const failures: string[] = []
  await build(siteConfig(failures))
  if (failures.length > 0) throw new Error(failures.join('\n'))
  await offlinePages(NEXT, BESIDE)
  await writeFile(join(NEXT, 'search-documents.js'), await searchScript())
}

/** What the search looks through, as a classic script: a page on a disk may not fetch. */
async function searchScript(): Promise<string> {
  const prose = (await htmlFiles(NEXT)).filter((page) => PROSE.has(page) || page.startsWith('guides/'))
  const pages = await Promise.all(
    prose.map(async (page) => pageDocuments(page, await readFile(join(NEXT, page), 'utf8'))),
  )
  return `globalThis.pixSearchDocuments=${JSON.stringify([...pages.flat(), ...contractDocuments()])}\n`
}
