import { generateRegulatoryMessageId } from '@pix-payments/pix'
import type { WalletWork } from '../wallet-work.ts'

/** Tells the payer's institution that the receiver has cancelled a schedule or a recurrence (G-079). */
export async function orderCancellation(
  work: WalletWork,
  subject: 'SCHEDULE' | 'RECURRENCE',
  subjectId: string,
  reason: string | null,
): Promise<void> {
  const regulatoryMessageId = newRegulatoryMessageId(work)
  await work.order({ order: 'cancellation', regulatoryMessageId, subject, subjectId, reason })
}

/** Returns the id of a message to the payer's institution (G-079). */
export const newRegulatoryMessageId = ({ wallet, random }: WalletWork): string =>
  generateRegulatoryMessageId({ ispb: wallet.account.bankCode, random })
