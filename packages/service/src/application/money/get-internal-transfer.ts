import { internalTransferBody } from '../../domain/internal-transfer/internal-transfer.ts'
import { refuse } from '../../domain/refusal.ts'
import { findInternalTransfer } from '../../storage/rows/internal-transfer-rows.ts'
import type { Handler } from '../operation/operation.ts'
import { lookUpInOwnWallet } from '../operation/own-wallet.ts'
import { finishTransfer } from './transfer-between-shards.ts'

/** §4.5, G-116: returns a transfer that this wallet sent. A transfer that it received is not found. */
export const getInternalTransfer: Handler<'getInternalTransfer'> = async (service, { caller, path }) => {
  const found = await lookUpInOwnWallet(service, caller, async (reader) => ({
    stored: await findInternalTransfer(reader, caller.walletId, path.externalId),
  }))
  if (found.stored === undefined) return refuse('NotFound')
  const { transfer } = found.stored
  // A transfer exists only after both balances have changed.
  if (service.shards !== undefined) await finishTransfer(service, transfer.transferId)
  return { ok: true, status: 200, body: internalTransferBody(transfer) }
}
