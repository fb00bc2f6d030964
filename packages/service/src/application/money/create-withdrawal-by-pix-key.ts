import { refuse } from '../../domain/refusal.ts'
import { normalizedTaxId } from '../../domain/tax-id.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import type { Handler } from '../operation/operation.ts'

/** §2.2, §4.3: finds the account of the Pix key in the directory, then withdraws to this account. */
export const createWithdrawalByPixKey: Handler<'createWithdrawalByPixKey'> = (service, { caller, body }) => {
  const { walletId } = caller
  const { amount, externalId, description, metadata, pixKey, expectedCreditor } = body
  const declared = { name: expectedCreditor.name, taxId: normalizedTaxId(expectedCreditor.taxId) }
  return createWithdrawal(
    service,
    {
      walletId,
      initiationType: 'PIX_KEY',
      pixKey,
      amount,
      externalId,
      description,
      metadata,
      expectedCreditor: declared,
      declaredTaxId: declared.taxId,
      identity: { amount, externalId, description, metadata, pixKey, expectedCreditor: declared },
    },
    async () => (await service.rail.lookUpKey({ walletId, pixKey, declared })) ?? refuse('PIX_KEY_NOT_FOUND'),
  )
}
