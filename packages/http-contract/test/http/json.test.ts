import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JSON_DEPTH_LIMIT, JSON_VALUE_LIMIT, parseJson } from '../../src/http/index.ts'

const read = (text: string): unknown => parseJson(Buffer.from(text))

test('what JSON writes is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6, stringUnit: 'binary' }), (text) => {
      expect(read(text)).toEqual({ value: JSON.parse(text) })
    }),
    { numRuns: 2000 },
  )
})

test('what JSON.parse refuses is refused, whatever the bytes', () => {
  const fragment = fc.constantFrom(
    ...'{}[]":,\\ntruefalsn01.-e ',
    '\\u0061',
    '"a"',
    '"a":',
    'null',
    '\t',
    'é',
  )
  const text = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (it) => {
      const result = parseJson(Buffer.from(it))
      expect(result).toEqual(isJson(it) && !repeatsName(it) ? { value: JSON.parse(it) } : undefined)
    }),
    { numRuns: 5000 },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** An independent check for duplicate names: the text then has more names than the parsed value. */
function repeatsName(text: string): boolean {
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"|:/g)].filter(([token]) => token === ':').length
  let kept = 0
  JSON.parse(text, (_name, value: unknown) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      kept += Object.keys(value).length
    return value
  })
  return written !== kept
}

test('G-265: a name that is put into any object for a second time is refused', () => {
  const names = fc.uniqueArray(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(names, fc.json({ maxDepth: 3 }), fc.nat(), (all, value, pick) => {
      const members = all.map((name) => `${JSON.stringify(name)}:${value}`)
      const repeated = `${JSON.stringify(all[pick % all.length])}:1`
      expect(read(`[{${members.join(',')}}]`) === undefined).toBe(repeatsName(value))
      expect(read(`[{${[...members, repeated].join(',')}}]`)).toBeUndefined()
    }),
  )
})

describe('G-265: a name twice in one object cannot be parsed', () => {
  test.each([
    { given: '{"a":1,"a":2}' },
    { given: '{"a":1,"a":1}' },
    { given: '{"a":1,"b":{},"a":2}' },
    { given: '{"a":1,"\\u0061":2}' },
    { given: '{"__proto__":1,"__proto__":2}' },
    { given: '{"":1,"":2}' },
    { given: '[{"x":[{"a":1,"a":2}]}]' },
    { given: '{"a":{"b":1,"c":2},"a":{}}' },
    { given: '{"1":0,"1":0}' },
  ])('$given', ({ given }) => {
    expect(read(given)).toBeUndefined()
  })

  test.each([
    { given: '{"a":{"a":1},"b":{"a":1}}' },
    { given: '[{"a":1},{"a":1}]' },
    { given: '{"a":"a\\":1,\\"a","b":":{}"}' },
    { given: '{"a\\\\":1,"a":2}' },
    { given: '{"a":1,"A":2}' },
    { given: '{"\\"":1,":":2,"{":3}' },
  ])('but $given can', ({ given }) => {
    expect(read(given)).toEqual({ value: JSON.parse(given) })
  })
})

describe('G-266: depth', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  const inObjects = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

  test.each([
    { given: 'as many arrays as allowed', text: nested(JSON_DEPTH_LIMIT), want: true },
    { given: 'one array more', text: nested(JSON_DEPTH_LIMIT + 1), want: false },
    { given: 'as many objects as allowed', text: inObjects(JSON_DEPTH_LIMIT), want: true },
    { given: 'one object more', text: inObjects(JSON_DEPTH_LIMIT + 1), want: false },
    { given: 'many side by side', text: `[${Array(1000).fill('[]').join(',')}]`, want: true },
    { given: 'brackets in text', text: `"${'['.repeat(1000)}"`, want: true },
    { given: 'a million levels', text: nested(500_000), want: false },
  ])('$given', ({ text, want }) => {
    expect(read(text) !== undefined).toBe(want)
  })
})

describe('G-291: values', () => {
  const repeated = (unit: string, count: number): string => Array<string>(count).fill(unit).join(',')
  const members = (count: number): string =>
    Array.from({ length: count }, (_, index) => `"${index}":1`).join(',')

  test.each([
    { given: 'as many entries as allowed', text: `[${repeated('1', JSON_VALUE_LIMIT)}]`, want: true },
    { given: 'one entry more', text: `[${repeated('1', JSON_VALUE_LIMIT + 1)}]`, want: false },
    { given: 'as many members as allowed', text: `{${members(JSON_VALUE_LIMIT)}}`, want: true },
    { given: 'one member more', text: `{${members(JSON_VALUE_LIMIT + 1)}}`, want: false },
    {
      given: 'empty objects, with space in them',
      text: `[${repeated('{ \n}', JSON_VALUE_LIMIT)}]`,
      want: true,
    },
    { given: 'as many, inside each other', text: `[${repeated('[1]', JSON_VALUE_LIMIT / 2)}]`, want: true },
    {
      given: 'one more, inside each other',
      text: `[${repeated('[1]', JSON_VALUE_LIMIT / 2)},1]`,
      want: false,
    },
    { given: 'separators in text', text: `"${'{[:,'.repeat(JSON_VALUE_LIMIT)}"`, want: true },
  ])('$given', ({ text, want }) => {
    expect(read(text) !== undefined).toBe(want)
  })
})

describe('G-267: encoding', () => {
  test.each([
    { given: 'a byte order mark', bytes: [0xef, 0xbb, 0xbf, 0x31], want: { value: 1 } },
    { given: 'two byte order marks', bytes: [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 0x31], want: undefined },
    { given: 'Latin 1', bytes: [0x22, 0xe9, 0x22], want: undefined },
    { given: 'an overlong slash', bytes: [0x22, 0xc0, 0xaf, 0x22], want: undefined },
    { given: 'a surrogate in bytes', bytes: [0x22, 0xed, 0xa0, 0x80, 0x22], want: undefined },
    { given: 'UTF-16', bytes: [0xff, 0xfe, 0x31, 0x00], want: undefined },
    { given: 'a view in a larger buffer', bytes: [0x31, 0x32], want: { value: 12 } },
    { given: 'nothing', bytes: [], want: undefined },
  ])('$given', ({ bytes, want }) => {
    const larger = new Uint8Array([0x20, ...bytes, 0x7d])
    expect(parseJson(larger.subarray(1, -1))).toEqual(want)
  })
})

test('__proto__ is a name as any other and changes no prototype', () => {
  const value = parseJson(Buffer.from('{"__proto__":{"admin":true},"a":1}'))?.value as object
  expect(Object.keys(value)).toEqual(['__proto__', 'a'])
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect((value as { admin?: unknown }).admin).toBeUndefined()
})
