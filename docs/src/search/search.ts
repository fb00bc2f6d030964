import MiniSearch, { type SearchResult } from 'minisearch'
import type { Kind, SearchDocument } from './search-document.ts'

/** Finds documents. The best match comes first. */
export type Search = (query: string) => readonly SearchDocument[]

/** Ranks kinds that explain more above other kinds with an equal match. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  operation: 1.3,
  event: 1.3,
  guide: 1.2,
  error: 1.2,
  states: 1.1,
  page: 1,
  gap: 0.8,
  schema: 0.8,
}
/** A query that is a whole name ranks the document with this name first. */
const WHOLE_NAME = 50
const START_OF_NAME = 4
const MOST = 30

/**
 * Searches all documents. Whole names come first. Then come the documents with all words, or, if there are none, the
 * documents with any of the words. Tolerates a typing error in a long word.
 */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['name', 'summary', 'text'],
    tokenize,
    processTerm: (term) => term.toLowerCase(),
    searchOptions: {
      boost: { name: 6, summary: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      weights: { fuzzy: 0.2, prefix: 0.5 },
    },
  })
  index.addAll(documents.map((document, id) => ({ ...document, id })))
  return (query) => {
    const boost = boostFor(query, documents)
    const all = index.search(query, { combineWith: 'AND', boostDocument: boost })
    const found: readonly SearchResult[] =
      all.length > 0 ? all : index.search(query, { combineWith: 'OR', boostDocument: boost })
    return found.slice(0, MOST).flatMap(({ id }) => documents[Number(id)] ?? [])
  }
}

function boostFor(query: string, documents: readonly SearchDocument[]): (id: unknown) => number {
  const wanted = letters(query)
  const inWords = /\s/.test(query.trim())
  return (id) => {
    const document = documents[Number(id)]
    if (document === undefined) return 1
    const { kind, name, alias = '' } = document
    // Several words are not the name of a schema: `closing day balance` means the operation.
    if (inWords && kind === 'schema') return WEIGHTS[kind]
    const whole = letters(name) === wanted || letters(alias) === wanted
    return WEIGHTS[kind] * (whole ? WHOLE_NAME : letters(name).startsWith(wanted) ? START_OF_NAME : 1)
  }
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Splits a text into words. An identifier also gives its parts: `G-047`, `G047`, `G`, `047`. */
function tokenize(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}_§.-]+/gu) ?? []
  return words.flatMap((word) => {
    const whole = word.replaceAll(/^[.-]+|[.-]+$/g, '')
    const parts = whole.split(/[_.-]|(?<=[a-z\d])(?=[A-Z])/).filter((part) => part !== '')
    return whole === '' ? [] : [...new Set([whole, parts.join(''), ...parts])]
  })
}
