import { toMerchantText } from '@pix-payments/pix'
import type { Operator } from './wallet.ts'

/** The merchant city in every BR Code (field 60). */
export const MERCHANT_CITY = 'SAO PAULO'

/**
 * The merchant name for a BR Code: the operator's name as ASCII, at most 25 characters. When no letter and no digit of
 * the name is left, returns the CNPJ (G-321).
 */
export function merchantNameOf({ name, cnpj }: Pick<Operator, 'name' | 'cnpj'>): string {
  const text = toMerchantText(name, 25)
  return /[a-z0-9]/i.test(text) ? text : cnpj
}
