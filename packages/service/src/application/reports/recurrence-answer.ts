import { type Recurrence, statusOf } from '../../domain/recurrence/recurrence.ts'
import { isIn } from '../../domain/step.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { scheduleAutomaticCharge } from '../transitions/automatic-charges.ts'
import { authorizeRecurrence, rejectAuthorization } from '../transitions/recurrence-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { type Received, applied, kept, known, refused } from './received.ts'

/** §3.4: the payer's institution confirms or rejects the recurrence (G-066, G-145). */
export async function recurrenceAnswer(
  work: WalletWork,
  report: ReportOf<'recurrenceAnswer'>,
): Promise<Received<Recurrence>> {
  const { recurrenceId, outcome } = report
  const recurrence = await findRecurrence(work.transaction, recurrenceId)
  if (recurrence?.walletId !== work.wallet.id) return kept(`The wallet has no recurrence ${recurrenceId}.`)
  const moved =
    outcome === 'CONFIRMED'
      ? await confirm(work, recurrence, report.municipalityCode)
      : await rejectAuthorization(work, recurrence, report.reason)
  if (moved !== undefined) return applied(moved)
  const [status] = statusOf(recurrence.state)
  // A rejection of a recurrence that ended already changes nothing.
  const isPast =
    outcome === 'CONFIRMED' ? status === 'AUTHORIZED' : ['FAILED', 'CANCELLED', 'EXPIRED'].includes(status)
  if (isPast) return known(recurrence)
  // The recurrence ended before the payer's institution confirmed it: the institution must not charge it.
  if (isIn('recurrence', 'terminal', recurrence.state)) return refused(recurrence, 'NOT_OPEN')
  return kept(
    `The recurrence is ${recurrence.state}, and the first payment is ${recurrence.firstPayment.status}.`,
  )
}

async function confirm(
  work: WalletWork,
  recurrence: Recurrence,
  municipalityCode: string | null,
): Promise<Recurrence | undefined> {
  // G-257: the first payment must be settled. A full refund changes its status to REFUNDED, so such a recurrence cannot
  // be authorized.
  if (recurrence.firstPayment.status !== 'SETTLED') return undefined
  const authorized = await authorizeRecurrence(work, recurrence, municipalityCode)
  // G-180: without the municipality code of the payer, a cycle cannot be charged.
  const isCharged = work.wallet.settings.automaticCharges && municipalityCode !== null
  if (authorized !== undefined && isCharged) await scheduleAutomaticCharge(work, authorized, 2)
  return authorized
}
