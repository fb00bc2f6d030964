import type { Part } from './layout.ts'
import { requireInput } from '../pix-input-error.ts'
import { part } from './layout.ts'

const ISPB = /^[0-9A-Z]{8}$/
const EXPECTED = '8 of 0-9, A-Z'

/** Whether the text identifies an institution in the payments system: eight of `0-9A-Z`, today always digits (G-006). */
export function isIspb(text: string): boolean {
  return ISPB.test(text)
}

export const ISPB_PART: Part<'ispb'> = part('ispb', 8, EXPECTED, ISPB)

/** Throws a PixInputError unless the text is an ISPB. */
export function requireIspb(text: string): string {
  requireInput(isIspb(text), 'ispb', EXPECTED)
  return text
}
