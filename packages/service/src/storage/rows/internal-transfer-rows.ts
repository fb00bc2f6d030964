import type { InternalTransfer } from '../../domain/internal-transfer/internal-transfer.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insert = statement(
  'internalTransfer.insert',
  `insert into internal_transfer (id, wallet_id, external_id, request, created_at, body)
    values ($1, $2, $3, $4, $5, $6)`,
)
const byExternalId = statement(
  'internalTransfer.byExternalId',
  'select request, body from internal_transfer where wallet_id = $1 and external_id = $2',
)

/**
 * A transfer, and its request in canonical JSON. The request of a repeated call is compared with the stored request
 * (G-165).
 */
export interface StoredInternalTransfer {
  readonly request: string
  readonly transfer: InternalTransfer
}

export async function insertInternalTransfer(
  transaction: Transaction,
  { request, transfer }: StoredInternalTransfer,
): Promise<void> {
  const { transferId, sourceWalletId, externalId, createdAt } = transfer
  const body = JSON.stringify(transfer)
  await transaction.run(insert, [transferId, sourceWalletId, externalId, request, createdAt, body])
}

/** Finds a transfer by its externalId and the wallet that sent the money. */
export async function findInternalTransfer(
  reader: Reader,
  sourceWalletId: string,
  externalId: string,
): Promise<StoredInternalTransfer | undefined> {
  const row = await reader.first<{ request: string; body: string }>(byExternalId, [
    sourceWalletId,
    externalId,
  ])
  return row && { request: row.request, transfer: JSON.parse(row.body) as InternalTransfer }
}
