import type { Instant } from '@pix-payments/pix'
import { SECOND } from '../domain/timestamp.ts'
import { TOKEN_LIFETIME_SECONDS } from '../identity/access-tokens.ts'
import { shortenClockMoves } from '../storage/rows/clock-move-rows.ts'
import { shortenTokens } from '../storage/rows/credential-rows.ts'
import { shortenDeliveryWaits } from '../storage/rows/delivery-rows.ts'
import { shortenProcesses } from '../storage/rows/process-rows.ts'
import { goOnFromLast } from '../storage/rows/wallet-rows.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'

/** Longer than any lease of a delivery, and than a fault holds one back (G-272). */
const LONGEST_WAIT = 60 * SECOND
/** Of a move of a clock, and of a sign of life. */
const LONGEST_LEASE = 4 * SECOND

/**
 * Brings what the store holds to a real time that may have gone back since it was written: the system clock was
 * corrected between two starts, or the clock of the database was set. Wallets go on from where they are, and nothing
 * waits longer than it would have.
 */
export async function followClock(
  { store, log }: { readonly store: Store; readonly log: Log },
  realNow: Instant,
): Promise<void> {
  const wallets = await store.write(async (transaction) => {
    await shortenDeliveryWaits(transaction, realNow + LONGEST_WAIT)
    await shortenClockMoves(transaction, realNow + LONGEST_LEASE)
    await shortenProcesses(transaction, realNow + LONGEST_LEASE)
    await shortenTokens(transaction, realNow + TOKEN_LIFETIME_SECONDS * SECOND)
    return goOnFromLast(transaction, realNow)
  })
  if (wallets === 0) return
  log.warn({ wallets }, 'Wallets were ahead of the clock, which went back: they go on from where they are.')
}
