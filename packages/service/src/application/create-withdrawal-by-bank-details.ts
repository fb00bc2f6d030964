import { parseTaxId } from '@pix-payments/pix'
import { refuse } from '../domain/refusal.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import type { Handler } from './operation.ts'

const INVALID = {
  field: 'creditor.taxId',
  message: 'must be a CPF (NATURAL_PERSON) or CNPJ (LEGAL_PERSON) with valid check digits',
}

/** §2.2, §4.3: nothing is resolved; a known account of another holder is refused (G-107). */
export const createWithdrawalByBankDetails: Handler<'createWithdrawalByBankDetails'> = async (
  service,
  { caller, body },
) => {
  const { walletId } = caller
  const { amount, externalId, description, metadata } = body
  const taxId = parseTaxId(body.creditor.taxId)
  const wanted = body.creditor.personType === 'NATURAL_PERSON' ? 'CPF' : 'CNPJ'
  if (!taxId.ok || taxId.value.type !== wanted) return refuse('MalformedRequest', INVALID)
  const { name, personType, bankCode, branchCode, accountNumber, accountType } = body.creditor
  const creditor = {
    name,
    taxId: taxId.value.value,
    personType,
    bankCode,
    branchCode,
    accountNumber,
    accountType,
  }
  return createWithdrawal(
    service,
    {
      walletId,
      initiationType: 'MANUAL',
      amount,
      externalId,
      description,
      metadata,
      expectedCreditor: null,
      declaredTaxId: creditor.taxId,
      identity: { amount, externalId, description, metadata, creditor },
    },
    async () => {
      const known = await service.store.read((reader) =>
        service.rail.findAccount(reader, walletId, creditor, creditor),
      )
      const holder = { ...creditor, taxId: known?.holder.taxId ?? creditor.taxId }
      return { holder, outcome: known?.outcome }
    },
  )
}
