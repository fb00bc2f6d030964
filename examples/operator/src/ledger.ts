import type { Transaction } from '@pix-payments/operator'

/** Accounts of the ledger beside the players, whose accounts are `player:<id>`. */
export type Account = `player:${string}` | 'inFlight' | 'operator' | 'wallet'

export const LEDGER = `create table if not exists account (id text primary key, balance bigint not null)`

/** Thrown when a player has less than the amount. The transaction rolls back. */
export class BalanceTooSmall extends Error {}

/** Moves money between two accounts of the ledger. The sum of all accounts is always zero. */
export async function move(t: Transaction, from: Account, to: Account, amount: number): Promise<void> {
  const add = `insert into account (id, balance) values ($1, $2)
    on conflict (id) do update set balance = account.balance + excluded.balance`
  // In the same order for every caller, so that two transactions never wait for each other.
  const changes = [[from, -amount] as const, [to, amount] as const].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const change of changes) await t.execute(add, change)
}

/**
 * Debits a player for a withdrawal or a refund, in the transaction that stores it.
 *
 * @throws BalanceTooSmall
 */
export async function debit(t: Transaction, playerId: string, amount: number): Promise<void> {
  await move(t, `player:${playerId}`, 'inFlight', amount)
  if ((await balanceOf(t, `player:${playerId}`)) < 0) throw new BalanceTooSmall('The balance is too small.')
}

/** Returns the balance of an account in centavos. */
export async function balanceOf(t: Transaction, account: Account): Promise<number> {
  const [row] = await t.execute('select balance from account where id = $1', [account])
  return Number(row?.['balance'] ?? 0)
}
