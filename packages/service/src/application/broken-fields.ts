import { isCnpj, pixKeyType } from '@pix-payments/pix'
import type { RefusalDetail } from '../domain/refusal.ts'

/** What no schema can judge of a CNPJ: its check digits. */
export const brokenCnpj = (field: string, cnpj: string): RefusalDetail[] =>
  isCnpj(cnpj) ? [] : [{ field, message: 'must be a CNPJ with valid check digits' }]

/** What no schema can judge of the Pix keys of a wallet: their forms. */
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
