import { type CreateRefundParameters, type PixClient, PixError } from '@pix-payments/client'

// #region codes
/** Explains a refused refund to your support team. */
export async function whyRefused(pix: PixClient, request: CreateRefundParameters): Promise<string> {
  try {
    await pix.refunds.createRefund(request)
    return 'It was accepted.'
  } catch (error) {
    // Without codes, `is` narrows `error.code` to all codes of createRefund. A misspelt case does not compile.
    if (!(error instanceof PixError) || !error.is('createRefund')) throw error
    switch (error.code) {
      case 'REFUND_AMOUNT_EXCEEDED':
        return 'More was refunded before than you think.'
      case 'MalformedRequest':
        return `Correct ${error.details.map(({ field }) => field).join(', ')}.`
      default:
        return `${error.status} ${error.code}; quote ${error.requestId} to the provider.`
    }
  }
}
// #endregion
