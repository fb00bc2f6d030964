import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { explain } from '../src/checks/explain.ts'
import { FORMATS } from '../src/checks/formats.ts'
import type { Check, Schema } from '../src/checks/schema.ts'
import { RESPONSES, WEBHOOKS } from '../src/generated/checks.ts'
import { mutations, sampled } from './support/mutations.ts'

/** Whether a value matches a schema, according to `explain`, which reads the schema as data. */
const matches = (schema: Schema, value: unknown): boolean => explain(schema, value).length === 0

/** A schema as it is written in the contract. */
interface Node extends Omit<Schema, 'pattern' | 'oneOf' | 'items' | 'properties' | 'additionalProperties'> {
  readonly pattern?: string
  readonly discriminator?: { readonly propertyName: string }
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly oneOf?: readonly Node[]
  readonly items?: Node
}
interface Operation {
  readonly operationId?: string
  readonly requestBody?: { readonly content: Content }
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>
}
interface Content {
  readonly 'application/json'?: {
    readonly schema: Node
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
  }
}

const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json'), 'utf8'),
) as {
  readonly components: { readonly schemas: Readonly<Record<string, Node>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
}

/** The examples of successes and events, each with its schema and its check. */
const SUBJECTS = [
  ...Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId = '', responses = {} }) =>
      Object.entries(RESPONSES[operationId] ?? {}).map(([status, check]) => ({
        check,
        content: responses[status]?.content,
      })),
    ),
  ...Object.entries(WEBHOOKS).map(([event, check]) => ({
    check,
    content: contract.webhooks[event]?.post.requestBody?.content,
  })),
].flatMap(({ check, content }) => {
  const { schema = {}, examples = {} } = content?.['application/json'] ?? {}
  return Object.values(examples).map(({ value }) => ({ check, schema, body: structuredClone(value) }))
})

const resolved = (node: Node): Node => {
  const { $ref } = node
  return $ref === undefined
    ? node
    : resolved(contract.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {})
}

/** A scalar inside an example: its position, and the check of the whole example. */
interface Scalar {
  readonly body: unknown
  readonly check: Check
  readonly container: Record<string, unknown>
  readonly key: string
}

/** The keywords that decide whether a scalar is valid. */
const KEYWORDS = 'oneOf type const enum pattern format minLength maxLength minimum maximum'.split(' ')

const formsOf = (rules: Node): readonly Node[] => rules.oneOf?.map(resolved) ?? [rules]
const isScalar = (forms: readonly Node[]): boolean =>
  forms.every(({ type }) => type !== undefined && !/object|array/.test(`${type}`))
const textOf = (forms: readonly Node[]): string => JSON.stringify({ oneOf: forms }, KEYWORDS)

/** For each scalar schema, one scalar of an example. The key is the text of the schema. */
const SCALARS = new Map<string, Scalar>()
for (const { check, schema, body } of SUBJECTS) {
  const visit = (node: Node, value: unknown, container: Record<string, unknown>, key: string): void => {
    const rules = resolved(node)
    const forms = formsOf(rules)
    const text = textOf(forms)
    if (isScalar(forms) && !SCALARS.has(text)) SCALARS.set(text, { body, check, container, key })
    if (typeof value !== 'object' || value === null) return
    const form = forms.find(({ properties = {}, items }) =>
      Array.isArray(value)
        ? items !== undefined
        : Object.entries(properties).every(([name, inner]) => {
            const { enum: values } = resolved(inner)
            return values?.length !== 1 || values[0] === (value as Record<string, unknown>)[name]
          }),
    )
    for (const [name, inner] of Object.entries(value)) {
      // The discriminator is skipped, because a change of it selects another form. checks.test.ts tests this case on
      // whole values.
      if (name === rules.discriminator?.propertyName) continue
      const within = Array.isArray(value) ? form?.items : form?.properties?.[name]
      if (within !== undefined) visit(within, inner, value as Record<string, unknown>, name)
    }
  }
  visit(schema, body, {}, '')
}

const SHORT = new Set<string>()
JSON.stringify(contract, (key, value: unknown) => {
  // Sentences are left out, because no scalar schema accepts a sentence.
  const isShort = (text: unknown): text is string =>
    typeof text === 'string' && text.length < 400 && text.split(' ').length < 7
  for (const text of [key, value]) if (isShort(text)) SHORT.add(text)
  return value
})
/** The texts of the contract and its examples, and for each text some variants with one change. */
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

/** Returns a schema of the contract in the form of the client, whose patterns are regular expressions. */
function schemaIn(text: string): Schema {
  return JSON.parse(text, (key, value: unknown) =>
    key === 'pattern' ? new RegExp(value as string, 'u') : value,
  ) as Schema
}

/** Valid and invalid days of an ordinary year, of a leap year, and of two years that end a century. */
const DAYS = ['2026', '2028', '2000', '1900'].flatMap((year) =>
  Array.from({ length: 14 }, (_, month) =>
    Array.from({ length: 33 }, (__, day) => `${year}-${two(month)}-${two(day)}`),
  ).flat(),
)

function two(number: number): string {
  return String(number).padStart(2, '0')
}

describe('the predicate and the data of a schema accept the same scalars', { timeout: 120_000 }, () => {
  const times = DAYS.flatMap((day) =>
    ['00:00:00', '23:59:59', '23:59:60', '24:00:00', '12:60:00', '12:00:60'].map(
      (time) => `${day}T${time}.000Z`,
    ),
  )
  const numbers = [...SCALARS.keys()].flatMap((text) => {
    const bounds = [...text.matchAll(/"(?:min|max)imum":(\d+)/g)].map(([, bound]) => Number(bound))
    return bounds.flatMap((bound) => [bound - 1, bound, bound + 0.5, bound + 1])
  })
  const lengths = [0, 1, 2, 34, 35, 36, 70, 77, 78, 100, 101, 140, 141, 200, 201, 512, 513]
  const few = new Set<unknown>([...SHORT, ...numbers, null, true, false, {}, [], ['a']])
  const many = new Set([
    ...few,
    ...sampled(TEXTS),
    ...lengths.flatMap((length) => ['a'.repeat(length), '😀'.repeat(length)]),
  ])
  const moments = new Set([...many, ...sampled(times), ...DAYS])
  const valuesFor = (text: string): ReadonlySet<unknown> => {
    // An enumeration accepts no similar value, so a short list of values is enough.
    if (/"(const|enum)"/.test(text)) return few
    return text.includes('"format"') ? moments : many
  }

  it.each([...SCALARS])('%s', (text, { check, body, container, key }) => {
    const schema = schemaIn(text)
    const before = container[key]
    expect(check.accepts(body)).toBe(true)
    const count = { matching: 0, refused: 0 }
    const wrong: unknown[] = []
    for (const value of valuesFor(text)) {
      container[key] = value
      const isMatch = matches(schema, value)
      count[isMatch ? 'matching' : 'refused'] += 1
      if (check.accepts(body) !== isMatch) wrong.push(value)
    }
    container[key] = before
    expect(wrong.slice(0, 5)).toEqual([])
    expect(count.matching).toBeGreaterThan(0)
    expect(count.refused).toBeGreaterThan(0)
  })

  it('of every kind', () => {
    const missed = new Set<string>()
    const seen = new Set<Node>()
    const visit = (node: Node): void => {
      const rules = resolved(node)
      if (seen.has(rules)) return
      seen.add(rules)
      const forms = formsOf(rules)
      if (isScalar(forms)) {
        if (!SCALARS.has(textOf(forms))) missed.add(textOf(forms))
        return
      }
      for (const { properties = {}, items, oneOf = [] } of forms) {
        for (const [name, inner] of Object.entries(properties)) {
          if (name !== rules.discriminator?.propertyName) visit(inner)
        }
        for (const inner of [...oneOf, ...(items === undefined ? [] : [items])]) visit(inner)
      }
    }
    for (const { schema } of SUBJECTS) visit(schema)
    expect([...missed]).toEqual([])
    expect(SCALARS.size).toBeGreaterThan(90)
    expect(TEXTS.length).toBeGreaterThan(10_000)
  })
})

it('knows the days of the calendar', () => {
  const isDay = (text: string): boolean => {
    const time = Date.parse(`${text}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  }
  expect(DAYS.filter((day) => FORMATS['date']?.(day) !== isDay(day))).toEqual([])
})

/** Values for schemas of a kind that the contract does not have. */
const SCALAR_VALUES = ['', 'a', 'é😀', 'ab', '2026-02-29', '2026-02-28', 0, 1, 1.5, -1, null, true, false]
const OBJECTS = [{}, { a: 1 }, { a: 'a' }, { b: 1, a: 'a' }, { abc: 1 }, { a: null, c: 1 }]
const VALUES: readonly unknown[] = [...SCALAR_VALUES, ...OBJECTS, [], [1], [1, 2], ['a', null], [[]]]

it.each<[name: string, schema: Schema, matching: number]>([
  ['any value', {}, 24],
  ['one type', { type: 'string' }, 6],
  ['a type or null, with a rule', { type: ['string', 'null'], minLength: 2 }, 5],
  ['an enumeration that may be null', { type: ['string', 'null'], enum: ['a', null] }, 2],
  ['an enumeration without null, of what may be null', { type: ['string', 'null'], enum: ['a'] }, 1],
  ['several types', { type: ['integer', 'string', 'object'], minimum: 1, maxLength: 1, maxProperties: 1 }, 7],
  ['null alone', { type: 'null' }, 1],
  ['a rule without a type', { maxLength: 1 }, 20],
  ['no property', { type: 'object', additionalProperties: false }, 1],
  ['properties of a kind', { type: 'object', additionalProperties: { type: 'integer' } }, 3],
  ['names of a kind', { type: 'object', propertyNames: { maxLength: 1 } }, 5],
  ['arrays', { type: 'array', items: { type: ['integer', 'null'] }, minItems: 1, maxItems: 1 }, 1],
  ['one form of several', { oneOf: [{ type: 'string' }, { type: 'integer' }, { minimum: 1 }] }, 17],
  ['one form that may be null', { oneOf: [{ type: 'integer' }, { type: 'null' }] }, 4],
])('explain finds nothing wrong with the values that match: %s', (_, schema, matching) => {
  expect(VALUES.filter((value) => matches(schema, value))).toHaveLength(matching)
})
