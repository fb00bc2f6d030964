import { dateOf } from '../dates.ts'
import type { PayoutKind, PayoutRow } from '../storage/records.ts'

/** A withdrawal, refund or transfer in your books. */
export interface Payout {
  readonly kind: PayoutKind
  readonly walletId: string
  readonly externalId: string
  /** Your own id of the player, as you passed it. */
  readonly playerId: string
  /** Centavos. */
  readonly amount: number
  /**
   * `REQUESTED` until the API answered, `REFUSED` when the API refused it, otherwise the status of the withdrawal, refund
   * or transfer.
   */
  readonly status: string
  /** `transactionId`, `refundEndToEndId` or `transferId`. */
  readonly resourceId: string | undefined
  readonly endToEndId: string | undefined
  /** Why the amount was given back: an error code or a status. */
  readonly reason: string | undefined
  readonly endedAt: Date | undefined
}

export const payoutOf = (row: PayoutRow): Payout => ({
  kind: row.kind,
  walletId: row.wallet_id,
  externalId: row.external_id,
  playerId: row.player_id,
  amount: row.amount,
  status: row.status,
  resourceId: row.resource_id ?? undefined,
  endToEndId: row.end_to_end_id ?? undefined,
  reason: row.reason ?? undefined,
  endedAt: dateOf(row.ended_at),
})

export const payoutKey = (kind: PayoutKind, walletId: string, externalId: string): string =>
  `${kind}/${walletId}/${externalId}`
