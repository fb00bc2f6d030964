import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import type { SearchDocument } from '../src/search/search-document.ts'
import { DIST } from '../src/site/folders.ts'

/** The text of a file of the built site. */
export const built = (file: string): string => readFileSync(join(DIST, file), 'utf8')

/** The search documents of the built site. Runs the classic script, as a page does. */
export function builtSearchDocuments(): readonly SearchDocument[] {
  const page = createContext({})
  runInContext(built('search-documents.js'), page)
  const { pixSearchDocuments } = page as { pixSearchDocuments: readonly SearchDocument[] }
  return pixSearchDocuments
}
