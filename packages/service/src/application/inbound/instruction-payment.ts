import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { rejectSettlement, settleSchedule } from '../automatic/move-schedule.ts'
import type { WalletWork } from '../wallet-work.ts'
import type { Received } from './received.ts'
import { moveOwnSchedule } from './schedule.ts'

/** §4.8: the payer's institution pays an accepted instruction, or fails to pay it (G-146). */
export const instructionPayment = (
  work: WalletWork,
  { scheduleId, outcome, rejectionCode }: ReportOf<'instructionPayment'>,
): Promise<Received<Schedule>> =>
  moveOwnSchedule(
    work,
    scheduleId,
    (schedule) =>
      outcome === 'SETTLED'
        ? settleSchedule(work, schedule)
        : rejectSettlement(work, schedule, rejectionCode),
    ({ state }) => state === (outcome === 'SETTLED' ? 'SUCCESS.SETTLED' : 'FAILED.SETTLEMENT_FAILED'),
  )
