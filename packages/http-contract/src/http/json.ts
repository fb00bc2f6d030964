import { isUtf8 } from 'node:buffer'

/** Arrays and objects inside each other; the outermost counts. More is refused (G-266). */
export const JSON_DEPTH_LIMIT = 64

/** Members of objects and entries of arrays, at all levels together. More is refused (G-291). */
export const JSON_VALUE_LIMIT = 1000

/** What was read; `undefined` in its place: it cannot be parsed. */
export interface Parsed {
  readonly value: unknown
}

/**
 * JSON as a server should read it: strict UTF-8, at most {@link JSON_DEPTH_LIMIT} levels (G-266) and
 * {@link JSON_VALUE_LIMIT} values (G-291), and no name twice in one object (G-265). `undefined` when the bytes are anything else. `__proto__` is a name as any other; whoever copies
 * the value must not assign it.
 *
 *     parseJson(Buffer.from('{"amount":100}')) // { value: { amount: 100 } }
 *     parseJson(Buffer.from('{"amount":100,"amount":1}')) // undefined
 */
export function parseJson(bytes: Uint8Array): Parsed | undefined {
  const names = countNames(bytes)
  if (names === TOO_MUCH || !isUtf8(bytes)) return undefined
  const buffer = Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = buffer.toString('utf8')
  let value: unknown
  try {
    // A byte order mark may be ignored (RFC 8259 §8.1).
    value = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  } catch {
    return undefined
  }
  // A name that stood there twice is in the text, and once in the value.
  return names > 1 && namesIn(value) !== names ? undefined : { value }
}

const TOO_MUCH = -1

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * How many names the text has, or that it is too deep or holds too many values. For bytes that are not JSON the count
 * means nothing; JSON.parse refuses them afterwards.
 */
function countNames(bytes: Uint8Array): number {
  const { length } = bytes
  let names = 0
  let values = 0
  let depth = 0
  for (let index = 0; index < length; index += 1) {
    switch (bytes[index]) {
      case QUOTE:
        for (index += 1; index < length && bytes[index] !== QUOTE; index += 1)
          if (bytes[index] === BACKSLASH) index += 1
        break
      case COLON:
        names += 1
        break
      case COMMA:
        values += 1
        break
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1
        if (depth > JSON_DEPTH_LIMIT) return TOO_MUCH
        if (!isEmpty(bytes, index)) values += 1
        break
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1
        break
    }
  }
  return values > JSON_VALUE_LIMIT ? TOO_MUCH : names
}

/** Whether the array or object that opens here closes at once. */
function isEmpty(bytes: Uint8Array, opening: number): boolean {
  let index = opening + 1
  while (WHITESPACE.has(bytes[index] ?? 0)) index += 1
  return bytes[index] === CLOSE_ARRAY || bytes[index] === CLOSE_OBJECT
}

const WHITESPACE: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d])

/** How many names the value has, at every level. */
function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let names = 0
  if (Array.isArray(value)) {
    for (const item of value) names += namesIn(item)
    return names
  }
  for (const name in value) names += 1 + namesIn((value as Record<string, unknown>)[name])
  return names
}
