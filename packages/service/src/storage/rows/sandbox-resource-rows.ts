import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'

const statusOf = statement(
  'resource.status',
  ['charge', 'withdrawal', 'refund', 'recurrence', 'schedule', 'automatic_refund']
    .map((table) => `select status from ${table} where wallet_id = $1 and id = $2`)
    .join(' union all '),
)

/**
 * The status of the resource with this id: a charge, a withdrawal, a refund, a recurrence or a schedule. Null when the
 * wallet has no such resource.
 */
export async function statusOfResource(
  reader: Reader,
  walletId: string,
  resourceId: string,
): Promise<string | null> {
  return (await reader.first<{ status: string }>(statusOf, [walletId, resourceId]))?.status ?? null
}
