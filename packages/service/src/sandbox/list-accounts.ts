import { bankAccountsOf } from '../storage/rows/simulated-world-rows.ts'
import { knownAccount } from './known-account.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'

/** G-107: lists the bank accounts in the simulated world of a wallet. */
export const listAccounts: Handler<'listAccounts'> = async ({ wallets }, { path }) => {
  const accounts = await wallets.read(path.walletId, ({ reader, wallet }) =>
    bankAccountsOf(reader, wallet.id),
  )
  return accounts === undefined
    ? walletNotFound(path.walletId)
    : answer(200, { data: accounts.map(knownAccount) })
}
