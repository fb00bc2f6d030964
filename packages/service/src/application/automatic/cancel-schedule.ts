import { addDays, brasiliaInstant } from '@pix-payments/pix'
import { refuse } from '../../domain/refusal.ts'
import { scheduleBody } from '../../domain/schedule/schedule.ts'
import { step } from '../../domain/step.ts'
import { moveSchedule } from '../transitions/schedule-transitions.ts'
import { cancelInstruction } from '../transitions/cancellation-order.ts'
import type { Handler } from '../operation/operation.ts'
import { commandOwn, ownSchedule } from '../operation/own-resource.ts'

/**
 * §3.4.1: a cancellation must arrive before this time on the day before the due date, in Brasília time. From 22:00:00
 * on, the cancellation is refused. A retry or re-send comes after the cut-off of its charge (G-100).
 */
const CUTOFF = '22:00'

export const cancelSchedule: Handler<'cancelSchedule'> = (service, call) =>
  commandOwn(service, 'cancelSchedule', call, ownSchedule(call.path.id), async (work, schedule) => {
    // G-173: when the state and the time both forbid the cancellation, the error code is that of the state.
    if (step('schedule', schedule.state, 'cancel') === undefined) return refuse('SCHEDULE_NOT_CANCELABLE')
    if (schedule.purpose !== 'AGND' || work.now >= brasiliaInstant(addDays(schedule.dueDate, -1), CUTOFF)) {
      return refuse('CANCELLATION_CUTOFF_EXCEEDED')
    }
    const cancelled = await moveSchedule(work, schedule, 'cancel', { cancelledAt: work.now }, 'CANCELLED')
    if (cancelled === undefined) return refuse('SCHEDULE_NOT_CANCELABLE')
    await cancelInstruction(work, schedule, call.body.reason ?? null)
    return { ok: true, status: 200, body: scheduleBody(cancelled) } as const
  })
