import type { WithHistory } from '../cause.ts'
import type { Instant } from '@pix-payments/pix'
import type {
  AccountHolder,
  CreateImmediateChargeRequest,
  ExpectedPayer,
  ImmediateCharge,
  ImmediateChargeCreated,
  PixChargeExpiredEvent,
  PixChargePaidEvent,
  PixChargeRejectedEvent,
  RejectedReason,
  SimulatedPayment,
} from '@pix-payments/spec/types'
import type { StateOf } from '@pix-payments/spec'
import type { RefusalDetail } from '../refusal.ts'
import { isSameAccount } from '../bank-account.ts'
import { begin } from '../step.ts'
import { normalizedTaxId } from '../tax-id.ts'
import { timestamp, timestampOrNull } from '../timestamp.ts'

/** An immediate charge (§2.1). When a payer has paid it, it contains the payment. Amounts are in cents. */
export interface Charge extends WithHistory {
  readonly chargeId: string
  readonly walletId: string
  readonly status: StateOf<'charge'>
  readonly amount: number
  readonly brCode: string
  readonly txid: string
  readonly pixKey: string
  readonly externalId: string
  readonly description: string | null
  readonly metadata: Readonly<Record<string, string>> | null
  readonly expectedPayer: ExpectedPayer | null
  readonly createdAt: Instant
  readonly expiresAt: Instant
  /** The position of the timer that expires the charge at `expiresAt`. */
  readonly expiryTimer: number
  readonly payment: ChargePayment | null
  /** The sum of the refunds that are not FAILED (G-040) and of the take-backs (G-382), in cents. */
  readonly reversed: number
  /** The take-backs, oldest first. Undefined when there is none. */
  readonly takeBacks?: readonly TakeBack[]
}

/** Money of a paid charge that went back to the payer by the Mecanismo Especial de Devolução (G-381). */
export interface TakeBack {
  readonly returnId: string
  /** In cents. */
  readonly amount: number
  readonly reason: 'FRAUD' | 'OPERATIONAL_FLAW'
  readonly takenBackAt: Instant
}

export interface ChargePayment {
  readonly endToEndId: string
  readonly paidAt: Instant
  readonly debtor: AccountHolder
  readonly payerMessage: string | null
}

/**
 * Returns the payer that the operator expects, with the CPF without punctuation (§2.1, G-010). Returns null when the
 * request names no payer.
 */
export function expectedPayerOf(given: CreateImmediateChargeRequest['expectedPayer']): ExpectedPayer | null {
  if (given === undefined) return null
  const { taxId, name, bankAccounts } = given
  return {
    ...(taxId !== undefined && { taxId: normalizedTaxId(taxId) }),
    ...(name !== undefined && { name }),
    ...(bankAccounts !== undefined && { bankAccounts }),
  }
}

export const NOT_OWN_KEY: RefusalDetail = { field: 'pixKey', message: 'must be a Pix key of this wallet' }

/**
 * §2.1: returns the reason why the charge rejects this payer, or undefined when it accepts the payer. If the tax id and
 * the bank account are both wrong, the reason names the tax id (G-163).
 */
export function rejectionOf(
  { expectedPayer }: Charge,
  payer: AccountHolder,
  { rejectThirdPartyPayers }: { readonly rejectThirdPartyPayers: boolean },
): RejectedReason | undefined {
  const declared = expectedPayer?.taxId
  if (declared === undefined) {
    if (rejectThirdPartyPayers && payer.personType === 'LEGAL_PERSON') return 'THIRD_PARTY_PAYER_BLOCKED'
  } else if (payer.taxId !== declared) {
    return 'PAYER_MISMATCH'
  }
  const accounts = expectedPayer?.bankAccounts
  if (accounts === undefined) return undefined
  return accounts.some((account) => isSameAccount(account, payer)) ? undefined : 'ACCOUNT_MISMATCH'
}

/**
 * §3.1: a charge is payable before expiresAt; a payment exactly at expiresAt is too late. A charge that is already paid
 * or expired accepts no payment (G-088).
 */
export const isPayable = ({ status, expiresAt }: Charge, now: Instant): boolean =>
  status === 'PENDING' && now < expiresAt

export const chargeCreatedBody = (charge: Charge): ImmediateChargeCreated => ({
  amount: charge.amount,
  brCode: charge.brCode,
  chargeId: charge.chargeId,
  createdAt: timestamp(charge.createdAt),
  description: charge.description,
  expectedPayer: charge.expectedPayer,
  expiresAt: timestamp(charge.expiresAt),
  externalId: charge.externalId,
  pixKey: charge.pixKey,
  status: begin('charge', 'create'),
})

export const chargeBody = (charge: Charge): ImmediateCharge => ({
  ...chargeCreatedBody(charge),
  status: charge.status,
  debtor: charge.payment?.debtor ?? null,
  metadata: charge.metadata,
  paidAt: timestampOrNull(charge.payment?.paidAt ?? null),
  pixTransaction:
    charge.payment === null
      ? null
      : {
          endToEndId: charge.payment.endToEndId,
          txid: charge.txid,
          amount: charge.amount,
          settlementDateTime: timestamp(charge.payment.paidAt),
          payerMessage: charge.payment.payerMessage,
        },
})

export const simulatedPaymentBody = ({ chargeId }: Charge, payment: ChargePayment): SimulatedPayment => ({
  chargeId,
  status: 'PAID',
  endToEndId: payment.endToEndId,
  paidAt: timestamp(payment.paidAt),
})

type Facts<Event> = Omit<Event, 'eventId' | 'event' | 'occurredAt'>
const metadataOf = ({ metadata }: Charge): { metadata?: Record<string, string> } =>
  metadata === null ? {} : { metadata: { ...metadata } }

export const chargePaidFacts = (charge: Charge, payment: ChargePayment): Facts<PixChargePaidEvent> => ({
  status: 'paid',
  chargeId: charge.chargeId,
  externalId: charge.externalId,
  amount: charge.amount,
  endToEndId: payment.endToEndId,
  paidAt: timestamp(payment.paidAt),
  debtor: payment.debtor,
  ...metadataOf(charge),
})

export const chargeRejectedFacts = (
  charge: Charge,
  rejectedReason: RejectedReason,
): Facts<PixChargeRejectedEvent> => ({
  status: 'pending',
  rejectedReason,
  chargeId: charge.chargeId,
  externalId: charge.externalId,
  amount: charge.amount,
  ...metadataOf(charge),
})

export const chargeExpiredFacts = (charge: Charge): Facts<PixChargeExpiredEvent> => ({
  status: 'expired',
  chargeId: charge.chargeId,
  externalId: charge.externalId,
  amount: charge.amount,
  expiresAt: timestamp(charge.expiresAt),
  ...metadataOf(charge),
})
