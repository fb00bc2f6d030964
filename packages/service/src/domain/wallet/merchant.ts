import { toMerchantText } from '@pix-payments/pix'
import type { Operator } from './wallet.ts'

/** Field 60 of every BR Code. */
export const MERCHANT_CITY = 'SAO PAULO'

/**
 * The name of an operator as a BR Code carries it, at most 25 characters of ASCII; the CNPJ where no letter and no
 * digit of the name is left (G-321).
 */
export function merchantNameOf({ name, cnpj }: Pick<Operator, 'name' | 'cnpj'>): string {
  const text = toMerchantText(name, 25)
  return /[a-z0-9]/i.test(text) ? text : cnpj
}
