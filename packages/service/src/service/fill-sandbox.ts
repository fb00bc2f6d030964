import { type Instant, brasiliaInstant } from '@pix-payments/pix'
import { openWallet } from '../application/open-wallet.ts'
import type { Service } from '../application/service.ts'
import { frozenClock, runningClock } from '../domain/wallet/wallet-clock.ts'
import { DEFAULT_WALLETS } from '../sandbox/default-wallets.ts'
import { operatorsOf } from '../storage/rows/wallet-rows.ts'

/** The frozen time of wallets created with a seed: Monday, 2026-01-05 09:00 in America/Sao_Paulo. */
export const SEEDED_START: Instant = brasiliaInstant('2026-01-05', '09:00')

/**
 * Creates the two demo operators (G-005) in a store without operators. The transaction is exclusive, because several
 * processes may start on one empty database at the same time.
 */
export async function fillSandbox(
  { store, clock, ids, checkEvent }: Service,
  seed: string | undefined,
): Promise<void> {
  await store.exclusively(async (transaction) => {
    if ((await operatorsOf(transaction)).length > 0) return
    const walletClock = seed === undefined ? runningClock() : frozenClock(SEEDED_START)
    for (const wallet of DEFAULT_WALLETS) {
      const realNow = clock.now()
      await openWallet(transaction, { ...wallet, clock: walletClock }, { realNow, ids, checkEvent })
    }
  })
}
