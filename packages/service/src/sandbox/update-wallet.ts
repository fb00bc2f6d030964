import { changeWallet } from '../application/administration/change-wallet.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'
import { readRefundOutcome, readWithdrawalOutcome } from './outcome.ts'
import { walletBody } from './wallet-body.ts'

/**
 * Changes the settings of a wallet. Existing withdrawals and refunds keep the outcomes that they were created with
 * (G-108).
 */
export const updateWallet: Handler<'updateWallet'> = async ({ wallets, world, clock }, { path, body }) => {
  const { switches, outcomes, rejectThirdPartyPayers } = body
  const updated = await wallets.write(path.walletId, async (work) => {
    await changeWallet(work, {
      settings: {
        ...switches,
        ...(rejectThirdPartyPayers !== undefined && { rejectThirdPartyPayers }),
        ...(outcomes?.withdrawals && { withdrawalOutcome: readWithdrawalOutcome(outcomes.withdrawals) }),
        ...(outcomes?.refunds !== undefined && { refundOutcome: readRefundOutcome(outcomes.refunds) }),
      },
    })
    // What the automatic payer would have done is left to the simulations (G-280).
    if (switches?.automaticPayer === false) work.cancelReports(world.payerReports)
    const { now, transaction } = work
    const wallet = await work.current()
    return walletBody(transaction, { wallet, now, realNow: clock.wallNow() })
  })
  return updated === undefined ? walletNotFound(path.walletId) : answer(200, updated)
}
