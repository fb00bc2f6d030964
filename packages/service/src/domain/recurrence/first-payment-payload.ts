import type { ChargePayload, Instant } from '@pix-payments/pix'
import { step } from '../step.ts'
import { type Recurrence, firstAmountOf } from './recurrence.ts'

/** §3.4: the first payment can be paid once, before expiresAt. */
export const isFirstPaymentPayable = ({ state, expiresAt }: Recurrence, now: Instant): boolean =>
  now < expiresAt && step('recurrence', state, 'settleFirstPayment') !== undefined

/** What the payer's app reads about the first payment of a recurrence that can be paid (G-371, G-373). */
export const firstPaymentPayloadOf = (recurrence: Recurrence, now: Instant): ChargePayload => ({
  txid: recurrence.txid,
  revision: 0,
  status: 'ATIVA',
  createdAt: recurrence.createdAt,
  presentedAt: now,
  expiresInSeconds: (recurrence.expiresAt - recurrence.createdAt) / 1000,
  amountCents: firstAmountOf(recurrence),
  amountChangeable: false,
  pixKey: recurrence.receiverPixKey,
  debtor: debtorOf(recurrence),
  payerRequest: recurrence.descriptionToPayer || null,
})

/** The central bank requires a name beside the tax id. The name of a payer may be missing or empty. */
const debtorOf = ({ payer: { taxId, name } }: Recurrence): ChargePayload['debtor'] =>
  name === null || name === '' ? null : { taxId, name }
