import type { SandboxEvent, WaitForParameters } from '@pix-payments/client/sandbox'
import type { Session } from '../target/session.ts'

/** The longest time of one call. Shorter than the deadline of the client for a call. */
const CALL_SECONDS = 10

/** Waits for an event, at most the given real time. Undefined when it did not come. */
export async function waitUntil(
  { control, wallet }: Session,
  seconds: number,
  wanted: Omit<WaitForParameters, 'walletId' | 'timeoutSeconds'>,
): Promise<SandboxEvent | undefined> {
  const { walletId } = await wallet()
  for (let left = seconds; ; left -= CALL_SECONDS) {
    const timeoutSeconds = Math.max(0, Math.min(left, CALL_SECONDS))
    const { event } = await control.events.waitFor({ walletId, ...wanted, timeoutSeconds })
    if (event !== null) return event
    if (left <= CALL_SECONDS) return undefined
  }
}

/** The position of the newest event of the wallet, 0 without an event. */
export async function newestPosition({ control, wallet }: Session): Promise<number> {
  const { walletId } = await wallet()
  let newest = 0
  for await (const { data } of control.events.listEvents.pages({ walletId })) {
    newest = data.at(-1)?.position ?? newest
  }
  return newest
}
