import { internalTransferBody } from '../domain/internal-transfer/internal-transfer.ts'
import { refuse } from '../domain/refusal.ts'
import { findInternalTransfer } from '../storage/rows/internal-transfer-rows.ts'
import type { Handler } from './operation.ts'
import { lookUpInOwnWallet } from './own-wallet.ts'

/** §4.5, G-116: returns a transfer that this wallet sent. A transfer that it received is not found. */
export const getInternalTransfer: Handler<'getInternalTransfer'> = (service, { caller, path }) =>
  lookUpInOwnWallet(service, caller, async (reader) => {
    const found = await findInternalTransfer(reader, caller.walletId, path.externalId)
    if (found === undefined) return refuse('NotFound')
    return { ok: true, status: 200, body: internalTransferBody(found.transfer) }
  })
