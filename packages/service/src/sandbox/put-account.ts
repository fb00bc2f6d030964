import { saveBankAccount } from '../storage/rows/simulated-world-rows.ts'
import { brokenHolderFields } from './holder.ts'
import { branchOf, knownAccount } from './known-account.ts'
import { type Handler, answer, refuseFields, walletNotFound } from './operation.ts'
import { readWithdrawalOutcome } from './outcome.ts'

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
