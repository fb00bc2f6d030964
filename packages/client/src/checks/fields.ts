import type { Easy } from './easy.ts'

type Fits = (value: unknown) => boolean

/** A property of an object: what is easy to know of its value, and who knows all of it. */
export interface Field {
  readonly name: string
  readonly isNeeded: boolean
  readonly easy: Easy
  readonly fits: Fits
}

/** What can end a line, which `.` does not match. Engines look for a few characters faster than they walk over all. */
const LINE_END = /[\n\r\u2028\u2029]/

/** Bits: 1 to 3 the kind, 4 null fits, 8 it is needed, 16 more is asked of it than its type and bounds. */
const KINDS = { other: 0, string: 1, integer: 2, boolean: 3 }
const bitsOf = ({ isNeeded, easy: { kind, isNullable, expression, values } }: Field): number =>
  KINDS[kind] +
  (isNullable ? 4 : 0) +
  (isNeeded ? 8 : 0) +
  (expression === undefined && values === undefined ? 0 : 16)

/** Of a whole number that may be infinite, what 32 bits can hold. */
const bounded = (number: number): number => Math.min(number, 2 ** 31 - 1)

/**
 * Does an object have these properties? `admits` judges what is none of them. What is no object fits.
 *
 * Answers wait for it, so that it is written for speed: nearly every value is judged here, by a few numbers that lie
 * side by side, and its field is asked only when they do not tell.
 */
export function fieldsFit(fields: readonly Field[], admits: (name: string, value: unknown) => boolean): Fits {
  const names = fields.map(({ name }) => name)
  const places = new Map(names.map((name, place) => [name, place]))
  const needed = fields.filter(({ isNeeded }) => isNeeded).length
  const easies = fields.map(({ easy }) => easy)
  const bits = Uint8Array.from(fields, bitsOf)
  const shortest = Int32Array.from(easies, ({ least }) => bounded(least))
  const longest = Int32Array.from(easies, ({ most }) => bounded(most))
  return (container) => {
    if (typeof container !== 'object' || container === null) return true
    let next = 0
    let met = 0
    for (const name in container) {
      const value = (container as Readonly<Record<string, unknown>>)[name]
      let place: number | undefined = next
      // Nearly always the names come in the order of the contract.
      if (names[place] !== name) {
        place = places.get(name)
        if (place === undefined) {
          if (!admits(name, value)) return false
          continue
        }
      }
      next = place + 1
      // JSON has no undefined.
      if (value === undefined) continue
      const known = bits[place] as number
      if ((known & 8) !== 0) met += 1
      if (value === null) {
        if ((known & 4) !== 0) continue
      } else if (typeof value === 'string') {
        const { length } = value
        if (
          (known & 3) === 1 &&
          length >= (shortest[place] as number) &&
          length <= (longest[place] as number)
        ) {
          if ((known & 16) === 0) continue
          const { expression, head, values } = easies[place] as Easy
          if (
            (expression === undefined || expression.test(value)) &&
            (head === undefined || (value.startsWith(head) && !LINE_END.test(value))) &&
            (values === undefined || values.includes(value))
          )
            continue
        }
      } else if (typeof value === 'number') {
        const { least, most } = easies[place] as Easy
        if ((known & 19) === 2 && Number.isInteger(value) && value >= least && value <= most) continue
      } else if ((known & 19) === 3 && typeof value === 'boolean') continue
      if (!(fields[place] as Field).fits(value)) return false
    }
    return met === needed
  }
}
