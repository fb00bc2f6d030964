import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences } from '../../src/requests/differences.ts'

const marked = (older: string, newer: string): string =>
  differences([...older], [...newer])
    .map(({ side, text }) => `${{ both: '', older: '-', newer: '+' }[side]}${text}`)
    .join(' ')

test.each([
  ['abc', 'abc', 'a b c'],
  ['abc', 'axc', 'a -b +x c'],
  ['ac', 'abc', 'a +b c'],
  ['abc', 'ac', 'a -b c'],
  ['', 'a', '+a'],
  ['', '', ''],
])('%j against %j is %s', (older, newer, want) => {
  expect(marked(older, newer)).toBe(want)
})

test('each text can be read from the comparison', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
  fc.assert(
    fc.property(lines, lines, (older, newer) => {
      const diff = differences(older, newer)
      const without = (side: string): readonly string[] =>
        diff.filter((it) => it.side !== side).map(({ text }) => text)
      expect(without('newer')).toEqual(older)
      expect(without('older')).toEqual(newer)
    }),
  )
})

test('two very long texts are shown as replaced', () => {
  const long = Array.from({ length: 1001 }, () => 'a')
  expect(differences(long, long)).toHaveLength(2002)
})
