import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NAIVE_FAILS } from '../operators/naive/expected.ts'
import { createRandom } from '../src/random.ts'
import { describeStep } from '../src/report/describe-step.ts'
import { CATALOGUE } from '../src/scenarios/catalogue.ts'
import type { Scenario } from '../src/scenarios/scenario.ts'

const spec = (name: string): string => readFileSync(new URL(`../../../spec/${name}`, import.meta.url), 'utf8')
const KNOWN = new Set(
  [
    ...spec('sections.yaml').matchAll(/id: (R-\d{3})$/gm),
    ...spec('sections.yaml').matchAll(/section: (§[\d.]+)$/gm),
    ...spec('gaps.yaml').matchAll(/id: (G-\d{3})$/gm),
  ].map(([, id]) => id),
)

test('has at least 45 scenarios, each with an id of its own', () => {
  const ids = CATALOGUE.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(45)
})

test('each scenario follows from rules that the contract has', () => {
  const unknown = CATALOGUE.flatMap(({ id, rules }) =>
    rules.filter((it) => !KNOWN.has(it)).map((it) => `${id} ${it}`),
  )
  expect(unknown).toEqual([])
})

test.each(CATALOGUE)('$id has the same steps for the same seed, in words', ({ id, steps }) => {
  const first = steps(createRandom(id, 7))
  expect(steps(createRandom(id, 7))).toEqual(first)
  expect(first.map(describeStep).join(' ')).not.toMatch(/undefined|NaN/)
})

test('the guide explains each scenario that the naive back end fails, and those of recurring charges', () => {
  const guide = readFileSync(
    new URL('../../../docs/src/content/docs/guides/how-integrations-lose-money.mdx', import.meta.url),
    'utf8',
  )
  const recurring = CATALOGUE.filter(({ needs = [] }) => needs.includes('recurrences')).map(({ id }) => id)
  const explained = [...NAIVE_FAILS, ...recurring]
  expect(explained.filter((id) => !guide.includes(`\`${id}\``))).toEqual([])
  const passed = CATALOGUE.length - NAIVE_FAILS.length - CATALOGUE.filter(needsMore).length
  expect(guide.replaceAll(/\s+/g, ' ')).toContain(
    `passes ${passed} scenarios and fails ${NAIVE_FAILS.length}`,
  )
})

/** The naive back end has no refunds and no recurring charges. */
const needsMore = ({ needs = [] }: Scenario): boolean => needs.some((it) => it !== 'restart')
