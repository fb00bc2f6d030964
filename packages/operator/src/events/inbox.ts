import { inBatches } from '../in-batches.ts'
import { type Inbox, inTransaction, type Tables } from '../kit-context.ts'
import type { EventRow } from '../records.ts'

/** Events come in bursts, so one transaction stores many. */
export const createInbox = (kit: Tables): Inbox => ({
  add: inBatches<EventRow>((rows) =>
    // In the same order in each process, so that two processes with the same events never wait for each other.
    inTransaction(kit, ({ events }) => events.insertAll(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))),
  ),
  finish: inBatches<string>((keys) =>
    inTransaction(kit, ({ events }) =>
      events.updateAll(keys.toSorted(), { done_at: kit.clock.now(), next_at: null, problem: null }),
    ),
  ),
})
