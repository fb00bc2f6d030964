import { type Recurrence, firstAmountOf, statusOf } from '../../domain/recurrence/recurrence.ts'
import { isIn, step } from '../../domain/step.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { scheduleAutomaticCharge } from '../transitions/cycle-charges.ts'
import { cancelRecurrenceBy } from '../transitions/recurrence-cancellation.ts'
import {
  authorizeRecurrence,
  moveRecurrence,
  rejectAuthorization,
} from '../transitions/recurrence-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { keptBecausePaid } from './doubled-payment.ts'
import { type Received, applied, kept, known, refused } from './received.ts'

/**
 * §3.4: the payer pays the first payment of a recurrence through the composite QR code. A payment that does not fit
 * leaves the money with the payer (G-101).
 */
export async function firstPayment(
  work: WalletWork,
  { recurrenceId, endToEndId, amount, payer }: ReportOf<'firstPayment'>,
): Promise<Received<Recurrence>> {
  const recurrence = await findRecurrence(work.transaction, recurrenceId)
  if (recurrence?.walletId !== work.wallet.id) return kept(`The wallet has no recurrence ${recurrenceId}.`)
  if (recurrence.firstPayment.endToEndId === endToEndId) return known(recurrence)
  const doubled = await keptBecausePaid(work.transaction, endToEndId, recurrence.id)
  if (doubled !== undefined) return doubled
  const isOpen = step('recurrence', recurrence.state, 'settleFirstPayment') !== undefined
  if (!isOpen || work.now >= recurrence.expiresAt) return refused(recurrence, 'NOT_PAYABLE')
  if (payer.taxId !== recurrence.payer.taxId) return refused(recurrence, 'PAYER_MISMATCH')
  if (amount !== firstAmountOf(recurrence)) return refused(recurrence, 'AMOUNT_MISMATCH')
  const paid = await moveRecurrence(work, recurrence, 'settleFirstPayment', {
    firstPayment: { ...recurrence.firstPayment, status: 'SETTLED', endToEndId, payer },
  })
  if (paid === undefined) return refused(recurrence, 'NOT_PAYABLE')
  work.move('recurringPaymentSettled', amount, recurrence.id, {
    description: recurrence.descriptionToPayer,
    externalId: recurrence.externalId,
    endToEndId,
    productTransactionId: recurrence.id,
    metadata: recurrence.metadata === null ? null : { ...recurrence.metadata },
    counterparty: payer,
  })
  return applied(paid)
}

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
