import { isCnpj, pixKeyType } from '@pix-payments/pix'
import type { RefusalDetail } from '../../domain/refusal.ts'

/** Verifies the check digits of a CNPJ, because JSON Schema cannot. */
export const brokenCnpj = (field: string, cnpj: string): RefusalDetail[] =>
  isCnpj(cnpj) ? [] : [{ field, message: 'must be a CNPJ with valid check digits' }]

/**
 * Checks that each Pix key of a wallet has the form of a CPF, CNPJ, e-mail, phone or random key. JSON Schema cannot
 * check this.
 */
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
