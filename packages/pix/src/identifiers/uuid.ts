import type { RandomSource } from './random.ts'
import { randomBytes } from './random.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Whether the text is a lower-case UUID of version 4. A `chargeId` (§2.1), a `transactionId` (G-036) and a wallet id
 * have this form.
 */
export function isUuidV4(text: string): boolean {
  return UUID_V4.test(text)
}

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** The text of a UUID has a hyphen before the bytes with these indexes. */
const GROUPS: ReadonlySet<number> = new Set([4, 6, 8, 10])

/** Generates a lower-case UUID of version 4 from 16 random bytes. */
export function generateUuidV4(random: RandomSource): string {
  let text = ''
  let index = 0
  for (const byte of randomBytes(random, 16)) {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    text += (GROUPS.has(index) ? '-' : '') + (HEX_BYTES[value] ?? '')
    index += 1
  }
  return text
}
