import { brasiliaInstant } from '@pix-payments/pix'
import { type Schedule, type ScheduleAttempt } from '../../domain/schedule/schedule.ts'
import { isIn, step } from '../../domain/step.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findSchedule } from '../../storage/rows/schedule-rows.ts'
import {
  acceptInstruction,
  moveSchedule,
  rejectInstruction,
  rejectSettlement,
  rejection,
  settleSchedule,
  startRetry,
} from '../transitions/schedule-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { keptBecausePaid } from './doubled-payment.ts'
import { type Received, applied, kept, known, refused } from './received.ts'

/** The instruction was sent to the payer's institution, or could not be sent (G-187). */
export const instructionSent = (
  work: WalletWork,
  report: ReportOf<'instructionSent'>,
): Promise<Received<Schedule>> =>
  moveOwnSchedule(
    work,
    report.scheduleId,
    (schedule) =>
      report.outcome === 'FAILED'
        ? moveSchedule(work, schedule, 'failDispatch', rejection('REGULATORY_SEND_FAILED'))
        : dispatch(work, schedule, report),
    // The instruction may have been sent while the schedule was cancelled or failed. Its cancellation follows it.
    ({ state }) => step('schedule', state, 'dispatch') === undefined,
  )

function dispatch(
  work: WalletWork,
  schedule: Schedule,
  { endToEndId, regulatoryMessageId }: ReportOf<'instructionSent'>,
): Promise<Schedule | undefined> {
  const attempt: ScheduleAttempt = {
    status: 'REQUESTED',
    endToEndId: endToEndId ?? '',
    regulatoryMessageId,
    sentAt: work.now,
    respondedAt: null,
  }
  return moveSchedule(work, schedule, 'dispatch', {
    instructionId: regulatoryMessageId,
    // G-078: the id of the payment in the instruction is the txid.
    paymentInformationId: schedule.txid,
    attempts: [...schedule.attempts, attempt],
  })
}

/** §4.8: the payer's institution accepts or rejects the instruction. */
export const instructionAnswer = (
  work: WalletWork,
  { scheduleId, outcome, rejectionCode }: ReportOf<'instructionAnswer'>,
): Promise<Received<Schedule>> =>
  moveOwnSchedule(
    work,
    scheduleId,
    (schedule) =>
      outcome === 'ACCEPTED'
        ? acceptInstruction(work, schedule)
        : rejectInstruction(work, schedule, rejectionCode),
    // An answer may cross the cancellation of the receiver. The institution gets the cancellation after it.
    ({ state, attempts }) =>
      state.startsWith('CANCELLED.') ||
      (outcome === 'ACCEPTED'
        ? (attempts.at(-1)?.respondedAt ?? null) !== null && state !== 'FAILED.REJECTED_BY_PAYER'
        : state === 'FAILED.REJECTED_BY_PAYER'),
  )

/**
 * §4.8: the payer's institution pays an accepted instruction, or fails to pay it (G-146). A payment of a schedule that
 * has ended without it is refused, so the money goes back to the payer (G-347).
 */
export async function instructionPayment(
  work: WalletWork,
  { scheduleId, outcome, rejectionCode }: ReportOf<'instructionPayment'>,
): Promise<Received<Schedule>> {
  const isPaid = outcome === 'SETTLED'
  const doubled = isPaid ? await keptBecauseDoubled(work, scheduleId) : undefined
  if (doubled !== undefined) return doubled
  const received = await moveOwnSchedule(
    work,
    scheduleId,
    (schedule) => (isPaid ? settleSchedule(work, schedule) : rejectSettlement(work, schedule, rejectionCode)),
    ({ state }) => (isPaid ? state === 'SUCCESS.SETTLED' || hasEndedUnpaid(state) : hasEndedUnpaid(state)),
  )
  const isTooLate = isPaid && received.result === 'KNOWN' && hasEndedUnpaid(received.resource.state)
  return isTooLate ? refused(received.resource, 'NOT_PAYABLE') : received
}

/** The endToEndId of the payment is the endToEndId of the instruction. */
async function keptBecauseDoubled(
  { transaction }: WalletWork,
  scheduleId: string,
): Promise<Received<never> | undefined> {
  const sent = (await findSchedule(transaction, scheduleId))?.attempts.at(-1)
  return sent && keptBecausePaid(transaction, sent.endToEndId, scheduleId)
}

const hasEndedUnpaid = (state: Schedule['state']): boolean =>
  isIn('schedule', 'terminal', state) && state !== 'SUCCESS.SETTLED'

/**
 * A failure that is reported on the due date until this time (inclusive, Brasília time) creates a re-send (G-187,
 * G-244).
 */
const RESEND_CUTOFF = '21:00'

/**
 * §4.8: the payer's institution cancels an accepted charge. If it reports the code FAIL in time, the service creates a
 * re-send (G-147). The payer cannot cancel a retry or re-send (G-245).
 */
export async function instructionCancellation(
  work: WalletWork,
  { scheduleId, code }: ReportOf<'instructionCancellation'>,
): Promise<Received<Schedule>> {
  const received = await moveOwnSchedule(
    work,
    scheduleId,
    (schedule) => (code === 'FAIL' ? reportFailure(work, schedule) : cancel(work, schedule)),
    ({ state, purpose }) => state.startsWith('CANCELLED.') || (code !== 'FAIL' && purpose !== 'AGND'),
  )
  const isOpen = received.result === 'KNOWN' && !received.resource.state.startsWith('CANCELLED.')
  return isOpen ? refused(received.resource, 'NOT_CANCELABLE') : received
}

const cancel = async (work: WalletWork, schedule: Schedule): Promise<Schedule | undefined> =>
  schedule.purpose === 'AGND'
    ? moveSchedule(work, schedule, 'cancelByPayer', { cancelledAt: work.now }, 'CANCELLED')
    : undefined

async function reportFailure(work: WalletWork, schedule: Schedule): Promise<Schedule | undefined> {
  if (work.now > brasiliaInstant(schedule.dueDate, RESEND_CUTOFF)) {
    // G-236: the report is too late for a re-send. The attempt becomes CANCELLED, and the schedule becomes FAILED.
    return moveSchedule(work, schedule, 'reportLateFailure', rejection('RIFL_CUTOFF_EXCEEDED'), 'CANCELLED')
  }
  const cancelled = await moveSchedule(
    work,
    schedule,
    'reportFailure',
    { cancelledAt: work.now },
    'CANCELLED',
  )
  if (cancelled === undefined) return undefined
  await startRetry(work, 'createResend', schedule, { purpose: 'RIFL', dueDate: schedule.dueDate })
  return cancelled
}

/**
 * Loads the schedule of a report and moves it. `move` returns undefined when the state has no such arrow; then `isPast`
 * decides whether the schedule is already past this point.
 */
async function moveOwnSchedule(
  work: WalletWork,
  scheduleId: string,
  move: (schedule: Schedule) => Promise<Schedule | undefined>,
  isPast: (schedule: Schedule) => boolean,
): Promise<Received<Schedule>> {
  const schedule = await findSchedule(work.transaction, scheduleId)
  if (schedule?.walletId !== work.wallet.id) return kept(`The wallet has no schedule ${scheduleId}.`)
  const moved = await move(schedule)
  if (moved !== undefined) return applied(moved)
  if (isPast(schedule)) return known(schedule)
  return kept(`The schedule is ${schedule.state}, so the report does not fit it.`)
}
