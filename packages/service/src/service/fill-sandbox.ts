import { type Instant, brasiliaInstant } from '@pix-payments/pix'
import { openWallet } from '../application/open-wallet.ts'
import type { Service } from '../application/service.ts'
import { frozenClock, runningClock } from '../domain/wallet/wallet-clock.ts'
import { DEFAULT_WALLETS } from '../sandbox/default-wallets.ts'
import { operatorsOf } from '../storage/rows/wallet-rows.ts'

/** Where seeded wallets stand: a Monday, nine in the morning in Brasília. */
export const SEEDED_START: Instant = brasiliaInstant('2026-01-05', '09:00')

/**
 * A sandbox is born with two operators (G-005); one that has operators keeps them as they are. Exclusively, since several
 * processes may start on one empty database.
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
