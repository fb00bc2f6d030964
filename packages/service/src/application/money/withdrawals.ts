import { refuse } from '../../domain/refusal.ts'
import { normalizedTaxId } from '../../domain/tax-id.ts'
import { withdrawalBody } from '../../domain/withdrawal/withdrawal.ts'
import { findWithdrawal } from '../../storage/rows/withdrawal-rows.ts'
import type { Handler, Outcome } from '../operation/operation.ts'
import { readLatestOfOwnWallet } from '../operation/own-wallet.ts'
import { createWithdrawal } from './create-withdrawal.ts'

/** §2.2, §4.3: finds the account of the Pix key in the directory, then withdraws to this account. */
export const createWithdrawalByPixKey: Handler<'createWithdrawalByPixKey'> = (context, { caller, body }) => {
  const { walletId } = caller
  const { amount, externalId, description, metadata, pixKey, expectedCreditor } = body
  const declared = { name: expectedCreditor.name, taxId: normalizedTaxId(expectedCreditor.taxId) }
  return createWithdrawal(
    context,
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
    async () => (await context.rail.lookUpKey({ walletId, pixKey, declared })) ?? refuse('PIX_KEY_NOT_FOUND'),
  )
}

/**
 * §2.2, §4.3: withdraws to the account of the request. If the rail knows the account, its owner must have the tax id of
 * the request (G-107).
 */
export const createWithdrawalByBankDetails: Handler<'createWithdrawalByBankDetails'> = (
  context,
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
    context,
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
      const known = await context.rail.lookUpAccount({ walletId, account, declared })
      const holder = { ...creditor, taxId: known?.holder.taxId ?? creditor.taxId }
      return { holder, reference: known?.reference ?? null }
    },
  )
}

/**
 * §2.2, §4.3: returns a withdrawal by its externalId. For a withdrawal of another wallet, the response is 404 (G-110).
 */
export const getWithdrawal: Handler<'getWithdrawal'> = (context, { caller, path }) =>
  readLatestOfOwnWallet<Outcome<'getWithdrawal'>>(
    context,
    caller,
    async (reader) => {
      const found = await findWithdrawal(reader, caller.walletId, path.externalId)
      if (found === undefined) return refuse('NotFound')
      return { ok: true, status: 200, body: withdrawalBody(found.withdrawal) }
    },
    { passesTimers: true },
  )
