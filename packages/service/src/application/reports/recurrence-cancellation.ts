import type { Recurrence } from '../../domain/recurrence/recurrence.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { cancelRecurrenceBy } from '../transitions/recurrence-cancellation.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { type Received, applied, kept, known } from './received.ts'

/** §3.4: the payer cancels the recurrence in the banking app. */
export async function recurrenceCancellation(
  work: WalletWork,
  { recurrenceId }: ReportOf<'recurrenceCancellation'>,
): Promise<Received<Recurrence>> {
  const recurrence = await findRecurrence(work.transaction, recurrenceId)
  if (recurrence?.walletId !== work.wallet.id) return kept(`The wallet has no recurrence ${recurrenceId}.`)
  const cancelled = await cancelRecurrenceBy(work, recurrence, 'cancelByPayer', 'PAYER_REQUESTED')
  if (cancelled !== undefined) return applied(cancelled)
  if (recurrence.state.startsWith('CANCELLED.')) return known(recurrence)
  return kept(`The recurrence is ${recurrence.state}, so the payer cannot cancel it.`)
}
