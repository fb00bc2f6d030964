import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../src/contract/json.ts'
import { review } from '../src/review/review.ts'
import { RULES } from '../src/rules/index.ts'
import { CASES } from './cases.ts'
import { changed, smallContract } from './contract.ts'

const contract = smallContract()
const judged = (base: JsonObject, head: JsonObject): string[] =>
  review(base, head)
    .findings.map(({ class: name, direction, rule }) => `${name} ${direction} ${rule}`)
    .sort()

describe('a difference', () => {
  it.each(CASES)('$name is judged by its class, direction and rule', ({ set, want, back }) => {
    const other = changed(contract, set)
    expect(judged(contract, other)).toEqual([...want].sort())
    expect(judged(other, contract)).toEqual([...back].sort())
  })
})

describe('the cases', () => {
  it('ask every rule, in every direction that it tells apart', () => {
    const asked = new Set(CASES.flatMap(({ want, back }) => [...want, ...back]).map((it) => it.split(' ')[2]))
    expect(RULES.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([])
  })
})
