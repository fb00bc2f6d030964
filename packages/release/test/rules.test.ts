import { describe, expect, it } from 'vitest'
import { unannounced } from '../src/changesets/unannounced.ts'
import type { JsonObject } from '../src/contract/json.ts'
import { ownersOf } from '../src/report/report.ts'
import { placeOf, whereOf } from '../src/review/finding.ts'
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

describe('the report of a difference', () => {
  const variants = ['a', 'b'].map((type) => ({
    properties: { type: { const: type }, note: { type: 'null' } },
  }))
  const twoVariants = changed(contract, [['/components/schemas/MaskedAuthentication/oneOf', variants]])
  const reports = [
    ...CASES.map(({ set }) => [contract, changed(contract, set)] as const),
    [
      twoVariants,
      changed(
        twoVariants,
        [0, 1].map((it) => [
          `/components/schemas/MaskedAuthentication/oneOf/${it}/properties/note`,
          undefined,
        ]),
      ),
    ] as const,
  ].flatMap(([base, head]) =>
    [review(base, head), review(head, base)].map(({ findings }) =>
      findings.map((it) => ({ ...it, class: 'breaking' as const })),
    ),
  )

  it('names the place in each line', () => {
    const found = reports.flat()
    expect(found.filter((it) => it.owners.includes('contract') && placeOf(it) === '')).toEqual([])
    expect(found.filter((it) => /^: |: $|: : /.test(whereOf(it)))).toEqual([])
  })

  it('has no line twice', () => {
    for (const findings of reports) {
      const lines = findings.map((it) => `${it.direction} ${ownersOf(it)} ${whereOf(it)}`)
      const announcements = unannounced(findings).replaceAll(/ +#.*/g, '').split('\n')
      for (const printed of [lines, announcements]) expect(printed).toEqual([...new Set(printed)])
    }
  })
})

describe('the cases', () => {
  it('ask every rule, in every direction that it tells apart', () => {
    const asked = new Set(CASES.flatMap(({ want, back }) => [...want, ...back]).map((it) => it.split(' ')[2]))
    expect(RULES.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([])
  })
})
