import { transferReturned } from '../application/reports/transfer-reports.ts'
import { timestamp } from '../domain/timestamp.ts'
import { withdrawalBody } from '../domain/withdrawal/withdrawal.ts'
import { returnableAmountOf } from '../domain/withdrawal/withdrawal-return.ts'
import { findWithdrawal } from '../storage/rows/withdrawal-rows.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'
import { withdrawalNotFound } from './set-withdrawal-outcome.ts'

/** G-385: the institution of the creditor returns a settled withdrawal, in whole or in part. */
export const createWithdrawalReturn: Handler<'createWithdrawalReturn'> = async (
  { wallets, world },
  { path, body = {} },
) => {
  const { walletId, externalId } = path
  const returned = await wallets.write(walletId, async (work) => {
    const found = await findWithdrawal(work.transaction, walletId, externalId)
    if (found === undefined) return withdrawalNotFound(externalId)
    const { amount = returnableAmountOf(found.withdrawal), reason = null } = body
    const report = world.returnTransfer(work, found.withdrawal, { amount, reason })
    const received = await transferReturned(work, report)
    if (received.result === 'KEPT' || received.result === 'REFUSED')
      return refuseBecause('InvalidState', received.reason)
    const { resource } = received
    return answer(201, {
      returnId: report.returnId,
      amount,
      reason,
      returnedAt: timestamp(work.now),
      leftAmount: returnableAmountOf(resource),
      withdrawal: withdrawalBody(resource),
    })
  })
  return returned ?? walletNotFound(walletId)
}
