import { addDays, brasiliaInstant } from '@pix-payments/pix'
import type { Schedule as ScheduleBody } from '@pix-payments/spec/types'
import { type Refusal, refuse, refuseBecause } from '../../domain/refusal.ts'
import { type Schedule, scheduleBody } from '../../domain/schedule/schedule.ts'
import { shownState, statesBefore, step } from '../../domain/step.ts'
import { listScheduleRows } from '../../storage/rows/schedule-rows.ts'
import type { Handler } from '../operation/operation.ts'
import { commandOwn, ownSchedule, readOwn } from '../operation/own-resource.ts'
import { readOwnWallet } from '../operation/own-wallet.ts'
import { cancelInstruction } from '../transitions/cancellation-order.ts'
import { moveSchedule } from '../transitions/schedule-transitions.ts'
import { DEFAULT_LIMIT, NOT_A_CURSOR, pageOf, placeOf } from '../operation/list-cursor.ts'

/** §4.8: returns a schedule of the caller's wallet, with its attempts. */
export const getSchedule: Handler<'getSchedule'> = (context, { caller, path }) =>
  readOwn(context, caller, ownSchedule(path.id), (schedule) => ({
    ok: true,
    status: 200,
    body: scheduleBody(schedule),
  }))

/** §4.8: lists the schedules of the wallet, newest first (G-131). */
export const listSchedules: Handler<'listSchedules'> = (context, { caller, query }) =>
  readOwnWallet(context, caller, async ({ reader, wallet }) => {
    const { limit = DEFAULT_LIMIT, cursor, status, recurrenceId } = query
    const filters = { status, recurrenceId }
    const scope = { list: 'listSchedules', wallet, filters } as const
    const place = placeOf(cursor, scope)
    if (place === undefined) return refuse('HTTP_400', NOT_A_CURSOR)
    const items = await listScheduleRows(reader, wallet.id, filters, place, limit + 1)
    return { ok: true, status: 200, body: pageOf(scope, items, limit, withoutAttempts) }
  })

/** G-074: a list omits the attempts of a schedule. */
const withoutAttempts = (schedule: Schedule): ScheduleBody => scheduleBody(schedule, { withAttempts: false })

/**
 * §3.4.1: a cancellation must arrive before this time on the day before the due date, in Brasília time. From 22:00:00
 * on, the cancellation is refused. The cut-off of a re-send, which is due today, has passed (G-100).
 */
const CUTOFF = '22:00'

const notCancelable = ({ state }: Schedule): Refusal<'SCHEDULE_NOT_CANCELABLE'> =>
  refuseBecause(
    'SCHEDULE_NOT_CANCELABLE',
    `The schedule is ${shownState(state)}, but must be ${statesBefore('schedule', 'cancel').join(' or ')}.`,
  )

export const cancelSchedule: Handler<'cancelSchedule'> = (context, call) =>
  commandOwn(context, 'cancelSchedule', call, ownSchedule(call.path.id), async (work, schedule) => {
    // G-173: when the state and the time both forbid the cancellation, the error code is that of the state.
    if (step('schedule', schedule.state, 'cancel') === undefined) return notCancelable(schedule)
    const last = addDays(schedule.dueDate, -1)
    if (work.now >= brasiliaInstant(last, CUTOFF)) {
      return refuseBecause(
        'CANCELLATION_CUTOFF_EXCEEDED',
        `The schedule is due on ${schedule.dueDate}, and could be cancelled before ${CUTOFF} of ${last} in Brasília.`,
      )
    }
    const cancelled = await moveSchedule(work, schedule, 'cancel', { cancelledAt: work.now }, 'CANCELLED')
    if (cancelled === undefined) return notCancelable(schedule)
    await cancelInstruction(work, schedule, call.body.reason ?? null)
    return { ok: true, status: 200, body: scheduleBody(cancelled) } as const
  })
