import { type PixClient, type Recurrence, responseOf } from '@pix-payments/client'

// #region create
export interface ClubMembership {
  /** Your id of the membership. A repeated request with it returns the same recurrence. */
  readonly externalId: string
  /** A Pix key of your wallet. */
  readonly pixKey: string
  /** Your CNPJ. */
  readonly receiverCnpj: string
  /** The CPF of the player. */
  readonly taxId: string
  /** The first day of cycle 2, such as `2026-04-06`. At least 2 days after the expiration of the QR code. */
  readonly firstPaymentDate: string
}

/** Asks the player for a first payment now, and for the authorization to charge each month. */
export async function createClubMembership(
  pix: PixClient,
  { externalId, pixKey, receiverCnpj, taxId, firstPaymentDate }: ClubMembership,
): Promise<Recurrence> {
  const recurrence = await pix.recurrences.createRecurrence({
    externalId,
    receiverCnpj,
    pixKey,
    expiresIn: 86_400, // the QR code can be paid for this number of seconds
    amount: 4990, // R$ 49,90 for each cycle, including the first payment
    recurrenceDetails: {
      frequency: 'MONTHLY',
      firstPaymentDate,
      totalCharges: 12,
      allowPostDuePayment: true,
      descriptionToPayer: 'Mensalidade do Clube Alfa',
      contract: { id: 'ASSIN-2026-0001' },
    },
    expectedPayer: { taxId }, // only this person can pay
    metadata: { playerId: 'p-7001' },
  })
  if (responseOf(recurrence)?.replayed === true) console.log('It was created before.')
  return recurrence // Show recurrence.textContent as a QR code until recurrence.expiresAt.
}
// #endregion

// #region simulate
/** Acts as the payer and as the payer institution. Works in staging and in the sandbox only. */
export async function authorizeAsThePayer(pix: PixClient, id: string): Promise<Recurrence> {
  await pix.simulations.simulateFirstPayment({ id })
  return pix.simulations.simulateAuthorization({ id, outcome: 'APPROVED' })
}
// #endregion

// #region authorized
/** Returns true when you may charge cycles. The webhook pixAutomaticRecurrenceAuthorized also tells you this. */
export async function isChargeable(pix: PixClient, id: string): Promise<boolean> {
  const { status, statusDetailed } = await pix.recurrences.getRecurrence({ id })
  return status === 'AUTHORIZED' && statusDetailed === 'VALIDATION_SUCCEEDED'
}
// #endregion

// #region cancel
export function endClubMembership(pix: PixClient, id: string): Promise<Recurrence> {
  return pix.recurrences.cancelRecurrence({
    id,
    externalId: 'cancellation-0001',
    reason: 'RECEIVER_REQUESTED',
    observation: 'The player closed the club membership.',
  })
}
// #endregion
