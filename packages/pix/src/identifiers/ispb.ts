import type { Part } from './layout.ts'
import { requireInput } from '../pix-input-error.ts'
import { part } from './layout.ts'

const ISPB = /^[0-9A-Z]{8}$/
const EXPECTED = '8 of 0-9, A-Z'

/** Whether the text is an ISPB, the id of an institution: eight of `0-9A-Z`. Today only digits are issued (G-006). */
export function isIspb(text: string): boolean {
  return ISPB.test(text)
}

export const ISPB_PART: Part<'ispb'> = part('ispb', 8, EXPECTED, ISPB)

/** Returns the text unchanged. Throws a PixInputError when it is not an ISPB. */
export function requireIspb(text: string): string {
  requireInput(isIspb(text), 'ispb', EXPECTED)
  return text
}
