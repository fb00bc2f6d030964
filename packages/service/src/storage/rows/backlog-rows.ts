import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'

/** The cost of a statement ends here, however long the backlog is. */
const MOST_DELIVERIES = 10_000
const MOST_WALLETS = 1000
const WAITING = `status = 'PENDING' and place <> 'BEHIND'`
const pending = statement(
  'backlog.deliveries',
  `select count(*) as count from (select 1 from delivery where ${WAITING} limit ${MOST_DELIVERIES}) as waiting`,
)
/** Each step jumps in the index to the next wallet, as in `delivery.walletsWithUntried`. A frozen wallet has no real time. */
const oldest = statement(
  'backlog.oldestDelivery',
  `with recursive waiting (wallet_id) as (
    select min(wallet_id) from delivery where ${WAITING}
    union all
    select (select min(wallet_id) from delivery where ${WAITING} and wallet_id > waiting.wallet_id)
      from waiting where waiting.wallet_id is not null)
    select min(at) as at from (select
      (select min(due_at) from delivery where delivery.wallet_id = waiting.wallet_id and ${WAITING})
        - (select clock_offset from wallet where id = waiting.wallet_id and clock_mode = 'RUNNING') as at
      from waiting where wallet_id is not null limit ${MOST_WALLETS}) as of_wallets`,
)
const timer = statement(
  'backlog.firstTimer',
  'select min(wake_at_real) as at from wallet where wake_at_real is not null',
)

/** What waits for the service, in real time. */
export interface WaitingWork {
  /** At most 10,000 are counted. */
  readonly deliveries: number
  /** When the oldest delivery of 1000 wallets was or is due; null when none waits. */
  readonly oldestDeliveryAt: Instant | null
  /** When the first timer of all wallets was or is due; null when there is none. */
  readonly firstTimerAt: Instant | null
}

export async function waitingWork(reader: Reader): Promise<WaitingWork> {
  const at = async (which: typeof oldest): Promise<Instant | null> =>
    (await reader.first<{ at: number | null }>(which))?.at ?? null
  return {
    deliveries: (await reader.first<{ count: number }>(pending))?.count ?? 0,
    oldestDeliveryAt: await at(oldest),
    firstTimerAt: await at(timer),
  }
}
