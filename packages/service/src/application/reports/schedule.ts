import type { Schedule } from '../../domain/schedule/schedule.ts'
import { findSchedule } from '../../storage/rows/schedule-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { type Received, applied, kept, known } from './received.ts'

/**
 * Loads the schedule of a report and moves it. `move` returns undefined when the state has no such arrow; then `isPast`
 * decides whether the schedule is already past this point.
 */
export async function moveOwnSchedule(
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
