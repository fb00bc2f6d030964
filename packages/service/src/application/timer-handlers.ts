import {
  answerInstructionAsPayer,
  authorizeAsPayer,
  createAutomaticCharge,
  dispatchToPayer,
  payFirstPaymentAsPayer,
  settleScheduleAsPayer,
} from './automatic/automatic-payer.ts'
import { endDueAutomaticRefund } from './automatic/end-automatic-refund.ts'
import { completeRecurrence, expireRecurrence } from './automatic/end-recurrence.ts'
import { endDueDate } from './automatic/move-schedule.ts'
import { endRefund } from './end-refund.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { expireCharge } from './expire-charge.ts'
import type { WalletWork } from './wallet-work.ts'
import type { TimerKind } from './timer-kind.ts'

/** For each kind of timer, the function that runs when the timer is due. */
export const TIMER_HANDLERS: Readonly<
  Record<TimerKind, (work: WalletWork, resourceId: string) => Promise<void>>
> = {
  chargeExpiry: expireCharge,
  withdrawalOutcome: endWithdrawal,
  refundOutcome: endRefund,
  recurrenceExpiry: expireRecurrence,
  recurrenceCompletion: completeRecurrence,
  scheduleDispatch: dispatchToPayer,
  scheduleDueEnd: endDueDate,
  automaticRefundOutcome: endDueAutomaticRefund,
  payerFirstPayment: payFirstPaymentAsPayer,
  payerAuthorization: authorizeAsPayer,
  payerAnswer: answerInstructionAsPayer,
  payerSettlement: settleScheduleAsPayer,
  automaticCharge: createAutomaticCharge,
}
