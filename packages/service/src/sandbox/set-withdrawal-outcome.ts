import { moveByReport } from '../application/reports/transfer-reports.ts'
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

export const withdrawalNotFound = (externalId: string): Refused<'WithdrawalNotFound'> =>
  refuseBecause('WithdrawalNotFound', `The wallet has no withdrawal with the externalId ${externalId}.`)
