import type { AutomaticRefund } from '../../domain/automatic-refund/automatic-refund.ts'
import type { Refund } from '../../domain/refund/refund.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findAutomaticRefund } from '../../storage/rows/automatic-refund-rows.ts'
import { findRefundById } from '../../storage/rows/refund-rows.ts'
import { endAutomaticRefund, endRefund } from '../transitions/refund-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { type Received, applied, kept, known } from './received.ts'

/** A refund of a deposit or of Pix Automático is settled, or has failed (§2.3, §4.8). */
export async function refundEnded(
  work: WalletWork,
  report: ReportOf<'refundEnded'>,
): Promise<Received<Refund | AutomaticRefund>> {
  const { refundId } = report
  const refund = await findRefundById(work.transaction, refundId)
  if (refund?.walletId === work.wallet.id) return endRefundBy(work, refund, report)
  const automatic = await findAutomaticRefund(work.transaction, refundId)
  if (automatic?.walletId === work.wallet.id) return endAutomaticRefundBy(work, automatic, report)
  return kept(`The wallet has no refund ${refundId}.`)
}

/** Ends the refund of a deposit as the report states. */
export const endRefundBy = async (
  work: WalletWork,
  refund: Refund,
  report: ReportOf<'refundEnded'>,
): Promise<Received<Refund>> => endOf(refund, report, await endRefund(work, refund, targetOf(report), report))

/** Ends a refund of Pix Automático as the report states. */
export const endAutomaticRefundBy = async (
  work: WalletWork,
  refund: AutomaticRefund,
  report: ReportOf<'refundEnded'>,
): Promise<Received<AutomaticRefund>> =>
  endOf(refund, report, await endAutomaticRefund(work, refund, targetOf(report), report))

const targetOf = ({ outcome }: ReportOf<'refundEnded'>): 'SUCCESS' | 'FAILED' =>
  outcome === 'SETTLED' ? 'SUCCESS' : 'FAILED'

function endOf<Resource extends { readonly status: string }>(
  before: Resource,
  report: ReportOf<'refundEnded'>,
  ended: Resource | undefined,
): Received<Resource> {
  if (ended !== undefined) return applied(ended)
  const target = targetOf(report)
  if (before.status === target) return known(before)
  return kept(`The refund is ${before.status}, so it cannot become ${target}.`)
}
