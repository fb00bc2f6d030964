import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Kind, SearchDocument } from './search-document.ts'
import { type Meaning, meaningsOf } from './synonyms.ts'
import { folded, lettersOf, tokenize, wordsOf } from './words.ts'

/** Finds documents. The best match comes first. */
export type Search = (query: string) => readonly SearchDocument[]

/** Ranks kinds that explain more above other kinds with an equal match. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  guide: 1.5,
  operation: 1.3,
  event: 1.3,
  page: 1.2,
  flow: 1,
  error: 1.1,
  states: 1.1,
  gap: 0.8,
  schema: 0.6,
  project: 0.4,
}
/** A query that is a whole name ranks the document with this name first. */
const WHOLE_NAME = 50
const START_OF_NAME = 4
/** `Balance` may mean the schema or the subject. */
const SCHEMA_NAME = 4
/** The operation that reads what the query names: `balance` in `getBalance`. */
const READS = 4
/** Of the operations of a resource, a reader looks first for the one that creates it. */
const CREATES = 1.3
/** The same for the heading of a section, and for a title with other words around those of the query. */
const WHOLE_HEADING = 10
const IN_TITLE = 12
const IN_HEADING = 2.5
/** The text of its sections counts for a page, so that a page that answers in several places ranks above its sections. */
const SECTIONS = 0.3
/** A text with a synonym ranks below a text with the word itself. */
const SYNONYM = 0.7
const MOST = 30
/** With fewer documents that have all words, those with any of the words follow. */
const FEW = 3
/** A longer list of sections of one page would hide the other pages. */
const MOST_OF_PAGE = 4

/**
 * Searches all documents, in English and Portuguese. Whole names come first. Then come the documents with all words, and,
 * if there are few, the documents with any of the words. Rows of the gap register come last, unless the query names one.
 * Tolerates a typing error in a long word. `language` is the language of the page with the search box.
 */
export function createSearch(all: readonly SearchDocument[], language = 'en'): Search {
  const documents = inOneLanguage(all, language)
  const index = new MiniSearch<SearchDocument & { id: number; sections: string }>({
    fields: ['name', 'keywords', 'summary', 'text', 'sections'],
    tokenize,
    processTerm: folded,
    searchOptions: {
      boost: { name: 6, keywords: 4, summary: 2, sections: SECTIONS },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      weights: { fuzzy: 0.2, prefix: 0.5 },
    },
  })
  const sections = sectionsOf(documents)
  index.addAll(
    documents.map((document, id) => ({ ...document, id, sections: sections.get(document.address) ?? '' })),
  )
  const titles = documents.map(
    ({ name, keywords = '' }) => new Set(tokenize(`${name} ${keywords}`).map(folded)),
  )
  return (query) => {
    const meanings = meaningsOf(wordsOf(query))
    const rank = rankFor(query, meanings, documents, titles)
    const withAll = index.search(queryOf(meanings, 'AND'), { boostDocument: rank })
    const withAny = withAll.length < FEW ? index.search(queryOf(meanings, 'OR'), { boostDocument: rank }) : []
    const found = new Set([...withAll, ...withAny].map(({ id }: SearchResult) => Number(id)))
    return listed(
      [...found].flatMap((id) => documents[id] ?? []),
      query,
    )
  }
}

/** Each meaning as one of its words. All parts of a word must match: `G-047` is not any text with a `G`. */
function queryOf(meanings: readonly Meaning[], combineWith: 'AND' | 'OR'): Query {
  return {
    combineWith,
    queries: meanings.map(([word, ...synonyms]) => ({
      combineWith: 'OR',
      queries: [
        { combineWith: 'AND', queries: [word] },
        ...synonyms.map((synonym) => ({
          combineWith: 'AND' as const,
          queries: wordsOf(synonym).slice(),
          boost: {
            name: 6 * SYNONYM,
            keywords: 4 * SYNONYM,
            summary: 2 * SYNONYM,
            text: SYNONYM,
            sections: SECTIONS * SYNONYM,
          },
          fuzzy: false,
          prefix: false,
        })),
      ],
    })),
  }
}

/** The headings and texts of the sections of a page, by the address of the page. */
function sectionsOf(documents: readonly SearchDocument[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const document of documents) {
    if (!isProse(document) || !document.address.includes('#')) continue
    const page = document.address.replace(/#.*$/, '')
    texts.set(page, `${texts.get(page) ?? ''} ${document.name} ${document.text}`)
  }
  return texts
}

/** How much more a document counts for a query than its words alone. */
function rankFor(
  query: string,
  meanings: readonly Meaning[],
  documents: readonly SearchDocument[],
  titles: readonly ReadonlySet<string>[],
): (id: unknown) => number {
  const wanted = lettersOf(query)
  const names = new Set([wanted, ...(meanings.length === 1 ? (meanings[0] ?? []).map(lettersOf) : [])])
  return (id) => {
    const document = documents[Number(id)]
    const title = titles[Number(id)]
    if (document === undefined || title === undefined) return 1
    const { kind, name, alias = '', address } = document
    const weight = WEIGHTS[kind]
    // `Refund` is a schema and `refund` is a subject: only a name that looks like code means the schema.
    if (kind === 'schema' && !(name === query.trim() && /[a-z][A-Z]/.test(name))) {
      return name === query.trim() ? weight * SCHEMA_NAME : weight
    }
    const isSection = isProse(document) && address.includes('#')
    if (names.has(lettersOf(name)) || (alias !== '' && lettersOf(alias) === wanted)) {
      return weight * (isSection ? WHOLE_HEADING : WHOLE_NAME)
    }
    if (hasTitle(document)) {
      const named = meanings.filter((meaning) => meaning.some((word) => hasWords(title, word)))
      const share = named.length / meanings.length
      if (share > 0) return weight * (1 + ((isSection ? IN_HEADING : IN_TITLE) - 1) * share ** 2)
    }
    const resource = kind === 'operation' ? /^(?:get|list)(?=[A-Z])(.+)/.exec(name)?.[1] : undefined
    if (resource !== undefined && names.has(lettersOf(resource))) return weight * READS
    const start = lettersOf(name).startsWith(wanted) ? START_OF_NAME : 1
    return weight * start * (kind === 'operation' && /^create[A-Z]/.test(name) ? CREATES : 1)
  }
}

/** Text that is read from its beginning, in contrast to an entry that is looked up. */
const isProse = ({ kind }: SearchDocument): boolean => ['guide', 'page', 'flow', 'project'].includes(kind)

const hasTitle = (document: SearchDocument): boolean => isProse(document) || document.kind === 'states'

const hasWords = (title: ReadonlySet<string>, phrase: string): boolean =>
  wordsOf(phrase).every((word) => title.has(folded(word)))

/**
 * Without the sections that would hide other pages, and with the rows of the gap register at the end.
 */
function listed(found: readonly SearchDocument[], query: string): readonly SearchDocument[] {
  const wanted = lettersOf(query)
  const isLast = ({ kind, name }: SearchDocument): boolean => kind === 'gap' && lettersOf(name) !== wanted
  const counts = new Map<string, number>()
  const shown = found.filter((document) => {
    if (!isProse(document)) return true
    const page = pageOf(document)
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    return count <= MOST_OF_PAGE
  })
  return [...shown.filter((it) => !isLast(it)), ...shown.filter(isLast)].slice(0, MOST)
}

/** The documents in one language: in the language of the search box, if a page or a text has it. */
function inOneLanguage(all: readonly SearchDocument[], language: string): readonly SearchDocument[] {
  const isOwn = ({ address }: SearchDocument): boolean => isPortuguese(address) === isPortuguese(language)
  const own = new Set(all.filter(isProse).filter(isOwn).map(pageOf))
  const documents = all.filter(
    (document) => !isProse(document) || isOwn(document) || !own.has(pageOf(document)),
  )
  return isPortuguese(language)
    ? documents.map((document) => ({ ...document, ...document.portuguese }))
    : documents
}

/** The page of a result, without its language. */
const pageOf = ({ address }: SearchDocument): string => address.replace(/#.*$/, '').replace(PORTUGUESE, '')

/** The folder of the Portuguese pages, and the tag of their language. */
const PORTUGUESE = /^pt(?:-br)?(?:\/|$)/i

const isPortuguese = (addressOrLanguage: string): boolean => PORTUGUESE.test(addressOrLanguage)
