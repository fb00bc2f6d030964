import { type Schema, isRecord, read } from './document.ts'
import { oncePerSchema } from './once-per-schema.ts'

/**
 * One form that a valid value may have: all keywords that apply to the value, with `$ref` and `allOf` resolved. A
 * `oneOf` gives one shape for each branch. An `if` gives two shapes, one for `then` and one for `else`.
 */
export interface Shape {
  readonly types: ReadonlySet<string>
  /** Keywords about the value itself, by name: `minimum`, `pattern`, `enum`. */
  readonly keywords: ReadonlyMap<string, Keyword>
  readonly properties: ReadonlyMap<string, readonly Schema[]>
  readonly required: ReadonlyMap<string, Codes>
  readonly rules: readonly CrossFieldRule[]
  /** The property that selects the branch of a `oneOf`. */
  readonly discriminator: string | undefined
}

/** The value of a keyword. `codes` are the `x-error-codes` beside the keyword and beside the `$ref`s to its schema. */
export interface Keyword {
  readonly value: unknown
  readonly codes: Codes
}

/** The values of `x-error-codes`. The values of the innermost schema come first and have precedence. */
export type Codes = readonly unknown[]

/**
 * A combination of properties that is not allowed. `together`: all of these properties are present. `neither`: all of
 * them are missing.
 */
export interface CrossFieldRule {
  readonly kind: 'together' | 'neither'
  readonly names: readonly string[]
  readonly codes: Codes
}

interface Draft {
  types: Set<string> | undefined
  keywords: Map<string, Keyword>
  properties: Map<string, readonly Schema[]>
  required: Map<string, Codes>
  rules: CrossFieldRule[]
  discriminator: string | undefined
}

const VALUE_KEYWORDS: ReadonlySet<string> = new Set(
  [
    'enum except format pattern minLength maxLength minimum maximum',
    'minItems maxItems uniqueItems items maxProperties propertyNames additionalProperties',
  ].flatMap((line) => line.split(' ')),
)

/** Keywords that are skipped: annotations, and `then` and `else`, which are read together with `if`. */
const SKIPPED = new Set([
  'title',
  'default',
  'description',
  'deprecated',
  'example',
  'examples',
  'then',
  'else',
])

/** Formats that refuse no integer. They name a type of generated clients. */
const INTEGER_FORMATS = new Set(['int32', 'int64'])

/**
 * Whether no body reaches the bound: the limits of a body are 16 KiB for the token form (G-290), and 1,000 values for JSON
 * (G-291). A request beyond such a bound returns 413 or another code before it is validated.
 */
const isBeyondBodies = (keyword: string, value: unknown): boolean =>
  (keyword === 'maxLength' && Number(value) >= 16_384) ||
  (/^max(?:Items|Properties)$/.test(keyword) && Number(value) >= 1000)

/**
 * Returns the shapes of a value that must match all of `schemas`. Throws when a schema has a keyword that the generator
 * does not support.
 */
export const shapesOf: (document: object, schemas: readonly Schema[]) => readonly Shape[] =
  oncePerSchema(newShapes)

function newShapes(document: object, schemas: readonly Schema[]): readonly Shape[] {
  let drafts: Draft[] = [
    {
      types: undefined,
      keywords: new Map(),
      properties: new Map(),
      required: new Map(),
      rules: [],
      discriminator: undefined,
    },
  ]
  for (const schema of schemas) drafts = drafts.flatMap((draft) => add(document, draft, schema, []))
  return drafts.map(({ types, ...rest }) => ({ types: types ?? new Set(), ...rest }))
}

function add(document: object, from: Draft, schema: Schema, outer: Codes): Draft[] {
  const codes = [schema['x-error-codes'], ...outer]
  const draft = clone(from)
  for (const [keyword, value] of Object.entries(schema)) {
    if (!COMPOSITES.has(keyword)) addKeyword(draft, keyword, value, codes)
  }
  // Each draft is combined with each alternative of each composite keyword.
  return compositesOf(document, schema).reduce<Draft[]>(
    (drafts, alternatives) =>
      drafts.flatMap((it) => alternatives.flatMap((part) => add(document, it, part, codes))),
    [draft],
  )
}

const COMPOSITES = new Set(['$ref', 'allOf', 'oneOf', 'if'])

function compositesOf(document: object, schema: Schema): (readonly Schema[])[] {
  const { $ref, allOf, oneOf, if: condition } = schema
  return [
    ...(typeof $ref === 'string' ? [[read(document, $ref) as Schema]] : []),
    ...(Array.isArray(allOf) ? allOf.map((part) => [part as Schema]) : []),
    ...(Array.isArray(oneOf) ? [oneOf as readonly Schema[]] : []),
    ...(isRecord(condition) ? [branches(condition, schema)] : []),
  ]
}

function addKeyword(draft: Draft, keyword: string, value: unknown, codes: Codes): void {
  if (SKIPPED.has(keyword) || keyword.startsWith('x-')) return
  if (keyword === 'format' && INTEGER_FORMATS.has(String(value))) return
  if (isBeyondBodies(keyword, value)) return
  if (VALUE_KEYWORDS.has(keyword)) {
    draft.keywords.set(keyword, { value, codes })
    return
  }
  switch (keyword) {
    case 'type':
      draft.types = narrow(draft.types, [value].flat().map(String))
      draft.keywords.set(keyword, { value, codes })
      return
    case 'properties':
      for (const [name, property] of Object.entries(value as Schema))
        draft.properties.set(name, [...(draft.properties.get(name) ?? []), property as Schema])
      return
    case 'required':
      for (const name of value as readonly string[]) draft.required.set(name, codes)
      return
    case 'discriminator':
      draft.discriminator = String((value as Schema)['propertyName'])
      return
    case 'not':
      draft.rules.push(crossFieldRule(value as Schema, codes))
      return
    case 'unevaluatedProperties':
      if (acceptsAll(value)) return
      break
  }
  throw new Error(`The generator does not support the keyword ${keyword}`)
}

/**
 * Returns the `then` of `if: {}`, which applies to every value. Converts `if: {required: [p], properties: {p: {enum}}}`
 * to two schemas. In the first, p has a listed value; in the second, it has not.
 */
function branches(condition: Schema, owner: Schema): Schema[] {
  if (Object.keys(condition).length === 0) return [(owner['then'] ?? {}) as Schema]
  const [[name, property] = [], ...others] = Object.entries((condition['properties'] ?? {}) as Schema)
  if (name === undefined || others.length > 0 || !isRecord(property) || !Array.isArray(property['enum'])) {
    throw new Error('The generator supports only an `if` of one property with an `enum`')
  }
  return [
    { allOf: [{ required: [name], properties: { [name]: property } }, owner['then'] ?? {}] },
    { allOf: [{ properties: { [name]: { except: property['enum'] } } }, owner['else'] ?? {}] },
  ]
}

function crossFieldRule(not: Schema, codes: Codes): CrossFieldRule {
  const properties = isRecord(not['properties']) ? not['properties'] : {}
  if (Array.isArray(not['required'])) return { kind: 'together', names: not['required'].map(String), codes }
  const names = Object.keys(properties)
  if (names.length === 0 || Object.values(properties).some((it) => !isRecord(it) || !acceptsAll(it['not'])))
    throw new Error(
      'The generator supports only a `not` of `required`, or of `properties` that are all `{ not: {} }`',
    )
  return { kind: 'neither', names, codes }
}

/** True for the schema `{}`. */
const acceptsAll = (schema: unknown): boolean => isRecord(schema) && Object.keys(schema).length === 0

function narrow(types: Set<string> | undefined, more: readonly string[]): Set<string> {
  return new Set(more.filter((type) => types === undefined || types.has(type)))
}

function clone(draft: Draft): Draft {
  return {
    types: draft.types,
    keywords: new Map(draft.keywords),
    properties: new Map(draft.properties),
    required: new Map(draft.required),
    rules: [...draft.rules],
    discriminator: draft.discriminator,
  }
}

/**
 * Returns the error code that the contract states for a keyword: `{pattern: CODE}` or `{required: {taxId: CODE}}`.
 * Undefined when it states none.
 */
export function namedCode(codes: Codes, keyword: string, property?: string): string | undefined {
  for (const level of codes) {
    const code: unknown = isRecord(level) ? level[keyword] : undefined
    if (typeof code === 'string') return code
    const ofProperty: unknown = isRecord(code) && property !== undefined ? code[property] : undefined
    if (typeof ofProperty === 'string') return ofProperty
  }
  return undefined
}
