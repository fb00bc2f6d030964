import type { Transaction } from '@pix-payments/operator'

/** The balances of all players, in centavos. */
export async function playersOf(t: Transaction): Promise<{ playerId: string; balance: number }[]> {
  const rows = await t.execute(`select id, balance from account where id like 'player:%' order by id`, [])
  return rows.map(({ id, balance }) => ({
    playerId: String(id).slice('player:'.length),
    balance: Number(balance),
  }))
}
