import { creditOpeningBalance } from '../application/administration/open-wallet.ts'
import { DEFAULT_SETTINGS } from '../domain/wallet/wallet.ts'
import { deleteRows, deleteState } from '../storage/rows/sandbox-state-rows.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'
import { walletBody } from './wallet-body.ts'

/**
 * G-275: deletes the data of a wallet and credits its opening balance again. The Pix keys, the credentials and the
 * clock do not change. The counter behind random ids continues, so that no id repeats.
 */
export const resetWallet: Handler<'resetWallet'> = async (
  { wallets, clock, faults, requestLog },
  { path },
) => {
  const { walletId } = path
  await requestLog.flush()
  const reset = await wallets.writeExclusively(walletId, async (work) => {
    const { transaction } = work
    // First, because the retention job locks a mark before it deletes rows.
    await deleteRows(transaction, 'retention_mark', walletId)
    await deleteState(transaction, walletId)
    for (const table of ['request_log', 'snapshot_part', 'snapshot'] as const) {
      await deleteRows(transaction, table, walletId)
    }
    const { openingBalance, chosen } = work.wallet.settings
    work.startOver({
      available: 0,
      blocked: 0,
      pending: 0,
      lines: 0,
      movements: 0,
      events: 0,
      deliveries: 0,
      nextDueAt: null,
      settings: { ...DEFAULT_SETTINGS, ...chosen, openingBalance, chosen },
    })
    await creditOpeningBalance(work)
    const { now } = work
    const wallet = await work.current()
    return answer(200, await walletBody(transaction, { wallet, now, realNow: clock.wallNow() }))
  })
  faults.changed(walletId)
  return reset ?? walletNotFound(walletId)
}
