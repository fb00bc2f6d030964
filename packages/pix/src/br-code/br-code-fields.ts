import { pixKeyType } from '../pix-key.ts'
import { countCharacters, indexOfUnprintable } from './text.ts'

/** The rule for the value of one field. The parser and the builder use the same rules. */
export interface FieldRule {
  readonly expected: string
  readonly holds: (value: string) => boolean
}

const pattern = (expected: string, regex: RegExp): FieldRule => ({
  expected,
  holds: (value) => regex.test(value),
})

const text = (maximum: number): FieldRule => ({
  expected: `1 to ${maximum} printable characters`,
  holds: (value) => value !== '' && countCharacters(value) <= maximum && indexOfUnprintable(value) === -1,
})

/**
 * A host, an optional port, a path and an optional query, in the characters of RFC 3986. User information (`user@`) and
 * a fragment (`#…`) are not allowed.
 */
const URL_WITHOUT_SCHEME =
  /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?\/(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})+$/i

/**
 * The central bank limits a location to 77 characters (G-019). The text has no scheme, because the scheme is always
 * `https`.
 */
export const LOCATION: FieldRule = {
  expected: 'a host and path without scheme, at most 77 characters',
  holds: (value) => value.length <= 77 && URL_WITHOUT_SCHEME.test(value),
}

export const PIX_KEY: FieldRule = {
  expected: 'a Pix key in its directory form',
  holds: (value) => pixKeyType(value) !== null,
}

/** EMVCo: a code with `12` is for one transaction, a code with `11` is for many. */
export const POINT_OF_INITIATION: FieldRule = pattern('11 or 12', /^1[12]$/)
export const PAYLOAD_FORMAT: FieldRule = pattern('01', /^01$/)
export const GUI: FieldRule = pattern('br.gov.bcb.pix', /^br\.gov\.bcb\.pix$/i)
export const MERCHANT_CATEGORY_CODE: FieldRule = pattern('four digits', /^\d{4}$/)
export const CURRENCY: FieldRule = pattern('986 (BRL)', /^986$/)
export const COUNTRY: FieldRule = pattern('BR', /^BR$/)
export const MERCHANT_NAME: FieldRule = text(25)
export const MERCHANT_CITY: FieldRule = text(15)
export const POSTAL_CODE: FieldRule = text(10)
export const DESCRIPTION: FieldRule = text(99)
export const TXID: FieldRule = pattern('1 to 25 of a-z, A-Z, 0-9', /^[a-zA-Z0-9]{1,25}$/)
/** The scheme requires capitals in the CRC, so the parser refuses lower-case digits. */
export const CRC: FieldRule = pattern('four upper-case hex digits', /^[0-9A-F]{4}$/)
