import type { CreateImmediateChargeRequest } from '@pix-payments/client'
import { dateOf } from '../dates.ts'
import type { DepositRow } from '../storage/records.ts'

/** A deposit in your books. */
export interface Deposit {
  readonly walletId: string
  readonly externalId: string
  /** Your own id of the player, as you passed it. */
  readonly playerId: string
  /** Centavos. */
  readonly amount: number
  /** `OPENING` until the charge is stored, `REFUSED` when the API refused it, otherwise the status of the charge. */
  readonly status: string
  readonly chargeId: string | undefined
  /** The text to show and to draw as a QR code. */
  readonly brCode: string | undefined
  readonly endToEndId: string | undefined
  readonly expiresAt: Date | undefined
  readonly paidAt: Date | undefined
}

/** A deposit to open: the request of the contract, and whose it is. */
export interface DepositRequest extends CreateImmediateChargeRequest {
  /** Your own id of the player. */
  readonly playerId: string
  /** Needed when the kit has several wallets. */
  readonly walletId?: string
}

export const depositOf = (row: DepositRow): Deposit => ({
  walletId: row.wallet_id,
  externalId: row.external_id,
  playerId: row.player_id,
  amount: row.amount,
  status: row.status,
  chargeId: row.charge_id ?? undefined,
  brCode: row.br_code ?? undefined,
  endToEndId: row.end_to_end_id ?? undefined,
  expiresAt: dateOf(row.expires_at),
  paidAt: dateOf(row.paid_at),
})

export const depositKey = (walletId: string, externalId: string): string => `${walletId}/${externalId}`

/** Says which player the metadata of a charge, or of its line, names. */
export const playerOf = (
  of: { readonly metadata: Readonly<Record<string, string>> | null } | undefined,
): string =>
  of?.metadata?.['playerId'] === undefined ? '' : ` Its metadata names the player ${of.metadata['playerId']}.`
