import { isFull, isLong } from '@pix-payments/testing/length'

/** A changed value, and a description of the one change: `removed data.0.id`, `"" at data.0.id`. */
export interface Mutation {
  readonly what: string
  readonly value: unknown
}

type Key = string | number

/** Of a long list, a short run takes one value of 17, `pnpm test:long` one of four, and a full run all. */
const STEP_OF_LONG = isFull ? 1 : 4
const STEP = isLong ? STEP_OF_LONG : 17
export const sampled = <Value>(values: Iterable<Value>): Value[] =>
  [...values].filter((_, index) => index % STEP === 0)

/**
 * Generates the mutations of a value. Each mutation has one change:
 *
 * - one property is removed, or
 * - one value inside is replaced: by a value of each type, by the `replacements` of its own type (null by all
 *   replacements), or by a value that is almost the same.
 *
 * Only the first item of an array is changed, because all items have the same schema.
 */
export function* mutations(root: unknown, replacements: readonly unknown[]): Generator<Mutation> {
  for (const { path, value } of placesOf(root)) {
    const place = path.join('.') || 'the root'
    if (typeof path.at(-1) === 'string') yield { what: `removed ${place}`, value: withoutPlace(root, path) }
    const others = replacements.filter((it) => value === null || typeof it === typeof value)
    for (const replacement of new Set([...ONE_OF_EACH_TYPE, ...others, ...neighbours(value)])) {
      yield { what: `${short(replacement)} at ${place}`, value: withPlace(root, path, replacement) }
    }
  }
}

const ONE_OF_EACH_TYPE: readonly unknown[] = [null, true, 0.5, 1, '', 'text', [], {}]

function* placesOf(
  value: unknown,
  path: readonly Key[] = [],
): Generator<{ path: readonly Key[]; value: unknown }> {
  yield { path, value }
  if (Array.isArray(value)) {
    if (value.length > 0) yield* placesOf(value[0], [...path, 0])
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* placesOf(inner, [...path, name])
  }
}

/** Returns values that are almost the same. For them, bounds, patterns and formats decide. */
function neighbours(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, -value, value + 0.5, String(value)]
  if (typeof value === 'string') {
    return [
      value.slice(1),
      value.slice(0, -1),
      `${value}0`,
      `${value}\n`,
      ` ${value}`,
      value.toUpperCase(),
      value.toLowerCase(),
      value.replace(/\d/, 'x'),
      value.replace(/\d/, '٣'),
      `${value.slice(0, -1)}😀`,
    ]
  }
  if (Array.isArray(value)) return [value.slice(1), Array.from({ length: 101 }, () => value[0] as unknown)]
  if (typeof value === 'object' && value !== null) {
    return [
      { ...value, property_of_a_later_version: { deep: [1] } },
      { ...value, ['x'.repeat(51)]: 'y' },
      { ...value, '': 'y' },
      { ...value, later: 'y'.repeat(201) },
      { ...value, ...Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key${index}`, 'value'])) },
      Object.entries(value),
    ]
  }
  return []
}

/** The client does not check upper bounds from here on: they only let tools reserve space (G-451). */
const LARGE = 1000

/**
 * Returns numbers and texts just inside and just outside every bound in the schemas, and every value of their
 * enumerations.
 */
export function replacementsOf(schemas: unknown): unknown[] {
  const [numbers, lengths, values] = [new Set<number>(), new Set<number>(), new Set<unknown>()]
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [keyword, inner] of Object.entries(node) as [string, unknown][]) {
      if (/^(minimum|maximum)$/.test(keyword) && typeof inner === 'number') numbers.add(inner)
      else if (/^(min|max)Length$/.test(keyword) && typeof inner === 'number') {
        if (inner < LARGE) lengths.add(inner)
      } else if (keyword === 'enum' && Array.isArray(inner)) values.add(inner[0])
      else visit(inner)
    }
  }
  visit(schemas)
  return [
    ...[...numbers].flatMap((bound) => [bound - 1, bound, bound + 1]),
    ...[...lengths].flatMap((length) => [length, length + 1].map((size) => 'é'.repeat(size))),
    ...[...lengths].map((length) => '😀'.repeat(length)),
    ...values,
    1e21,
    'VALUE_OF_A_LATER_VERSION',
    ...OF_FORMATS,
  ]
}

/** Texts that are edge cases of the formats. */
const OF_FORMATS: readonly string[] = [
  '2026-02-29',
  '2028-02-29',
  '2026-13-01',
  '2026-04-31',
  '2026-1-1',
  '2026-02-29T10:00:00.000Z',
  '2028-02-29T10:00:00.000Z',
  '2026-03-01T24:00:00.000Z',
  '2026-03-01T23:60:00.000Z',
  '2026-03-01T10:00:60.000Z',
  '2016-12-31T23:59:60.000Z',
  '2026-03-01T10:00:00.000-03:00',
  '2026-03-01T10:00:00Z',
  '2026-03-01 10:00:00.000Z',
  '98EA0D84-ABFB-4792-AE9A-444DF1A4999B',
  'urn:uuid:98ea0d84-abfb-4792-ae9a-444df1a4999b',
  '98ea0d84abfb4792ae9a444df1a4999b',
  'https://example.com/',
  'https://example.com/a b',
  'https://example.com/%zz',
  'https://exämple.com/',
  'https://[::1',
  'http:',
  'example.com',
  '//example.com',
  'mailto:a@example.com',
]

function withPlace(root: unknown, path: readonly Key[], replacement: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return replacement
  if (Array.isArray(root))
    return root.map((item, index) => (index === key ? withPlace(item, rest, replacement) : item))
  const container = root as Record<string, unknown>
  return { ...container, [key]: withPlace(container[key], rest, replacement) }
}

function withoutPlace(root: unknown, path: readonly Key[]): unknown {
  const [key, ...rest] = path as [Key, ...Key[]]
  if (rest.length > 0) {
    return withPlace(root, [key], withoutPlace((root as Record<Key, unknown>)[key], rest))
  }
  const { [key]: _removed, ...others } = root as Record<Key, unknown>
  return others
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
