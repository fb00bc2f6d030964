import * as fc from 'fast-check'

/** Excludes lone surrogates, which are not characters. */
const isHalf = (codePoint: number): boolean => codePoint >= 0xd800 && codePoint <= 0xdfff

/** Any character, like `unit: 'binary'` of fast-check, which takes more than a second to create. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((codePoint) => !isHalf(codePoint))
  .map((codePoint) => String.fromCodePoint(codePoint))

/** Text of any characters. */
export const anyText = (
  constraints: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<string> => fc.string({ ...constraints, unit: anyCharacter })
