import { type CreateRefundParameters, type PixClient, PixError, responseOf } from '@pix-payments/client'

// #region refunds
/** Your own records. Each method is one transaction of your database. */
export interface Refunds {
  /** Debits the player and stores the request as open. */
  open(request: CreateRefundParameters): Promise<void>
  /** Records that the payer has the money. */
  paid(externalId: string): Promise<void>
  /** Returns the amount to the player's balance and stores the reason. A second call changes nothing. */
  giveBack(externalId: string, reason: string): Promise<void>
}
// #endregion

// #region refund
/** Sends a refund, for the first time or again. Call `refunds.open` first. */
export async function refundDeposit(
  pix: PixClient,
  refunds: Refunds,
  request: CreateRefundParameters,
): Promise<string> {
  try {
    const refund = await pix.refunds.createRefund(request)
    const isReplay = responseOf(refund)?.status === 200
    return `${isReplay ? 'Accepted before' : 'Accepted now'}: ${refund.leftAmount} centavos can still be refunded.`
  } catch (error) {
    if (!(error instanceof PixError) || !error.is('createRefund')) throw error
    switch (error.code) {
      case 'REFUND_AMOUNT_EXCEEDED':
      case 'REFUND_DEADLINE_EXCEEDED':
        await refunds.giveBack(request.externalId, error.code)
        return 'The amount is too high, or the deadline has passed.'
      case 'INSUFFICIENT_BALANCE':
        return 'The wallet has too little money. Add money and send the same refund again.'
      default:
        throw error
    }
  }
}
// #endregion

// #region follow
/** Reads a refund and acts on its status. You can call it any number of times. */
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
      return // The outcome is unknown. Read again later.
  }
}
// #endregion
