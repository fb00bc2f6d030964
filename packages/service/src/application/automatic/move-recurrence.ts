import { type Instant, addDays, brasiliaInstant, generateRegulatoryMessageId } from '@pix-payments/pix'
import type { EventOf } from '@pix-payments/spec'
import { type Recurrence, recurrenceFacts } from '../../domain/recurrence/recurrence.ts'
import { isIn, step } from '../../domain/step.ts'
import type { CancellationReason } from '@pix-payments/spec/types'
import { insertInstitutionMessage } from '../../storage/rows/institution-message-rows.ts'
import { findRecurrence, updateRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { openSchedulesOf } from '../../storage/rows/schedule-rows.ts'
import type { WalletWork } from '../wallet-work.ts'
import { cancelWithRecurrence } from './move-schedule.ts'

type RecurrenceEvent = EventOf<'recurrence'>

/** Takes one arrow; undefined where the machine has none. Every change counts in `version` (G-064). */
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
    version: recurrence.version + 1,
    updatedAt: work.now,
  })
  await updateRecurrence(work.transaction, moved)
  if (isIn('recurrence', 'terminal', moved.state)) await work.unschedule(moved.id)
  if (arrow.sends !== null) await work.emit(arrow.sends, moved.id, recurrenceFacts(moved, arrow.sends))
  return moved
}

/** Saves a change that is no arrow, such as the refund of the first payment. */
export async function changeRecurrence(
  work: WalletWork,
  recurrence: Recurrence,
  changes: Partial<Recurrence>,
): Promise<Recurrence> {
  const changed = { ...recurrence, ...changes, version: recurrence.version + 1, updatedAt: work.now }
  await updateRecurrence(work.transaction, changed)
  return changed
}

/** G-243: an end of the journey leaves a first payment that never came EXPIRED. */
function withEndedJourney(recurrence: Recurrence): Recurrence {
  const { firstPayment, state } = recurrence
  if (firstPayment.status !== 'PENDING' || !isIn('recurrence', 'terminal', state)) return recurrence
  return { ...recurrence, firstPayment: { ...firstPayment, status: 'EXPIRED' } }
}

/** §3.4: the payer's institution confirms; from then on only its end is due (G-067). */
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
  await work.unschedule(recurrence.id)
  await work.schedule('recurrenceCompletion', recurrence.id, endOf(recurrence))
  return authorized
}

/** §3.4: the payer's institution rejects (G-093). */
export const rejectAuthorization = (
  work: WalletWork,
  recurrence: Recurrence,
  rejectionReason: string | null,
): Promise<Recurrence | undefined> =>
  moveRecurrence(work, recurrence, 'rejectAuthorization', { rejectionReason, rejectedAt: work.now })

/** The day after lastPaymentDate begins (G-067). */
const endOf = ({ lastPaymentDate }: Recurrence): Instant => brasiliaInstant(addDays(lastPaymentDate, 1))

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

/** Records a message to the payer's institution and gives its id (G-079). */
export async function tellInstitution(
  work: WalletWork,
  kind: 'INSTRUCTION' | 'SCHEDULE_CANCELLATION' | 'RECURRENCE_CANCELLATION',
  resourceId: string,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { id: walletId, account } = work.wallet
  const id = generateRegulatoryMessageId({ ispb: account.bankCode, random: work.random })
  await insertInstitutionMessage(work.transaction, {
    id,
    walletId,
    position: work.nextNumber(),
    kind,
    resourceId,
    at: work.now,
    body,
  })
  return id
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
