import { canonicalJson } from '../domain/canonical-json.ts'
import { type InternalTransfer, internalTransferBody } from '../domain/internal-transfer/internal-transfer.ts'
import { type Refusal, refuse } from '../domain/refusal.ts'
import type { Wallet } from '../domain/wallet/wallet.ts'
import type { InternalTransfer as InternalTransferBody } from '@pix-payments/spec/types'
import {
  type StoredInternalTransfer,
  findInternalTransfer,
  insertInternalTransfer,
} from '../storage/rows/internal-transfer-rows.ts'
import { findOperator, findWallet } from '../storage/rows/wallet-rows.ts'
import type { Handler } from './operation.ts'
import { readOwnWallet, throwMissingWallet } from './own-wallet.ts'
import { replayed } from './replayed.ts'
import type { LineFacts } from './wallet-work.ts'

/** §4.5, G-116: an instant transfer between two wallets of one operator. */
export const createInternalTransfer: Handler<'createInternalTransfer'> = async (
  service,
  { caller, body },
) => {
  const { walletId } = caller
  const { amount, externalId, description, metadata } = body
  // The case of a UUID does not count (G-200).
  const destinationWalletId = body.destinationWalletId.toLowerCase()
  const request = canonicalJson({ amount, externalId, destinationWalletId, description, metadata })
  const before = await readOwnWallet(service, caller, async ({ reader, wallet }) => ({
    same: await findInternalTransfer(reader, walletId, externalId),
    isOwn: isOwn(wallet, await findWallet(reader, destinationWalletId)),
  }))
  if (before.same !== undefined) return replay(before.same, request)
  if (!before.isOwn) return refuse('NotFound')
  const outcome = await service.wallets.writeBoth(walletId, destinationWalletId, async (source, target) => {
    const same = await findInternalTransfer(source.transaction, walletId, externalId)
    if (same !== undefined) return replay(same, request)
    if (amount > source.wallet.available) return refuse('INSUFFICIENT_BALANCE')
    const transfer: InternalTransfer = {
      transferId: source.uuid(),
      amount,
      sourceWalletId: walletId,
      destinationWalletId,
      externalId,
      description: description ?? null,
      metadata: metadata ?? null,
      createdAt: source.now,
    }
    await insertInternalTransfer(source.transaction, { request, transfer })
    const operator =
      (await findOperator(source.transaction, source.wallet.operatorId)) ?? throwMissingWallet()
    const facts = (bankCode: string): LineFacts => ({
      description: transfer.description,
      externalId,
      endToEndId: null,
      productTransactionId: transfer.transferId,
      metadata: transfer.metadata === null ? null : { ...transfer.metadata },
      counterparty: { name: operator.name, taxId: operator.cnpj, bankCode },
    })
    source.move('transferSent', amount, transfer.transferId, facts(target.wallet.account.bankCode))
    target.move('transferReceived', amount, transfer.transferId, facts(source.wallet.account.bankCode))
    return created(transfer)
  })
  return outcome ?? refuse('NotFound')
}

const isOwn = (wallet: Wallet, other: Wallet | undefined): boolean => other?.operatorId === wallet.operatorId

/**
 * G-165, G-420: returns the first response again when the request has the same body. When the body differs, the request
 * is refused, as for a withdrawal.
 */
function replay(
  stored: StoredInternalTransfer,
  request: string,
): ReturnType<typeof created> | Refusal<'IDEMPOTENCY_ERROR'> {
  return stored.request === request ? replayed(created(stored.transfer)) : refuse('IDEMPOTENCY_ERROR')
}

const created = (
  transfer: InternalTransfer,
): { readonly ok: true; readonly status: 201; readonly body: InternalTransferBody } => ({
  ok: true,
  status: 201,
  body: internalTransferBody(transfer),
})
