import { expireCharge } from '../application/expire-charge.ts'
import { endRefund } from '../application/end-refund.ts'
import { endWithdrawal } from '../application/end-withdrawal.ts'
import type { WalletWork } from '../application/wallet-work.ts'
import type { TimerKind } from './timer-kind.ts'

/** What each kind of timer does when it is due. */
export const TIMER_HANDLERS: Readonly<
  Record<TimerKind, (work: WalletWork, resourceId: string) => Promise<void>>
> = {
  chargeExpiry: expireCharge,
  withdrawalOutcome: endWithdrawal,
  refundOutcome: endRefund,
}
