import { moveByReport, transferReturned } from '../application/reports/transfer-reports.ts'
import { timestamp } from '../domain/timestamp.ts'
import { returnableAmountOf } from '../domain/withdrawal/withdrawal-return.ts'
import { withdrawalBody } from '../domain/withdrawal/withdrawal.ts'
import { findWithdrawal } from '../storage/rows/withdrawal-rows.ts'
import { type Handler, type Refused, answer, refuseBecause, walletNotFound } from './operation.ts'

/** G-108: moves a withdrawal to a status. The outcome that the withdrawal was created with no longer happens. */
export const setWithdrawalOutcome: Handler<'setWithdrawalOutcome'> = async (
  { wallets, world },
  { path, body },
) => {
  const { walletId, externalId } = path
  const decided = await wallets.write(walletId, async (work) => {
    const found = await findWithdrawal(work.transaction, walletId, externalId)
    if (found === undefined) return withdrawalNotFound(externalId)
    const { withdrawal } = found
    const received = await moveByReport(work, world.moveTransfer(work, withdrawal, body.status, body))
    if (received.result !== 'APPLIED') {
      return refuseBecause(
        'InvalidState',
        `The withdrawal is ${withdrawal.status}, so it cannot become ${body.status}. To decide withdrawals, set outcomes.withdrawals of the wallet to NONE, with holdAt, before they are made.`,
      )
    }
    work.cancelTimersOf(withdrawal.transactionId)
    return answer(200, withdrawalBody(received.resource))
  })
  return decided ?? walletNotFound(walletId)
}

const withdrawalNotFound = (externalId: string): Refused<'WithdrawalNotFound'> =>
  refuseBecause('WithdrawalNotFound', `The wallet has no withdrawal with the externalId ${externalId}.`)

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
