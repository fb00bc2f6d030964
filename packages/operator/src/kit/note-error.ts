import { PixError } from '@pix-payments/client'
import { type Budget, isLimit, PAUSE_MS, waitOf } from '../pace/budget.ts'
import { recordFinding } from './findings.ts'
import { inTransaction, type Kit } from './kit.ts'

/** After a 429, all calls of the wallet wait. A wait that the kit cuts becomes a finding. */
export async function noteError(
  kit: Kit,
  budget: Budget,
  walletId: string,
  error: unknown,
  key: string = walletId,
): Promise<void> {
  if (!(error instanceof PixError)) return
  const since = kit.clock.now()
  const wait = waitOf(error)
  const { retryAfterMs = 0 } = error
  if (isLimit(error)) budget.pause(walletId, since + (wait || PAUSE_MS))
  if (retryAfterMs <= wait) return
  const detail = `The API asked for a wait of ${retryAfterMs / 1000} seconds.`
  const subject = isLimit(error) ? walletId : key
  // The alarm must not fail the work. The next such answer repeats it.
  await inTransaction(kit, (open) =>
    recordFinding(kit, open, { kind: 'delayed', walletId, subject, detail, since }),
  ).catch(() => undefined)
}
