import {
  answerInstructionAsPayer,
  authorizeAsPayer,
  createChargeAsReceiver,
  payFirstAsPayer,
  settleScheduleAsPayer,
} from '../application/automatic/automatic-payer.ts'
import { endAutomaticRefundByItself } from '../application/automatic/end-automatic-refund.ts'
import { completeRecurrence, expireRecurrence } from '../application/automatic/move-recurrence.ts'
import { dispatchSchedule, endDueDate } from '../application/automatic/move-schedule.ts'
import { endRefund } from '../application/end-refund.ts'
import { endWithdrawal } from '../application/end-withdrawal.ts'
import { expireCharge } from '../application/expire-charge.ts'
import type { WalletWork } from '../application/wallet-work.ts'
import type { TimerKind } from './timer-kind.ts'

/** What each kind of timer does when it is due. */
export const TIMER_HANDLERS: Readonly<
  Record<TimerKind, (work: WalletWork, resourceId: string) => Promise<void>>
> = {
  chargeExpiry: expireCharge,
  withdrawalOutcome: endWithdrawal,
  refundOutcome: endRefund,
  recurrenceExpiry: expireRecurrence,
  recurrenceCompletion: completeRecurrence,
  scheduleDispatch: dispatchSchedule,
  scheduleDueEnd: endDueDate,
  automaticRefundOutcome: endAutomaticRefundByItself,
  payerFirstPayment: payFirstAsPayer,
  payerAuthorization: authorizeAsPayer,
  payerAnswer: answerInstructionAsPayer,
  payerSettlement: settleScheduleAsPayer,
  automaticCharge: createChargeAsReceiver,
}
