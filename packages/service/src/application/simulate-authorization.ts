import { recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { refuse } from '../domain/refusal.ts'
import { approve } from './automatic/automatic-payer.ts'
import { rejectAuthorization } from './automatic/move-recurrence.ts'
import { rejection } from './automatic/move-schedule.ts'
import { ownRecurrence } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §3.4, §4.8: what the payer's institution decides (G-145, G-233). */
export const simulateAuthorization: Handler<'simulateAuthorization'> = async (
  service,
  { caller, path, body },
) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownRecurrence(work.transaction, caller.walletId, path.id)
    if (!found.ok) return found
    const recurrence = found.value
    const moved =
      body.outcome === 'APPROVED'
        ? await approve(work, recurrence)
        : await rejectAuthorization(work, recurrence, body.reason ?? meaningOf(body.rejectionCode))
    if (moved === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(moved) } as const
  })
  return outcome ?? unknownWallet()
}

const meaningOf = (code: string | undefined): string | null =>
  code === undefined ? null : rejection(code).rejectionReason
