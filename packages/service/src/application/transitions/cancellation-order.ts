import { generateRegulatoryMessageId } from '@pix-payments/pix'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { isIn, step } from '../../domain/step.ts'
import type { OrderOf } from '../../rail/rail.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

/** Tells the institution that the receiver has cancelled a schedule, a recurrence or the request of one (G-079). */
export async function orderCancellation(
  work: WalletWork,
  subject: OrderOf<'cancellation'>['subject'],
  subjectId: string,
  reason: string | null,
): Promise<void> {
  const regulatoryMessageId = newRegulatoryMessageId(work)
  await work.order({ order: 'cancellation', regulatoryMessageId, subject, subjectId, reason })
}

/**
 * Tells the payer's institution that the receiver does not want the payment of a schedule any more, if the instruction
 * was sent or waits to be sent. The cancellation reaches the institution after the instruction.
 */
export async function cancelInstruction(
  work: WalletWork,
  schedule: Schedule,
  reason: string | null,
): Promise<void> {
  const isOrdered = isIn('schedule', 'sent', schedule.state) || schedule.instructionId !== undefined
  if (isOrdered) await orderCancellation(work, 'SCHEDULE', schedule.id, reason)
}

/** True when the instruction of a schedule waits to be sent. */
export const isInstructionWaiting = ({ state, instructionId }: Schedule): boolean =>
  instructionId !== undefined && step('schedule', state, 'dispatch') !== undefined

/** Returns the id of a message to the payer's institution (G-079). */
export const newRegulatoryMessageId = ({ wallet, random }: WalletWork): string =>
  generateRegulatoryMessageId({ ispb: wallet.account.bankCode, random })
