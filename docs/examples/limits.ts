import type { Balance, PixClient } from '@pix-payments/client'

// #region limits
/** Reads the balance for a web page. Rejects when the balance does not arrive within five seconds. */
export function balanceForAPage(pix: PixClient, orderId: string, signal: AbortSignal): Promise<Balance> {
  return pix.balances.getBalance({
    signal, // ends the call when the visitor leaves
    timeoutMs: 2_000, // for one attempt
    deadlineMs: 5_000, // for all attempts, the waits between them and the token
    maxRetries: 1,
    correlationId: `order-${orderId}`, // sent as x-correlation-id with each attempt
  })
}
// #endregion
