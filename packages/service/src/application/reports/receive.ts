import type { Report, ReportName, ReportOf } from '../../rail/rail.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { chargePayment } from './charge-payment.ts'
import { chargeTakenBack } from './charge-taken-back.ts'
import { firstPayment } from './first-payment.ts'
import { instructionAnswer } from './instruction-answer.ts'
import { instructionCancellation } from './instruction-cancellation.ts'
import { instructionPayment } from './instruction-payment.ts'
import { instructionSent } from './instruction-sent.ts'
import type { Received } from './received.ts'
import { recurrenceAnswer } from './recurrence-answer.ts'
import { recurrenceCancellation } from './recurrence-cancellation.ts'
import { refundEnded } from './refund-ended.ts'
import { transferAccepted } from './transfer-accepted.ts'
import { transferRefused } from './transfer-refused.ts'
import { transferReturned } from './transfer-returned.ts'
import { transferSettled } from './transfer-settled.ts'

/** For each report of the world, the function that applies it. */
const INBOUND: {
  readonly [Name in ReportName]: (work: WalletWork, report: ReportOf<Name>) => Promise<Received<unknown>>
} = {
  chargePayment,
  chargeTakenBack,
  firstPayment,
  instructionAnswer,
  instructionCancellation,
  instructionPayment,
  instructionSent,
  recurrenceAnswer,
  recurrenceCancellation,
  refundEnded,
  transferAccepted,
  transferRefused,
  transferReturned,
  transferSettled,
}

/** Applies a report to the locked wallet. The caller makes sure that a report is applied at most once. */
export function receive(work: WalletWork, report: Report): Promise<Received<unknown>> {
  const apply = INBOUND[report.report] as (work: WalletWork, report: Report) => Promise<Received<unknown>>
  return apply(work, report)
}
