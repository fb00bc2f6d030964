import { refuse } from '../domain/refusal.ts'
import { scheduleBody } from '../domain/schedule/schedule.ts'
import { accept } from './automatic/automatic-payer.ts'
import { rejectInstruction } from './automatic/move-schedule.ts'
import { ownSchedule } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: the payer's institution answers the instruction. */
export const simulateSchedulePayerResponse: Handler<'simulateSchedulePayerResponse'> = async (
  service,
  { caller, path, body },
) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownSchedule(work.transaction, caller.walletId, path.scheduleId)
    if (!found.ok) return found
    const schedule = found.value
    const answered =
      body.outcome === 'ACCEPTED'
        ? await accept(work, schedule)
        : await rejectInstruction(work, schedule, body.rejectionCode)
    if (answered === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: scheduleBody(answered) } as const
  })
  return outcome ?? unknownWallet()
}
