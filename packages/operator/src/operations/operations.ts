import { type Kit, wake } from '../kit/kit.ts'
import type { Budget } from '../pace/budget.ts'
import { dismissEvent } from './dismiss-event.ts'
import { type Found, lookUp } from './look-up.ts'
import { measure, type OpenWork } from './measure.ts'
import { prune, type Pruned, type PruneOptions } from './prune.ts'
import { type RetryFilter, retryNow } from './retry-now.ts'

/** What a person does after an outage, and with work that cannot end on its own. None of it moves money. */
export interface Operations {
  /**
   * Makes failed work due, for example after an outage: all of it, or that of a wallet or table. Payouts are due after a
   * minute. Returns the number of rows.
   */
  retryNow(filter?: RetryFilter): Promise<number>
  /**
   * Ends the work of an event that cannot be processed: the `subject` of its finding. Returns false when no such event is
   * open.
   */
  dismissEvent(id: string, by: { readonly actor: string; readonly reason: string }): Promise<boolean>
  /**
   * Deletes the personal data of work that ended 30 days ago: processed events, and what requests say about payers and
   * recipients. Call it once a day.
   */
  prune(options?: PruneOptions): Promise<Pruned>
  /** Finds deposits, payouts and subscriptions by player, `externalId`, `chargeId` or another id, with their history. */
  lookUp(id: string): Promise<readonly Found[]>
  /** Returns the open work by kind and wallet, for metrics: of payouts, the money in flight. */
  measure(): Promise<readonly OpenWork[]>
}

/** `operations` of `@pix-payments/operator/operations`. */
export interface OperationsModule {
  create(kit: Kit, budget: Budget): Operations
  createWatch(kit: Kit, budget: Budget): () => Promise<void>
}

export const createOperations = (kit: Kit, budget: Budget): Operations => ({
  async retryNow(filter = {}) {
    const count = await retryNow(kit, filter)
    const { walletId } = filter
    for (const it of walletId === undefined ? budget.paused(kit.clock.now()) : [walletId]) budget.pause(it, 0)
    wake(kit)
    return count
  },
  dismissEvent: (id, by) => dismissEvent(kit, id, by),
  prune: (options) => prune(kit, options),
  lookUp: (id) => lookUp(kit, id),
  measure: () => measure(kit),
})
