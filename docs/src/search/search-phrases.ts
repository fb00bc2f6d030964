import type { Kind } from './search-document.ts'

/** The names of the kinds of results. */
export const KINDS: Readonly<Record<Kind, string>> = {
  guide: 'Guide',
  operation: 'Operation',
  event: 'Event',
  error: 'Error',
  gap: 'Gap',
  schema: 'Schema',
  states: 'States',
  page: 'Page',
}

export const NOTHING_FOUND = 'Nothing found for'
export const RESULT = 'result'
export const RESULTS = 'results'
export const NOT_LOADED = 'The search could not load: search-documents.js is missing beside index.html.'

/** The phrases that the search box shows. The page holds them in its language. */
export const SEARCH_PHRASES: readonly string[] = [
  ...Object.values(KINDS),
  NOTHING_FOUND,
  RESULT,
  RESULTS,
  NOT_LOADED,
]
