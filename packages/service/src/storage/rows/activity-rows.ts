import { insertion } from '../statement.ts'
import type { Transaction } from '../store.ts'

/**
 * One row for each transaction that did something to a wallet of the sandbox. The database gives the row its place in the
 * stream: `position`, and on PostgreSQL the number of the transaction, `xact`.
 */
const insert = insertion('activity.insert', 'activity', { wallet_id: 'text', entries: 'text' })

/** Stores what a transaction did: the JSON texts of its entries, in order. */
export function insertActivity(transaction: Transaction, walletId: string, entries: readonly string[]): void {
  transaction.later(insert, [walletId, `[${entries.join(',')}]`])
}
