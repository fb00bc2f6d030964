import { type CreateRefundParameters, type PixClient, PixError, responseOf } from '@pix-payments/client'

// #region refunds
/** Your own records. Each method is one transaction of your database. */
export interface Refunds {
  /** Debits the player and stores the request as open. */
  open(request: CreateRefundParameters): Promise<void>
  /** The payer has the money back. */
  paid(externalId: string): Promise<void>
  /** Gives the amount back to the player, once, and keeps the reason. */
  giveBack(externalId: string, reason: string): Promise<void>
}
// #endregion

// #region refund
/** Sends a refund, for the first time or again. Store it with `refunds.open` before. */
export async function refundDeposit(
  pix: PixClient,
  refunds: Refunds,
  request: CreateRefundParameters,
): Promise<string> {
  try {
    const refund = await pix.refunds.createRefund(request)
    const isReplay = responseOf(refund)?.status === 200
    return `${isReplay ? 'Was accepted before' : 'Accepted'}: ${refund.leftAmount} centavos are left to refund.`
  } catch (error) {
    if (!(error instanceof PixError) || !error.is('createRefund')) throw error
    switch (error.code) {
      case 'REFUND_AMOUNT_EXCEEDED':
      case 'REFUND_DEADLINE_EXCEEDED':
        await refunds.giveBack(request.externalId, error.code)
        return 'The deposit cannot be refunded by so much, or no longer.'
      case 'INSUFFICIENT_BALANCE':
        return 'The wallet is empty. Fill it and send the same refund again.'
      default:
        throw error
    }
  }
}
// #endregion

// #region follow
/** Reads a refund and does what its status says. Safe to call as often as you like. */
export async function followRefund(
  pix: PixClient,
  refunds: Refunds,
  { endToEndId, externalId }: { endToEndId: string; externalId: string },
): Promise<void> {
  const refund = await pix.refunds.getRefund({ endToEndId, externalId })
  switch (refund.status) {
    case 'SUCCESS':
      return refunds.paid(externalId)
    case 'FAILED':
      return refunds.giveBack(externalId, refund.errorCode ?? refund.status)
    case 'PROCESSING':
      return // The outcome is unknown: ask again later.
  }
}
// #endregion
