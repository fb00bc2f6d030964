import type { Refund } from '../../domain/refund/refund.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insert = statement(
  'refund.insert',
  `insert into refund (id, wallet_id, original_end_to_end_id, external_id, request, status, amount, created_at, body)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
const update = statement('refund.update', 'update refund set status = $2, body = $3 where id = $1')
const byExternalId = statement(
  'refund.byExternalId',
  'select request, body from refund where original_end_to_end_id = $1 and external_id = $2',
)
const byId = statement('refund.byId', 'select request, body from refund where id = $1')

/**
 * A refund, and its request in canonical JSON. The request of a repeated call is compared with the stored request
 * (G-043).
 */
export interface StoredRefund {
  readonly request: string
  readonly refund: Refund
}

interface RefundRow {
  readonly request: string
  readonly body: string
}

const toStored = (row: RefundRow | undefined): StoredRefund | undefined =>
  row && { request: row.request, refund: JSON.parse(row.body) as Refund }

export async function insertRefund(
  transaction: Transaction,
  { request, refund }: StoredRefund,
): Promise<void> {
  await transaction.run(insert, [
    refund.refundEndToEndId,
    refund.walletId,
    refund.originalEndToEndId,
    refund.externalId,
    request,
    refund.status,
    refund.amount,
    refund.createdAt,
    JSON.stringify(refund),
  ])
}

export async function updateRefund(transaction: Transaction, refund: Refund): Promise<void> {
  await transaction.run(update, [refund.refundEndToEndId, refund.status, JSON.stringify(refund)])
}

/** Finds a refund by the payment that it refunds and by its externalId, which is case-sensitive (§2.3). */
export async function findRefund(
  reader: Reader,
  originalEndToEndId: string,
  externalId: string,
): Promise<StoredRefund | undefined> {
  return toStored(await reader.first<RefundRow>(byExternalId, [originalEndToEndId, externalId]))
}

export async function findRefundById(reader: Reader, refundEndToEndId: string): Promise<Refund | undefined> {
  return toStored(await reader.first<RefundRow>(byId, [refundEndToEndId]))?.refund
}
