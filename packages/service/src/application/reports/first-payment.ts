import { type Recurrence, firstAmountOf } from '../../domain/recurrence/recurrence.ts'
import { step } from '../../domain/step.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { moveRecurrence } from '../transitions/recurrence-transitions.ts'
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
