import { isCnpj, isCpf } from './tax-id/tax-id.ts'

/** The five kinds of key in the directory (DICT). An `EVP` is a random key. */
export type PixKeyType = 'CPF' | 'CNPJ' | 'PHONE' | 'EMAIL' | 'EVP'

/** The kinds of Pix key to which a withdrawal may go (§2.2). */
export type WithdrawalPixKeyType = Exclude<PixKeyType, 'CNPJ'>

/** A Pix key has at most 77 characters (§2.1, §2.2). All characters are ASCII. */
export const PIX_KEY_MAX_LENGTH = 77

/** The pattern of the directory (DICT): `+`, a country code and up to 15 further digits. */
const PHONE = /^\+[1-9][0-9]\d{1,14}$/
/** The pattern of the directory (DICT). A key with capitals is refused, not converted to lower case. */
const EMAIL =
  /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/
const EVP = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Returns the kind of a directory (DICT) key, or `null` when the text is not a key. A key must be written as the
 * directory stores it: a tax id without punctuation and with valid check digits, a phone as `+5511912345678`, an e-mail
 * or a random key in lower case. A text never matches two kinds.
 */
export function pixKeyType(key: string): PixKeyType | null {
  if (key.length > PIX_KEY_MAX_LENGTH) return null
  if (isCpf(key)) return 'CPF'
  if (isCnpj(key)) return 'CNPJ'
  if (PHONE.test(key)) return 'PHONE'
  if (EVP.test(key)) return 'EVP'
  return EMAIL.test(key) ? 'EMAIL' : null
}

/**
 * Returns the kind of a key that a withdrawal accepts (§2.2 "Key types: CPF, e-mail, phone, random key"), or `null`. A
 * CNPJ returns `null`, because a player cannot have such a key. A phone may be of any country, as in the directory (G-028,
 * R-059).
 */
export function withdrawalPixKeyType(key: string): WithdrawalPixKeyType | null {
  const type = pixKeyType(key)
  return type === 'CNPJ' ? null : type
}

/** Whether a withdrawal may go to this Pix key (§2.2, G-028). */
export function isWithdrawalPixKey(key: string): boolean {
  return withdrawalPixKeyType(key) !== null
}
