import type { MigrationFunction } from '../run-steps.ts'

/**
 * The part of a page, in percent, that inserts fill on PostgreSQL. The rest is for new versions of rows that change: an
 * update within its page, of columns without an index, writes no index (HOT). On full pages, 4 % of the updates of
 * withdrawals did so, and with 60 % all did; the table did not become larger, because old versions leave the same room.
 * Charges are left out: a payment changes columns with an index.
 */
const FILL: Readonly<Record<string, number>> = {
  wallet: 50,
  wallet_day: 80,
  withdrawal: 60,
  refund: 60,
  automatic_refund: 60,
  recurrence: 60,
  schedule: 60,
  delivery: 50,
  rail_order: 50,
}

/**
 * Tables from which rows are deleted. PostgreSQL cleans a table when a fifth of its rows is dead, which is late for a
 * table of a hundred million rows: until then, the room of the deleted rows is not used again.
 */
const CLEANED_EARLY = [
  'event',
  'delivery',
  'delivery_wake',
  'delivery_attempt',
  'rail_order',
  'timer',
] as const

/** Every process writes a heartbeat into its row. */
export const setProcessParameters: MigrationFunction = async (transaction, engine) => {
  if (engine === 'postgres') await transaction.execute('alter table process set (fillfactor = 20)')
}

/** Tells PostgreSQL how the tables change. SQLite has no such parameters. */
export const setStorageParameters: MigrationFunction = async (transaction, engine) => {
  if (engine !== 'postgres') return
  for (const [table, percent] of Object.entries(FILL)) {
    await transaction.execute(`alter table ${table} set (fillfactor = ${percent})`)
  }
  for (const table of CLEANED_EARLY) {
    await transaction.execute(
      `alter table ${table} set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000)`,
    )
  }
}
