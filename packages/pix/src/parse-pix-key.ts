import type { Result } from './result.ts'
import { PIX_KEY_MAX_LENGTH, type PixKeyType, pixKeyType } from './pix-key.ts'
import { accept, refuse } from './result.ts'
import { parseCnpj, parseCpf, type TaxIdProblem, type TaxIdType } from './tax-id/tax-id.ts'

/** A key as the directory (DICT) stores it, with its kind. */
export interface PixKey {
  readonly type: PixKeyType
  readonly value: string
}

export type PixKeyProblem =
  | { readonly reason: 'EMPTY' }
  /** The key has more than 77 characters. */
  | { readonly reason: 'TOO_LONG'; readonly maximum: number }
  /** 11 digits that are a valid CPF and a Brazilian mobile number without `+55`. Ask the player which one is meant. */
  | { readonly reason: 'AMBIGUOUS'; readonly keys: readonly PixKey[] }
  | { readonly reason: 'INVALID_TAX_ID'; readonly type: TaxIdType; readonly problem: TaxIdProblem }
  /** The text looks like a key of this kind. */
  | { readonly reason: 'INVALID_KEY'; readonly type: 'PHONE' | 'EMAIL' | 'EVP' }
  | { readonly reason: 'UNKNOWN_KIND' }

/** A Brazilian number with its area code: a mobile number has nine digits, a landline eight. */
const MOBILE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])9\d{8}$/
const LANDLINE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])[2-5]\d{7}$/

/** What people type between the characters of a tax id, a phone and a random key, with the dashes that keyboards offer. */
const PUNCTUATION = /[\s.()/\-\u2010-\u2015]/g

/**
 * Reads a Pix key as people type it: blanks around it, an e-mail or a random key with capitals, a tax id with
 * punctuation, a phone without `+55`. Returns the key as the directory stores it. A key that is stored in this form is
 * returned without a change, unless it is ambiguous.
 *
 *     parsePixKey('(11) 98765-4321') // { ok: true, value: { type: 'PHONE', value: '+5511987654321' } }
 */
export function parsePixKey(text: string): Result<PixKey, PixKeyProblem> {
  const key = text.trim()
  if (key === '') return refuse({ reason: 'EMPTY' })
  // With punctuation, a key may be twice as long as it is stored.
  if (key.length > 2 * PIX_KEY_MAX_LENGTH) return refuse({ reason: 'TOO_LONG', maximum: PIX_KEY_MAX_LENGTH })
  if (key.includes('@')) return readEmail(key)
  const bare = key.replace(PUNCTUATION, '')
  if (key.startsWith('+')) return readAs('PHONE', bare)
  if (/^[0-9a-f]{32}$/i.test(bare)) return readAs('EVP', withHyphens(bare.toLowerCase()))
  if (/^\d+$/.test(bare)) return readDigits(key, bare)
  if (/^[0-9a-z]{14}$/i.test(bare)) return readTaxId('CNPJ', bare)
  if (/^[0-9a-f-]{24,40}$/i.test(key)) return refuse({ reason: 'INVALID_KEY', type: 'EVP' })
  return refuse({ reason: 'UNKNOWN_KIND' })
}

function readEmail(key: string): Result<PixKey, PixKeyProblem> {
  if (key.length > PIX_KEY_MAX_LENGTH) return refuse({ reason: 'TOO_LONG', maximum: PIX_KEY_MAX_LENGTH })
  // Checked before the conversion, which would turn the Kelvin sign `K` into the letter `k`.
  return readAs('EMAIL', /^[!-~]+$/.test(key) ? key.toLowerCase() : '')
}

function readDigits(key: string, bare: string): Result<PixKey, PixKeyProblem> {
  const national = bare.replace(/^(?:55(?=\d{10,11}$)|0(?=\d{10,11}$))/, '')
  const isPhone = MOBILE.test(national) || LANDLINE.test(national)
  const phone: PixKey = { type: 'PHONE', value: `+55${national}` }
  if (bare.length === 14) return readTaxId('CNPJ', bare)
  if (bare.length !== 11) {
    if (isPhone) return accept(phone)
    return bare.length > 11 && bare.length < 14
      ? refuse({ reason: 'INVALID_KEY', type: 'PHONE' })
      : readTaxId(bare.length < 11 ? 'CPF' : 'CNPJ', bare)
  }
  const cpf = readTaxId('CPF', bare)
  // The punctuation says which of the two is meant: 119.876.545-36 or 11 98765-4536.
  if (!isPhone || /^\d{3}\D|\D\d{2}$/.test(key)) return cpf
  if (!cpf.ok || /^\(|^\d{2}\D|\D\d{4}$/.test(key)) return accept(phone)
  return refuse({ reason: 'AMBIGUOUS', keys: [cpf.value, phone] })
}

function readTaxId(type: TaxIdType, bare: string): Result<PixKey, PixKeyProblem> {
  const parsed = type === 'CPF' ? parseCpf(bare) : parseCnpj(bare)
  return parsed.ok ? parsed : refuse({ reason: 'INVALID_TAX_ID', type, problem: parsed.problem })
}

const readAs = (type: 'PHONE' | 'EMAIL' | 'EVP', value: string): Result<PixKey, PixKeyProblem> =>
  pixKeyType(value) === type ? accept({ type, value }) : refuse({ reason: 'INVALID_KEY', type })

const withHyphens = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** What is wrong with a Pix key and what it must be, as the end of a sentence: `must be a complete e-mail address`. */
export function describePixKeyProblem(problem: PixKeyProblem): string {
  switch (problem.reason) {
    case 'EMPTY':
      return 'must not be empty'
    case 'TOO_LONG':
      return `must have at most ${problem.maximum} characters`
    case 'AMBIGUOUS':
      return 'must say whether it is a CPF or a phone: write the phone with +55'
    case 'INVALID_TAX_ID':
      return TAX_ID_PROBLEMS[problem.problem.reason](problem.type)
    case 'INVALID_KEY':
      return `must be ${KEYS[problem.type]}`
    case 'UNKNOWN_KIND':
      return 'must be a CPF, a CNPJ, a phone, an e-mail or a random key'
  }
}

const TAX_ID_PROBLEMS: Readonly<Record<TaxIdProblem['reason'], (type: TaxIdType) => string>> = {
  INVALID_CHARACTER: (type) => `must have the two check digits of a ${type} at its end`,
  WRONG_LENGTH: (type) =>
    type === 'CPF'
      ? 'must have the 11 digits of a CPF, or area code and number of a phone'
      : 'must have the 14 characters of a CNPJ',
  WRONG_CHECK_DIGITS: (type) => `must be a ${type} with the right check digits: one character is wrong`,
  REPEATED_CHARACTER: (type) => `must be a ${type} that exists, not one character repeated`,
}

const KEYS = {
  PHONE: 'a phone with area code, and with + and country code outside of Brazil',
  EMAIL: 'a complete e-mail address in ASCII, without blanks',
  EVP: 'a random key of 32 hex digits',
}
