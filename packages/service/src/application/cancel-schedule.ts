import { addDays, brasiliaInstant } from '@pix-payments/pix'
import { refuse } from '../domain/refusal.ts'
import { scheduleBody } from '../domain/schedule/schedule.ts'
import { isIn, step } from '../domain/step.ts'
import { idempotently } from './automatic/command.ts'
import { moveSchedule } from './automatic/move-schedule.ts'
import { ownSchedule } from './automatic/own.ts'
import { tellInstitution } from './automatic/tell-institution.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §3.4.1: strictly before this time of the day before the due date, in Brasília (G-100). */
const CUTOFF = '22:00'

export const cancelSchedule: Handler<'cancelSchedule'> = async (service, { caller, path, body }) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownSchedule(work.transaction, caller.walletId, path.id)
    if (!found.ok) return found
    const schedule = found.value
    const command = {
      operationId: 'cancelSchedule',
      targetId: path.id,
      externalId: body.externalId,
      request: body,
    }
    return idempotently(work, command, async () => {
      // G-173: the state first.
      if (step('schedule', schedule.state, 'cancel') === undefined) return refuse('SCHEDULE_NOT_CANCELABLE')
      if (work.now >= brasiliaInstant(addDays(schedule.dueDate, -1), CUTOFF)) {
        return refuse('CANCELLATION_CUTOFF_EXCEEDED')
      }
      const cancelled = await moveSchedule(work, schedule, 'cancel', { cancelledAt: work.now }, 'CANCELLED')
      if (cancelled === undefined) return refuse('SCHEDULE_NOT_CANCELABLE')
      if (isIn('schedule', 'sent', schedule.state)) {
        await tellInstitution(work, 'SCHEDULE_CANCELLATION', schedule.id, { reason: body.reason })
      }
      return { ok: true, status: 200, body: scheduleBody(cancelled) } as const
    })
  })
  return outcome ?? unknownWallet()
}
