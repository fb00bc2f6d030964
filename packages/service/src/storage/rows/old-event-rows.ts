import { statement } from '../statement.ts'
import type { Transaction } from '../store.ts'
import type { Range } from './old-rows.ts'

/** The rows of a wallet in a range of positions. */
const IN_RANGE = 'wallet_id = $1 and position > $2 and position <= $3'

const removeAttempts = statement(
  'deliveryAttempt.deleteOld',
  `delete from delivery_attempt where delivery_id in
    (select id from delivery where ${IN_RANGE} and status <> 'PENDING')`,
)
/** Keeps a delivery that ended after its attempts were deleted: it has a new attempt. */
const removeDeliveries = statement(
  'delivery.deleteOld',
  `delete from delivery where ${IN_RANGE} and status <> 'PENDING'
    and not exists (select 1 from delivery_attempt a where a.delivery_id = delivery.id)`,
)
const lockEvents = statement(
  'event.lockOld',
  `select id from event where ${IN_RANGE} order by position {lock}`,
)
const removeEvents = statement(
  'event.deleteOld',
  `delete from event where ${IN_RANGE} and not exists (select 1 from delivery d where d.event_id = event.id)`,
)

/** Deletes the deliveries that have ended, with their attempts. Returns the number of deleted rows by table. */
export async function deleteOldDeliveries(
  transaction: Transaction,
  { walletId, after, upTo }: Range,
): Promise<Readonly<Record<'delivery' | 'delivery_attempt', number>>> {
  const values = [walletId, after, upTo]
  return {
    delivery_attempt: await transaction.run(removeAttempts, values),
    delivery: await transaction.run(removeDeliveries, values),
  }
}

/**
 * Deletes the events to which no delivery refers. First locks the events, so that the second statement sees a delivery
 * that was created at the same time for one of them (`lockEvent`).
 */
export async function deleteOldEvents(
  transaction: Transaction,
  { walletId, after, upTo }: Range,
): Promise<Readonly<Record<'event', number>>> {
  const values = [walletId, after, upTo]
  await transaction.all(lockEvents, values)
  return { event: await transaction.run(removeEvents, values) }
}
