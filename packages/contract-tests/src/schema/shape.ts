import { type Schema, isRecord, read } from './document.ts'
import { oncePerSchema } from './once-per-schema.ts'

/**
 * One way in which a value can be valid: every keyword that judges it, with references and `allOf` followed. A
 * `oneOf` gives a shape for each branch; `if` gives one for `then` and one for `else`.
 */
export interface Shape {
  readonly types: ReadonlySet<string>
  /** Keywords about the value itself, by name: `minimum`, `pattern`, `enum`. */
  readonly keywords: ReadonlyMap<string, Keyword>
  readonly properties: ReadonlyMap<string, readonly Schema[]>
  readonly required: ReadonlyMap<string, Codes>
  readonly rules: readonly CrossFieldRule[]
  /** The property that chooses among the branches of a `oneOf`. */
  readonly discriminator: string | undefined
}

/** A keyword's value, and the error codes named beside it and beside the references that lead to it. */
export interface Keyword {
  readonly value: unknown
  readonly codes: Codes
}

/** `x-error-codes`, the nearest first. */
export type Codes = readonly unknown[]

/** `together`: these properties exclude each other. `neither`: one of them has to be there. */
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
    'const enum except format pattern minLength maxLength minimum maximum',
    'minItems uniqueItems items maxProperties propertyNames additionalProperties',
  ].flatMap((line) => line.split(' ')),
)

/** Say nothing about which values are valid, or are read together with another keyword. */
const SILENT = new Set(['title', 'description', 'deprecated', 'example', 'examples', 'then', 'else'])

/** The shapes of a value that all of `schemas` judge. Throws on a keyword that the generator cannot read. */
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
  // Each composite is a list of alternatives for every draft so far.
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
  if (SILENT.has(keyword) || keyword.startsWith('x-')) return
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
      if (value === true) return
      break
  }
  throw new Error(`The keyword ${keyword} cannot be generated`)
}

/** `if: {required: [p], properties: {p: {const}}}` as two schemas: p is the constant, or it is not. */
function branches(condition: Schema, owner: Schema): Schema[] {
  const [[name, property] = [], ...others] = Object.entries((condition['properties'] ?? {}) as Schema)
  if (name === undefined || others.length > 0 || !isRecord(property) || property['const'] === undefined) {
    throw new Error('an if other than one property with a const cannot be generated')
  }
  return [
    { allOf: [{ required: [name], properties: { [name]: property } }, owner['then'] ?? {}] },
    { allOf: [{ properties: { [name]: { except: [property['const']] } } }, owner['else'] ?? {}] },
  ]
}

function crossFieldRule(not: Schema, codes: Codes): CrossFieldRule {
  const properties = isRecord(not['properties']) ? not['properties'] : {}
  if (Array.isArray(not['required'])) return { kind: 'together', names: not['required'].map(String), codes }
  const names = Object.keys(properties)
  if (names.length === 0 || Object.values(properties).some((it) => it !== false))
    throw new Error('a not other than a rule between properties cannot be generated')
  return { kind: 'neither', names, codes }
}

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

/** The code that a broken keyword gives, if the contract names one: `{pattern: CODE}` or `{required: {taxId: CODE}}`. */
export function namedCode(codes: Codes, keyword: string, property?: string): string | undefined {
  for (const level of codes) {
    const code: unknown = isRecord(level) ? level[keyword] : undefined
    if (typeof code === 'string') return code
    const ofProperty: unknown = isRecord(code) && property !== undefined ? code[property] : undefined
    if (typeof ofProperty === 'string') return ofProperty
  }
  return undefined
}
