import type { Result } from '../result.ts'
import type { IdentifierProblem } from './layout.ts'
import type { StampedId, StampedIdInput } from './stamped-id.ts'
import { generateStampedId, parseStampedId } from './stamped-id.ts'

/**
 * Reads an endToEndId. The payer and the receiver identify a Pix by this id: `E` + ISPB + `yyyyMMddHHmm` in UTC + 11
 * characters, 32 in total (§2.3, R-079).
 */
export function parseEndToEndId(text: string): Result<StampedId, IdentifierProblem> {
  return parseStampedId('E', text)
}

export function isEndToEndId(text: string): boolean {
  return parseEndToEndId(text).ok
}

/**
 * Generates an endToEndId, such as `E12345678202603011200a1B2c3D4e5F`. For a scheduled order, pass the planned time of
 * settlement as `at`.
 *
 * @throws PixInputError when the ISPB or the instant is not valid.
 */
export function generateEndToEndId(input: StampedIdInput): string {
  return generateStampedId('E', input)
}
