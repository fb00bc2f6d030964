import { refuse } from '../domain/refusal.ts'
import { scheduleBody } from '../domain/schedule/schedule.ts'
import { timeOutInstruction } from './automatic/move-schedule.ts'
import { ownSchedule } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: the payer's institution never answers (G-148). */
export const simulateSchedulePayerResponseTimeout: Handler<'simulateSchedulePayerResponseTimeout'> = async (
  service,
  { caller, path },
) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownSchedule(work.transaction, caller.walletId, path.scheduleId)
    if (!found.ok) return found
    const failed = await timeOutInstruction(work, found.value)
    if (failed === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: scheduleBody(failed) } as const
  })
  return outcome ?? unknownWallet()
}
