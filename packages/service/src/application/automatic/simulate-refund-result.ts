import { automaticRefundBody } from '../../domain/automatic-refund/automatic-refund.ts'
import { refuse } from '../../domain/refusal.ts'
import { endAutomaticRefundBy } from '../reports/refund-ended.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownAutomaticRefund } from '../operation/own-resource.ts'

/** §4.8: ends a refund of Pix Automático: SETTLED leads to SUCCESS, REJECTED to FAILED (G-149, G-230). */
export const simulateRefundResult: Handler<'simulateRefundResult'> = (service, { caller, path, body }) =>
  changeOwn(service, caller, ownAutomaticRefund(path.id), async (work, refund) => {
    const outcome = body.outcome === 'SETTLED' ? 'SETTLED' : 'FAILED'
    const report = service.world.endRefund(refund, outcome, { errorDescription: body.reason })
    const ended = await endAutomaticRefundBy(work, refund, report)
    if (ended.result !== 'APPLIED') return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: automaticRefundBody(ended.resource) }
  })
