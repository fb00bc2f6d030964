import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gaps, rules } from '@pix-payments/spec'
import { describe, expect, test } from 'vitest'

const NOT_COVERED: Readonly<Record<string, string>> = {
  'G-197':
    'Says what may change in v1; the tests of the client, of the contract and of the release gate prove it.',
  'G-198': 'Names a path parameter of the contract; the tests of @pix-payments/spec prove it.',
  'G-430':
    'Says which lists of values are open for readers; the tests of the client and its generator prove it.',
  'G-451':
    'Bounds what the service sends. Every test validates the responses and events, so a longer one fails there.',
  'G-254':
    'Takes ten real seconds; the tests of the reader of bodies in @pix-payments/http-contract prove it.',
  'G-475': 'Says what is not required. Every test calls with the bearer token alone.',
  'G-476': 'A promise about later versions. v1 withdraws nothing, so there is nothing to run.',
}

/**
 * Returns the ids that the tests of this package cite. An id in a comment does not count, because a comment tests
 * nothing.
 */
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
/** Gap ids that these tests must cite. The tests of @pix-payments/pix cite the gaps about Pix primitives. */
const decisions = gaps.filter(({ appliesTo }) => appliesTo !== 'primitives').map(({ id }): string => id)

describe.each([
  ['rule of the source', rules.map(({ id }): string => id)],
  ['decision', decisions],
] as const)('every %s', (_, wanted) => {
  test('is cited by a test or has a reason in NOT_COVERED', () => {
    expect(wanted).not.toEqual([])
    expect(wanted.filter((id) => !cited.has(id) && !Object.hasOwn(NOT_COVERED, id))).toEqual([])
  })
})

test('an id in NOT_COVERED is cited by no test', () => {
  expect(Object.keys(NOT_COVERED).filter((id) => cited.has(id))).toEqual([])
})

test('every cited id exists', () => {
  const known = new Set<string>([...rules.map(({ id }) => id), ...gaps.map(({ id }) => id)])
  expect([...cited].filter((id) => !known.has(id)).sort()).toEqual([])
})
