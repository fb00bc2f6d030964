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
import { insertOutgoing } from '../../storage/rows/shard-transfer-rows.ts'
import { findOperator, findWallet } from '../../storage/rows/wallet-rows.ts'
import type { Reader } from '../../storage/store.ts'
import { replayed } from '../operation/idempotency.ts'
import type { Call, Handler, Outcome } from '../operation/operation.ts'
import {
  readLatestOfOwnWallet,
  readOwnWallet,
  throwMissingWallet,
  writeOwnWallet,
} from '../operation/own-wallet.ts'
import type { Context } from '../operation/context.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { finishTransfer, transferFacts } from './transfer-between-shards.ts'

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
  const home = await context.shards?.ofWallet(destinationWalletId)
  return home === undefined || home.store === context.store
    ? transferInStore(context, given)
    : transferToShard(context, home, given)
}

async function transferInStore(context: Context, given: Request): Promise<Outcome<'createInternalTransfer'>> {
  const { caller, body, destinationWalletId, request } = given
  const { walletId } = caller
  const before = await readOwnWallet(
    context,
    caller,
    async ({ reader, wallet }) => ({
      same: await findInternalTransfer(reader, walletId, body.externalId),
      isOwn: isOwn(wallet, await findWallet(reader, destinationWalletId)),
    }),
    { passesExpiries: true },
  )
  if (before.same !== undefined) return replay(context, before.same, request)
  if (!before.isOwn) return refuse('NotFound')
  const outcome = await context.wallets.writeBoth(walletId, destinationWalletId, async (source, target) => {
    const same = await findInternalTransfer(source.transaction, walletId, body.externalId)
    if (same !== undefined) return { same }
    if (body.amount > source.wallet.available) return refuseBalance(source.wallet.available)
    const transfer = await insertTransfer(source, given)
    const { name, cnpj: taxId } = await operatorOf(source.transaction, source.wallet)
    const { transferId, amount } = transfer
    const other = ({ wallet }: WalletWork): Parameters<typeof transferFacts>[1] => ({
      name,
      taxId,
      bankCode: wallet.account.bankCode,
    })
    source.move('transferSent', amount, transferId, transferFacts(transfer, other(target)))
    target.move('transferReceived', amount, transferId, transferFacts(transfer, other(source)))
    return created(transfer)
  })
  if (outcome !== undefined && 'same' in outcome) return replay(context, outcome.same, request)
  return outcome ?? refuse('NotFound')
}

/**
 * G-481: a transfer to a wallet in another store. The debit commits with the order to credit the receiver. When the
 * receiver cannot be credited now, the response is 503, and the credit follows. A repeated request gets 201 as soon as
 * the receiver has the money.
 */
async function transferToShard(
  context: Context,
  home: Context,
  given: Request,
): Promise<Outcome<'createInternalTransfer'>> {
  const { caller, body, destinationWalletId, request } = given
  const target = await home.wallets.read(destinationWalletId, async ({ reader, wallet }) => ({
    operator: await operatorOf(reader, wallet),
    bankCode: wallet.account.bankCode,
  }))
  const done = await writeOwnWallet(context, caller, async (source) => {
    const same = await findInternalTransfer(source.transaction, caller.walletId, body.externalId)
    if (same !== undefined) return { same }
    const { name, cnpj: taxId } = await operatorOf(source.transaction, source.wallet)
    // Each store has its own row of the operator, and the CNPJ identifies the operator in all of them.
    if (target?.operator.cnpj !== taxId) return { refusal: refuse('NotFound') }
    if (body.amount > source.wallet.available) return { refusal: refuseBalance(source.wallet.available) }
    const transfer = await insertTransfer(source, given)
    const { transferId, amount } = transfer
    const facts = transferFacts(transfer, { name, taxId, bankCode: target.bankCode })
    source.move('transferSent', amount, transferId, facts)
    const counterparty = { name, taxId, bankCode: source.wallet.account.bankCode }
    await insertOutgoing(source.transaction, { transfer, counterparty }, context.clock.now())
    return { transfer }
  })
  if (done.refusal !== undefined) return done.refusal
  if (done.same !== undefined) return replay(context, done.same, request)
  await finishTransfer(context, done.transfer.transferId)
  return created(done.transfer)
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

const operatorOf = async (reader: Reader, { operatorId }: Wallet): Promise<Operator> =>
  (await findOperator(reader, operatorId)) ?? throwMissingWallet()

const isOwn = (wallet: Wallet, other: Wallet | undefined): boolean => other?.operatorId === wallet.operatorId

/**
 * G-165, G-420: returns the first response again when the request has the same body. When the body differs, the request
 * is refused, as for a withdrawal.
 */
async function replay(
  context: Context,
  stored: StoredInternalTransfer,
  request: string,
): Promise<ReturnType<typeof created> | Refusal<'IDEMPOTENCY_ERROR'>> {
  if (stored.request !== request) return refuse('IDEMPOTENCY_ERROR')
  if (context.shards !== undefined) await finishTransfer(context, stored.transfer.transferId)
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
  const { transfer } = found.stored
  // A transfer exists only after both balances have changed.
  if (context.shards !== undefined) await finishTransfer(context, transfer.transferId)
  return { ok: true, status: 200, body: internalTransferBody(transfer) }
}
