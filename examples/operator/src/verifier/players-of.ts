import type { Transaction } from '@pix-payments/operator'

/** The balances of all players, in centavos. */
export async function playersOf(t: Transaction): Promise<{ playerId: string; balance: number }[]> {
  const rows = await t.execute(`select id, balance from account where id like 'player:%' order by id`, [])
  return rows.map(({ id, balance }) => ({
    playerId: String(id).slice('player:'.length),
    balance: Number(balance),
  }))
}

/** Fees and other money of the operator that only the statement shows, in centavos. */
export async function ownMoneyOf(t: Transaction): Promise<number> {
  const [row] = await t.execute('select sum(amount) as sum from pix_entry where player_id is null', [])
  return Number(row?.['sum'] ?? 0)
}
