import type { FaultEffect, FaultTarget } from '../domain/fault/fault.ts'
import { hasFaults } from '../storage/rows/fault-rows.ts'
import type { Store } from '../storage/store.ts'
import { applyFaults } from './apply-faults.ts'

export interface Faults {
  /**
   * Counts a match for each fault with this target. Returns the fault effects on this request or delivery, in the order
   * in which they apply. The list is empty when no fault applies.
   */
  faultFor(walletId: string, target: FaultTarget): Promise<readonly FaultEffect[]>
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
export function createFaults({ store }: { readonly store: Store }): Faults {
  const without = new Set<string>()
  // Counts changes. A query that began before a change may return old data, so the result of such a query is not
  // remembered.
  let changes = 0

  return {
    async faultFor(walletId, target) {
      if (without.has(walletId)) return NONE
      const before = changes
      if (await store.readLatest((reader) => hasFaults(reader, walletId))) {
        return store.write((transaction) => applyFaults(transaction, walletId, target))
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
