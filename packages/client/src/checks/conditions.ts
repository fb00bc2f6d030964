/** Whether a value is an object of JSON: neither null nor an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a text has `least` to `most` characters. A character outside the BMP counts once, as in JSON Schema. */
export function hasLength(text: string, least: number, most: number): boolean {
  const { length } = text
  // A character has one or two UTF-16 units. When the number of units decides the result, the characters are not
  // counted.
  if (length >= 2 * least && length <= most) return true
  if (length < least || length > 2 * most) return false
  const characters = [...text].length
  return characters >= least && characters <= most
}

/** Whether exactly one of the conditions is true. */
export const exactlyOne = (...conditions: readonly boolean[]): boolean =>
  conditions.filter((condition) => condition).length === 1
