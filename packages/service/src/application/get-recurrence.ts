import { recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { ownRecurrence } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: only the owning wallet may read it. */
export const getRecurrence: Handler<'getRecurrence'> = async (service, { caller, path }) => {
  const found = await service.wallets.lookUp(caller.walletId, (reader) =>
    ownRecurrence(reader, caller.walletId, path.id),
  )
  if (found === undefined) return unknownWallet()
  return found.ok ? { ok: true, status: 200, body: recurrenceBody(found.value) } : found
}
