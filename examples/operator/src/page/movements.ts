import type { Transaction } from '@pix-payments/operator'

/** A deposit or withdrawal of a player, as the page lists it. */
export interface Movement {
  readonly kind: 'deposit' | 'withdrawal' | 'refund' | 'transfer'
  readonly id: string
  /** Centavos. */
  readonly amount: number
  readonly status: string
  readonly createdAt: string
  readonly chargeId: string | null
  readonly brCode: string | null
}

/** Reads the newest movements of a player from the tables of the kit. */
export async function movementsOf(t: Transaction, playerId: string): Promise<readonly Movement[]> {
  const rows = await t.execute(
    `select 'deposit' as kind, external_id, amount, status, created_at, charge_id, br_code
       from pix_deposit where player_id = $1
     union all
     select kind, external_id, amount, status, created_at, null, null from pix_payout where player_id = $2
     order by created_at desc limit 20`,
    [playerId, playerId],
  )
  return rows.map((row) => ({
    kind: row['kind'] as Movement['kind'],
    id: String(row['external_id']),
    amount: Number(row['amount']),
    status: String(row['status']),
    createdAt: new Date(Number(row['created_at'])).toISOString(),
    chargeId: row['charge_id'] as string | null,
    brCode: row['br_code'] as string | null,
  }))
}
