import { isUtf8 } from 'node:buffer'

/** The greatest allowed nesting of arrays and objects. The outermost array or object is level 1 (G-266). */
export const JSON_DEPTH_LIMIT = 64

/** The greatest allowed number of object members and array entries, counted over all levels together (G-291). */
export const JSON_VALUE_LIMIT = 1000

/** A parsed body. When a body cannot be parsed, functions return `undefined` instead. */
export interface Parsed {
  readonly value: unknown
}

/**
 * Parses strict JSON: valid UTF-8, at most {@link JSON_DEPTH_LIMIT} levels (G-266) and {@link JSON_VALUE_LIMIT} values
 * (G-291), and no duplicate name in an object (G-265). Returns `undefined` for all other bytes.
 *
 * The value may have an own property `__proto__`. When you copy the value, do not assign that property: the assignment
 * would set the prototype of the copy.
 *
 *     parseJson(Buffer.from('{"amount":100}')) // { value: { amount: 100 } }
 *     parseJson(Buffer.from('{"amount":100,"amount":1}')) // undefined
 */
export function parseJson(bytes: Uint8Array): Parsed | undefined {
  const names = countNamesInText(bytes)
  if (names < 0 || !isUtf8(bytes)) return undefined
  const buffer = Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = buffer.toString('utf8')
  let value: unknown
  try {
    // A byte order mark at the start is skipped, as RFC 8259 §8.1 allows.
    value = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  } catch {
    return undefined
  }
  // The text contains a duplicate name twice, but the parsed value contains it once.
  return names > 1 && countNamesOf(value) !== names ? undefined : { value }
}

/**
 * Says in which way bytes that {@link parseJson} refuses differ from the JSON of a request, as the end of a sentence that
 * starts with `it`. Returns `undefined` when they are not JSON at all.
 */
export function faultOfJson(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return 'is not UTF-8'
  const names = countNamesInText(bytes)
  if (names === TOO_DEEP) return `is nested deeper than ${JSON_DEPTH_LIMIT} levels`
  if (names === TOO_MANY) return `has more than ${JSON_VALUE_LIMIT} values`
  try {
    JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
  return 'has a name twice in one object'
}

const TOO_DEEP = -1
const TOO_MANY = -2

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Counts the object names in JSON text. Returns {@link TOO_DEEP} or {@link TOO_MANY} when the text is over a limit. For bytes that are not JSON, the count means nothing; JSON.parse refuses them afterwards.
 */
function countNamesInText(bytes: Uint8Array): number {
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
        if (depth > JSON_DEPTH_LIMIT) return TOO_DEEP
        if (!isEmpty(bytes, index)) values += 1
        break
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1
        break
    }
  }
  return values > JSON_VALUE_LIMIT ? TOO_MANY : names
}

/** Whether the array or object that opens at `opening` is empty. */
function isEmpty(bytes: Uint8Array, opening: number): boolean {
  let index = opening + 1
  while (WHITESPACE.has(bytes[index] ?? 0)) index += 1
  return bytes[index] === CLOSE_ARRAY || bytes[index] === CLOSE_OBJECT
}

const WHITESPACE: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d])

/** Counts the object names of a parsed value, over all levels. */
function countNamesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let names = 0
  if (Array.isArray(value)) {
    for (const item of value) names += countNamesOf(item)
    return names
  }
  for (const name in value) names += 1 + countNamesOf((value as Record<string, unknown>)[name])
  return names
}
