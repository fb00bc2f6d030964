import type { KnownAccount } from '@pix-payments/spec/sandbox-types'
import type { Destination } from '../domain/withdrawal/destination.ts'
import {
  bankAccountsOf,
  deleteBankAccount,
  findBankAccount,
  saveBankAccount,
} from '../storage/rows/simulated-world-rows.ts'
import { brokenHolderFields } from './holder.ts'
import { type Handler, answer, refuseBecause, refuseFields, walletNotFound } from './operation.ts'
import { readWithdrawalOutcome, withdrawalOutcomeBody } from './outcome.ts'

/** G-107: lists the bank accounts in the simulated world of a wallet. */
export const listAccounts: Handler<'listAccounts'> = async ({ wallets }, { path }) => {
  const accounts = await wallets.read(path.walletId, ({ reader, wallet }) =>
    bankAccountsOf(reader, wallet.id),
  )
  return accounts === undefined
    ? walletNotFound(path.walletId)
    : answer(200, { data: accounts.map(knownAccount) })
}

/** G-107: adds a bank account to the simulated world of a wallet, or replaces it. */
export const putAccount: Handler<'putAccount'> = async ({ wallets }, { path, body }) => {
  const broken = brokenHolderFields(body, '')
  if (broken.length > 0) return refuseFields('MalformedRequest', broken)
  const { walletId, bankCode, accountNumber } = path
  const branchCode = branchOf(path)
  const { name, taxId, personType, accountType } = body
  const holder = { name, taxId, personType, bankCode, branchCode, accountNumber, accountType }
  const account = { holder, outcome: body.outcome && readWithdrawalOutcome(body.outcome) }
  const saved = await wallets.write(walletId, async ({ transaction }) => {
    await saveBankAccount(transaction, walletId, account)
    return answer(200, knownAccount(account))
  })
  return saved ?? walletNotFound(walletId)
}

export const deleteAccount: Handler<'deleteAccount'> = async ({ wallets }, { path }) => {
  const { walletId, bankCode, accountNumber } = path
  const id = { bankCode, branchCode: branchOf(path), accountNumber }
  const deleted = await wallets.write(walletId, async ({ transaction }) => {
    const account = await findBankAccount(transaction, walletId, id)
    if (account === undefined) {
      const branch = id.branchCode === null ? 'without a branch' : `of branch ${id.branchCode}`
      const message = `The wallet knows no account ${accountNumber} ${branch} at ${bankCode}.`
      return refuseBecause('AccountNotFound', message)
    }
    await deleteBankAccount(transaction, walletId, id)
    return answer(200, knownAccount(account))
  })
  return deleted ?? walletNotFound(walletId)
}

const knownAccount = ({ holder, outcome }: Destination): KnownAccount => ({
  ...holder,
  outcome: outcome === undefined ? null : withdrawalOutcomeBody(outcome),
})

/** Returns the branch that a path names; null for `none`, an account without a branch (G-431). */
const branchOf = ({ branchCode }: { readonly branchCode: string }): string | null =>
  branchCode === 'none' ? null : branchCode
