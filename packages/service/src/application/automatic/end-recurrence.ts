import type { Recurrence } from '../../domain/recurrence/recurrence.ts'
import { isIn } from '../../domain/step.ts'
import type { CancellationReason } from '@pix-payments/spec/types'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { openSchedulesOf } from '../../storage/rows/schedule-rows.ts'
import type { WalletWork } from '../wallet-work.ts'
import { moveRecurrence } from './move-recurrence.ts'
import { cancelWithRecurrence } from './move-schedule.ts'
import { tellInstitution } from './tell-institution.ts'

/** §3.4: cancels the open schedules as well; only an authorized recurrence is known to the payer's institution. */
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
  }
  if (isKnown && on === 'cancel') {
    await tellInstitution(work, 'RECURRENCE_CANCELLATION', recurrence.id, { cancellationReason })
  }
  return cancelled
}

/** A timer: expiresAt is reached before the authorization (G-094). */
export async function expireRecurrence(work: WalletWork, id: string): Promise<void> {
  const recurrence = await findRecurrence(work.transaction, id)
  if (recurrence !== undefined) await moveRecurrence(work, recurrence, 'expire')
}

/** A timer: the day after lastPaymentDate has begun (G-067). */
export async function completeRecurrence(work: WalletWork, id: string): Promise<void> {
  const recurrence = await findRecurrence(work.transaction, id)
  if (recurrence !== undefined) await moveRecurrence(work, recurrence, 'complete', { completedAt: work.now })
}
