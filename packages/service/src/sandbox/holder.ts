import { isCnpj, isCpf } from '@pix-payments/pix'
import type { AccountHolder } from '@pix-payments/spec/sandbox-types'
import type { RefusalDetail } from '../domain/refusal.ts'

/**
 * Checks the rules that JSON Schema cannot state: the check digits of a tax id, and that personType is NATURAL_PERSON
 * for a CPF and LEGAL_PERSON for a CNPJ.
 */
export function brokenHolderFields(
  { taxId, personType }: Pick<AccountHolder, 'taxId' | 'personType'>,
  prefix: '' | 'payer.' | 'holder.',
): RefusalDetail[] {
  const kind = isCpf(taxId) ? 'NATURAL_PERSON' : isCnpj(taxId) ? 'LEGAL_PERSON' : undefined
  if (kind === undefined) {
    return [{ field: `${prefix}taxId`, message: 'must be a CPF or CNPJ with valid check digits' }]
  }
  if (kind === personType) return []
  return [{ field: `${prefix}personType`, message: `must be ${kind} for this taxId` }]
}
