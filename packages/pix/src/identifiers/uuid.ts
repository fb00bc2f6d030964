import type { RandomSource } from './random.ts'
import { randomBytes } from './random.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Whether the text is a UUID of version 4 in lower case: `chargeId` (§2.1), `transactionId` (G-036), wallet ids. */
export function isUuidV4(text: string): boolean {
  return UUID_V4.test(text)
}

/** A UUID of version 4 from 16 bytes of the source, in lower case. */
export function generateUuidV4(random: RandomSource): string {
  const hex = Array.from(randomBytes(random, 16), (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
