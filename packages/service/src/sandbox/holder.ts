import { isCnpj, isCpf } from '@pix-payments/pix'
import type { RefusalDetail } from '../domain/refusal.ts'
import type { AccountHolder } from '@pix-payments/spec/sandbox-types'

/** What no schema can judge of a person: check digits, and that the kind of person is that of the tax id. */
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
