import { step } from '../../domain/step.ts'
import type { Withdrawal, WithdrawalReturn } from '../../domain/withdrawal/withdrawal.ts'
import { returnableAmountOf, withdrawalReturnedFacts } from '../../domain/withdrawal/withdrawal-return.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findWithdrawalById, updateWithdrawal } from '../../storage/rows/withdrawal-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { type Received, applied, kept, known } from './received.ts'

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
