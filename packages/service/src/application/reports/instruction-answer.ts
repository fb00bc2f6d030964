import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { acceptInstruction, rejectInstruction } from '../transitions/schedule-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import type { Received } from './received.ts'
import { moveOwnSchedule } from './schedule.ts'

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
