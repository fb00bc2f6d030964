import type { Cycle, Subscription } from '@pix-payments/operator'
import type { Operator } from './kit.ts'

// #region start
export interface Membership {
  /** Your id of the membership. The same request returns the same subscription, also after an error. */
  readonly externalId: string
  readonly playerId: string
  /** The CPF of the player. Only this person can pay. */
  readonly taxId: string
  /** The first day of cycle 2, such as `2026-04-06`. At least 2 days after the expiration of the QR code. */
  readonly firstPaymentDate: string
}

/** Asks the player for a first payment now, and for the authorization to charge each month. */
export function startMembership(
  { kit }: Operator,
  { externalId, playerId, taxId, firstPaymentDate }: Membership,
): Promise<Subscription> {
  return kit.subscriptions.start({
    externalId,
    playerId,
    receiverCnpj: '11222333000181', // your CNPJ
    pixKey: 'pagamentos@alfajogos.example', // a key of your wallet
    expiresIn: 86_400, // the QR code can be paid for this number of seconds
    amount: 4990, // R$ 49,90 for each cycle, including the first payment
    recurrenceDetails: {
      frequency: 'MONTHLY',
      firstPaymentDate,
      totalCharges: 12,
      allowPostDuePayment: true,
      descriptionToPayer: 'Mensalidade do Clube Alfa',
      contract: { id: externalId },
    },
    expectedPayer: { taxId },
  }) // Show brCode as a QR code until expiresAt.
}
// #endregion

/** The cycles until now, the first payment first. A cycle was credited when its status is `PAID`. */
export function cyclesOf({ kit }: Operator, externalId: string): Promise<readonly Cycle[]> {
  return kit.subscriptions.cycles(externalId)
}

/** Leaves out one cycle. Its charge can be cancelled until 22:00 in Brasília of the day before it is due. */
export function waiveMonth({ kit }: Operator, externalId: string, cycle: number): Promise<Cycle> {
  return kit.subscriptions.waiveCycle(externalId, cycle, { reason: 'A month for free.' })
}

/** Ends the membership and cancels its open charges. When the API does not answer, the worker asks again. */
export function endMembership({ kit }: Operator, externalId: string): Promise<Subscription> {
  return kit.subscriptions.cancel(externalId, { observation: 'The player closed the membership.' })
}
