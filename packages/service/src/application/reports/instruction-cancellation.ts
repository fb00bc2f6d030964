import { brasiliaInstant } from '@pix-payments/pix'
import { type Schedule, chargeIdOf } from '../../domain/schedule/schedule.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { moveSchedule, rejection, startSchedule } from '../transitions/schedule-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { type Received, refused } from './received.ts'
import { moveOwnSchedule } from './schedule.ts'

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
  const { walletId, recurrenceId, cycleNumber, amount, txid, originalDueDate, dueDate, metadata } = schedule
  await startSchedule(work, 'createResend', {
    walletId,
    recurrenceId,
    cycleNumber,
    amount,
    txid,
    originalDueDate,
    dueDate,
    metadata,
    purpose: 'RIFL',
    retryOfScheduleId: chargeIdOf(schedule),
  })
  return cancelled
}
