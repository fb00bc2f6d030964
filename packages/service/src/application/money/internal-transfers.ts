import type { InternalTransfer as InternalTransferBody } from '@pix-payments/spec/types'
import { canonicalJson } from '../../domain/canonical-json.ts'
import {
  type InternalTransfer,
  internalTransferBody,
} from '../../domain/internal-transfer/internal-transfer.ts'
import { type Refusal, refuse, refuseBalance } from '../../domain/refusal.ts'
import type { Operator, Wallet } from '../../domain/wallet/wallet.ts'
import {
  type StoredInternalTransfer,
  findInternalTransfer,
  insertInternalTransfer,
} from '../../storage/rows/internal-transfer-rows.ts'
import { findOperator } from '../../storage/rows/directory-rows.ts'
import { findWallet } from '../../storage/rows/wallet-rows.ts'
import type { Reader } from '../../storage/store.ts'
import { replayed } from '../operation/idempotency.ts'
import type { Call, Handler } from '../operation/operation.ts'
import { readLatestOfOwnWallet, readOwnWallet, throwMissingWallet } from '../operation/own-wallet.ts'
import { homeOf } from '../operation/partitions.ts'
import type { LineFacts, WalletWork } from '../wallet/wallet-work.ts'

type TransferCall = Call<'createInternalTransfer'>

/** A request, and its canonical JSON, by which a repeated request is compared with it (G-165). */
interface Request {
  readonly caller: TransferCall['caller']
  readonly body: TransferCall['body']
  readonly destinationWalletId: string
  readonly request: string
}

/** §4.5, G-116: an instant transfer between two wallets of one operator. */
export const createInternalTransfer: Handler<'createInternalTransfer'> = async (
  context,
  { caller, body },
) => {
  const { amount, externalId, description, metadata } = body
  // The case of a UUID does not count (G-200).
  const destinationWalletId = body.destinationWalletId.toLowerCase()
  const request = canonicalJson({ amount, externalId, destinationWalletId, description, metadata })
  const given: Request = { caller, body, destinationWalletId, request }
  const { walletId } = caller
  const home = homeOf(context, destinationWalletId)
  const [before, receiver] = await Promise.all([
    readOwnWallet(
      context,
      caller,
      async ({ reader, wallet }) => ({
        same: await findInternalTransfer(reader, walletId, externalId),
        operatorId: wallet.operatorId,
      }),
      { passesTimers: true },
    ),
    home.store.readLatest((reader) => findWallet(reader, destinationWalletId)),
  ])
  if (before.same !== undefined) return replay(before.same, request)
  // The operator of a wallet never changes.
  if (receiver?.operatorId !== before.operatorId) return refuse('NotFound')
  const receiving = { wallets: home.wallets, walletId: destinationWalletId }
  const outcome = await context.wallets.writeBoth(walletId, receiving, async (source, target) => {
    const same = await findInternalTransfer(source.transaction, walletId, body.externalId)
    if (same !== undefined) return { same }
    if (body.amount > source.wallet.available) return refuseBalance(source.wallet.available)
    const transfer = await insertTransfer(source, given)
    const { name, cnpj: taxId } = await operatorOf(source.transaction, source.wallet)
    const { transferId, amount } = transfer
    const other = ({ wallet }: WalletWork): LineFacts['counterparty'] => ({
      name,
      taxId,
      bankCode: wallet.account.bankCode,
    })
    source.move('transferSent', amount, transferId, transferFacts(transfer, other(target)))
    target.move('transferReceived', amount, transferId, transferFacts(transfer, other(source)))
    return created(transfer)
  })
  if (outcome !== undefined && 'same' in outcome) return replay(outcome.same, request)
  return outcome ?? refuse('NotFound')
}

async function insertTransfer(
  source: WalletWork,
  { caller, body, destinationWalletId, request }: Request,
): Promise<InternalTransfer> {
  const transfer: InternalTransfer = {
    transferId: source.uuid(),
    amount: body.amount,
    sourceWalletId: caller.walletId,
    destinationWalletId,
    externalId: body.externalId,
    description: body.description ?? null,
    metadata: body.metadata ?? null,
    createdAt: source.now,
  }
  await insertInternalTransfer(source.transaction, { request, transfer })
  return transfer
}

/** What the statement line of a transfer shows. The counterparty is the operator itself (G-116). */
const transferFacts = (transfer: InternalTransfer, counterparty: LineFacts['counterparty']): LineFacts => ({
  description: transfer.description,
  externalId: transfer.externalId,
  endToEndId: null,
  productTransactionId: transfer.transferId,
  metadata: transfer.metadata === null ? null : { ...transfer.metadata },
  counterparty,
})

const operatorOf = async (reader: Reader, { operatorId }: Wallet): Promise<Operator> =>
  (await findOperator(reader, operatorId)) ?? throwMissingWallet()

/**
 * G-165, G-420: returns the first response again when the request has the same body. When the body differs, the request
 * is refused, as for a withdrawal.
 */
function replay(
  stored: StoredInternalTransfer,
  request: string,
): ReturnType<typeof created> | Refusal<'IDEMPOTENCY_ERROR'> {
  if (stored.request !== request) return refuse('IDEMPOTENCY_ERROR')
  return replayed(created(stored.transfer))
}

const created = (
  transfer: InternalTransfer,
): { readonly ok: true; readonly status: 201; readonly body: InternalTransferBody } => ({
  ok: true,
  status: 201,
  body: internalTransferBody(transfer),
})

/** §4.5, G-116: returns a transfer that this wallet sent. A transfer that it received is not found. */
export const getInternalTransfer: Handler<'getInternalTransfer'> = async (context, { caller, path }) => {
  const found = await readLatestOfOwnWallet(context, caller, async (reader) => ({
    stored: await findInternalTransfer(reader, caller.walletId, path.externalId),
  }))
  if (found.stored === undefined) return refuse('NotFound')
  return { ok: true, status: 200, body: internalTransferBody(found.stored.transfer) }
}
