import { recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { refuse } from '../domain/refusal.ts'
import { moveRecurrence } from './automatic/move-recurrence.ts'
import { ownRecurrence } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: the payer never completes the journey; expiresAt stays as it was (G-235). */
export const simulateRecurrenceExpiration: Handler<'simulateRecurrenceExpiration'> = async (
  service,
  { caller, path },
) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownRecurrence(work.transaction, caller.walletId, path.id)
    if (!found.ok) return found
    const expired = await moveRecurrence(work, found.value, 'expire')
    if (expired === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(expired) } as const
  })
  return outcome ?? unknownWallet()
}
