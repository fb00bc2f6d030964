import { toMerchantText } from '@pix-payments/pix'
import type { Operator } from './wallet.ts'

/** The merchant city in every BR Code (field 60). */
export const MERCHANT_CITY = 'SAO PAULO'

/**
 * Returns the merchant name for a BR Code: the operator's name in ASCII, at most 25 characters. If this text has no
 * letter and no digit, returns the CNPJ (G-321).
 */
export function merchantNameOf({ name, cnpj }: Pick<Operator, 'name' | 'cnpj'>): string {
  const text = toMerchantText(name, 25)
  return /[a-z0-9]/i.test(text) ? text : cnpj
}
