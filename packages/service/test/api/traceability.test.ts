import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gaps, rules } from '@pix-payments/spec'
import { describe, expect, test } from 'vitest'

/** Rules of the money routes, the token and the events, by their first and last number. */
const RULES = [
  [1, 93],
  [156, 178],
  [197, 235],
  [312, 333],
  [351, 351],
  [357, 360],
] as const

/** Decisions on which the money routes rest. */
const GAPS = [
  [1, 45],
  [84, 92],
  [102, 124],
  [151, 172],
  [190, 190],
  [196, 196],
  [200, 219],
  [254, 261],
  [265, 267],
] as const

const NOT_COVERED: Readonly<Record<string, string>> = {
  'G-218':
    'Promises nothing of the order or the number of deliveries; that each comes at least once is G-159.',
  'G-254': 'Takes ten real seconds; the tests of the reader of bodies in @pix-payments/spec prove it.',
}

/** What the tests of this package cite. A comment proves nothing, so it does not count. */
function citations(): ReadonlySet<string> {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(test|suite)\.ts$/.test(name) && !name.endsWith('traceability.test.ts'),
  )
  const text = files
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '')
  return new Set(text.match(/\b[RG]-\d{3}\b/g))
}

const cited = citations()
const numberOf = (id: string): number => Number(id.slice(2))
const within = (ranges: readonly (readonly [number, number])[], id: string): boolean =>
  ranges.some(([first, last]) => first <= numberOf(id) && numberOf(id) <= last)

describe.each([
  ['rules', rules.map(({ id }): string => id), RULES],
  ['gaps', gaps.map(({ id }): string => id), GAPS],
] as const)('the %s of the money routes', (_, known, ranges) => {
  const wanted = known.filter((id) => within(ranges, id))

  test('are each cited by a test, or it is said why not', () => {
    expect(wanted.length).toBeGreaterThan(90)
    expect(wanted.filter((id) => !cited.has(id) && !Object.hasOwn(NOT_COVERED, id))).toEqual([])
  })
})

test('what is excused is cited nowhere: a test that comes takes its excuse away', () => {
  expect(Object.keys(NOT_COVERED).filter((id) => cited.has(id))).toEqual([])
})

test('what tests cite exists', () => {
  const known = new Set<string>([...rules.map(({ id }) => id), ...gaps.map(({ id }) => id)])
  expect([...cited].filter((id) => !known.has(id)).sort()).toEqual([])
})
