import { resolveStuck } from '../kit/findings.ts'
import { type Inbox, inTransaction, type Tables } from '../kit/kit.ts'
import type { EventRow } from '../storage/records.ts'
import { inBatches } from './in-batches.ts'

/** Events come in bursts, so one transaction stores many. */
export const createInbox = (kit: Tables): Inbox => ({
  add: inBatches<EventRow>((rows) =>
    // In the same order in each process, so that two processes with the same events never wait for each other.
    inTransaction(kit, ({ events }) => events.insertAll(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))),
  ),
  finish: inBatches<EventRow>((rows) =>
    inTransaction(kit, async (open) => {
      const keys = rows.map(({ key }) => key).toSorted()
      await open.events.updateAll(keys, { done_at: kit.clock.now(), next_at: null, problem: null })
      await resolveStuck(kit, open, 'events', ...rows)
    }),
  ),
})
