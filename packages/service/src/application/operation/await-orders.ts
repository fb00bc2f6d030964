import type { Context } from './context.ts'

/** How long a request of the sandbox waits for the institution to take the orders of the wallet. */
const ORDERS_MILLISECONDS = 1000

/**
 * In a sandbox whose institution is another process, runs `operation` as if the institution were here: first the due
 * timers run and their orders are sent, and then the orders of the operation are sent. So a test sees what it would see
 * with the institution in the process. In production, an operation does not wait.
 */
export async function awaitingOrders<T>(
  { mode, rail, wallets }: Pick<Context, 'mode' | 'rail' | 'wallets'>,
  walletId: string | undefined,
  operation: () => Promise<T>,
): Promise<T> {
  if (mode !== 'sandbox' || rail.sent === undefined || walletId === undefined) return operation()
  await wallets.readLatest(walletId, () => Promise.resolve(), { passesTimers: true })
  await rail.sent(walletId, ORDERS_MILLISECONDS)
  const result = await operation()
  await rail.sent(walletId, ORDERS_MILLISECONDS)
  return result
}
