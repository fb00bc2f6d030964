import type { Instant } from '@pix-payments/pix'
import type { CauseFields } from '../domain/cause.ts'
import { virtualNow } from '../domain/wallet/wallet-clock.ts'
import type { Clock } from '../clock.ts'
import { findWallet } from '../storage/rows/wallet-rows.ts'
import { hasFaults } from '../storage/rows/fault-rows.ts'
import type { FaultEffect, FaultTarget } from '../domain/fault/fault.ts'
import { storeOfWallet } from '../storage/partition.ts'
import type { Store, Transaction } from '../storage/store.ts'
import { applyFaults } from './apply-faults.ts'

export interface Faults {
  /**
   * Counts a match for each fault with this target. Returns the fault effects on this request, in the order in which they
   * apply. The list is empty when no fault applies. `causedBy` is the request.
   */
  faultFor(walletId: string, target: FaultTarget, causedBy: CauseFields): Promise<readonly FaultEffect[]>
  /**
   * Forgets that a wallet has no faults. Call it after faults of the wallet were created, deleted, reset or restored.
   */
  changed(walletId: string): void
}

const NONE: readonly FaultEffect[] = []

/**
 * Looks up the faults of wallets. When only one process uses the store, it remembers the wallets without faults and
 * does not query the store for them again. On a shared store, another process may create a fault at any time, so every
 * call queries the store.
 */
export function createFaults({ store, clock }: { readonly store: Store; readonly clock: Clock }): Faults {
  const without = new Set<string>()
  // Counts changes. A query that began before a change may return old data, so the result of such a query is not
  // remembered.
  let changes = 0

  return {
    async faultFor(walletId, target, causedBy) {
      if (without.has(walletId)) return NONE
      const before = changes
      const home = storeOfWallet(store, walletId)
      if (await home.readLatest((reader) => hasFaults(reader, walletId))) {
        return home.write(async (transaction) => {
          const at = await walletNow(transaction, walletId, clock.now())
          return applyFaults(transaction, walletId, target, { at, causedBy, resourceId: null })
        })
      }
      if (!store.isShared && changes === before) without.add(walletId)
      return NONE
    },
    changed(walletId) {
      changes += 1
      without.delete(walletId)
    },
  }
}

async function walletNow(transaction: Transaction, walletId: string, realNow: Instant): Promise<Instant> {
  const wallet = await findWallet(transaction, walletId)
  return wallet === undefined ? realNow : virtualNow(wallet.clock, realNow, wallet.lastAt)
}
