import { addDays, brasiliaInstant, daysBetween } from '@pix-payments/pix'
import { rejectionCodes } from '@pix-payments/spec'
import { cycleOf, type Recurrence } from '../../domain/recurrence/recurrence.ts'
import { type Schedule, chargeIdOf, holdersOf, scheduleBody } from '../../domain/schedule/schedule.ts'
import { isIn, shownState } from '../../domain/step.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { schedulesOfCycle } from '../../storage/rows/schedule-rows.ts'
import type { Handler } from '../operation/operation.ts'
import { commandOwn, ownSchedule } from '../operation/own-resource.ts'
import { firstBroken, requireChargeable } from '../operation/refusals.ts'
import { startRetry } from '../transitions/schedule-transitions.ts'

/** §2.4, §8: at most 3 retry dates, each 1 to 7 days (inclusive) after the due date of the charge (G-138). */
const MAX_DATES = 3
const MAX_DAYS = 7

/** §4.8: creates a post-due retry: the same charge on a later day of its cycle. */
export const createPostDueRetry: Handler<'createPostDueRetry'> = (context, call) => {
  const { body, deferredViolations } = call
  const retryDate = body.retryDate as Schedule['dueDate']
  return commandOwn(context, 'createPostDueRetry', call, ownSchedule(call.path.id), async (work, named) => {
    const recurrence = await findRecurrence(work.transaction, named.recurrenceId)
    if (recurrence === undefined) throw new Error(`The recurrence of the schedule ${named.id} is missing`)
    const cycle = await schedulesOfCycle(work.transaction, recurrence.id, named.cycleNumber)
    const family = cycle.filter((it) => chargeIdOf(it) === chargeIdOf(named))
    const charge = family.find(({ purpose }) => purpose === 'AGND')
    if (charge === undefined) throw new Error(`The charge of the schedule ${named.id} is missing`)
    const days = daysBetween(charge.dueDate, retryDate)
    const retryDates = family
      .filter(isRetry)
      .map((it) => it.dueDate)
      .sort()
    const { end } = cycleOf(recurrence, named.cycleNumber)
    const isOutside = days < 1 || days > MAX_DAYS
    const hindrance = hindranceOf(recurrence, named, { cycle, family, retryDate })
    // G-141: when a request breaks several rules, the error code is that of the first broken rule. The order is that of
    // the table in §7.4.
    const broken = await firstBroken(deferredViolations, [
      requireChargeable(recurrence),
      ['POST_DUE_RETRY_NOT_ALLOWED', () => hindrance !== undefined, () => hindrance ?? ''],
      [
        'INVALID_POST_DUE_RETRY_DATE',
        () => isOutside || family.some((it) => isRetryOf(it, retryDate)),
        () =>
          isOutside
            ? `retryDate must be from ${addDays(charge.dueDate, 1)} to ${addDays(charge.dueDate, MAX_DAYS)}, 1 to ${MAX_DAYS} calendar days after the dueDate of the charge.`
            : `The charge has another retry on ${retryDate}.`,
      ],
      [
        'POST_DUE_RETRY_LIMIT_EXCEEDED',
        () => retryDates.length >= MAX_DATES,
        () => `The charge already has ${retryDates.length} retry dates: ${retryDates.join(', ')}.`,
      ],
      [
        'POST_DUE_RETRY_CROSSES_CYCLE',
        () => retryDate > end || retryDate > recurrence.lastPaymentDate,
        () => `retryDate must not be after ${end}, the end of the cycle, or the lastPaymentDate.`,
      ],
      // G-100: a retry is accepted until 23:59:59 of the day before the retry date, in Brasília time.
      [
        'POST_DUE_RETRY_CUTOFF_EXCEEDED',
        () => work.now >= brasiliaInstant(retryDate),
        () => `The retry had to be created before ${retryDate} began in Brasília.`,
      ],
    ])
    if (broken !== undefined) return broken
    const retry = await startRetry(work, 'createRetry', named, { purpose: 'NTAG', dueDate: retryDate })
    return { ok: true, status: 201, body: scheduleBody(retry) } as const
  })
}

/**
 * Returns why the schedule in the path cannot be retried, or undefined: the recurrence allows no post-due payment, another
 * schedule of the cycle is open or settled, another charge holds the cycle, the schedule has not failed, or a schedule of
 * the charge has a terminal rejection code (G-137, G-188, G-237, G-246).
 */
function hindranceOf(
  recurrence: Recurrence,
  named: Schedule,
  {
    cycle,
    family,
    retryDate,
  }: {
    readonly cycle: readonly Schedule[]
    readonly family: readonly Schedule[]
    readonly retryDate: string
  },
): string | undefined {
  if (!recurrence.allowPostDuePayment) return 'allowPostDuePayment of the recurrence is false.'
  const holders = holdersOf(cycle)
  const holder = cycle.find((it) =>
    chargeIdOf(it) === chargeIdOf(named)
      ? isIn('schedule', 'openOrSettled', it.state) && !isOpenRetryOf(it, retryDate)
      : holders.includes(it),
  )
  if (holder !== undefined && holder.id !== named.id) {
    return `Another schedule holds the cycle: ${holder.id} is ${shownState(holder.state)}.`
  }
  if (holder !== undefined || !isIn('schedule', 'retryable', named.state)) {
    return `The schedule is ${shownState(named.state)}, but only a FAILED one can be retried.`
  }
  const ended = family.find(({ rejectionCode }) => isTerminal(rejectionCode))
  return ended && `The charge failed with ${ended.rejectionCode}, which is terminal.`
}

const isTerminal = (code: string | null): boolean =>
  code !== null &&
  (rejectionCodes as Readonly<Record<string, { readonly terminal: boolean }>>)[code]?.terminal === true

/** True for a retry that counts towards the limit: every retry but one whose instruction was not sent (G-140). */
const isRetry = ({ purpose, state }: Schedule): boolean =>
  purpose === 'NTAG' && state !== 'FAILED.SEND_FAILED'

const isRetryOf = (schedule: Schedule, date: string): boolean =>
  isRetry(schedule) && schedule.dueDate === date

/**
 * True for an open retry on this date. Such a retry does not block the charge here, because a second retry on the same
 * date has its own error code, INVALID_POST_DUE_RETRY_DATE (G-140).
 */
const isOpenRetryOf = (schedule: Schedule, date: string): boolean =>
  isRetryOf(schedule, date) && isIn('schedule', 'open', schedule.state)
