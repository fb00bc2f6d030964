import type { FaultEffect, FaultTarget } from '../domain/fault/fault.ts'
import { hasFaults } from '../storage/rows/fault-rows.ts'
import type { Store } from '../storage/store.ts'
import { applyFaults } from './apply-faults.ts'

export interface Faults {
  /**
   * Counts a match and returns the effects on this request or delivery, in the order to apply them; an empty list for
   * none.
   */
  faultFor(walletId: string, target: FaultTarget): Promise<readonly FaultEffect[]>
  /** Clears the memory of a wallet. Call it after its faults were created, deleted, reset or restored. */
  changed(walletId: string): void
}

const NONE: readonly FaultEffect[] = []

/**
 * Looks up the faults of wallets. When one process uses the store, it remembers the wallets without faults and skips
 * the query for them. On a shared store another process may create a fault at any time, so every call queries.
 */
export function createFaults({ store }: { readonly store: Store }): Faults {
  const without = new Set<string>()
  // A query that began before a change may return old data, so its result is not remembered.
  let changes = 0

  return {
    async faultFor(walletId, target) {
      if (without.has(walletId)) return NONE
      const before = changes
      if (await store.read((reader) => hasFaults(reader, walletId))) {
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
