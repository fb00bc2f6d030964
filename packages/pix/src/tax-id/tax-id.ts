import type { Result } from '../result.ts'
import { requireInput } from '../pix-input-error.ts'
import { accept, refuse } from '../result.ts'
import { cnpjCheckDigits, cpfCheckDigits } from './check-digits.ts'

export type TaxIdType = 'CPF' | 'CNPJ'

/** A valid tax id in its stored form: no punctuation, letters in capitals. */
export interface TaxId {
  readonly type: TaxIdType
  /** A CPF has 11 digits. A CNPJ has 14 characters: twelve of `0-9A-Z` and two check digits. */
  readonly value: string
}

export type TaxIdProblem =
  /**
   * The text has a character that is not allowed. Digits, `.`, `-` and `/` are allowed; in a CNPJ also ASCII letters,
   * except in the check digits.
   */
  | { readonly reason: 'INVALID_CHARACTER' }
  /** After the punctuation is removed, a CPF must have 11 characters and a CNPJ 14. */
  | { readonly reason: 'WRONG_LENGTH'; readonly length: number }
  | { readonly reason: 'WRONG_CHECK_DIGITS' }
  /**
   * All characters are the same, as in `111.111.111-11`. The check digits are right, but such a tax id is never issued.
   */
  | { readonly reason: 'REPEATED_CHARACTER' }

const PUNCTUATION = /[.\-/]/g
const CPF_FORM = /^\d{11}$/
const CNPJ_FORM = /^[0-9A-Z]{12}\d{2}$/

const isRepeated = (value: string): boolean => value === value.charAt(0).repeat(value.length)

/**
 * Removes punctuation at any position and converts letters to capitals (§2.4 `receiverCnpj`, R-098). Blanks are not
 * removed. The letters are checked before the conversion, because it would turn `ſ` and `ı` into the ASCII letters `S`
 * and `I`.
 */
function strip(text: string, alphabet: RegExp): Result<string, TaxIdProblem> {
  const bare = text.replace(PUNCTUATION, '')
  return alphabet.test(bare) ? accept(bare.toUpperCase()) : refuse({ reason: 'INVALID_CHARACTER' })
}

/** Reads a CPF with or without punctuation: `529.982.247-25` and `52998224725` are the same id (G-010, G-029). */
export function parseCpf(text: string): Result<TaxId & { readonly type: 'CPF' }, TaxIdProblem> {
  const bare = strip(text, /^\d*$/)
  if (!bare.ok) return bare
  const { value } = bare
  if (value.length !== 11) return refuse({ reason: 'WRONG_LENGTH', length: value.length })
  if (isRepeated(value)) return refuse({ reason: 'REPEATED_CHARACTER' })
  if (cpfCheckDigits(value.slice(0, 9)) !== value.slice(9)) return refuse({ reason: 'WRONG_CHECK_DIGITS' })
  return accept({ type: 'CPF', value })
}

/**
 * Reads a numeric or alphanumeric CNPJ, with or without punctuation, in capitals or lower case (§2.4 `receiverCnpj`).
 */
export function parseCnpj(text: string): Result<TaxId & { readonly type: 'CNPJ' }, TaxIdProblem> {
  const bare = strip(text, /^[0-9A-Za-z]*$/)
  if (!bare.ok) return bare
  const { value } = bare
  if (value.length !== 14) return refuse({ reason: 'WRONG_LENGTH', length: value.length })
  if (!CNPJ_FORM.test(value)) return refuse({ reason: 'INVALID_CHARACTER' })
  if (isRepeated(value)) return refuse({ reason: 'REPEATED_CHARACTER' })
  if (cnpjCheckDigits(value.slice(0, 12)) !== value.slice(12)) return refuse({ reason: 'WRONG_CHECK_DIGITS' })
  return accept({ type: 'CNPJ', value })
}

/**
 * Reads a tax id. Without punctuation, a text of up to 11 characters is read as a CPF, and a longer text as a CNPJ
 * (§2.4 `expectedPayer`).
 */
export function parseTaxId(text: string): Result<TaxId, TaxIdProblem> {
  return text.replace(PUNCTUATION, '').length <= 11 ? parseCpf(text) : parseCnpj(text)
}

/** Whether the text is a CPF in its stored form: 11 digits with valid check digits. */
export function isCpf(text: string): boolean {
  return CPF_FORM.test(text) && parseCpf(text).ok
}

/** Whether the text is a CNPJ in its stored form: twelve of `0-9A-Z` and two valid check digits. */
export function isCnpj(text: string): boolean {
  return CNPJ_FORM.test(text) && parseCnpj(text).ok
}

/**
 * Formats a tax id with its punctuation: `529.982.247-25`, `12.ABC.345/01DE-35`. Accepts every form that `parseTaxId`
 * accepts.
 *
 * @throws PixInputError when the text is not a valid tax id.
 */
export function formatTaxId(text: string): string {
  const parsed = parseTaxId(text)
  requireInput(parsed.ok, 'taxId', 'a valid CPF or CNPJ')
  const { type, value } = parsed.value
  return type === 'CPF'
    ? value.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
    : value.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}
