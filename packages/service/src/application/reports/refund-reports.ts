import type { AutomaticRefund } from '../../domain/automatic-refund/automatic-refund.ts'
import type { Refund } from '../../domain/refund/refund.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findAutomaticRefund } from '../../storage/rows/automatic-refund-rows.ts'
import { findRefundById } from '../../storage/rows/refund-rows.ts'
import { endRefund } from '../transitions/refund-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { type Received, applied, kept, known } from './received.ts'

/** A refund of a deposit or of Pix Automático is settled, or has failed (§2.3, §4.8). */
export async function refundEnded(
  work: WalletWork,
  report: ReportOf<'refundEnded'>,
): Promise<Received<Refund | AutomaticRefund>> {
  const { refundId } = report
  for (const find of [findRefundById, findAutomaticRefund]) {
    const refund = await find(work.transaction, refundId)
    if (refund?.walletId === work.wallet.id) return endRefundBy(work, refund, report)
  }
  return kept(`The wallet has no refund ${refundId}.`)
}

/** Ends a refund as the report states. */
export async function endRefundBy<Ended extends Refund | AutomaticRefund>(
  work: WalletWork,
  refund: Ended,
  report: ReportOf<'refundEnded'>,
): Promise<Received<Ended>> {
  const target = report.outcome === 'SETTLED' ? 'SUCCESS' : 'FAILED'
  const ended = await endRefund(work, refund, target, report)
  if (ended !== undefined) return applied(ended)
  if (refund.status === target) return known(refund)
  return kept(`The refund is ${refund.status}, so it cannot become ${target}.`)
}
