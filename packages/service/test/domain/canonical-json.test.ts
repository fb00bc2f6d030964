import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '../../src/domain/canonical-json.ts'

/** Returns the same value, with the properties of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, reversed(inner)]),
  )
}

test('R-351 equal values give equal text, whatever the order of properties (G-190)', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
    }),
  )
})

test('the text is JSON of the same value, so different values give different text (G-190)', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test.each([
  ['an undefined property is omitted', { a: undefined, b: 1 }, '{"b":1}'],
  ['the order of an array counts', [2, 1], '[2,1]'],
  ['a name can be __proto__', JSON.parse('{"__proto__":{"b":1,"a":2}}'), '{"__proto__":{"a":2,"b":1}}'],
  ['minus zero is zero', -0, '0'],
])('%s', (_, value, want) => {
  expect(canonicalJson(value)).toBe(want)
})
