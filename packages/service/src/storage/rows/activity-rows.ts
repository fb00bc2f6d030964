import { insertion, statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

/**
 * One row for each transaction that did something to a wallet of the sandbox. The database gives the row its place in the
 * stream: `position`, and on PostgreSQL the number of the transaction, `xact`.
 */
const insert = insertion('activity.insert', 'activity', { wallet_id: 'text', entries: 'text' })
/**
 * The rows with `(xact, position) > ($1, $2)`, in two parts. For this comparison SQLite would use the index for `xact` alone,
 * and read the whole table.
 */
const page = statement(
  'activity.page',
  `select xact, position, wallet_id, entries from (
    select * from (select * from settled_activity where xact = $1 and position > $2
      order by position limit $3) as same
    union all
    select * from (select * from settled_activity where xact > $1
      order by xact, position limit $3) as later
  ) as page order by xact, position limit $3`,
)
const newest = statement(
  'activity.newest',
  `select xact, position from settled_activity order by xact desc, position desc limit 1`,
)
/** Also a row whose place in the stream is not final yet. */
const newestStored = statement(
  'activity.newestStored',
  `select xact, position from activity order by xact desc, position desc limit 1`,
)
const one = statement('activity.one', `select position from activity where xact = $1 and position = $2`)
const nthOldest = statement(
  'activity.nthOldest',
  `select xact, position from activity order by xact, position limit 1 offset $1`,
)
const trim = statement(
  'activity.trim',
  `delete from activity where (xact, position) in
    (select xact, position from activity order by xact, position limit $1)`,
)

const clear = statement('activity.clear', 'delete from activity')

/** The place of a row in the stream. */
export interface ActivityPlace {
  /** The number of the transaction on PostgreSQL; 1 on SQLite. */
  readonly xact: number
  readonly position: number
}

export interface ActivityRow extends ActivityPlace {
  readonly walletId: string
  /** The JSON text of the list of the entries. */
  readonly entries: string
}

/** Stores what a transaction did: the JSON texts of its entries, in order. */
export function insertActivity(transaction: Transaction, walletId: string, entries: readonly string[]): void {
  transaction.later(insert, [walletId, `[${entries.join(',')}]`])
}

/** The rows after a place, in the order of the stream. */
export async function activityAfter(
  reader: Reader,
  { xact, position }: ActivityPlace,
  limit: number,
): Promise<readonly ActivityRow[]> {
  const rows = await reader.all<{ xact: number; position: number; wallet_id: string; entries: string }>(
    page,
    [xact, position, limit],
  )
  return rows.map((row) => ({
    xact: row.xact,
    position: row.position,
    walletId: row.wallet_id,
    entries: row.entries,
  }))
}

/** The place of the newest row; undefined without rows. */
export const newestActivity = (reader: Reader): Promise<ActivityPlace | undefined> =>
  reader.first<{ xact: number; position: number }>(newest)

/** True while the row of a place is stored. */
export async function hasActivity(reader: Reader, { xact, position }: ActivityPlace): Promise<boolean> {
  return (await reader.first(one, [xact, position])) !== undefined
}

/**
 * Deletes the `limit` oldest rows, when more than `kept` rows remain then; otherwise nothing. Returns the number of rows. The
 * positions of the rows count the rows well enough: only a transaction that failed leaves a gap.
 */
export async function trimActivity(
  transaction: Transaction,
  { kept, limit }: { readonly kept: number; readonly limit: number },
): Promise<number> {
  const last = await transaction.first<{ xact: number; position: number }>(nthOldest, [limit - 1])
  const newest = await transaction.first<{ xact: number; position: number }>(newestStored)
  if (last === undefined || newest === undefined || newest.position - last.position < kept) return 0
  return transaction.run(trim, [limit])
}

export async function clearActivity(transaction: Transaction): Promise<void> {
  await transaction.run(clear)
}
