import type { WorkKind } from '../kit/handlers.ts'
import { inTransaction, type Tables } from '../kit/kit.ts'
import { FIRST_READ_MS, LEASE_MS } from '../pace/gaps.ts'
import type { Table } from '../storage/tables.ts'

/** The tables whose rows are work. */
const TABLES: readonly (readonly [WorkKind['table'], Table])[] = [
  ['events', 'event'],
  ['deposits', 'deposit'],
  ['payouts', 'payout'],
  ['subscriptions', 'subscription'],
  ['cycles', 'cycle'],
]

export interface RetryFilter {
  readonly walletId?: string
  readonly table?: WorkKind['table']
}

/**
 * Makes failed work due. Work that is due within two minutes stays as it is: a process may be at it. Payouts are due after
 * a minute, because an earlier request may still be on its way (G-172). Returns the number of rows.
 */
export const retryNow = (kit: Tables, { walletId = '', table }: RetryFilter): Promise<number> =>
  inTransaction(kit, async ({ transaction }) => {
    const now = kit.clock.now()
    let count = 0
    for (const [rows, name] of TABLES) {
      if (table !== undefined && rows !== table) continue
      const due = rows === 'payouts' ? now + FIRST_READ_MS : now
      const updated = await transaction.execute(
        `update ${kit.table(name)} set next_at = $1 where next_at > $2 and failing_since is not null
           and ($3 = '' or wallet_id = $3) returning key`,
        [due, now + LEASE_MS, walletId],
      )
      count += updated.length
    }
    return count
  })
