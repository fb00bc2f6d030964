import type { Schedule } from '@pix-payments/client'
import { addDays, brasiliaDay } from '../dates.ts'
import { TERMINAL_REJECTIONS } from '../generated/statuses.ts'
import { isFinal } from '../kit/status.ts'
import { cycleStart, type Terms } from './cycle-window.ts'

const HOUR = 3_600_000

/** A charge is created at least this many days before it is due (§2.5). */
const LEAST_DAYS_AHEAD = 2

/** The days after the due date on which a failed charge is retried. The contract allows 3 retries in 7 days (G-140). */
const RETRY_DAYS = [1, 3, 6] as const
const LAST_RETRY_DAY = 7

/** What to do about a cycle. */
export type NextStep =
  | { readonly do: 'book'; readonly settled: readonly Schedule[] }
  | { readonly do: 'wait'; readonly until: number; readonly open: Schedule }
  | { readonly do: 'charge'; readonly dueDate: string }
  | { readonly do: 'retry'; readonly of: Schedule; readonly retryDate: string; readonly reason: string }
  | { readonly do: 'fail'; readonly reason: string }

interface CycleState {
  readonly terms: Terms
  readonly cycle: number
  /** All schedules of the cycle, the newest first. */
  readonly schedules: readonly Schedule[]
  /** Undefined: charges and retries may be created. Otherwise why not. */
  readonly barrier: string | undefined
  readonly now: number
}

/** Decides by the schedules of the cycle what to do next. A pure function: the same state gives the same step. */
export function nextStep(state: CycleState): NextStep {
  const { schedules, barrier, now } = state
  const today = brasiliaDay(now)
  const settled = schedules.filter(({ status }) => status === 'SUCCESS')
  if (settled.length > 0) return { do: 'book', settled }
  const open = schedules.find(({ status }) => !isFinal('schedule', status))
  if (open !== undefined) return { do: 'wait', open, until: now + (today < open.dueDate ? 6 : 1) * HOUR }
  const [newest] = schedules
  if (newest === undefined)
    return barrier === undefined ? planCharge(state, today) : { do: 'fail', reason: barrier }
  const reason = newest.rejectionCode ?? newest.statusDetailed
  // A cancelled charge stays cancelled. After an operational failure, its re-send is the newest schedule.
  const mayRetry = newest.status === 'FAILED' && barrier === undefined
  return (mayRetry ? planRetry(state, today, reason) : undefined) ?? { do: 'fail', reason }
}

/** The charge is due on the first day of the cycle, or as early as the API still accepts it. */
function planCharge({ terms, cycle }: CycleState, today: string): NextStep {
  const dueDate = later(cycleStart(terms, cycle), addDays(today, LEAST_DAYS_AHEAD))
  return dueDate < cycleStart(terms, cycle + 1)
    ? { do: 'charge', dueDate }
    : { do: 'fail', reason: 'TOO_LATE' }
}

/** A retry within the rules of createPostDueRetry (G-137, G-138, G-140), or undefined. */
function planRetry(
  { terms, cycle, schedules }: CycleState,
  today: string,
  reason: string,
): NextStep | undefined {
  const of = schedules.find(({ purpose }) => purpose === 'AGND')
  const isTerminal = schedules.some(({ rejectionCode }) => TERMINAL_REJECTIONS.includes(rejectionCode ?? ''))
  if (of === undefined || terms.allowPostDuePayment !== true || isTerminal) return undefined
  const [newest = of] = schedules
  const retries = schedules.filter(
    ({ purpose, statusDetailed }) => purpose === 'NTAG' && statusDetailed !== 'SEND_FAILED',
  )
  const wanted = RETRY_DAYS[retries.length]
  if (wanted === undefined) return undefined
  const used = retries.map(({ dueDate }) => dueDate)
  const retryDate = [...used, today].map((day) => addDays(day, 1)).reduce(later, addDays(of.dueDate, wanted))
  if (retryDate > addDays(of.dueDate, LAST_RETRY_DAY) || retryDate >= cycleStart(terms, cycle + 1))
    return undefined
  return { do: 'retry', of: newest, retryDate, reason }
}

const later = (a: string, b: string): string => (a > b ? a : b)
