import type { MigrationStep } from './run-steps.ts'

/**
 * The rows of `activity` whose place in the stream is final (docs/decisions/0043-causes-and-the-stream.md): no row can
 * still appear before them.
 */
export const settledActivity: readonly MigrationStep[] = [
  async (transaction, engine) => {
    // On PostgreSQL, the primary key is this index.
    if (engine === 'sqlite')
      await transaction.execute('create index activity_place on activity (xact, position)')
    await transaction.execute(
      `create view settled_activity as select xact, position, wallet_id, entries from activity${SETTLED[engine]}`,
    )
  },
]

const SETTLED = {
  sqlite: '',
  postgres: ' where xact < pg_snapshot_xmin(pg_current_snapshot())::text::bigint',
} as const
