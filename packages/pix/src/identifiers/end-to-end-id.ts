import type { Result } from '../result.ts'
import type { IdentifierProblem } from './layout.ts'
import type { StampedId, StampedIdInput } from './stamped-id.ts'
import { generateStampedId, parseStampedId } from './stamped-id.ts'

/** Reads an endToEndId, `E` + ISPB + `yyyyMMddHHmm` UTC + 11: the id of a Pix for both sides (§2.3, R-079). */
export function parseEndToEndId(text: string): Result<StampedId, IdentifierProblem> {
  return parseStampedId('E', text)
}

export function isEndToEndId(text: string): boolean {
  return parseEndToEndId(text).ok
}

/**
 * A new endToEndId, e.g. `E12345678202603011200a1B2c3D4e5F`. For a scheduled order `at` is the foreseen settlement.
 *
 * @throws PixInputError when the ISPB or the instant is out of form.
 */
export function generateEndToEndId(input: StampedIdInput): string {
  return generateStampedId('E', input)
}
