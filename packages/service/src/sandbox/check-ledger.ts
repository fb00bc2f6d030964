import type { LedgerCheck } from '@pix-payments/spec/sandbox-types'
import { checkLedger as check, checksTogether } from '../application/audit/check-ledger.ts'
import { partitionsOf, storeOfWallet } from '../storage/partition.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'

/** G-276: checks the ledger of all wallets, or of the wallet in the query. */
export const checkLedger: Handler<'checkLedger'> = async ({ store }, { query }) => {
  const { walletId } = query
  const stores = walletId === undefined ? partitionsOf(store) : [storeOfWallet(store, walletId)]
  const checks: Awaited<ReturnType<typeof check>>[] = []
  for (const one of stores) checks.push(await check(one, { walletId }))
  const { ok, checked, wallets } = checksTogether(checks)
  if (walletId !== undefined && wallets.length === 0) return walletNotFound(walletId)
  const body: LedgerCheck = {
    ok,
    checked,
    wallets: wallets.map(({ problems, ...wallet }) => ({ ...wallet, problems: [...problems] })),
  }
  return answer(200, body)
}
