import { normalizedTaxId } from '../domain/tax-id.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import type { Handler } from './operation.ts'

/**
 * §2.2, §4.3: withdraws to the account of the request. If the sandbox knows the account, the owner must have the tax id
 * of the request (G-107).
 */
export const createWithdrawalByBankDetails: Handler<'createWithdrawalByBankDetails'> = (
  service,
  { caller, body },
) => {
  const { walletId } = caller
  const { amount, externalId, description, metadata } = body
  const { name, personType, bankCode, branchCode, accountNumber, accountType } = body.creditor
  const creditor = {
    name,
    taxId: normalizedTaxId(body.creditor.taxId),
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
