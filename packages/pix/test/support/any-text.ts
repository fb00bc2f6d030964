import * as fc from 'fast-check'

/** Half of a character that takes two is none. */
const isHalf = (codePoint: number): boolean => codePoint >= 0xd800 && codePoint <= 0xdfff

/** What `unit: 'binary'` gives: any character. That one takes more than a second to be made. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((codePoint) => !isHalf(codePoint))
  .map((codePoint) => String.fromCodePoint(codePoint))

/** Text of any characters. */
export const anyText = (
  constraints: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<string> => fc.string({ ...constraints, unit: anyCharacter })
