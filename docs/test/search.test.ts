import { describe, expect, it } from 'vitest'
import { operations } from '../src/data/contract.ts'
import { createSearch } from '../src/search/search.ts'
import { builtSearchDocuments } from './built-site.ts'

const documents = builtSearchDocuments()
const search = createSearch(documents)

describe('the search', () => {
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

  it('finds every document by its whole name, among the first three or as many as share it', () => {
    const bearers = new Map(
      [...Map.groupBy(documents, ({ name }) => name)].map(([name, { length }]) => [name, length]),
    )
    const lost = documents.filter(({ name, address }) => {
      const first = search(name).slice(0, Math.max(3, bearers.get(name) ?? 0))
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
      new Set(['guide', 'operation', 'event', 'error', 'gap', 'schema', 'states', 'page']),
    )
    expect(
      documents.filter(({ kind, address }) => kind === 'guide' && address.includes('#')).length,
    ).toBeGreaterThan(0)
  })
})
