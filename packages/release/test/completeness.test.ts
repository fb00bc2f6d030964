import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isFull, isLong } from '@pix-payments/testing/length'
import { describe, expect, it } from 'vitest'
import { compare } from '../src/comparison/compare.ts'
import { isObject, type Json, type JsonObject } from '../src/contract/json.ts'
import { leavesOf } from '../src/contract/leaves.ts'
import { meaningOf } from '../src/contract/meaning.ts'
import { at } from '../src/contract/pointer.ts'
import { review } from '../src/review/review.ts'
import { changed, smallContract } from './contract.ts'

const other = (value: Json): Json => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return `${String(value)}0`
}
/** Returns the pointers of all values except prose and references, because a changed reference would have no target. */
const changeable = (contract: JsonObject): string[] =>
  [...leavesOf(meaningOf(contract)).keys()].filter((pointer) => !pointer.endsWith('/$ref'))

/** Returns the places whose change causes no finding, or a finding of no rule. */
function silent(contract: JsonObject, pointers: readonly string[]): string[] {
  return pointers.filter((pointer) => {
    const value = at(contract, pointer)
    // A value inside is added to an empty object or list. Any other value is replaced.
    const full: Json =
      typeof value === 'object' ? (Array.isArray(value) ? [{ x: 'y' }] : { x: 'y' }) : other(value ?? null)
    const { findings } = review(contract, changed(contract, [[pointer, full]]))
    return findings.length === 0 || findings.some((it) => it.what.startsWith('/'))
  })
}

/** The comparison reads a constant as an enum of one value, so its places are those of the enum. */
const withoutConstants = (contract: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(contract), (_key, value: JsonObject) => {
    if (!isObject(value) || !('const' in value)) return value
    const { const: only, ...rest } = value
    return { ...rest, enum: [only] }
  }) as JsonObject

describe('the comparison', () => {
  const contract = withoutConstants(smallContract())
  const text = readFileSync(fileURLToPath(import.meta.resolve('@pix-payments/spec/openapi.json')), 'utf8')
  const real = JSON.parse(text) as JsonObject
  /** `pnpm test` takes every fourth value, and `pnpm test:long` each one. */
  const tried = changeable(contract).filter((_, index) => isLong || index % 4 === 0)

  it('tells every value that changes, wherever it stands', () => {
    expect(silent(contract, tried)).toEqual([])
  })

  it('tells every value that goes', () => {
    const gone = tried.filter((pointer) => {
      const { findings } = review(contract, changed(contract, [[pointer, undefined]]))
      return findings.length === 0 || findings.some((it) => it.what.startsWith('/'))
    })
    expect(gone).toEqual([])
  })

  it('tells a sample of the values of the contract itself', () => {
    const all = changeable(real)
    // A comparison of the whole contract takes a second.
    const step = Math.floor(all.length / (isLong ? (isFull ? 33 : 8) : 2))
    expect(
      silent(
        real,
        all.filter((_, index) => index % step === 7),
      ),
    ).toEqual([])
  })

  it('leaves out prose, but not what has the name of a kind of prose', () => {
    const kept = meaningOf(real)
    const isKept = (pointer: string): boolean => at(kept, pointer) !== undefined
    const left = [...leavesOf(real).keys()].map((pointer) => {
      const parts = pointer.split('/')
      return parts.find((_, index) => !isKept(parts.slice(0, index + 1).join('/')))
    })
    expect([...new Set(left)].sort().join(' ').trim()).toBe(
      'callbacks contact description envelope example examples externalDocs gaps if license meaning meanings sources summary tags then title x-codeSamples x-gap x-message x-source x-tagGroups',
    )
    expect(isKept('/components/schemas/CreateImmediateChargeRequest/properties/description')).toBe(true)
    // The `then` of `if: {}` stands in the schema itself. Other conditions stay.
    expect(isKept('/components/schemas/CreateRecurrenceRequest/allOf/2')).toBe(true)
    expect(isKept('/components/schemas/CreditorRequest/then')).toBe(true)
    expect(meaningOf(kept)).toEqual(kept)
  })

  it('leaves nothing overlooked when everything goes or comes', () => {
    const empty: JsonObject = { openapi: '3.1.0', info: { title: 'Empty', version: '1.2.3' }, paths: {} }
    expect(compare(contract, empty).overlooked).toEqual([])
    expect(compare(empty, contract).overlooked).toEqual([])
    for (const components of [{}, { links: {} }]) {
      expect(compare(empty, { ...empty, components }).overlooked).toEqual([])
      expect(compare({ ...empty, components }, contract).overlooked).toEqual([])
    }
  })

  it('is held to a plain comparison: what it has not looked at is unclassified', () => {
    const none = changed(contract, [['/x-error-catalogue/operations', {}]])
    expect(compare(none, contract).overlooked).toEqual([
      { side: 'base', pointer: '/x-error-catalogue/operations' },
    ])
    expect(review(none, contract).findings[0]).toMatchObject({ class: 'breaking', rule: 'unclassified' })
  })

  it('finds no difference of meaning where only the place differs', () => {
    const note = at(contract, '/components/schemas/Amount') ?? null
    const inlined = changed(contract, [['/components/schemas/RefundSettledEvent/properties/amount', note]])
    const { findings, leaves } = review(contract, inlined)
    expect(findings).toEqual([])
    expect(leaves).toBeGreaterThan(0)
  })

  it('reports what no rule knows as unclassified and breaking', () => {
    const strange = changed(contract, [['/components/schemas/Amount/surprise', true]])
    expect(review(contract, strange).findings).toMatchObject([
      { class: 'breaking', rule: 'unclassified', direction: 'request' },
      { class: 'breaking', rule: 'unclassified', direction: 'response' },
    ])
  })
})
