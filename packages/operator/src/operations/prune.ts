import { inTransaction, type Tables } from '../kit/kit.ts'

export interface PruneOptions {
  /** Deletes what ended at least so many days ago. Default: 30. */
  readonly days?: number
}

const DAY_MS = 86_400_000

/** How many rows one transaction deletes, so that it holds its locks for a short time. */
const AT_ONCE = 500

/**
 * Deletes processed events, whose payloads have personal data. An event that arrives again is processed again, and
 * changes nothing. Returns the number of events.
 */
export async function prune(kit: Tables, { days = 30 }: PruneOptions): Promise<number> {
  if (!(days >= 1)) throw new TypeError('days must be 1 or more.')
  const before = kit.clock.now() - days * DAY_MS
  const table = kit.table('event')
  let count = 0
  for (;;) {
    const deleted = await inTransaction(kit, ({ transaction }) =>
      transaction.execute(
        `delete from ${table} where key in
           (select key from ${table} where done_at < $1 order by done_at limit ${AT_ONCE}) returning key`,
        [before],
      ),
    )
    count += deleted.length
    if (deleted.length < AT_ONCE) return count
  }
}
