import { deleteBankAccount, findBankAccount } from '../storage/rows/simulated-world-rows.ts'
import { branchOf, knownAccount } from './known-account.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

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
