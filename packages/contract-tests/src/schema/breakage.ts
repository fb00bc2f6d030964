import { type Schema, isRecord } from './document.ts'
import type { Codes, Shape } from './shape.ts'
import type { SchemaPath } from './schema-path.ts'
import { UNKNOWN_PROPERTY, keepsText, numberOf } from './values.ts'

/** Changes a value so that it breaks a rule. Returns `undefined` when the change is not possible for this value. */
type Change = (value: unknown) => unknown

/** One rule of a shape, and a change of a valid value that breaks this rule. */
export interface Breakage {
  readonly keyword: string
  /** The end of a sentence that starts with the name of the field, such as `is missing` or `has 31 characters`. */
  readonly what: string
  readonly change: Change
  readonly codes?: Codes | undefined
  /** The property that the rule concerns. Undefined when the rule concerns the whole value. */
  readonly property?: string
}

/**
 * The format of a request body. The value of a form field is always a string, so a number or a boolean of the wrong type
 * cannot be sent. To break the type of a form field, a mutation repeats the field or sends a file in its place.
 */
export type Notation = 'json' | 'form'

/** Returns a breakage for every rule of the shape that concerns one value. Rules between properties are not included. */
export function breakages(path: SchemaPath, notation: Notation): Breakage[] {
  const { shape, steps } = path
  const isRoot = steps.length === 0
  return [
    ...(notation === 'form' && isRoot ? [] : wrongTypes(shape, notation)),
    ...wrongMembers(shape),
    ...(shape.types.has('integer') ? wrongNumbers(shape) : []),
    ...(shape.types.has('string') ? wrongTexts(shape) : []),
    ...wrongArrays(shape),
    ...wrongMaps(shape),
  ]
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  null: null,
  boolean: true,
  integer: 7,
  number: 100.5,
  string: '100',
  array: [],
  object: {},
}
const FORM_SAMPLES: Readonly<Record<string, unknown>> = { array: ['a', 'b'], object: { file: 'a.txt' } }
const FORM_NAMES: Readonly<Record<string, string>> = { array: 'is repeated', object: 'is a file' }

function wrongTypes({ types }: Shape, notation: Notation): Breakage[] {
  const samples = notation === 'form' ? FORM_SAMPLES : SAMPLES
  return Object.entries(samples)
    .filter(([type]) => !types.has(type) && !(type === 'integer' && types.has('number')))
    .map(([type, sample]) => ({
      keyword: 'type',
      what:
        notation === 'form'
          ? (FORM_NAMES[type] ?? '')
          : `is ${JSON.stringify(sample)} instead of ${[...types].join(' or ')}`,
      change: () => sample,
    }))
}

function wrongMembers({ required, discriminator, keywords, types, properties }: Shape): Breakage[] {
  if (!types.has('object')) return []
  const missing = [...required].map(([property, codes]): Breakage => ({
    keyword: 'required',
    what: 'is missing',
    property,
    codes,
    change: (value) => without(value as Schema, property),
  }))
  const unknown: Breakage = {
    keyword: 'additionalProperties',
    what: 'is not known',
    property: UNKNOWN_PROPERTY,
    change: (value) => ({ ...(value as Schema), [UNKNOWN_PROPERTY]: 'x' }),
  }
  const choice: Breakage[] =
    discriminator === undefined || !properties.has(discriminator)
      ? []
      : [
          {
            keyword: 'discriminator',
            what: 'names no branch',
            property: discriminator,
            change: (value) => ({ ...(value as Schema), [discriminator]: 'NOT_IN_THE_CONTRACT' }),
          },
        ]
  return [...missing, ...(keywords.get('additionalProperties')?.value === false ? [unknown] : []), ...choice]
}

function wrongNumbers(shape: Shape): Breakage[] {
  return (['minimum', 'maximum'] as const).flatMap((keyword) => {
    if (!shape.keywords.has(keyword)) return []
    const beyond = numberOf(shape, keyword, 0) + (keyword === 'minimum' ? -1 : 1)
    return [{ keyword, what: `is ${beyond}`, change: () => beyond }]
  })
}

function wrongTexts(shape: Shape): Breakage[] {
  const { keywords } = shape
  const minLength = numberOf(shape, 'minLength', 0)
  const maxLength = numberOf(shape, 'maxLength', Infinity)
  const isListed = keywords.has('enum')
  const isFree = !isListed && !keywords.has('pattern') && !keywords.has('format')
  return [
    ...listBreakages(shape),
    ...(minLength > 0 && !isListed
      ? [{ keyword: 'minLength', what: `has ${minLength - 1} characters`, change: shorten(minLength - 1) }]
      : []),
    ...(maxLength < Infinity
      ? [
          {
            keyword: 'maxLength',
            what: `has ${maxLength + 1} characters`,
            change: (value: unknown) => lengthen(shape, String(value), maxLength + 1),
          },
        ]
      : []),
    ...(keywords.has('pattern')
      ? [
          {
            keyword: 'pattern',
            what: 'does not match its pattern',
            change: (value: unknown) => mismatch(shape, String(value)),
          },
        ]
      : []),
    ...(WRONG_FORMATS[String(keywords.get('format')?.value)] ?? []).map((text) => ({
      keyword: 'format',
      what: `is ${JSON.stringify(text)}`,
      change: () => text,
    })),
    // A text in a request must not contain U+0000 (G-260).
    ...(isFree ? [{ keyword: 'nullCharacter', what: 'holds U+0000', change: () => 'a\0b' }] : []),
  ]
}

const WRONG_FORMATS: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-02-30', '01/02/2026', '2026-13-01', '2026-3-1'],
  uri: ['https://exa mple.com/', 'not a url'],
  uuid: ['not-a-uuid'],
}

/**
 * Returns values that the enumeration does not list. One of them differs only in letter case, because enumerations are
 * case-sensitive.
 */
function listBreakages({ keywords }: Shape): Breakage[] {
  const listed = keywords.get('enum')
  if (listed === undefined) return []
  const first = String([listed.value].flat()[0])
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()
  return ['NOT_IN_THE_CONTRACT', other, ''].map((text) => ({
    keyword: 'enum',
    what: `is ${JSON.stringify(text)}`,
    change: () => text,
  }))
}

const shorten =
  (length: number): Change =>
  (value) =>
    [...String(value)].slice(0, length).join('')

/** Lengthens a text to `length` characters. It inserts the letter `a` at a position where the pattern still matches. */
function lengthen(shape: Shape, text: string, length: number): string | undefined {
  const free: Shape = {
    ...shape,
    keywords: new Map([...shape.keywords].filter(([name]) => name !== 'maxLength')),
  }
  const characters = [...text]
  const more = 'a'.repeat(Math.max(length - characters.length, 0))
  for (let at = characters.length; at >= 0; at -= 1) {
    const longer = [...characters.slice(0, at), more, ...characters.slice(at)].join('')
    if (keepsText(free, longer)) return longer
  }
  return undefined
}

/**
 * Returns a text that breaks only the pattern. It tries small changes first, because an imprecise pattern would accept
 * them.
 */
function mismatch(shape: Shape, text: string): string | undefined {
  const free: Shape = {
    ...shape,
    keywords: new Map([...shape.keywords].filter(([name]) => name !== 'pattern')),
  }
  const candidates = [
    text.slice(0, -1),
    `${text.slice(0, -1)}!`,
    `${text}x`,
    `${text.slice(0, -1)} `,
    `${text.slice(0, -1)}\u0085`,
    `${text.slice(0, -1)}\u001F`,
    `!${text.slice(1)}`,
  ]
  return candidates.find((it) => it !== '' && keepsText(free, it) && !keepsText(shape, it))
}

function wrongArrays(shape: Shape): Breakage[] {
  const { keywords } = shape
  const minItems = numberOf(shape, 'minItems', 0)
  return [
    ...(minItems > 0
      ? [
          {
            keyword: 'minItems',
            what: `has ${minItems - 1} entries`,
            change: (value: unknown) =>
              Array.isArray(value) ? (value as unknown[]).slice(0, minItems - 1) : undefined,
          },
        ]
      : []),
    ...(keywords.get('uniqueItems')?.value === true
      ? [
          {
            keyword: 'uniqueItems',
            what: 'repeats an entry',
            change: (value: unknown) =>
              Array.isArray(value) && value.length > 0 ? ([...value, value[0]] as unknown[]) : undefined,
          },
        ]
      : []),
  ]
}

function wrongMaps(shape: Shape): Breakage[] {
  const { keywords } = shape
  const names = keywords.get('propertyNames')
  const rules = isRecord(names?.value) ? names.value : {}
  const wrongName = (name: string, what: string): Breakage => ({
    keyword: 'propertyNames',
    what,
    property: name,
    change: (value) => ({ ...(value as Schema), [name]: 'x' }),
  })
  const { maxLength, minLength } = rules
  const maxProperties = numberOf(shape, 'maxProperties', 0)
  return [
    ...(typeof maxLength === 'number'
      ? [wrongName('k'.repeat(maxLength + 1), `is a name of ${maxLength + 1} characters`)]
      : []),
    ...(typeof minLength === 'number' && minLength > 0 ? [wrongName('', 'has an empty name')] : []),
    ...(maxProperties > 0
      ? [
          {
            keyword: 'maxProperties',
            what: `has ${maxProperties + 1} entries`,
            change: () =>
              Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_, index) => [`k${index}`, 'x'])),
          },
        ]
      : []),
  ]
}

function without(value: Schema, property: string): Schema {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== property))
}
