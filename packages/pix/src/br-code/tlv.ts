import type { Result } from '../result.ts'
import type { TlvProblem } from './br-code-problem.ts'
import { accept, refuse } from '../result.ts'
import { countCharacters, indexAfter } from './text.ts'

/** One EMV data object: two-digit id, two-digit length, value. */
export interface TlvField {
  /** `00` to `99`. */
  readonly id: string
  /** 1 to 99 characters. */
  readonly value: string
  /** Where the id starts, as an index into the text that was read. */
  readonly offset: number
}

/** Characters of the id and length that precede every value. */
export const HEADER_LENGTH = 4

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39

/** The number in two ASCII digits, or `-1`. */
function twoDigits(text: string, index: number): number {
  const tens = text.charCodeAt(index)
  const ones = text.charCodeAt(index + 1)
  return isDigit(tens) && isDigit(ones) ? (tens - 0x30) * 10 + (ones - 0x30) : -1
}

/**
 * Reads one level of data objects, in one pass and without recursion; a template's value is read by calling again.
 * Lengths count characters, not bytes (EMVCo, merchant-presented mode). Stops at the first structural fault:
 * each id occurs once, so even a text of any size is left after at most 100 fields.
 *
 * @param options.through Stop after this id; what follows is left to the caller.
 * @param options.path Id of the template being read, put before the ids in problems; offsets start at `base`.
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
    // EMVCo: a length ranges from 01 to 99; an empty data object is left out instead.
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

/** Writes one data object. The caller has checked that the value has 1 to 99 characters. */
export function writeTlv(id: string, value: string): string {
  return `${id}${String(countCharacters(value)).padStart(2, '0')}${value}`
}
