import * as fc from 'fast-check'

/** Whether the code point is half of a surrogate pair. Such a code point alone is not a character. */
const isHalf = (codePoint: number): boolean => codePoint >= 0xd800 && codePoint <= 0xdfff

/** Generates any character. `unit: 'binary'` of fast-check does the same, but takes more than a second to create. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((codePoint) => !isHalf(codePoint))
  .map((codePoint) => String.fromCodePoint(codePoint))

/** Text of any characters. */
export const anyText = (
  constraints: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<string> => fc.string({ ...constraints, unit: anyCharacter })
