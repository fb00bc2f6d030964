import type { Report } from '../rail/rail.ts'
import { findCharge } from '../storage/rows/charge-rows.ts'
import type { Timer } from '../storage/rows/timer-rows.ts'
import { findWithdrawalById } from '../storage/rows/withdrawal-rows.ts'
import type { Reader } from '../storage/store.ts'
import { dispatchSchedule } from './automatic/dispatch-schedule.ts'
import { tryKept } from './reports/kept-reports.ts'
import { receive } from './reports/receive.ts'
import { expireCharge } from './transitions/charge-expiry.ts'
import { createAutomaticCharge } from './transitions/cycle-charges.ts'
import { completeRecurrence, expireRecurrence } from './transitions/recurrence-transitions.ts'
import { endDueDate } from './transitions/schedule-transitions.ts'
import type { TimerHandlers } from './wallet/due-timers.ts'
import type { OwnTimerKind, TimerKind } from './wallet/wallet-timers.ts'
import type { WalletWork } from './wallet/wallet-work.ts'

const OWN_TIMERS: Readonly<Record<OwnTimerKind, (work: WalletWork, resourceId: string) => Promise<void>>> = {
  chargeExpiry: expireCharge,
  recurrenceExpiry: expireRecurrence,
  recurrenceCompletion: completeRecurrence,
  scheduleDispatch: dispatchSchedule,
  scheduleDueEnd: endDueDate,
  automaticCharge: createAutomaticCharge,
}

/** For some kinds of frequent timers: what running one reads first. */
const LOADS: Partial<Record<TimerKind, (reader: Reader, resourceId: string) => Promise<unknown>>> = {
  chargeExpiry: findCharge,
  transferSettled: findWithdrawalById,
  transferRefused: findWithdrawalById,
}

/** A report in the body of a timer. A report from another process has `dueAt`. */
type TimedReport = Report & { readonly dueAt?: string }

/** A report that no longer fits the resource was only a forecast, and is dropped. */
async function run(work: WalletWork, { kind, resourceId, body }: Timer): Promise<void> {
  if (body === null) return OWN_TIMERS[kind as OwnTimerKind](work, resourceId)
  const report = JSON.parse(body) as TimedReport
  await receive(work, report)
  // Only reports from another process are kept. Without such a process, the query of `tryKept` is superfluous.
  if (report.dueAt !== undefined) await tryKept(work, resourceId)
}

export const TIMER_HANDLERS: TimerHandlers = {
  load: ({ kind, resourceId }, reader) => LOADS[kind as TimerKind]?.(reader, resourceId) ?? Promise.resolve(),
  run,
}
