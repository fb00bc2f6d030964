import type { ChargePayload, Instant } from '@pix-payments/pix'
import type { Charge } from './charge.ts'

/** What the payer's app reads about a charge that can be paid (G-371, G-373). */
export function chargePayloadOf(charge: Charge, now: Instant): ChargePayload {
  const { taxId, name } = charge.expectedPayer ?? {}
  return {
    txid: charge.txid,
    revision: 0,
    status: 'ATIVA',
    createdAt: charge.createdAt,
    presentedAt: now,
    expiresInSeconds: (charge.expiresAt - charge.createdAt) / 1000,
    amountCents: charge.amount,
    amountChangeable: false,
    pixKey: charge.pixKey,
    debtor: taxId === undefined || name === undefined ? null : { taxId, name },
    payerRequest: charge.description || null,
  }
}

/** The token at the end of the location of a charge: the chargeId without hyphens (G-370). */
export const locationTokenOf = (chargeId: string): string => chargeId.replaceAll('-', '')

/** The chargeId whose location would end with this token. */
export const chargeIdOf = (token: string): string =>
  token.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
