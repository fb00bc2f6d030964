import {
  type CalendarDate,
  type Instant,
  addDays,
  brasiliaInstant,
  generateScheduleId,
} from '@pix-payments/pix'
import { type EventOf, rejectionCodes } from '@pix-payments/spec'
import { paidBy } from '../../domain/recurrence/recurrence.ts'
import {
  type Schedule,
  type ScheduleAttempt,
  chargeIdOf,
  scheduleFacts,
} from '../../domain/schedule/schedule.ts'
import { type CreationOf, begin, isIn, step } from '../../domain/step.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { findSchedule, insertSchedule, updateSchedule } from '../../storage/rows/schedule-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { cancelInstruction } from './cancellation-order.ts'
import { moveRecurrence } from './recurrence-transitions.ts'

export type NewSchedule = Pick<
  Schedule,
  | 'walletId'
  | 'recurrenceId'
  | 'cycleNumber'
  | 'purpose'
  | 'amount'
  | 'txid'
  | 'originalDueDate'
  | 'dueDate'
  | 'retryOfScheduleId'
  | 'metadata'
>

/**
 * §4.8, G-135: the payer's institution accepts an instruction at most this many days before the due date. The shift to a
 * business day can put the due date further ahead.
 */
const SEND_DAYS = 10

/** Creates a charge, a retry or a re-send. A timer sends the instruction to the payer's institution. */
export async function startSchedule(
  work: WalletWork,
  on: CreationOf<'schedule'>,
  terms: NewSchedule,
): Promise<Schedule> {
  const id = generateScheduleId(work.random)
  const state = begin('schedule', on)
  const schedule: Schedule = {
    ...terms,
    id,
    state,
    ...work.history('schedule', id, null, state),
    paymentInformationId: null,
    rejectionCode: null,
    rejectionReason: null,
    attempts: [],
    reversed: 0,
    createdAt: work.now,
    updatedAt: work.now,
    settledAt: null,
    cancelledAt: null,
  }
  await insertSchedule(work.transaction, schedule)
  // G-098: the status in the response is CREATED. As a rule the timer is due now, so the instruction is sent before the
  // next operation on the wallet.
  const sendableAt = brasiliaInstant(addDays(schedule.dueDate, -SEND_DAYS))
  work.schedule('scheduleDispatch', schedule.id, Math.max(work.now, sendableAt))
  work.schedule('scheduleDueEnd', schedule.id, endOfDay(schedule.dueDate))
  return schedule
}

/** Creates a retry or a re-send of the charge to which a schedule belongs. It has the charge's cycle, amount and txid. */
export function startRetry(
  work: WalletWork,
  on: 'createRetry' | 'createResend',
  of: Schedule,
  terms: Pick<NewSchedule, 'purpose' | 'dueDate'>,
): Promise<Schedule> {
  const { walletId, recurrenceId, cycleNumber, amount, txid, originalDueDate, metadata } = of
  const charge = { walletId, recurrenceId, cycleNumber, amount, txid, originalDueDate, metadata }
  return startSchedule(work, on, { ...charge, ...terms, retryOfScheduleId: chargeIdOf(of) })
}

/** Returns the end of a day: 24:00 in Brasília time (G-242). */
const endOfDay = (date: CalendarDate): Instant => brasiliaInstant(addDays(date, 1))

type AttemptStatus = ScheduleAttempt['status']

/**
 * Moves a schedule along one arrow (transition) of its state machine, sets the status of its last attempt to
 * `attemptStatus`, and emits the event of the arrow. Returns undefined when the state has no such arrow.
 */
export async function moveSchedule(
  work: WalletWork,
  schedule: Schedule,
  on: EventOf<'schedule'>,
  changes: Partial<Schedule> = {},
  attemptStatus?: AttemptStatus,
): Promise<Schedule | undefined> {
  const arrow = step('schedule', schedule.state, on)
  if (arrow === undefined) return undefined
  const before = { ...schedule, status: schedule.state }
  const history = work.history('schedule', schedule.id, before, arrow.to)
  const changed: Schedule = { ...schedule, ...changes, state: arrow.to, updatedAt: work.now, ...history }
  const moved = attemptStatus === undefined ? changed : withAttempt(changed, attemptStatus, work.now)
  await updateSchedule(work.transaction, moved)
  if (isIn('schedule', 'terminal', moved.state)) work.cancelTimersOf(moved.id)
  if (arrow.sends !== null) await work.emit(arrow.sends, moved.id, scheduleFacts(moved, arrow.sends))
  return moved
}

function withAttempt(schedule: Schedule, status: AttemptStatus, now: Instant): Schedule {
  const last = schedule.attempts.at(-1)
  if (last === undefined) return schedule
  // Only the response to the instruction sets respondedAt. A settlement, a cancellation or a timeout does not set it.
  const isResponse = last.status === 'REQUESTED' && (status === 'SCHEDULED' || status === 'REJECTED')
  const respondedAt = isResponse ? now : last.respondedAt
  return { ...schedule, attempts: [...schedule.attempts.slice(0, -1), { ...last, status, respondedAt }] }
}

/** Returns the fields of a rejection: the code, and as reason the meaning of the code in the catalogue (G-099). */
export function rejection(code: string | null): Pick<Schedule, 'rejectionCode' | 'rejectionReason'> {
  const { meaning = null } =
    (rejectionCodes as Readonly<Record<string, { meaning: string }>>)[code ?? ''] ?? {}
  return { rejectionCode: code, rejectionReason: meaning }
}

/** The payer's institution accepts the instruction. */
export const acceptInstruction = (work: WalletWork, schedule: Schedule): Promise<Schedule | undefined> =>
  moveSchedule(work, schedule, 'acceptInstruction', {}, 'SCHEDULED')

export const rejectInstruction = (
  work: WalletWork,
  schedule: Schedule,
  code: string | null,
): Promise<Schedule | undefined> =>
  moveSchedule(work, schedule, 'rejectInstruction', rejection(code), 'REJECTED')

export const rejectSettlement = (
  work: WalletWork,
  schedule: Schedule,
  code: string | null,
): Promise<Schedule | undefined> =>
  moveSchedule(work, schedule, 'rejectSettlement', rejection(code), 'REJECTED')

/** §3.4.1: settles a charge and credits the wallet. The charge of the last cycle completes the recurrence (G-067). */
export async function settleSchedule(work: WalletWork, schedule: Schedule): Promise<Schedule | undefined> {
  const settled = await moveSchedule(work, schedule, 'settle', { settledAt: work.now }, 'SETTLED')
  if (settled === undefined) return undefined
  const recurrence = await findRecurrence(work.transaction, schedule.recurrenceId)
  if (recurrence === undefined) throw new Error(`The recurrence of the schedule ${schedule.id} is missing`)
  work.move('recurringPaymentSettled', settled.amount, settled.id, {
    description: recurrence.descriptionToPayer,
    externalId: null,
    endToEndId: settled.attempts.at(-1)?.endToEndId ?? null,
    productTransactionId: settled.id,
    metadata: settled.metadata === null ? null : { ...settled.metadata },
    counterparty: paidBy(recurrence),
  })
  if (settled.cycleNumber === recurrence.totalCharges) {
    await moveRecurrence(work, recurrence, 'complete', { completedAt: work.now })
  }
  return settled
}

/** §3.4: cancels an open schedule because its recurrence is cancelled, even on the due date (G-096). */
export async function cancelWithRecurrence(work: WalletWork, schedule: Schedule): Promise<void> {
  await moveSchedule(work, schedule, 'cancelWithRecurrence', { cancelledAt: work.now }, 'CANCELLED')
}

/** Timer handler: at the end of the due date, fails a schedule that is still open (G-242). */
export async function endDueDate(work: WalletWork, id: string): Promise<void> {
  const schedule = await findSchedule(work.transaction, id)
  if (schedule === undefined) return
  const expired = await moveSchedule(work, schedule, 'expireSettlement', {}, 'EXPIRED')
  if (expired !== undefined || (await timeOutInstruction(work, schedule)) !== undefined) return
  // The institution did not send the instruction until now, and must not send it any more (G-187).
  const failed = await moveSchedule(work, schedule, 'failDispatch', rejection('REGULATORY_SEND_FAILED'))
  if (failed !== undefined) await cancelInstruction(work, schedule, 'REGULATORY_SEND_FAILED')
}

export const timeOutInstruction = (work: WalletWork, schedule: Schedule): Promise<Schedule | undefined> =>
  moveSchedule(work, schedule, 'timeOutInstruction', rejection('PAYER_RESPONSE_TIMEOUT'), 'EXPIRED')
