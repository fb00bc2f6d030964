import type { Result } from '../result.ts'
import type { TlvProblem } from './br-code-problem.ts'
import { accept, refuse } from '../result.ts'
import { countCharacters, indexAfter } from './text.ts'

/** One EMV data object. In the text, it is a two-digit id, a two-digit length and the value. */
export interface TlvField {
  /** Two digits, `00` to `99`. */
  readonly id: string
  /** The value, 1 to 99 characters. */
  readonly value: string
  /** The index of the id in the text. */
  readonly offset: number
}

/** The number of characters of id and length before each value. */
export const HEADER_LENGTH = 4

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39

/** Reads a number of two ASCII digits. Returns `-1` when one of the characters is not a digit. */
function twoDigits(text: string, index: number): number {
  const tens = text.charCodeAt(index)
  const ones = text.charCodeAt(index + 1)
  return isDigit(tens) && isDigit(ones) ? (tens - 0x30) * 10 + (ones - 0x30) : -1
}

/**
 * Reads one level of data objects in one pass, without recursion. To read a template, call the function again with the
 * value of the template. Lengths count characters, not bytes (EMVCo, merchant-presented mode). It stops at the first
 * problem. Each id may occur only once, so it reads at most 100 fields, however long the text is.
 *
 * @param options.through Stop after this id. The caller checks the rest of the text.
 * @param options.path The id of the template, which is put before the ids in problems. `base` is added to the offsets
 *   in problems.
 */
export function readTlv(
  text: string,
  options: { readonly through?: string; readonly path?: string; readonly base?: number } = {},
): Result<{ readonly fields: readonly TlvField[]; readonly end: number }, TlvProblem> {
  const { through, path: parent = '', base = 0 } = options
  const fields: TlvField[] = []
  const seen = new Set<string>()
  let offset = 0
  while (offset < text.length) {
    if (offset + HEADER_LENGTH > text.length) {
      return refuse({ reason: 'TRUNCATED', path: parent, offset: base + offset })
    }
    if (twoDigits(text, offset) === -1) {
      return refuse({ reason: 'INVALID_ID', path: parent, offset: base + offset })
    }
    const id = text.slice(offset, offset + 2)
    const path = parent === '' ? id : `${parent}.${id}`
    const length = twoDigits(text, offset + 2)
    // EMVCo allows the lengths 01 to 99. When a value is empty, the code omits the whole data object.
    if (length < 1) return refuse({ reason: 'INVALID_LENGTH', path, offset: base + offset + 2 })
    const start = offset + HEADER_LENGTH
    const end = indexAfter(text, start, length)
    if (end === -1) {
      const available = countCharacters(text.slice(start))
      return refuse({ reason: 'OVERFLOW', path, offset: base + offset, length, available })
    }
    if (seen.has(id)) return refuse({ reason: 'DUPLICATE_FIELD', path, offset: base + offset })
    seen.add(id)
    fields.push({ id, value: text.slice(start, end), offset })
    offset = end
    if (id === through) break
  }
  return accept({ fields, end: offset })
}

/** Writes one data object. The caller must ensure that the value has 1 to 99 characters. */
export function writeTlv(id: string, value: string): string {
  return `${id}${String(countCharacters(value)).padStart(2, '0')}${value}`
}
