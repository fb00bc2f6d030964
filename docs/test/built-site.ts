import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { movedPages } from '../src/data/moved-guides.ts'
import type { SearchDocument } from '../src/search/search-document.ts'
import { DIST } from '../src/folders.ts'
import { elementsOf, type HtmlElement, htmlFiles } from '../src/html-files.ts'

/** The pages of the built site. The old address of a page is not a page. */
export const builtPages = (): Promise<readonly string[]> => htmlFiles(DIST, movedPages)

/** The text of a file of the built site. */
export const built = (file: string): string => readFileSync(join(DIST, file), 'utf8')

export type BuiltElement = Pick<HtmlElement, 'tagName' | 'attrs'>
const parsed = new Map<string, readonly BuiltElement[]>()

/** The elements of a built page. The files of a run share them, because to parse all pages takes seconds. */
export function builtElements(page: string): readonly BuiltElement[] {
  const known = parsed.get(page)
  if (known !== undefined) return known
  // Without their content, which nobody here needs and which would fill the memory.
  const elements = elementsOf(built(page)).map(({ tagName, attrs }) => ({ tagName, attrs }))
  parsed.set(page, elements)
  return elements
}

/** The search documents of the built site. Runs the classic script, as a page does. */
export function builtSearchDocuments(): readonly SearchDocument[] {
  const page = createContext({})
  runInContext(built('search-documents.js'), page)
  const { pixSearchDocuments } = page as { pixSearchDocuments: readonly SearchDocument[] }
  return pixSearchDocuments
}
