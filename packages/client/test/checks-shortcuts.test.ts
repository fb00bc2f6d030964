import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { createCompiler, type Violation } from '../src/checks/compile.ts'
import { easyOf } from '../src/checks/easy.ts'
import { fieldsFit } from '../src/checks/fields.ts'
import { expressionOf, FORMATS } from '../src/checks/formats.ts'
import type { Rules, Schema } from '../src/checks/schema.ts'
import { SCHEMAS } from '../src/generated/checks.ts'
import { mutations } from './support/mutations.ts'

const contract: unknown = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json'), 'utf8'),
)

/** Everything below a value that `pick` knows, once. */
function collect<T>(
  value: unknown,
  pick: (node: unknown) => T | undefined,
  found: Set<T> = new Set(),
): Set<T> {
  const picked = pick(value)
  if (picked !== undefined) found.add(picked)
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collect(inner, pick, found)
  }
  return found
}

/** Who judges without asking those that know all of a value. */
function surely(schema: Schema): (value: unknown) => boolean {
  const field = { name: 'value', isNeeded: false, easy: easyOf(schema, SCHEMAS), fits: () => false }
  const judge = fieldsFit([field], () => true)
  return (value) => judge({ value })
}

type Text = { readonly pattern?: unknown; readonly format?: unknown }
const PATTERNS = collect(SCHEMAS, (node) => {
  const pattern = (node as Text | null)?.pattern
  return typeof pattern === 'string' ? pattern : undefined
})
const SHORT = collect(contract, (node) => (typeof node === 'string' && node.length < 400 ? node : undefined))
/** The texts of the contract, its examples among them, and what differs from them in one place. */
const TEXTS = [...SHORT].flatMap((text) => [
  text,
  ...[...mutations(text, [])].map(({ value }) => value).filter((value) => typeof value === 'string'),
  ...['\n', '\r', '\u2028', '😀', '\uD83D'].flatMap((character) => [
    text.slice(0, -12) + character + text.slice(-12),
    text.slice(0, 6) + character + text.slice(-8),
  ]),
  text.slice(0, 6) + text.slice(-8),
  text.slice(0, 6) + text.slice(-7),
])

it.each([...PATTERNS])('judges texts by %s as the language does', (pattern) => {
  const expression = new RegExp(pattern, 'u')
  const quick = expressionOf(pattern)
  expect(TEXTS.filter((text) => quick.test(text) !== expression.test(text)).slice(0, 5)).toEqual([])
  expect(TEXTS.some((text) => expression.test(text))).toBe(true)
})

describe('what surely fits', () => {
  const scalars = collect(SCHEMAS, (node) => {
    const { type, properties, items } = Object(node) as Rules
    const isScalar =
      /string|integer|boolean/.test(`${type}`) && properties === undefined && items === undefined
    return isScalar ? JSON.stringify(node) : undefined
  })
  const times = [...DAYS_AND_NONE()].flatMap((day) =>
    ['00:00:00', '23:59:59', '23:59:60', '24:00:00', '12:60:00', '12:00:60'].map(
      (time) => `${day}T${time}.000Z`,
    ),
  )
  const numbers = [...scalars].flatMap((text) => {
    const { minimum = 0, maximum = 0 } = JSON.parse(text) as Rules
    return [minimum - 1, minimum, minimum + 0.5, maximum, maximum + 1]
  })
  const lengths = [0, 1, 2, 34, 35, 36, 70, 77, 78, 140, 141, 200, 201, 512, 513]
  const long = lengths.flatMap((length) => ['a'.repeat(length), '😀'.repeat(length)])
  const values = [
    ...TEXTS,
    ...times,
    ...DAYS_AND_NONE(),
    ...long,
    ...numbers,
    null,
    true,
    false,
    {},
    [],
    ['a'],
  ]

  it.each([...scalars])('fits: %s', (text) => {
    const schema = JSON.parse(text) as Schema
    const { fits } = createCompiler({ ...SCHEMAS, Root: schema })('Root')
    const sure = values.filter(surely(schema))
    expect(sure.filter((value) => !fits(value)).slice(0, 5)).toEqual([])
    // A URL is the only thing that has no quick way.
    expect(sure.length > 0).toBe((schema as Rules).format !== 'uri')
  })

  it('is known of a reference that may be null, and not of a choice', () => {
    const nullable = surely({ oneOf: ['Amount', { type: 'null' }] })
    expect([1, 0, null, '1'].map(nullable)).toEqual([true, false, true, false])
    expect(easyOf({ oneOf: ['Amount', 'TaxId'] }, SCHEMAS).kind).toBe('other')
    expect(easyOf({ type: ['string', 'integer'] }, SCHEMAS).kind).toBe('other')
    expect(surely({ type: 'object' })({})).toBe(false)
  })
})

/** Whatever looks like a day of an ordinary year, a leap year, and two centuries. */
function DAYS_AND_NONE(): string[] {
  const two = (number: number): string => String(number).padStart(2, '0')
  return ['2026', '2028', '2000', '1900'].flatMap((year) =>
    Array.from({ length: 14 }, (_, month) =>
      Array.from({ length: 33 }, (__, day) => `${year}-${two(month)}-${two(day)}`),
    ).flat(),
  )
}

it('knows the days of the calendar', () => {
  const isDay = (text: string): boolean => {
    const time = Date.parse(`${text}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  }
  expect(DAYS_AND_NONE().filter((day) => FORMATS['date']?.test(day) !== isDay(day))).toEqual([])
})

const TREE: Schema = {
  type: 'object',
  properties: { left: 'Tree', right: { oneOf: ['Tree', { type: 'null' }] } },
}
const TEXTS_AND_NUMBERS = ['', 'a', 'é😀', 'ab', '2026-02-29', '2026-02-28', 0, 1, 1.5, -1]
const OBJECTS = [{}, { a: 1 }, { a: 'a' }, { b: 1 }, { b: 1, a: 'a' }, { a: undefined }, { b: undefined }]
const TREES = [{ left: {} }, { left: { left: 1 } }, { left: { right: null } }, { right: { left: null } }]
const VALUES: readonly unknown[] = [
  ...TEXTS_AND_NUMBERS,
  ...OBJECTS,
  ...TREES,
  { a: null, c: 1 },
  { abc: 1, a: 'a' },
  null,
  true,
  false,
  [],
  [1],
  ['a', null],
  [[]],
]

/** Shapes of schemas, and how many of the values above fit; those that the contract does not have among them. */
it.each<[name: string, schema: Schema, fitting: number]>([
  ['any value', {}, 30],
  ['one type', { type: 'string' }, 6],
  ['a type or null, with a rule', { type: ['string', 'null'], minLength: 2 }, 5],
  ['an enumeration that may be null', { type: ['string', 'null'], enum: ['a', null] }, 2],
  ['an enumeration without null, of what may be null', { type: ['string', 'null'], enum: ['a'] }, 1],
  [
    'several types',
    { type: ['integer', 'string', 'object'], minimum: 1, maxLength: 1, maxProperties: 1 },
    13,
  ],
  ['null alone', { type: 'null' }, 1],
  ['a rule without a type', { maxLength: 1 }, 26],
  ['required properties', { type: 'object', properties: { a: {}, b: {} }, required: ['a'] }, 5],
  ['no other properties', { type: 'object', properties: { a: {} }, additionalProperties: false }, 4],
  [
    'other properties of a kind',
    { type: 'object', properties: { a: {} }, additionalProperties: { type: 'integer' } },
    8,
  ],
  ['names of a kind', { type: 'object', propertyNames: { maxLength: 1 } }, 8],
  [
    'names of a kind that a property does not have',
    { type: 'object', properties: { abc: { type: 'integer' } }, propertyNames: { maxLength: 1 } },
    8,
  ],
  ['arrays', { type: 'array', items: { type: ['integer', 'null'] }, maxItems: 1 }, 2],
  ['one form of several', { oneOf: [{ type: 'string' }, { type: 'integer' }, { minimum: 1 }] }, 23],
  ['a circle', 'Tree', 11],
])('explains what does not fit, and nothing else: %s', (_, schema, fitting) => {
  const { fits, explain } = createCompiler({ Root: schema, Tree: TREE })('Root')
  const explained = (value: unknown): readonly Violation[] => {
    const found: Violation[] = []
    explain(value, [], found)
    return found
  }
  expect(VALUES.filter((value) => fits(value) !== (explained(value).length === 0))).toEqual([])
  expect(VALUES.filter(fits)).toHaveLength(fitting)
})
