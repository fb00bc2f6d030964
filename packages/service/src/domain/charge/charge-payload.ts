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
