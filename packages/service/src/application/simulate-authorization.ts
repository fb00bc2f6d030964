import { recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { refuse } from '../domain/refusal.ts'
import { approve } from './automatic/automatic-payer.ts'
import { rejectAuthorization } from './automatic/move-recurrence.ts'
import { rejection } from './automatic/move-schedule.ts'
import type { Handler } from './operation.ts'
import { changeOwn, ownRecurrence } from './own-resource.ts'

/** §3.4, §4.8: what the payer's institution decides (G-145, G-233). */
export const simulateAuthorization: Handler<'simulateAuthorization'> = (service, { caller, path, body }) =>
  changeOwn(service, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const moved =
      body.outcome === 'APPROVED'
        ? await approve(work, recurrence)
        : await rejectAuthorization(work, recurrence, body.reason ?? meaningOf(body.rejectionCode))
    if (moved === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(moved) }
  })

const meaningOf = (code: string | undefined): string | null =>
  code === undefined ? null : rejection(code).rejectionReason
