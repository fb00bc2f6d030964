import type { MigrationFunction } from '../run-steps.ts'

const TABLES = ['charge', 'withdrawal', 'refund', 'automatic_refund', 'internal_transfer'] as const

/** Indexes in the order `{newest}` of statements, so that the newest rows of a wallet are read without its other rows. */
export const createNewestIndexes: MigrationFunction = async (transaction, engine) => {
  // An index of SQLite ends with the number of the row, which is in the order of insertion. On PostgreSQL, recurrences have
  // an index in this order.
  const [order, tables] =
    engine === 'postgres' ? ['created_at, id', TABLES] : ['created_at', [...TABLES, 'recurrence']]
  for (const table of tables) {
    await transaction.execute(`create index ${table}_newest on ${table} (wallet_id, ${order})`)
  }
}
