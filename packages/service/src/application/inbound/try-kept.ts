import type { Report } from '../../rail/rail.ts'
import { keepReport, keptReportsOf } from '../../storage/rows/rail-report-rows.ts'
import type { WalletWork } from '../wallet-work.ts'
import { receive } from './receive.ts'
import type { Received } from './received.ts'

/**
 * Tries the kept reports about a resource again, oldest first, until none of them fits. So reports that came in the
 * wrong order all take effect.
 */
export async function tryKept(work: WalletWork, resourceId: string): Promise<void> {
  for (;;) {
    const isChanged = await tryOnce(work, resourceId)
    if (!isChanged) return
  }
}

/** Tries each kept report until one changes the resource. Then an older report may fit too. */
async function tryOnce(work: WalletWork, resourceId: string): Promise<boolean> {
  for (const { id, body, keptBecause } of await keptReportsOf(work.transaction, work.wallet.id, resourceId)) {
    const received = await receive(work, JSON.parse(body) as Report)
    const because = becauseOf(received)
    if (because !== keptBecause) await keepReport(work.transaction, id, because)
    if (received.result === 'APPLIED') return true
  }
  return false
}

/**
 * Returns why a report stays kept, or null when it does not. The institution knows nothing of a refusal after its report
 * was kept, so a person must see the refusal.
 */
function becauseOf(received: Received<unknown>): string | null {
  switch (received.result) {
    case 'APPLIED':
    case 'KNOWN':
      return null
    case 'REFUSED':
      return `The report was kept first, and then the service refused it: ${received.reason}.`
    case 'KEPT':
      return received.reason
  }
}
