import { isCnpj, pixKeyType } from '@pix-payments/pix'
import type { RefusalDetail } from '../domain/refusal.ts'

/** Checks the check digits of a CNPJ, which JSON Schema cannot. */
export const brokenCnpj = (field: string, cnpj: string): RefusalDetail[] =>
  isCnpj(cnpj) ? [] : [{ field, message: 'must be a CNPJ with valid check digits' }]

/** Checks the forms of the Pix keys of a wallet, which JSON Schema cannot. */
export const brokenPixKeys = (field: string, pixKeys: readonly string[]): RefusalDetail[] =>
  pixKeys.flatMap((pixKey, index) =>
    pixKeyType(pixKey) === null
      ? [
          {
            field: `${field}[${index}]`,
            message: 'must be a CPF, a CNPJ, a phone, an e-mail or a random key, as the directory keeps it',
          },
        ]
      : [],
  )
