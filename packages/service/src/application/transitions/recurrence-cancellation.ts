import type { CancellationReason } from '@pix-payments/spec/types'
import type { Recurrence } from '../../domain/recurrence/recurrence.ts'
import { isIn } from '../../domain/step.ts'
import { openSchedulesOf } from '../../storage/rows/schedule-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { cancelInstruction, isInstructionWaiting, orderCancellation } from './cancellation-order.ts'
import { moveRecurrence } from './recurrence-transitions.ts'
import { cancelWithRecurrence } from './schedule-transitions.ts'

/**
 * §3.4: cancels a recurrence and its open schedules. When the receiver cancels, our institution learns it. It informs the
 * payer's institution of an authorized recurrence only, because that institution does not know any other. Returns
 * undefined when the recurrence has already ended.
 */
export async function cancelRecurrenceBy(
  work: WalletWork,
  recurrence: Recurrence,
  on: 'cancel' | 'cancelByPayer',
  cancellationReason: CancellationReason,
): Promise<Recurrence | undefined> {
  const isKnown = isIn('recurrence', 'chargeable', recurrence.state)
  const cancelled = await moveRecurrence(work, recurrence, on, { cancellationReason, cancelledAt: work.now })
  if (cancelled === undefined) return undefined
  for (const schedule of await openSchedulesOf(work.transaction, recurrence.id)) {
    await cancelWithRecurrence(work, schedule)
    // The cancellation of the recurrence may overtake an instruction that waits to be sent.
    if (isInstructionWaiting(schedule)) await cancelInstruction(work, schedule, cancellationReason)
  }
  if (on === 'cancel') {
    const subject = isKnown ? 'RECURRENCE' : 'RECURRENCE_REQUEST'
    await orderCancellation(work, subject, recurrence.id, cancellationReason)
  }
  return cancelled
}
