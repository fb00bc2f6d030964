import { generateEndToEndId } from '@pix-payments/pix'
import { type Recurrence, firstAmountOf } from '../../domain/recurrence/recurrence.ts'
import { homeAccount } from '../../people/home-account.ts'
import { payerOfRecurrence } from '../../people/payer-of-recurrence.ts'
import type { WalletWork } from '../wallet-work.ts'
import { moveRecurrence } from './move-recurrence.ts'

/**
 * §3.4: settles the first payment of a recurrence and credits the wallet. Returns undefined when the payment is at or
 * after expiresAt, or the state of the recurrence does not allow it.
 */
export async function settleFirstPayment(
  work: WalletWork,
  recurrence: Recurrence,
): Promise<Recurrence | undefined> {
  if (work.now >= recurrence.expiresAt) return undefined
  const endToEndId = generateEndToEndId({
    ispb: homeAccount(recurrence.payer.taxId, '').bankCode,
    at: work.now,
    random: work.random,
  })
  const paid = await moveRecurrence(work, recurrence, 'settleFirstPayment', {
    firstPayment: { ...recurrence.firstPayment, status: 'SETTLED', endToEndId },
  })
  if (paid === undefined) return undefined
  await work.move('recurringPaymentSettled', firstAmountOf(recurrence), recurrence.id, {
    description: recurrence.descriptionToPayer,
    externalId: recurrence.externalId,
    endToEndId,
    productTransactionId: recurrence.id,
    metadata: recurrence.metadata === null ? null : { ...recurrence.metadata },
    counterparty: payerOfRecurrence(recurrence),
  })
  return paid
}
