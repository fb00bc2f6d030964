import { type PixClient, type Recurrence, responseOf } from '@pix-payments/client'

// #region create
/** Asks the player for a first payment now and for the permission to charge each month. */
export async function createClubMembership(
  pix: PixClient,
  { pixKey, taxId }: { pixKey: string; taxId: string },
): Promise<Recurrence> {
  const recurrence = await pix.recurrences.createRecurrence({
    externalId: 'subscription-0001',
    receiverCnpj: '11222333000181',
    pixKey, // of your wallet
    expiresIn: 86_400, // seconds in which the QR code can be paid
    amount: 4990, // of each cycle, the first payment included: R$ 49,90
    recurrenceDetails: {
      frequency: 'MONTHLY',
      firstPaymentDate: '2026-04-06', // the first day of cycle 2, 2 days or more after the expiration
      totalCharges: 12,
      allowPostDuePayment: true,
      descriptionToPayer: 'Mensalidade do Clube Alfa',
      contract: { id: 'ASSIN-2026-0001' },
    },
    expectedPayer: { taxId }, // nobody else can pay it
    metadata: { playerId: 'p-7001' },
  })
  if (responseOf(recurrence)?.status === 200) console.log('It was created before.')
  return recurrence // show recurrence.textContent as a QR code until recurrence.expiresAt
}
// #endregion

// #region simulate
/** Does what payer and payer institution do. Staging and sandbox only. */
export async function authorizeAsThePayer(pix: PixClient, id: string): Promise<Recurrence> {
  await pix.simulations.simulateFirstPayment({ id })
  return pix.simulations.simulateAuthorization({ id, outcome: 'APPROVED' })
}
// #endregion

// #region authorized
/** May cycles be charged? The answer of the webhook pixAutomaticRecurrenceAuthorized, or of a read. */
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
