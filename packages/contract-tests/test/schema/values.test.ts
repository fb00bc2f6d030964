import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../src/schema/document.ts'
import { mutationsOf } from '../../src/schema/mutation.ts'
import { schemaPathsOf, fieldOf } from '../../src/schema/schema-path.ts'
import { shapesOf } from '../../src/schema/shape.ts'
import { valuesOf } from '../../src/schema/values.ts'

const document = {
  components: {
    schemas: {
      Amount: { type: 'integer', minimum: 1, maximum: 9, 'x-error-codes': { minimum: 'TOO_SMALL' } },
    },
  },
}
const AMOUNT = { $ref: '#/components/schemas/Amount' }

const namesOf = (schema: Schema): string[] =>
  mutationsOf(document, [schema], 'json').map(({ field, what }) => `${field} ${what}`)

describe('mutations of a schema', () => {
  test.each<{ name: string; given: Schema; want: string[] }>([
    {
      name: 'the bounds of a number, and every other type',
      given: AMOUNT,
      want: [
        'body is null instead of integer',
        'body is true instead of integer',
        'body is 100.5 instead of integer',
        'body is "100" instead of integer',
        'body is [] instead of integer',
        'body is {} instead of integer',
        'body is 0',
        'body is 10',
      ],
    },
    {
      name: 'each required member, and an unknown one where the object is closed',
      given: {
        type: 'object',
        required: ['a'],
        properties: { a: { type: ['null', 'boolean', 'integer', 'string', 'array', 'object'], enum: ['x'] } },
        additionalProperties: false,
      },
      want: ['a is missing', 'notInTheContract is not known', 'a is "NOT_IN_THE_CONTRACT"'],
    },
    {
      name: 'rules between members',
      given: {
        type: 'object',
        properties: { a: { type: 'boolean' }, b: { type: 'boolean' } },
        allOf: [{ not: { required: ['a', 'b'], properties: { a: true, b: true } } }],
      },
      want: ['b is sent together with a'],
    },
  ])('$name', ({ given, want }) => {
    expect(namesOf(given)).toEqual(expect.arrayContaining(want))
  })

  test('the nearest code is the one beside the keyword, then beside the reference', () => {
    const schema = { allOf: [AMOUNT], 'x-error-codes': { minimum: 'OUTER', maximum: 'TOO_LARGE' } }
    const codes = mutationsOf(document, [schema], 'json').map(({ keyword, code }) => [keyword, code])
    expect(codes).toContainEqual(['minimum', 'TOO_SMALL'])
    expect(codes).toContainEqual(['maximum', 'TOO_LARGE'])
    expect(codes).toContainEqual(['type', undefined])
  })

  test('a member is broken inside the branch that it belongs to', () => {
    const schema = {
      oneOf: ['A', 'B'].map((kind) => ({
        type: 'object',
        required: ['kind', kind],
        properties: { kind: { type: 'string', enum: [kind] }, [kind]: AMOUNT },
      })),
      discriminator: { propertyName: 'kind', mapping: {} },
    }
    const broken = mutationsOf(document, [schema], 'json').filter(
      ({ field, what }) => field === 'B' && what === 'is 0',
    )
    expect(broken).toHaveLength(1)
    const values = broken.flatMap(({ values }) => fc.sample(values, { numRuns: 20, seed: 1 }))
    for (const value of values) expect(value).toMatchObject({ kind: 'B', B: 0 })
    expect(broken[0]?.breakIn({ kind: 'A', A: 1 })).toBeUndefined()
    expect(broken[0]?.breakIn({ kind: 'B', B: 1 })).toEqual({ kind: 'B', B: 0 })
  })
})

test('places are named as errors name them', () => {
  const schema = {
    type: 'object',
    properties: {
      list: { type: 'array', items: { type: 'object', properties: { a: { type: 'boolean' } } } },
      map: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }
  expect(schemaPathsOf(document, [schema]).map(({ steps }) => fieldOf(steps))).toEqual([
    '',
    'list',
    'list[0]',
    'list[0].a',
    'map',
    'map.note',
  ])
})

test.each([
  [{ type: 'string', contentEncoding: 'base64' }, 'contentEncoding'],
  [{ type: 'object', not: { type: 'string' } }, 'not'],
  [{ type: 'object', if: { required: ['a'] } }, 'if'],
])('a schema that cannot be generated is refused: %j', (schema, word) => {
  expect(() => shapesOf(document, [schema])).toThrow(word)
})

test('open objects get an unknown property now and then, closed ones never', () => {
  const object = { type: 'object', properties: { a: { type: 'boolean' } } }
  const hasUnknown = (schema: Schema): boolean =>
    fc
      .sample(valuesOf(document, [schema]), { numRuns: 100, seed: 1 })
      .some((value) => Object.keys(value as object).some((name) => name !== 'a'))
  expect(hasUnknown(object)).toBe(true)
  expect(hasUnknown({ ...object, additionalProperties: false })).toBe(false)
})
