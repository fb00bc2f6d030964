import { recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { refuse } from '../domain/refusal.ts'
import { cancelRecurrenceBy } from './automatic/end-recurrence.ts'
import { ownRecurrence } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §3.4, §4.8: the payer cancels in the banking app. */
export const simulateRecurrencePayerCancellation: Handler<'simulateRecurrencePayerCancellation'> = async (
  service,
  { caller, path },
) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownRecurrence(work.transaction, caller.walletId, path.id)
    if (!found.ok) return found
    const cancelled = await cancelRecurrenceBy(work, found.value, 'cancelByPayer', 'PAYER_REQUESTED')
    if (cancelled === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(cancelled) } as const
  })
  return outcome ?? unknownWallet()
}
