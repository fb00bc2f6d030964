import type { Result } from '../result.ts'
import type { IdentifierProblem } from './layout.ts'
import type { StampedId, StampedIdInput } from './stamped-id.ts'
import { generateStampedId, parseStampedId } from './stamped-id.ts'

/** Reads a refundEndToEndId: `D` + ISPB + `yyyyMMddHHmm` in UTC + 11 characters, 32 in total (§2.3, G-044). */
export function parseRefundEndToEndId(text: string): Result<StampedId, IdentifierProblem> {
  return parseStampedId('D', text)
}

export function isRefundEndToEndId(text: string): boolean {
  return parseRefundEndToEndId(text).ok
}

/**
 * Generates a refundEndToEndId, such as `D12345678202603011200a1B2c3D4e5F`.
 *
 * @throws PixInputError when the ISPB or the instant is not valid.
 */
export function generateRefundEndToEndId(input: StampedIdInput): string {
  return generateStampedId('D', input)
}
