import type { Transaction } from '@pix-payments/operator'

/** Accounts of the ledger beside the players, whose accounts are `player:<id>`. */
export type Account = `player:${string}` | 'inFlight' | 'operator' | 'wallet'

export const LEDGER = `create table if not exists account (id text primary key, balance bigint not null)`

/** Moves money between two accounts of the ledger. The sum of all accounts is always zero. */
export async function move(t: Transaction, from: Account, to: Account, amount: number): Promise<void> {
  const add = `insert into account (id, balance) values ($1, $2)
    on conflict (id) do update set balance = account.balance + excluded.balance`
  // In the same order for every caller, so that two transactions never wait for each other.
  const changes = [[from, -amount] as const, [to, amount] as const].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const change of changes) await t.execute(add, change)
}

/** Moves money of a player that may not go below zero. Returns false, and moves nothing, when the balance is too small. */
export async function take(t: Transaction, playerId: string, to: Account, amount: number): Promise<boolean> {
  const player: Account = `player:${playerId}`
  await move(t, player, to, amount)
  return (await balanceOf(t, player)) >= 0
}

export async function balanceOf(t: Transaction, account: Account): Promise<number> {
  const [row] = await t.execute('select balance from account where id = $1', [account])
  return Number(row?.['balance'] ?? 0)
}

export async function playersOf(t: Transaction): Promise<{ playerId: string; balance: number }[]> {
  const rows = await t.execute(`select id, balance from account where id like 'player:%' order by id`, [])
  return rows.map(({ id, balance }) => ({
    playerId: String(id).slice('player:'.length),
    balance: Number(balance),
  }))
}
