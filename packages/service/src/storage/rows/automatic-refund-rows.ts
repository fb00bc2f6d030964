import type { AutomaticRefund } from '../../domain/automatic-refund/automatic-refund.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insert = statement(
  'automaticRefund.insert',
  `insert into automatic_refund (id, wallet_id, original_end_to_end_id, status, amount, created_at, body)
    values ($1, $2, $3, $4, $5, $6, $7)`,
)
const update = statement(
  'automaticRefund.update',
  'update automatic_refund set status = $2, body = $3 where id = $1',
)
const byId = statement('automaticRefund.byId', 'select body from automatic_refund where id = $1')

export async function insertAutomaticRefund(
  transaction: Transaction,
  refund: AutomaticRefund,
): Promise<void> {
  const { refundId, walletId, originalEndToEndId, status, amount, createdAt } = refund
  const body = JSON.stringify(refund)
  await transaction.run(insert, [refundId, walletId, originalEndToEndId, status, amount, createdAt, body])
}

export async function updateAutomaticRefund(
  transaction: Transaction,
  refund: AutomaticRefund,
): Promise<void> {
  await transaction.run(update, [refund.refundId, refund.status, JSON.stringify(refund)])
}

/**
 * Searches the refunds of all wallets: the caller of this function answers 403 for a refund of another wallet, and 404
 * when the refund does not exist.
 */
export async function findAutomaticRefund(
  reader: Reader,
  refundId: string,
): Promise<AutomaticRefund | undefined> {
  const row = await reader.first<{ body: string }>(byId, [refundId])
  return row && (JSON.parse(row.body) as AutomaticRefund)
}
