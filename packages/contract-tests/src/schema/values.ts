import * as fc from 'fast-check'
import type { Schema } from './document.ts'
import { oncePerSchema } from './once-per-schema.ts'
import type { SchemaPath } from './schema-path.ts'
import { type CrossFieldRule, type Shape, shapesOf } from './shape.ts'

/** The branches and properties that a generated value must have so that it contains a certain path. */
export interface Focus extends Pick<SchemaPath, 'steps' | 'variant'> {
  /**
   * The properties that are present among those that cross-field rules concern. All others are missing, even if that
   * breaks a rule.
   */
  readonly present?: ReadonlySet<string> | undefined
}

/**
 * Generates values that the schemas accept. A text never contains U+0000 (G-260) and is never `.` or `..`. If an object
 * allows unknown properties, it sometimes has one (G-046).
 */
export function valuesOf(document: object, schemas: readonly Schema[], focus?: Focus): fc.Arbitrary<unknown> {
  if (focus === undefined) return anyOf(document, schemas)
  const shapes = shapesOf(document, schemas)
  const shape = shapes[focus.steps[0]?.variant ?? focus.variant]
  if (shape === undefined) throw new Error('The focus names a branch that the schema does not have')
  return ofShape(document, shape, focus)
}

/** The result is cached, because a mutation changes one path and all other paths use the same arbitraries. */
const anyOf = oncePerSchema((document, schemas) =>
  oneOf(shapesOf(document, schemas).map((shape) => ofShape(document, shape, undefined))),
)

const oneOf = <T>(arbitraries: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> => fc.oneof(...arbitraries)

function ofShape(document: object, shape: Shape, focus: Focus | undefined): fc.Arbitrary<unknown> {
  const types = [...shape.types]
  // If a path inside the value is needed, the value must not be null.
  const wanted = focus === undefined ? types : types.filter((type) => type !== 'null' || types.length === 1)
  return oneOf(wanted.map((type) => ofType(document, shape, type, focus)))
}

function ofType(
  document: object,
  shape: Shape,
  type: string,
  focus: Focus | undefined,
): fc.Arbitrary<unknown> {
  const listed = listedValues(shape)
  if (listed !== undefined) return fc.constantFrom(...listed)
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: numberOf(shape, 'minimum', 0), max: numberOf(shape, 'maximum', 1_000_000) })
    case 'string':
      return textsOf(shape)
    case 'array':
      return arraysOf(document, shape, focus)
    case 'object':
      return objectsOf(document, shape, focus)
    default:
      throw new Error(`The generator does not support the type ${type}`)
  }
}

/** Returns the values that `enum` allows. Returns undefined when the shape has no such keyword. */
function listedValues(shape: Shape): unknown[] | undefined {
  const list = shape.keywords.get('enum')?.value as readonly unknown[] | undefined
  const except = (shape.keywords.get('except')?.value ?? []) as readonly unknown[]
  return list?.filter((value) => !except.includes(value))
}

export function numberOf(shape: Shape, keyword: string, otherwise: number): number {
  const value = shape.keywords.get(keyword)?.value
  return typeof value === 'number' ? value : otherwise
}

/** The maximum length of generated texts for a shape without `maxLength`. */
const TEXT_LIMIT = 60

function textsOf(shape: Shape): fc.Arbitrary<string> {
  const key = JSON.stringify(TEXT_KEYWORDS.map((name) => shape.keywords.get(name)?.value))
  const known = byKeywords.get(key) ?? newTexts(shape)
  byKeywords.set(key, known)
  return known
}

const TEXT_KEYWORDS = ['format', 'pattern', 'minLength', 'maxLength']

/** A cache. Creating an arbitrary can take 250 ms, and hundreds of paths share a few combinations of keywords. */
const byKeywords = new Map<string, fc.Arbitrary<string>>()

function newTexts(shape: Shape): fc.Arbitrary<string> {
  return formattedTexts(shape).filter((text) => isSendable(text) && keepsText(shape, text))
}

function formattedTexts(shape: Shape): fc.Arbitrary<string> {
  const minLength = numberOf(shape, 'minLength', 0)
  const maxLength = numberOf(shape, 'maxLength', TEXT_LIMIT)
  const pattern = shape.keywords.get('pattern')?.value
  const format = shape.keywords.get('format')?.value
  if (format === 'date') return fc.date(DATES).map((date) => date.toISOString().slice(0, 10))
  if (format === 'uri') return URLS
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength })
  if (typeof format === 'string' && format !== 'password')
    throw new Error(`The generator does not support the format ${format} without a pattern`)
  const free = fc.string({ unit: CHARACTERS, minLength, maxLength })
  return fc.oneof(
    { arbitrary: free, weight: 4 },
    { arbitrary: fc.constantFrom('x'.repeat(Math.max(minLength, 1)), 'ã'.repeat(maxLength)), weight: 1 },
  )
}

const DATES = {
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
}

const SURROGATES = { from: 0xd800, count: 0x800 }
const CODE_POINTS = 0x11_0000 - SURROGATES.count

/**
 * Generates any character and shrinks to `a`. It replaces `binary` of fast-check, which is slow because it computes its
 * range again for each text.
 */
const CHARACTERS = fc.nat(CODE_POINTS - 1).map((drawn) => {
  const point = (drawn + 0x61) % CODE_POINTS
  return String.fromCodePoint(point < SURROGATES.from ? point : point + SURROGATES.count)
})

/**
 * Generates URLs with any path in the reserved domain `.example`. The generator `webUrl` of fast-check takes 1.5 s to
 * create.
 */
const URLS = fc
  .tuple(
    fc.stringMatching(/^[a-z]([a-z0-9-]{0,20}[a-z0-9])?$/),
    fc.array(fc.string({ unit: CHARACTERS, maxLength: 8 }).map(encodeURIComponent), { maxLength: 3 }),
  )
  .map(([host, path]) => [`https://${host}.example`, ...path].join('/'))

/**
 * Whether a text arrives unchanged. A form field loses a byte order mark at its start, and `.` and `..` change a path.
 */
const isSendable = (text: string): boolean =>
  !text.includes('\0') && !text.includes('\uFEFF') && text.isWellFormed() && text !== '.' && text !== '..'

/** Whether a text has the length and the pattern of the shape. The format is not checked. */
export function keepsText(shape: Shape, text: string): boolean {
  const length = [...text].length
  const pattern = shape.keywords.get('pattern')?.value
  return (
    length >= numberOf(shape, 'minLength', 0) &&
    length <= numberOf(shape, 'maxLength', Infinity) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text))
  )
}

function arraysOf(document: object, shape: Shape, focus: Focus | undefined): fc.Arbitrary<unknown[]> {
  const items = shape.keywords.get('items')?.value as Schema
  const minLength = numberOf(shape, 'minItems', 0)
  const unique = shape.keywords.get('uniqueItems')?.value === true
  const options = { minLength, maxLength: Math.max(minLength, 3) }
  const values = valuesOf(document, [items])
  const arrays = unique ? fc.uniqueArray(values, options) : fc.array(values, options)
  const inner = below(focus)
  if (inner === undefined) return arrays
  return fc.tuple(valuesOf(document, [items], inner), arrays).map(([first, rest]) => {
    const others = unique ? rest.filter((it) => it !== first) : rest
    return [first, ...others.slice(0, 2)]
  })
}

function objectsOf(document: object, shape: Shape, focus: Focus | undefined): fc.Arbitrary<object> {
  const step = focus?.steps[0]
  const inner = below(focus)
  const models = new Map(
    [...shape.properties].map(([name, schemas]) => [
      name,
      valuesOf(document, schemas, step?.kind === 'property' && step.key === name ? inner : undefined),
    ]),
  )
  const ruled = new Set(shape.rules.flatMap(({ names }) => names))
  const needed = step?.kind === 'property' ? [step.key] : []
  const subsets =
    focus?.steps.length === 0 && focus.present !== undefined
      ? [focus.present]
      : subsetsOf(ruled).filter(
          (subset) =>
            shape.rules.every((rule) => !breaksRule(rule, subset)) &&
            needed.every((name) => !ruled.has(name) || subset.has(name)),
        )
  const records = subsets.map((subset) => {
    const chosen = [...models].filter(([name]) => !ruled.has(name) || subset.has(name))
    const requiredKeys = [...shape.required.keys(), ...subset, ...needed].filter((name) => models.has(name))
    return fc.record(Object.fromEntries(chosen), { requiredKeys, noNullPrototype: true })
  })
  return fc.tuple(oneOf(records), moreOf(document, shape, focus)).map(([known, more]) => ({
    ...more,
    ...known,
  }))
}

/**
 * Generates properties that `properties` does not name: the entries of a map, or an unknown property of an open object.
 */
function moreOf(document: object, shape: Shape, focus: Focus | undefined): fc.Arbitrary<object> {
  const additional = shape.keywords.get('additionalProperties')?.value
  const step = focus?.steps[0]
  if (additional === false) return fc.constant({})
  if (additional === undefined) {
    return fc.oneof(
      { arbitrary: fc.constant({}), weight: 4 },
      { arbitrary: fc.constant({ [UNKNOWN_PROPERTY]: 'ignored' }), weight: 1 },
    )
  }
  const names = shape.keywords.get('propertyNames')?.value as Schema | undefined
  const keys = valuesOf(document, [names ?? { type: 'string', minLength: 1, maxLength: 50 }])
  const maxKeys = Math.min(numberOf(shape, 'maxProperties', 5), 50)
  const entries = fc.dictionary(
    (keys as fc.Arbitrary<string>).filter((key) => key !== '__proto__'),
    valuesOf(document, [additional as Schema]),
    { maxKeys, noNullPrototype: true },
  )
  if (step?.kind !== 'entry') return entries
  return fc
    .tuple(valuesOf(document, [additional as Schema], below(focus)), entries)
    .map(([value, others]) => ({
      ...Object.fromEntries(Object.entries(others).slice(0, maxKeys - 1)),
      [step.key]: value,
    }))
}

/** The name of an unknown property. No schema of the contract has it. */
export const UNKNOWN_PROPERTY = 'notInTheContract'

const below = (focus: Focus | undefined): Focus | undefined =>
  focus === undefined || focus.steps.length === 0 ? undefined : { ...focus, steps: focus.steps.slice(1) }

export function breaksRule({ kind, names }: CrossFieldRule, present: ReadonlySet<string>): boolean {
  return kind === 'together'
    ? names.every((name) => present.has(name))
    : names.every((name) => !present.has(name))
}

export function subsetsOf(names: ReadonlySet<string>): ReadonlySet<string>[] {
  return [...names].reduce<ReadonlySet<string>[]>(
    (subsets, name) => subsets.flatMap((subset) => [subset, new Set([...subset, name])]),
    [new Set()],
  )
}
