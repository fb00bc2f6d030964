import { type Statement, statement } from '../statement.ts'
import type { Reader } from '../store.ts'

/** Positions of a wallet above `after`, up to and including `upTo`. */
export interface Range {
  readonly walletId: string
  readonly after: number
  readonly upTo: number
}

const lastOf = (name: string, table: string, condition: string): Statement =>
  statement(
    `${name}.lastOfStep`,
    `select max(position) as position from (select position from ${table}
      where wallet_id = $1 and position > $2 and position <= $3${condition} order by position limit $4) step`,
  )

/** A table whose old rows the service deletes, or reduces, in the order of their positions. */
export type AgingTable = 'delivery' | 'event' | 'rail_order' | 'rail_report'

const LAST: Readonly<Record<AgingTable, Statement>> = {
  delivery: lastOf('delivery', 'delivery', ''),
  event: lastOf('event', 'event', ''),
  rail_order: lastOf('railOrder', 'rail_order', ` and status = 'SENT'`),
  rail_report: lastOf('railReport', 'rail_report', ' and digest is null'),
}

/** The position of the last of the next `most` rows in the range. Null when the range has no rows. */
export async function lastOfStep(
  reader: Reader,
  table: AgingTable,
  { walletId, after, upTo }: Range,
  most: number,
): Promise<number | null> {
  const row = await reader.first<{ position: number | null }>(LAST[table], [walletId, after, upTo, most])
  return row?.position ?? null
}
