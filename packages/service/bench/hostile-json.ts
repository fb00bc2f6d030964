import { JSON_VALUE_LIMIT } from '@pix-payments/http-contract/http'
import type { HostileForm } from './hostile-forms.ts'

type HostileJson = Omit<HostileForm, 'type'>

/** Returns JSON bodies of at most `size` bytes. They are made from the examples of an operation. */
export function hostileJson(examples: readonly unknown[], size: number): HostileJson[] {
  const room = size - 5000
  const whole = { ...longTexts(room), ...manyValues(room, 'fit'), ...manyValues(room, 'are read') }
  // The parser refuses a body with more values than the limit, wherever the values are. So inside an example, only
  // texts with fewer values are used.
  const inside = { ...manyValues(room, 'are read'), 'a number of a million digits': '1'.repeat(room) }
  const body = (kind: string, text: () => string): HostileJson => ({
    kind: `JSON: ${kind}`,
    body: () => Buffer.from(text()),
  })
  const [example] = examples
  return [
    ...Object.entries(whole).map(([kind, text]) => body(kind, () => text)),
    ...membersOf(example).flatMap((place) => [
      ...Object.entries(inside).map(([kind, text]) =>
        body(`${kind}, in a field`, () => withText(example, place, text)),
      ),
      ...pumped(place.value, room).map((text) =>
        body('a long text, in a field', () => withText(example, place, JSON.stringify(text()))),
      ),
    ]),
    ...(isRecord(example)
      ? Object.entries(inside).map(([kind, text]) =>
          body(`${kind}, beside the rest`, () =>
            withText({ ...example, hostile: 1 }, { path: ['hostile'] }, text),
          ),
        )
      : []),
  ]
}

/** Returns JSON texts that consist of one large value, or of a few large values. */
function longTexts(room: number): Readonly<Record<string, string>> {
  const fill = (unit: string): string => unit.repeat(Math.floor(room / unit.length))
  const name = 'a'.repeat(room / 2)
  return {
    'deep arrays': fill('['),
    'deep objects': fill('{"a":'),
    'one long name twice': `{"${name}":1,"${name}":1}`,
    'a number of a million digits': fill('1'),
    'a fraction of a million digits': `0.${fill('1')}`,
    'an exponent of a million digits': `1e${fill('1')}`,
    'nothing but escapes': `"${fill(String.raw`\u0041`)}"`,
    'a string that never ends': `"${fill('a')}`,
    'nothing but spaces': fill(' '),
    'nothing but colons': fill(':'),
  }
}

/**
 * Returns arrays and objects with many values: as many as fit into the body (`fit`), or as many as the parser accepts
 * (`are read`).
 */
function manyValues(room: number, how: 'fit' | 'are read'): Readonly<Record<string, string>> {
  const nest = `${'['.repeat(60)}${']'.repeat(60)}`
  const padding = 'a'.repeat(room / JSON_VALUE_LIMIT - 20)
  const arrays: Readonly<Record<string, (index: number) => string>> = {
    'empty objects': () => '{}',
    numbers: () => '1',
    'empty texts': () => '""',
    texts: (index) => `"${index}"`,
    'long texts': (index) => `"${padding}${index}"`,
    'null characters': () => String.raw`"\u0000"`,
    'nested arrays': () => nest,
  }
  const objects: Readonly<Record<string, (index: number) => string>> = {
    names: (index) => `"${index}":1`,
    'long names': (index) => `"${padding}${index}":1`,
    'names of texts': (index) => `"${index}":"a"`,
    'one name': () => '"a":1',
    'names of null characters': (index) => String.raw`"\u0000${index}":1`,
    'names of empty objects': (index) => `"${index}":{}`,
  }
  const lists = [
    ...Object.entries(arrays).map(([kind, item]) => ({ kind, item, open: '[', close: ']' })),
    ...Object.entries(objects).map(([kind, item]) => ({ kind, item, open: '{', close: '}' })),
  ]
  return Object.fromEntries(
    lists.map(({ kind, item, open, close }) => {
      const most = how === 'fit' ? Number.POSITIVE_INFINITY : (READ[kind] ?? MOST)
      return [`as many ${kind} as ${how}`, `${open}${listed(item, room, most)}${close}`]
    }),
  )
}

/** The number of values that the parser accepts, less the values of the example around them. */
const MOST = JSON_VALUE_LIMIT - 100
/** For some kinds, the number of items that the parser accepts. An item of 60 nested arrays counts as 60 values. */
const READ: Readonly<Record<string, number>> = { 'nested arrays': Math.floor(MOST / 60) }

function listed(item: (index: number) => string, room: number, most: number): string {
  const all: string[] = []
  for (let length = 0, index = 0; length < room && index < most; index += 1) {
    const next = item(index)
    all.push(next)
    length += next.length + 1
  }
  return all.slice(0, -1).join(',')
}

interface Member {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Returns all members of an example, at any depth. */
function membersOf(value: unknown, path: readonly string[] = []): Member[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const member = { path: [...path, name], value: inner as unknown }
    return [member, ...membersOf(inner, member.path)]
  })
}

const MARK = 'put the hostile value here'
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns an example as JSON, with the value at a path replaced by a JSON text. */
function withText(example: unknown, { path }: Pick<Member, 'path'>, text: string): string {
  const replaced = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return MARK
    const copy: Record<string, unknown> = Array.isArray(value)
      ? (Object.assign([], value) as unknown as Record<string, unknown>)
      : { ...(value as object) }
    copy[name] = replaced(copy[name], rest)
    return copy
  }
  return JSON.stringify(replaced(example, path)).replace(`"${MARK}"`, () => text)
}

/**
 * Returns long texts, one for each character of a valid text. Each text repeats the character to the maximum length,
 * and ends with a character that no pattern matches. This makes an ambiguous regular expression backtrack.
 */
function pumped(value: unknown, room: number): (() => string)[] {
  if (typeof value !== 'string') return []
  const repeated = (unit: string): string => unit.repeat(Math.floor(room / Math.max(unit.length, 1)))
  return [
    ...[...new Set(value)].map(
      (character) => () => `${value.slice(0, value.indexOf(character))}${repeated(character)}\n`,
    ),
    () => `${repeated(value)}\n`,
    () => `${repeated(' ')}\n`,
    () => '😀'.repeat(room / 4),
  ]
}
