import type { FaultEffect, FaultTarget } from '../domain/fault/fault.ts'
import { hasFaults } from '../storage/rows/fault-rows.ts'
import type { Store } from '../storage/store.ts'
import { applyFaults } from './apply-faults.ts'

export interface Faults {
  /** What goes wrong with this request or delivery, in this order; counts the match. Nothing: an empty list. */
  faultFor(walletId: string, target: FaultTarget): Promise<readonly FaultEffect[]>
  /** Call it after faults of a wallet were created, deleted, reset or restored. */
  changed(walletId: string): void
}

const NONE: readonly FaultEffect[] = []

/**
 * The faults of all wallets. A process that has the store for itself remembers which wallets have none, so that they
 * cost nothing; where several processes share it, another may have created one, so that each time is a look.
 */
export function createFaults({ store }: { readonly store: Store }): Faults {
  const without = new Set<string>()
  // A look that began before a change must not be remembered after it.
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
