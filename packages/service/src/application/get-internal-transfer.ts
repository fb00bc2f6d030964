import { internalTransferBody } from '../domain/internal-transfer/internal-transfer.ts'
import { refuse } from '../domain/refusal.ts'
import { findInternalTransfer } from '../storage/rows/internal-transfer-rows.ts'
import type { Handler } from './operation.ts'

/** §4.5, G-116. */
export const getInternalTransfer: Handler<'getInternalTransfer'> = async (service, { caller, path }) => {
  const found = await service.wallets.lookUp(caller.walletId, (reader) =>
    findInternalTransfer(reader, caller.walletId, path.externalId),
  )
  if (found === undefined) return refuse('NotFound')
  return { ok: true, status: 200, body: internalTransferBody(found.transfer) }
}
