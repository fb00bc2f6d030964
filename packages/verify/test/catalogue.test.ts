import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NAIVE_FAILS, NAIVE_NOT_PLAYED } from '../operators/naive/expected.ts'
import { createRandom } from '../src/random.ts'
import { describeStep } from '../src/report/describe-step.ts'
import { remedyOf } from '../src/report/links.ts'
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

const GUIDE = readFileSync(
  new URL('../../../docs/src/content/docs/guides/how-integrations-lose-money.mdx', import.meta.url),
  'utf8',
)
/** The text of a section, by the anchor of its heading. */
const SECTIONS = new Map(
  GUIDE.split(/^## /m).map((it) => [it.split('\n', 1)[0]?.toLowerCase().replaceAll(' ', '-'), it]),
)

test('each failure links to the section of the guide that shows the fix', () => {
  const unexplained = CATALOGUE.filter((it) => !SECTIONS.get(remedyOf(it))?.includes(`\`${it.id}\``))
  expect(unexplained.map((it) => `${it.id} in ${remedyOf(it)}`)).toEqual([])
})

test('the guide says how many scenarios the naive back end passes', () => {
  const passed =
    CATALOGUE.length - NAIVE_FAILS.length - NAIVE_NOT_PLAYED.length - CATALOGUE.filter(needsMore).length
  expect(GUIDE.replaceAll(/\s+/g, ' ')).toContain(
    `passes ${passed} scenarios and fails ${NAIVE_FAILS.length}`,
  )
})

test('what a title calls "at the same time" overlaps', () => {
  const titled = CATALOGUE.filter(({ title }) => title.includes('at the same time'))
  const overlaps = ({ id, steps }: Scenario): boolean =>
    steps(createRandom(id, 1)).some((step) => step.do === 'overlap' || step.do === 'together')
  expect(titled.filter((it) => !overlaps(it)).map(({ id }) => id)).toEqual([])
})

/** The naive back end has no refunds and no recurring charges. */
const needsMore = ({ needs = [] }: Scenario): boolean => needs.some((it) => it !== 'restart')
