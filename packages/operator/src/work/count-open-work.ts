import type { WorkKind } from '../kit/handlers.ts'
import { inTransaction, type Tables } from '../kit/kit.ts'
import type { Table } from '../storage/tables.ts'

/** The tables whose rows are work. */
export const TABLES: readonly (readonly [WorkKind['table'], Table])[] = [
  ['events', 'event'],
  ['deposits', 'deposit'],
  ['payouts', 'payout'],
  ['subscriptions', 'subscription'],
  ['cycles', 'cycle'],
]

/** An authorized subscription waits for its next cycle, not for an outcome. */
const IDLE = ` and status <> 'AUTHORIZED'`

/** Counts the rows that still wait for an outcome. */
export const countOpenWork = (kit: Tables): Promise<number> =>
  inTransaction(kit, async ({ transaction }) => {
    const counts = TABLES.map(
      ([, table]) =>
        `select count(*) as n from ${kit.table(table)} where next_at is not null${table === 'subscription' ? IDLE : ''}`,
    )
    const rows = await transaction.execute(`select sum(n) as n from (${counts.join(' union all ')}) work`, [])
    return Number(rows[0]?.['n'] ?? 0)
  })
