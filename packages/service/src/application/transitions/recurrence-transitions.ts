import { type Instant, addDays, brasiliaInstant } from '@pix-payments/pix'
import type { EventOf } from '@pix-payments/spec'
import { type Recurrence, recurrenceFacts } from '../../domain/recurrence/recurrence.ts'
import { isIn, step } from '../../domain/step.ts'
import { findRecurrence, updateRecurrence } from '../../storage/rows/recurrence-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

type RecurrenceEvent = EventOf<'recurrence'>

/**
 * Moves a recurrence along one arrow (transition) of its state machine, and emits the event of the arrow. Every change
 * increments `version` (G-064). Returns undefined when the state has no such arrow.
 */
export async function moveRecurrence(
  work: WalletWork,
  recurrence: Recurrence,
  on: RecurrenceEvent,
  changes: Partial<Recurrence> = {},
): Promise<Recurrence | undefined> {
  const arrow = step('recurrence', recurrence.state, on)
  if (arrow === undefined) return undefined
  const moved: Recurrence = withEndedJourney({
    ...recurrence,
    ...changes,
    state: arrow.to,
    ...work.history('recurrence', recurrence.id, { ...recurrence, status: recurrence.state }, arrow.to),
    version: recurrence.version + 1,
    updatedAt: work.now,
  })
  await updateRecurrence(work.transaction, moved)
  if (isIn('recurrence', 'terminal', moved.state)) work.cancelTimersOf(moved.id)
  if (arrow.sends !== null) await work.emit(arrow.sends, moved.id, recurrenceFacts(moved, arrow.sends))
  return moved
}

/** Saves a change that does not change the state, such as a refund of the first payment. */
export async function changeRecurrence(
  work: WalletWork,
  recurrence: Recurrence,
  changes: Partial<Recurrence>,
): Promise<Recurrence> {
  const changed = { ...recurrence, ...changes, version: recurrence.version + 1, updatedAt: work.now }
  await updateRecurrence(work.transaction, changed)
  return changed
}

/** G-243: when the recurrence ends, a first payment that is still PENDING becomes EXPIRED. */
function withEndedJourney(recurrence: Recurrence): Recurrence {
  const { firstPayment, state } = recurrence
  if (firstPayment.status !== 'PENDING' || !isIn('recurrence', 'terminal', state)) return recurrence
  return { ...recurrence, firstPayment: { ...firstPayment, status: 'EXPIRED' } }
}

/** §3.4: authorizes a recurrence. Cancels its timers, and schedules the timer that completes the recurrence (G-067). */
export async function authorizeRecurrence(
  work: WalletWork,
  recurrence: Recurrence,
  municipalityCode: string | null,
): Promise<Recurrence | undefined> {
  const authorized = await moveRecurrence(work, recurrence, 'approveAuthorization', {
    authorizedAt: work.now,
    municipalityCode,
  })
  if (authorized === undefined) return undefined
  work.cancelTimersOf(recurrence.id)
  work.schedule('recurrenceCompletion', recurrence.id, endOf(recurrence))
  return authorized
}

/** §3.4: the payer's institution rejects the recurrence (G-093). */
export const rejectAuthorization = (
  work: WalletWork,
  recurrence: Recurrence,
  rejectionReason: string | null,
): Promise<Recurrence | undefined> =>
  moveRecurrence(work, recurrence, 'rejectAuthorization', { rejectionReason, rejectedAt: work.now })

/** Returns the end of lastPaymentDate: 00:00 of the next day in Brasília (G-067). */
const endOf = ({ lastPaymentDate }: Recurrence): Instant => brasiliaInstant(addDays(lastPaymentDate, 1))

/**
 * Timer handler: expires a recurrence at its expiresAt. A recurrence whose first payment is settled waits for the answer
 * of the payer's institution instead (G-094).
 */
export async function expireRecurrence(work: WalletWork, id: string): Promise<void> {
  const recurrence = await findRecurrence(work.transaction, id)
  if (recurrence === undefined || recurrence.firstPayment.status === 'SETTLED') return
  await moveRecurrence(work, recurrence, 'expire')
}

/** Timer handler: completes a recurrence at the end of its lastPaymentDate (G-067). */
export async function completeRecurrence(work: WalletWork, id: string): Promise<void> {
  const recurrence = await findRecurrence(work.transaction, id)
  if (recurrence !== undefined) await moveRecurrence(work, recurrence, 'complete', { completedAt: work.now })
}
