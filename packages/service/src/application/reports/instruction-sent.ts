import type { Schedule, ScheduleAttempt } from '../../domain/schedule/schedule.ts'
import { step } from '../../domain/step.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { moveSchedule, rejection } from '../transitions/schedule-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import type { Received } from './received.ts'
import { moveOwnSchedule } from './schedule.ts'

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
