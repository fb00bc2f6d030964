import { isFull, isLong } from '@pix-payments/testing/length'
import { describe, expect, it } from 'vitest'
import { isPortuguese } from '../src/languages/languages.ts'
import { operations } from '../src/data/contract.ts'
import { createSearch } from '../src/search/search.ts'
import { wordsOf } from '../src/search/words.ts'
import { builtSearchDocuments } from './built-site.ts'
import { ENGLISH, PORTUGUESE, type Wanted } from './search-queries.ts'

const documents = builtSearchDocuments()
const search = createSearch(documents)
const searchInPortuguese = createSearch(documents, 'pt-BR')

/** `pnpm test` looks for every twelfth document by its name, `pnpm test:long` for every fourth, a full run for each one. */
const FEW = isLong ? 4 : 12
const namedDocuments = documents.filter((_, at) => isFull || at % FEW === 0)

/** The place of the wanted page among the results, from 1. A section counts as its page. */
function placeOf({ query, page }: Wanted, find = search): number {
  const answers = (address: string): boolean => {
    const english = address.replace(/^pt-br\//, '')
    return english === page || (!page.includes('#') && english.startsWith(`${page}#`))
  }
  return find(query).findIndex(({ address }) => answers(address)) + 1
}

describe('the search', () => {
  it('has the right page first for all but ten queries in two languages, and among the first three for all', () => {
    const queries = [...ENGLISH, ...PORTUGUESE]
    expect([ENGLISH.length, PORTUGUESE.length]).toEqual([52, 51])
    const places = queries.map((wanted) => ({ ...wanted, place: placeOf(wanted) }))
    expect(places.filter(({ place }) => place < 1 || place > 3)).toEqual([])
    const misses = places.filter(({ place }) => place !== 1)
    expect(misses.slice(10)).toEqual([])
  })

  it('has the right page among the first three on a Portuguese page for all queries in Portuguese', () => {
    const places = PORTUGUESE.map((wanted) => ({ ...wanted, place: placeOf(wanted, searchInPortuguese) }))
    expect(places.filter(({ place }) => place < 1 || place > 3)).toEqual([])
    expect(places.filter(({ place }) => place === 1).length).toBeGreaterThanOrEqual(40)
  })

  it('shows rows of the gap register below all other results, unless the query names the row', () => {
    for (const query of ['refund', 'estorno', 'webhook', 'idempotency']) {
      const kinds = search(query).map(({ kind }) => kind)
      const first = kinds.indexOf('gap')
      expect(kinds.slice(first === -1 ? kinds.length : first).every((kind) => kind === 'gap')).toBe(true)
    }
    expect(search('G-047')[0]?.address).toBe('gaps.html#G-047')
  })

  it('tolerates no typing error in a word of three letters', () => {
    expect(
      search('med').every(({ name, keywords = '', summary, text, address }) => {
        const sections = documents.filter((it) => it.address.startsWith(`${address}#`)).map((it) => it.text)
        return /\bmed|take.?back|chargeback|contesta/i.test(
          [name, keywords, summary, text, ...sections].join(' '),
        )
      }),
    ).toBe(true)
  })

  it.each([
    // An identifier finds its page.
    { query: 'IGAMING_CPF_MISMATCH', first: 'errors.html#IGAMING_CPF_MISMATCH' },
    { query: 'igaming_cpf_mismatch', first: 'errors.html#IGAMING_CPF_MISMATCH' },
    { query: 'igaming cpf mismatch', first: 'errors.html#IGAMING_CPF_MISMATCH' },
    { query: 'createRefund', first: 'reference/index.html#operation/createRefund' },
    { query: 'create refund', first: 'reference/index.html#operation/createRefund' },
    { query: 'G-047', first: 'gaps.html#G-047' },
    { query: 'g047', first: 'gaps.html#G-047' },
    { query: 'pixChargePaid', first: 'reference/index.html#operation/pixChargePaid' },
    { query: 'ScheduleStatusDetailed', first: 'schemas.html#ScheduleStatusDetailed' },
    { query: 'AC05', first: 'errors.html#AC05' },
    // Words find the page with their meaning.
    { query: 'insufficient balance', first: 'errors.html#INSUFFICIENT_BALANCE' },
    { query: 'take a deposit', first: 'guides/deposit.html' },
    { query: 'states of a charge', first: 'states/charge.html' },
    { query: 'closing day balance', first: 'reference/index.html#operation/getClosingDayBalance' },
    { query: '/v1/internal-transfer', first: 'reference/index.html#operation/createInternalTransfer' },
    // The beginning of a word, and a typing error in a long word.
    { query: 'createRef', first: 'reference/index.html#operation/createRefund' },
    { query: 'INSUFICIENT_BALANCE', first: 'errors.html#INSUFFICIENT_BALANCE' },
  ])('answers "$query" with $first first', ({ query, first }) => {
    expect(search(query)[0]?.address).toBe(first)
  })

  it('finds a document by its whole name, among the first three or as many as share it, or further down when the name is one plain word', () => {
    const bearers = new Map(
      [...Map.groupBy(documents, ({ name }) => name)].map(([name, { length }]) => [name, length]),
    )
    // `Refund` is a schema, a section and a subject. The pages about the subject come first.
    const isPlainWord = (name: string): boolean =>
      wordsOf(name).length === 1 && /^\p{L}\p{Ll}+$/u.test(wordsOf(name)[0] ?? '')
    const lost = namedDocuments.filter(({ name, address }) => {
      const most = isPlainWord(name) ? 30 : Math.max(3, bearers.get(name) ?? 0)
      const first = (isPortuguese(address) ? searchInPortuguese : search)(name).slice(0, most)
      return !first.some((found) => found.address === address)
    })
    expect(lost.map(({ name, address }) => `${name} ${address}`)).toEqual([])
  })

  it.each(['', '   ', '…', 'xyzzyplugh'])('finds nothing for "%s"', (query) => {
    expect(search(query)).toEqual([])
  })

  it('knows every operation and event, and the text of guides below their headings', () => {
    const names = new Set(documents.map(({ name }) => name))
    expect(operations.filter(({ id }) => !names.has(id))).toEqual([])
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(
      new Set(['guide', 'operation', 'event', 'error', 'gap', 'schema', 'states', 'flow', 'page', 'project']),
    )
    expect(
      documents.filter(({ kind, address }) => kind === 'guide' && address.includes('#')).length,
    ).toBeGreaterThan(0)
  })
})
