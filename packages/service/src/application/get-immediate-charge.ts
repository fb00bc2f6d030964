import { chargeBody } from '../domain/charge/charge.ts'
import { refuse } from '../domain/refusal.ts'
import { findCharge } from '../storage/rows/charge-rows.ts'
import type { Handler } from './operation.ts'

/** §2.1, §4.2. Another account's charge is 403 (§5.3). */
export const getImmediateCharge: Handler<'getImmediateCharge'> = async (service, { caller, path, query }) => {
  const charge = await service.wallets.lookUp(caller.walletId, (reader) => findCharge(reader, path.chargeId))
  // G-103: the only revision that exists is 0.
  if (query.revision !== undefined && query.revision !== 0) {
    return refuse('InvalidParameter', { field: 'revision', message: 'must be 0, the only revision' })
  }
  if (charge === undefined) return refuse('NotFound')
  if (charge.walletId !== caller.walletId) return refuse('Forbidden')
  return { ok: true, status: 200, body: chargeBody(charge) }
}
