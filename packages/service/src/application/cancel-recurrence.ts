import { recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { refuse } from '../domain/refusal.ts'
import { idempotently } from './automatic/command.ts'
import { cancelRecurrenceBy } from './automatic/end-recurrence.ts'
import { ownRecurrence } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §3.4, §4.8: with every open schedule. */
export const cancelRecurrence: Handler<'cancelRecurrence'> = async (service, { caller, path, body }) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownRecurrence(work.transaction, caller.walletId, path.id)
    if (!found.ok) return found
    const command = {
      operationId: 'cancelRecurrence',
      targetId: path.id,
      externalId: body.externalId,
      request: body,
    }
    return idempotently(work, command, async () => {
      const cancelled = await cancelRecurrenceBy(work, found.value, 'cancel', body.reason)
      if (cancelled === undefined) return refuse('INVALID_RECURRENCE_STATE')
      return { ok: true, status: 200, body: recurrenceBody(cancelled) } as const
    })
  })
  return outcome ?? unknownWallet()
}
