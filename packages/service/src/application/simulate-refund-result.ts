import { automaticRefundBody } from '../domain/automatic-refund/automatic-refund.ts'
import { refuse } from '../domain/refusal.ts'
import { endAutomaticRefund } from './automatic/end-automatic-refund.ts'
import type { Handler } from './operation.ts'
import { changeOwn, ownAutomaticRefund } from './own-resource.ts'

/** §4.8: SETTLED or REJECTED (G-149, G-230). */
export const simulateRefundResult: Handler<'simulateRefundResult'> = (service, { caller, path, body }) =>
  changeOwn(service, caller, ownAutomaticRefund(path.id), async (work, refund) => {
    const target = body.outcome === 'SETTLED' ? 'SUCCESS' : 'FAILED'
    const ended = await endAutomaticRefund(work, refund, target, { errorDescription: body.reason })
    if (ended === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: automaticRefundBody(ended) }
  })
