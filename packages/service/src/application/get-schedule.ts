import { scheduleBody } from '../domain/schedule/schedule.ts'
import { ownSchedule } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: with its attempts. */
export const getSchedule: Handler<'getSchedule'> = async (service, { caller, path }) => {
  const found = await service.wallets.lookUp(caller.walletId, (reader) =>
    ownSchedule(reader, caller.walletId, path.id),
  )
  if (found === undefined) return unknownWallet()
  return found.ok ? { ok: true, status: 200, body: scheduleBody(found.value) } : found
}
