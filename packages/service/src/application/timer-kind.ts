import type { ReportName } from '../rail/rail.ts'

/** The kinds of timers with which the service itself acts. */
export type OwnTimerKind =
  | 'chargeExpiry'
  | 'recurrenceExpiry'
  | 'recurrenceCompletion'
  | 'scheduleDispatch'
  | 'scheduleDueEnd'
  | 'automaticCharge'

/** The kinds of timers, stored in the column `kind`. A timer with the name of a report delivers this report. */
export type TimerKind = OwnTimerKind | ReportName
