import { automaticRefundBody } from '../domain/automatic-refund/automatic-refund.ts'
import { refuse } from '../domain/refusal.ts'
import { findAutomaticRefund } from '../storage/rows/automatic-refund-rows.ts'
import { endAutomaticRefund } from './automatic/end-automatic-refund.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: SETTLED or REJECTED (G-149, G-230). */
export const simulateRefundResult: Handler<'simulateRefundResult'> = async (
  service,
  { caller, path, body },
) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const refund = await findAutomaticRefund(work.transaction, path.id)
    if (refund === undefined) return refuse('RESOURCE_MISSING')
    if (refund.walletId !== caller.walletId) {
      return refuse(refund.scheduleId === null ? 'RECURRENCE_ACCESS_DENIED' : 'SCHEDULE_ACCESS_DENIED')
    }
    const target = body.outcome === 'SETTLED' ? 'SUCCESS' : 'FAILED'
    const ended = await endAutomaticRefund(work, refund, target, { errorDescription: body.reason })
    if (ended === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: automaticRefundBody(ended) } as const
  })
  return outcome ?? unknownWallet()
}
