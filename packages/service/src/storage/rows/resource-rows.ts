import type { AutomaticRefund } from '../../domain/automatic-refund/automatic-refund.ts'
import type { Charge } from '../../domain/charge/charge.ts'
import type { InternalTransfer } from '../../domain/internal-transfer/internal-transfer.ts'
import type { Recurrence } from '../../domain/recurrence/recurrence.ts'
import type { Refund } from '../../domain/refund/refund.ts'
import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts'
import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'

/** The resources that a sandbox lists, by their tables. */
export interface Resources {
  readonly charge: Charge
  readonly withdrawal: Withdrawal
  readonly refund: Refund
  readonly automatic_refund: AutomaticRefund
  readonly recurrence: Recurrence
  readonly internal_transfer: InternalTransfer
}

const newest = (table: keyof Resources): ReturnType<typeof statement> =>
  statement(
    `resource.newest.${table}`,
    `select body from ${table} where wallet_id = $1 order by {newest} limit $2`,
  )
const STATEMENTS = {
  charge: newest('charge'),
  withdrawal: newest('withdrawal'),
  refund: newest('refund'),
  automatic_refund: newest('automatic_refund'),
  recurrence: newest('recurrence'),
  internal_transfer: newest('internal_transfer'),
}

/** The newest resources of a table, the newest first. */
export async function newestResources<T extends keyof Resources>(
  reader: Reader,
  walletId: string,
  table: T,
  limit: number,
): Promise<readonly Resources[T][]> {
  const rows = await reader.all<{ body: string }>(STATEMENTS[table], [walletId, limit])
  return rows.map(({ body }) => JSON.parse(body) as Resources[T])
}
