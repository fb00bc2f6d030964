import type { Report, ReportName, ReportOf } from '../../rail/rail.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { chargePayment, chargeTakenBack } from './charge-reports.ts'
import {
  instructionAnswer,
  instructionCancellation,
  instructionPayment,
  instructionSent,
} from './instruction-reports.ts'
import type { Received } from './received.ts'
import { firstPayment, recurrenceAnswer, recurrenceCancellation } from './recurrence-reports.ts'
import { refundEnded } from './refund-reports.ts'
import { transferAccepted, transferRefused, transferReturned, transferSettled } from './transfer-reports.ts'

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
