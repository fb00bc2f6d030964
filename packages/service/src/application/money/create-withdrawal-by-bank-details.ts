import { normalizedTaxId } from '../../domain/tax-id.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import type { Handler } from '../operation/operation.ts'

/**
 * §2.2, §4.3: withdraws to the account of the request. If the rail knows the account, its owner must have the tax id of
 * the request (G-107).
 */
export const createWithdrawalByBankDetails: Handler<'createWithdrawalByBankDetails'> = (
  service,
  { caller, body },
) => {
  const { walletId } = caller
  const { amount, externalId, description, metadata } = body
  const { name, personType, bankCode, branchCode = null, accountNumber, accountType } = body.creditor
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
      pixKey: null,
      amount,
      externalId,
      description,
      metadata,
      expectedCreditor: null,
      declaredTaxId: creditor.taxId,
      identity: { amount, externalId, description, metadata, creditor },
    },
    async () => {
      const account = { bankCode, branchCode, accountNumber, accountType, personType }
      const declared = { name, taxId: creditor.taxId }
      const known = await service.rail.lookUpAccount({ walletId, account, declared })
      const holder = { ...creditor, taxId: known?.holder.taxId ?? creditor.taxId }
      return { holder, reference: known?.reference ?? null }
    },
  )
}
