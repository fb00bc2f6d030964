import {
  type CreateRefundParameters,
  outcomeOf,
  permitsGiveBack,
  PixApiError,
  type PixClient,
  responseOf,
} from '@pix-payments/client'

/** Your own records. Each method is one transaction of your database. */
export interface Refunds {
  /** Debits the player and stores the request as open. */
  open(request: CreateRefundParameters): Promise<void>
  /** Records that the payer has the money. */
  paid(externalId: string): Promise<void>
  /** Returns the amount to the player's balance and stores the reason. A second call changes nothing. */
  giveBack(externalId: string, reason: string): Promise<void>
}

// #region refund
/** Sends a refund, for the first time or again. Call `refunds.open` first. */
export async function refundDeposit(
  pix: PixClient,
  refunds: Refunds,
  request: CreateRefundParameters,
): Promise<string> {
  try {
    const refund = await pix.refunds.createRefund(request)
    const isReplay = responseOf(refund)?.replayed === true
    return `${isReplay ? 'Accepted before' : 'Accepted now'}: ${refund.leftAmount} centavos were left after this refund.`
  } catch (error) {
    // After any other outcome the refund stays open: it may have happened, or may still happen.
    if (outcomeOf(error) !== 'refused' || !(error instanceof PixApiError)) throw error
    if (error.is('createRefund', 'INSUFFICIENT_BALANCE'))
      return 'The wallet has too little money. Add money and send the same refund again.'
    await refunds.giveBack(request.externalId, error.code)
    return `The refund was refused: ${error.code}.`
  }
}
// #endregion

/** Reads a refund and acts on its status. You can call it any number of times. */
export async function followRefund(
  pix: PixClient,
  refunds: Refunds,
  { endToEndId, externalId }: { endToEndId: string; externalId: string },
): Promise<void> {
  const { status, errorCode } = await pix.refunds.getRefund({ endToEndId, externalId })
  if (status === 'SUCCESS') return refunds.paid(externalId)
  if (permitsGiveBack(status)) return refunds.giveBack(externalId, errorCode ?? status)
  // With any other status the outcome is unknown. Read again later.
}
