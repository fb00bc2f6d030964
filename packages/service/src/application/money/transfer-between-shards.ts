import type { InternalTransfer } from '../../domain/internal-transfer/internal-transfer.ts'
import {
  type OutgoingTransfer,
  findPendingOutgoing,
  finishOutgoing,
  insertIncoming,
} from '../../storage/rows/shard-transfer-rows.ts'
import { StoreUnavailableError } from '../../storage/store.ts'
import type { Context } from '../operation/context.ts'
import type { LineFacts } from '../wallet/wallet-work.ts'

/**
 * G-481: credits a transfer whose debit is committed in this store, and whose receiver is in another store. Does nothing
 * when the receiver has the money. It is safe to call it again, at any time and in several processes: the receiver's
 * store records the transfer with the credit. Rejects when one of the stores cannot be used; then the transfer stays
 * pending.
 */
export async function finishTransfer(context: Context, transferId: string): Promise<void> {
  const outgoing = await context.store.readLatest((reader) => findPendingOutgoing(reader, transferId))
  if (outgoing === undefined) return
  await credit(context, outgoing)
  await context.store.write((transaction) => finishOutgoing(transaction, transferId))
}

async function credit(context: Context, { transfer, counterparty }: OutgoingTransfer): Promise<void> {
  const { destinationWalletId, transferId, amount } = transfer
  const home = await context.shards?.ofWallet(destinationWalletId)
  const credited = await home?.wallets.write(destinationWalletId, async (work) => {
    if (await insertIncoming(work.transaction, transfer)) {
      work.move('transferReceived', amount, transferId, transferFacts(transfer, counterparty))
    }
    return true
  })
  if (credited !== true) {
    throw new StoreUnavailableError('The wallet that receives a transfer is in no database of this service.')
  }
}

/** What the statement line of a transfer shows. The counterparty is the operator itself (G-116). */
export const transferFacts = (
  transfer: InternalTransfer,
  counterparty: LineFacts['counterparty'],
): LineFacts => ({
  description: transfer.description,
  externalId: transfer.externalId,
  endToEndId: null,
  productTransactionId: transfer.transferId,
  metadata: transfer.metadata === null ? null : { ...transfer.metadata },
  counterparty,
})
