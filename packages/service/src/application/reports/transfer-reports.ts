import { isIn, step } from '../../domain/step.ts'
import { returnableAmountOf, withdrawalReturnedFacts } from '../../domain/withdrawal/withdrawal-return.ts'
import type { Withdrawal, WithdrawalReturn } from '../../domain/withdrawal/withdrawal.ts'
import type { ReportOf } from '../../rail/rail.ts'
import type { WithdrawalTarget } from '../../rail/world.ts'
import { findWithdrawalById, updateWithdrawal } from '../../storage/rows/withdrawal-rows.ts'
import { type TransferFacts, moveWithdrawal } from '../transitions/withdrawal-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { type Received, applied, kept, known } from './received.ts'

/** The instant payment system has accepted the request of a withdrawal (§3.2). */
export const transferAccepted = (
  work: WalletWork,
  { transactionId, stage, endToEndId }: ReportOf<'transferAccepted'>,
): Promise<Received<Withdrawal>> =>
  moveTransfer(
    work,
    transactionId,
    stage,
    { endToEndId },
    (withdrawal) => withdrawal.status === stage || wasSent(withdrawal),
  )

/**
 * The transfer of a withdrawal is settled (§3.2): the money leaves the wallet. A second settlement with another
 * endToEndId is a second payment, which a person must see.
 */
export const transferSettled = (
  work: WalletWork,
  { transactionId, endToEndId }: ReportOf<'transferSettled'>,
): Promise<Received<Withdrawal>> =>
  moveTransfer(
    work,
    transactionId,
    'SUCCESS',
    { endToEndId },
    (withdrawal) => withdrawal.status === 'SUCCESS' && withdrawal.endToEndId === endToEndId,
  )

/** The transfer of a withdrawal has failed for good (§3.2): the reserved money returns to the wallet. */
export const transferRefused = (
  work: WalletWork,
  { transactionId, status, endToEndId, errorCode, errorDescription }: ReportOf<'transferRefused'>,
): Promise<Received<Withdrawal>> =>
  moveTransfer(
    work,
    transactionId,
    status,
    { endToEndId, errorCode, errorDescription },
    (withdrawal) => withdrawal.status === status,
  )

/**
 * Moves the withdrawal of a transfer to a status. A withdrawal for which `isPast` is true is already past this status,
 * so the report is late or doubled.
 */
async function moveTransfer(
  work: WalletWork,
  transactionId: string,
  target: WithdrawalTarget,
  facts: TransferFacts,
  isPast: (withdrawal: Withdrawal) => boolean,
): Promise<Received<Withdrawal>> {
  const withdrawal = await findWithdrawalById(work.transaction, transactionId)
  if (withdrawal?.walletId !== work.wallet.id) return kept(`The wallet has no withdrawal ${transactionId}.`)
  const moved = await moveWithdrawal(work, withdrawal, target, facts)
  if (moved !== undefined) return applied(moved)
  if (isPast(withdrawal)) return known(withdrawal)
  return kept(`The withdrawal is ${withdrawal.status}, so it cannot become ${target}.`)
}

/** True when the request of the withdrawal was sent: it is processed, or has ended since. */
const wasSent = ({ status, endToEndId }: Withdrawal): boolean =>
  status === 'PROCESSING' || (endToEndId !== null && isIn('withdrawal', 'terminal', status))

/** A report that moves the withdrawal of a transfer to another status. */
export type TransferReport = ReportOf<'transferAccepted' | 'transferSettled' | 'transferRefused'>

/** Applies any report that moves a withdrawal. */
export function moveByReport(work: WalletWork, report: TransferReport): Promise<Received<Withdrawal>> {
  switch (report.report) {
    case 'transferAccepted':
      return transferAccepted(work, report)
    case 'transferSettled':
      return transferSettled(work, report)
    case 'transferRefused':
      return transferRefused(work, report)
  }
}

/**
 * Adds returned money to the available balance (G-380). The withdrawal stays SUCCESS. A report with a known returnId
 * changes nothing. A report that does not fit the withdrawal is kept, with the reason.
 */
export async function transferReturned(
  work: WalletWork,
  { transactionId, returnId, amount, reason }: ReportOf<'transferReturned'>,
): Promise<Received<Withdrawal>> {
  const withdrawal = await findWithdrawalById(work.transaction, transactionId)
  if (withdrawal?.walletId !== work.wallet.id)
    return kept(`The wallet has no withdrawal with the transactionId ${transactionId}.`)
  const { returns = [] } = withdrawal
  if (returns.some((it) => it.returnId === returnId)) return known(withdrawal)
  const arrow = step('withdrawal', withdrawal.status, 'return')
  if (arrow === undefined)
    return kept(`The withdrawal is ${withdrawal.status}. Only a withdrawal that is SUCCESS can be returned.`)
  const left = returnableAmountOf(withdrawal)
  if (left === 0 || amount > left)
    return kept(`At most ${left} of the withdrawal can still be returned, so ${amount} cannot.`)
  const returned: WithdrawalReturn = { returnId, amount, reason, returnedAt: work.now }
  const after: Withdrawal = {
    ...withdrawal,
    status: arrow.to,
    returns: [...returns, returned],
    ...work.history('withdrawal', transactionId, withdrawal, arrow.to),
  }
  updateWithdrawal(work.transaction, after)
  const { creditor, metadata } = withdrawal
  work.move('withdrawalReturned', amount, transactionId, {
    description: withdrawal.description,
    externalId: withdrawal.externalId,
    endToEndId: returnId,
    productTransactionId: returnId,
    metadata: metadata === null ? null : { ...metadata },
    counterparty: { name: creditor.name, taxId: creditor.taxId, bankCode: creditor.bankCode },
  })
  if (arrow.sends !== null)
    await work.emit(arrow.sends, transactionId, withdrawalReturnedFacts(after, returned))
  return applied(after)
}
