import { deleteBankAccount, findBankAccount } from '../storage/rows/simulated-world-rows.ts'
import { knownAccount } from './known-account.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

export const deleteAccount: Handler<'deleteAccount'> = async ({ wallets }, { path }) => {
  const { walletId, bankCode, branchCode, accountNumber } = path
  const deleted = await wallets.write(walletId, async ({ transaction }) => {
    const account = await findBankAccount(transaction, walletId, path)
    if (account === undefined) {
      const message = `The wallet knows no account ${accountNumber} of branch ${branchCode} at ${bankCode}.`
      return refuseBecause('AccountNotFound', message)
    }
    await deleteBankAccount(transaction, walletId, path)
    return answer(200, knownAccount(account))
  })
  return deleted ?? walletNotFound(walletId)
}
