import type { Clock } from '../../clock.ts'
import { type Store, StoreUnavailableError } from '../../storage/store.ts'
import type { Log } from '../../telemetry/log.ts'
import { type FinishedOrder, recordResult } from './order-turn.ts'
import { LONGEST_PAUSE } from './pauses.ts'

interface RecordParts {
  readonly store: Pick<Store, 'write'>
  readonly clock: Clock
  readonly log: Log
}

/**
 * Records each result in a transaction of its own. A result that the store rejects becomes a failed attempt without an
 * error, so that the order is sent again. Stops when the store becomes unavailable. Returns the results that need no
 * further recording.
 */
export async function recordOneByOne(
  { store, clock, log }: RecordParts,
  finished: readonly FinishedOrder[],
): Promise<readonly FinishedOrder[]> {
  const write = (it: FinishedOrder): Promise<void> =>
    store.write((transaction) => recordResult(transaction, it))
  for (const [index, it] of finished.entries()) {
    const facts = { orderId: it.order.id, walletId: it.order.walletId }
    try {
      await write(it).catch((error: unknown) => {
        if (error instanceof StoreUnavailableError) throw error
        log.error(
          { ...facts, err: error },
          'The result of an order cannot be stored. Sending the order again.',
        )
        return write({ ...it, result: { kind: 'retry', dueAt: clock.now() + LONGEST_PAUSE, error: null } })
      })
    } catch (error) {
      if (error instanceof StoreUnavailableError) return finished.slice(0, index)
      // The order is sent again when its lease ends.
      log.error({ ...facts, err: error }, 'An attempt to send an order cannot be recorded.')
    }
  }
  return finished
}
