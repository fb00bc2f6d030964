import { inTransaction, type Kit } from '../kit/kit.ts'
import type { EntryRow } from '../storage/records.ts'

/** A settled movement of the wallet in your books. */
export interface Entry {
  readonly walletId: string
  /** The `productTransactionId` of the statement's line. */
  readonly id: string
  readonly kind: EntryRow['kind']
  readonly externalId: string | undefined
  /** The `endToEndId` of the statement's line. */
  readonly endToEndId: string | undefined
  /** Undefined: the money is the operator's. */
  readonly playerId: string | undefined
  /** Centavos. Positive: into the wallet. */
  readonly amount: number
  readonly bookedAt: Date
}

export interface Books {
  /** Returns the entries of a day in Brasília (YYYY-MM-DD), the oldest first. */
  entries(day: string, walletId?: string): Promise<readonly Entry[]>
}

export const createBooks = (kit: Kit): Books => ({
  entries: (day, walletId) =>
    inTransaction(kit, async ({ entries }) => {
      const values = [kit.wallets.idOf(walletId), day]
      const rows = await entries.find('wallet_id = $1 and day = $2 order by booked_at, key', values)
      return rows.map(entryOf)
    }),
})

const entryOf = (row: EntryRow): Entry => ({
  walletId: row.wallet_id,
  id: row.id,
  kind: row.kind,
  externalId: row.external_id ?? undefined,
  endToEndId: row.end_to_end_id ?? undefined,
  playerId: row.player_id ?? undefined,
  amount: row.amount,
  bookedAt: new Date(row.booked_at),
})
