import type { Instant } from '@pix-payments/pix'
import type { InternalTransfer } from '../../domain/internal-transfer/internal-transfer.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insertSent = statement(
  'outgoingTransfer.insert',
  `insert into outgoing_transfer (id, wallet_id, destination_wallet_id, amount, status, at_real, body)
    values ($1, $2, $3, $4, 'PENDING', $5, $6)`,
)
const pendingById = statement(
  'outgoingTransfer.pending',
  `select body from outgoing_transfer where id = $1 and status = 'PENDING'`,
)
const oldestPending = statement(
  'outgoingTransfer.oldestPending',
  `select id from outgoing_transfer where status = 'PENDING' and at_real <= $1 order by at_real, id limit 100`,
)
const finish = statement(
  'outgoingTransfer.finish',
  `update outgoing_transfer set status = 'DONE' where id = $1`,
)
const insertReceived = statement(
  'incomingTransfer.insert',
  'insert into incoming_transfer (id, wallet_id, amount) values ($1, $2, $3) on conflict do nothing',
)
const allSent = statement(
  'outgoingTransfer.all',
  'select id, destination_wallet_id as wallet_id, amount, status from outgoing_transfer',
)
const allReceived = statement('incomingTransfer.all', 'select id, wallet_id, amount from incoming_transfer')

/** A transfer to a wallet in another database, with what the statement line of the receiver shows. */
export interface OutgoingTransfer {
  readonly transfer: InternalTransfer
  readonly counterparty: { readonly name: string; readonly taxId: string; readonly bankCode: string }
}

/** @param realNow the real instant of the debit */
export async function insertOutgoing(
  transaction: Transaction,
  outgoing: OutgoingTransfer,
  realNow: Instant,
): Promise<void> {
  const { transferId, sourceWalletId, destinationWalletId, amount } = outgoing.transfer
  const values = [transferId, sourceWalletId, destinationWalletId, amount, realNow, JSON.stringify(outgoing)]
  await transaction.run(insertSent, values)
}

/** Finds a transfer whose receiver may not have its money yet. */
export async function findPendingOutgoing(reader: Reader, id: string): Promise<OutgoingTransfer | undefined> {
  const row = await reader.first<{ body: string }>(pendingById, [id])
  return row && (JSON.parse(row.body) as OutgoingTransfer)
}

/** The ids of up to 100 transfers whose debit is older than this real instant and whose receiver may wait. */
export async function pendingOutgoing(reader: Reader, until: Instant): Promise<readonly string[]> {
  return (await reader.all<{ id: string }>(oldestPending, [until])).map(({ id }) => id)
}

export async function finishOutgoing(transaction: Transaction, id: string): Promise<void> {
  await transaction.run(finish, [id])
}

/** Records the credit of a transfer. Returns false when the transfer was credited before. */
export async function insertIncoming(
  transaction: Transaction,
  { transferId, destinationWalletId, amount }: InternalTransfer,
): Promise<boolean> {
  return (await transaction.run(insertReceived, [transferId, destinationWalletId, amount])) === 1
}

/** One side of a transfer between two databases. */
export interface TransferSide {
  readonly id: string
  /** The wallet that receives the money. */
  readonly wallet_id: string
  readonly amount: number
}

export function sentTransfers(
  reader: Reader,
): Promise<readonly (TransferSide & { readonly status: 'PENDING' | 'DONE' })[]> {
  return reader.all(allSent)
}

export const receivedTransfers = (reader: Reader): Promise<readonly TransferSide[]> => reader.all(allReceived)
