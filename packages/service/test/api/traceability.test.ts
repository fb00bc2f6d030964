import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gaps, rules } from '@pix-payments/spec'
import { describe, expect, test } from 'vitest'

const NOT_COVERED: Readonly<Record<string, string>> = {
  'G-197': 'About how the contract grows; the tests of @pix-payments/client and of the release prove it.',
  'G-198': 'The name of a path parameter, which no request shows; the tests of @pix-payments/spec prove it.',
  'G-254':
    'Takes ten real seconds; the tests of the reader of bodies in @pix-payments/http-contract prove it.',
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
/** Every row of the register, except those of @pix-payments/pix, which that package proves. */
const gapsOfTheService = gaps.filter(({ appliesTo }) => appliesTo !== 'primitives')

describe.each([
  ['rule of the source', rules.map(({ id }): string => id)],
  ['decision', gapsOfTheService.map(({ id }): string => id)],
] as const)('every %s', (_, wanted) => {
  test('is cited by a test, or it is said why not', () => {
    expect(wanted).not.toEqual([])
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
