import { isIn } from '../../domain/step.ts'
import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts'
import type { WithdrawalTarget } from '../../rail/world.ts'
import { findWithdrawalById } from '../../storage/rows/withdrawal-rows.ts'
import { type TransferFacts, moveWithdrawal } from '../transitions/withdrawal-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { type Received, applied, kept, known } from './received.ts'

/**
 * Moves the withdrawal of a transfer to a status. A withdrawal for which `isPast` is true is already past this status,
 * so the report is late or doubled.
 */
export async function moveTransfer(
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
export const wasSent = ({ status, endToEndId }: Withdrawal): boolean =>
  status === 'PROCESSING' || (endToEndId !== null && isIn('withdrawal', 'terminal', status))
