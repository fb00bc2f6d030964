import { explain, fits, tell } from './explain.ts'
import { isObject } from './rules.ts'
import type { Place, Schema } from './schema.ts'

/** What can end a line, which `.` does not match. Engines look for a few characters faster than they walk over all. */
export const LINE_END: RegExp = /[\n\r\u2028\u2029]/

/** Is it an object with at most so many properties, which all fit? */
export function areFew(
  value: unknown,
  most: number,
  admits: (item: unknown, name: string) => boolean,
): boolean {
  if (!isObject(value)) return false
  let count = 0
  for (const name in value) {
    count += 1
    if (count > most || !admits(value[name], name)) return false
  }
  return true
}

/** Always false. */
export function refused(at: Place | undefined, message: string): boolean {
  if (at !== undefined) tell(at, message)
  return false
}

/**
 * Asks the schema of a property of which it could not be told quickly that it fits. With a place all that is wrong is
 * told there, and nothing refused, so that the other properties are looked at too.
 */
export function isRefused(at: Place | undefined, name: string, value: unknown, schema: Schema): boolean {
  if (at === undefined) return value === undefined || !fits(schema, value)
  const inside = { path: [...at.path, name], found: at.found }
  // JSON has no undefined.
  if (value === undefined) tell(inside, 'is missing')
  else explain(schema, value, inside)
  return false
}
