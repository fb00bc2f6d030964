import type { Instant } from '@pix-payments/pix'
import { type Statement, type Value, statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

/** 0 for an order that was not tried yet, 1 for a repeat. The text is that of the index `rail_order_pending`. */
const REPEAT = 'case when attempts = 0 then 0 else 1 end'

const due = statement(
  'railQueue.due',
  `select id, wallet_id, resource_id, name, attempts, error,
      (select min(e.position) from rail_order e where e.wallet_id = o.wallet_id and e.resource_id = o.resource_id
        and e.status = 'PENDING' and e.position < o.position) as behind
    from rail_order o where status = 'PENDING' and ${REPEAT} = $3 and due_at_real <= $1 and leased_until_real <= $1
      and name not in ($4, $5, $6, $7, $8, $9, $10, $11)
    order by due_at_real, position, id limit $2 {skip locked}`,
)
const first = statement(
  'railQueue.first',
  `select id, wallet_id, resource_id, name, attempts, error, null as behind
    from rail_order o where status = 'PENDING' and leased_until_real <= $1 and name = $2 and not exists (select 1 from rail_order e
      where e.wallet_id = o.wallet_id and e.resource_id = o.resource_id and e.status = 'PENDING'
      and e.position < o.position)
    order by ${REPEAT}, due_at_real, position, id limit 1 {skip locked}`,
)
const claim = statement(
  'railQueue.claim',
  `update rail_order set lease = $1, leased_until_real = $2 where id in ($3, $4, $5, $6, $7, $8, $9, $10)
    returning id, body, traceparent`,
)
const lockEarlier = statement(
  'railQueue.lockEarlier',
  `select id from rail_order where wallet_id = $1 and resource_id = $2 and position = $3 and status = 'PENDING'
    {skip locked}`,
)
const postpone = statement('railQueue.postpone', 'update rail_order set due_at_real = $2 where id = $1')
const finish = statement(
  'railQueue.finish',
  `update rail_order set status = 'SENT', attempts = attempts + 1, error = null, lease = null, leased_until_real = 0
    where id = $1 and lease = $2`,
)
const makeNextDue = statement(
  'railQueue.makeNextDue',
  `update rail_order set due_at_real = placed_at_real where due_at_real > placed_at_real and id =
    (select id from rail_order where wallet_id = $1 and resource_id = $2 and status = 'PENDING' order by position limit 1)`,
)
const retry = statement(
  'railQueue.retry',
  `update rail_order set attempts = attempts + 1, due_at_real = $3, error = coalesce($4, error), lease = null,
      leased_until_real = 0 where id = $1 and lease = $2`,
)
const release = statement(
  'railQueue.release',
  'update rail_order set lease = null, leased_until_real = 0 where id = $1 and lease = $2',
)
const forgetPauses = statement(
  'railQueue.forgetPauses',
  `update rail_order set due_at_real = placed_at_real
    where status = 'PENDING' and name = $1 and due_at_real > placed_at_real and error is null`,
)
const nextDue = statement(
  'railQueue.nextDue',
  `select min(at) as at from (
    select min(due_at_real) as at from rail_order where status = 'PENDING' and ${REPEAT} = 0 and due_at_real > $1
      and name not in ($2, $3, $4, $5, $6, $7, $8, $9)
    union all
    select min(due_at_real) as at from rail_order where status = 'PENDING' and ${REPEAT} = 1 and due_at_real > $1
      and name not in ($2, $3, $4, $5, $6, $7, $8, $9)
  ) as earliest`,
)
const firstDue = statement(
  'railQueue.firstDue',
  `select id from rail_order where status = 'PENDING' and ${REPEAT} in (0, 1) and due_at_real <= $1
    and leased_until_real <= $1 limit 1`,
)
const firstPending = statement(
  'railQueue.firstPending',
  `select id from rail_order where status = 'PENDING' and name = $1 limit 1`,
)
const backlog = statement(
  'railQueue.backlog',
  `select count(*) as pending, min(placed_at_real) as oldest from rail_order where status = 'PENDING'`,
)
const lastUnsent = statement(
  'railQueue.lastUnsent',
  `select max(position) as position from rail_order where wallet_id = $1 and status = 'PENDING' and attempts = 0`,
)
const firstUnsent = statement(
  'railQueue.firstUnsent',
  `select id from rail_order o where wallet_id = $1 and status = 'PENDING' and attempts = 0 and position <= $2
    and not exists (select 1 from rail_order e where e.wallet_id = o.wallet_id and e.resource_id = o.resource_id
      and e.status = 'PENDING' and e.attempts > 0 and e.position < o.position) limit 1`,
)
const releaseAll = statement(
  'railQueue.releaseLeases',
  `update rail_order set lease = null, leased_until_real = 0 where status = 'PENDING' and lease is not null`,
)
/** See `delivery.releaseLeasesOf` for the range of leases. */
const releaseOf = statement(
  'railQueue.releaseLeasesOf',
  `update rail_order set lease = null, leased_until_real = 0
    where status = 'PENDING' and lease >= $1 and lease < $2`,
)
const shortenLeases = statement(
  'railQueue.shortenLeases',
  `update rail_order set leased_until_real = $1 where status = 'PENDING' and leased_until_real > $1`,
)
const placeNow = statement(
  'railQueue.placeNow',
  `update rail_order set placed_at_real = $1, due_at_real = $1 where status = 'PENDING' and placed_at_real > $1`,
)
const shortenPauses = statement(
  'railQueue.shortenPauses',
  `update rail_order set due_at_real = $1 where status = 'PENDING' and due_at_real > $1`,
)

/** A pending order that this transaction has locked. */
export interface DueOrder {
  readonly id: string
  readonly walletId: string
  readonly resourceId: string
  readonly name: string
  /** Number of attempts so far. */
  readonly attempts: number
  /** Why the institution refused the order; null when it did not refuse it. */
  readonly error: string | null
  /** The position of the earliest pending order of the same resource, when it is before this one. */
  readonly behind: number | null
}

interface DueRow {
  readonly id: string
  readonly wallet_id: string
  readonly resource_id: string
  readonly name: string
  readonly attempts: number
  readonly error: string | null
  readonly behind: number | null
}

export interface DueOptions {
  readonly realNow: Instant
  readonly most: number
  /** Kinds of orders to leave out, at most {@link LEFT_OUT}. */
  readonly except: readonly string[]
}

/** The number of names that a statement leaves out. The rail contract has six kinds of orders. */
const LEFT_OUT = 8
const leftOut = (names: readonly string[]): readonly string[] =>
  Array.from({ length: LEFT_OUT }, (_, index) => names[index] ?? '')

/**
 * Locks and returns at most `most` pending orders that are due and that no process has leased. Orders that were not
 * tried yet come before repeats. Within each group, the order that has been due for the longest time comes first.
 */
export async function lockDueOrders(
  transaction: Transaction,
  { realNow, most, except }: DueOptions,
): Promise<readonly DueOrder[]> {
  const untried = await lockOrders(transaction, due, [realNow, most, 0, ...leftOut(except)])
  const left = most - untried.length
  if (left === 0) return untried
  return [...untried, ...(await lockOrders(transaction, due, [realNow, left, 1, ...leftOut(except)]))]
}

/**
 * Locks and returns the order of a kind to try while the institution does not take this kind: the oldest order that was
 * not tried yet, otherwise the repeat that is due first, even when it is not due yet. A list with one order, or with none.
 */
export const lockFirstOrder = (
  transaction: Transaction,
  name: string,
  realNow: Instant,
): Promise<readonly DueOrder[]> => lockOrders(transaction, first, [realNow, name])

async function lockOrders(
  transaction: Transaction,
  which: Statement,
  values: readonly Value[],
): Promise<readonly DueOrder[]> {
  const rows = await transaction.all<DueRow>(which, values)
  return rows.map(({ wallet_id, resource_id, ...row }) => ({
    ...row,
    walletId: wallet_id,
    resourceId: resource_id,
  }))
}

/** The number of ids that the `claim` statement takes: its parameters $3 to $10. */
const CLAIMED_AT_ONCE = 8

interface OrderMessage {
  readonly body: string
  readonly traceparent: string | null
}

/**
 * Leases the orders, which the caller has locked, until a real instant. Returns the body of each order as JSON and its
 * trace, keyed by order id.
 */
export async function claimOrders(
  transaction: Transaction,
  ids: readonly string[],
  lease: string,
  until: Instant,
): Promise<ReadonlyMap<string, OrderMessage>> {
  const messages = new Map<string, OrderMessage>()
  for (let from = 0; from < ids.length; from += CLAIMED_AT_ONCE) {
    const some = ids.slice(from, from + CLAIMED_AT_ONCE)
    const padded = Array.from({ length: CLAIMED_AT_ONCE }, (_, index) => some[index] ?? null)
    const rows = await transaction.all<OrderMessage & { id: string }>(claim, [lease, until, ...padded])
    for (const { id, body, traceparent } of rows) messages.set(id, { body, traceparent })
  }
  return messages
}

/**
 * Makes an order due at `until`, because an earlier order of its resource, at position `behind`, is pending. When the
 * earlier order is sent, {@link finishOrder} makes this order due. Locks the earlier order first, so that it cannot be
 * recorded as sent at the same time. If another transaction has locked it, nothing changes, and the next turn tries
 * again.
 */
export async function postponeOrder(
  transaction: Transaction,
  { id, walletId, resourceId, behind }: DueOrder,
  until: Instant,
): Promise<void> {
  const earlier = await transaction.first(lockEarlier, [walletId, resourceId, behind])
  if (earlier !== undefined) await transaction.run(postpone, [id, until])
}

/** A leased order. */
export interface Leased {
  readonly id: string
  readonly walletId: string
  readonly resourceId: string
  readonly lease: string
}

/**
 * Records that the institution has taken an order, and makes the next order of its resource due. Returns false when the
 * lease has expired and another process has claimed the order.
 */
export async function finishOrder(
  transaction: Transaction,
  { id, walletId, resourceId, lease }: Leased,
): Promise<boolean> {
  if ((await transaction.run(finish, [id, lease])) === 0) return false
  await transaction.run(makeNextDue, [walletId, resourceId])
  return true
}

/**
 * Records a failed attempt. The order is due again at `dueAt`. `error` says why the institution refused the order; with
 * null, the stored error stays. Returns false when another process has claimed the order.
 */
export async function retryOrder(
  transaction: Transaction,
  { id, lease }: Leased,
  { dueAt, error }: { readonly dueAt: Instant; readonly error: string | null },
): Promise<boolean> {
  return (await transaction.run(retry, [id, lease, dueAt, error])) === 1
}

/** Ends the lease of an order whose attempt was aborted, so that another turn or process can claim it. */
export async function releaseOrder(transaction: Transaction, { id, lease }: Leased): Promise<void> {
  await transaction.run(release, [id, lease])
}

/**
 * Makes every order of a kind due since its placement, also orders that wait after a failure. Orders that the
 * institution refused keep their pauses.
 */
export async function forgetOrderPauses(transaction: Transaction, name: string): Promise<void> {
  await transaction.run(forgetPauses, [name])
}

/** The earliest real instant after `realNow` at which an order is due. Null when none of the other kinds is due later. */
export async function nextOrderDue(
  reader: Reader,
  realNow: Instant,
  except: readonly string[],
): Promise<Instant | null> {
  const values = [realNow, ...leftOut(except)]
  return (await reader.first<{ at: number | null }>(nextDue, values))?.at ?? null
}

/** True if an order is due that no process has leased. */
export const hasDueOrder = async (reader: Reader, realNow: Instant): Promise<boolean> =>
  (await reader.first(firstDue, [realNow])) !== undefined

export const hasPendingOrder = async (reader: Reader, name: string): Promise<boolean> =>
  (await reader.first(firstPending, [name])) !== undefined

/** The orders that the institution has not taken yet. */
export interface Backlog {
  readonly pending: number
  /** The real instant at which the oldest of them was placed; null when there is none. */
  readonly oldestAt: Instant | null
}

export async function orderBacklog(reader: Reader): Promise<Backlog> {
  const row = await reader.first<{ pending: number; oldest: number | null }>(backlog)
  return { pending: row?.pending ?? 0, oldestAt: row?.oldest ?? null }
}

/** The position of the wallet's newest order that was never sent. Null when each order was sent at least once. */
export async function lastUnsentOrder(reader: Reader, walletId: string): Promise<number | null> {
  return (await reader.first<{ position: number | null }>(lastUnsent, [walletId]))?.position ?? null
}

/**
 * True if an order of the wallet, up to this position, was never sent and does not wait for an earlier order that
 * failed.
 */
export const hasUnsentOrder = async (reader: Reader, walletId: string, upTo: number): Promise<boolean> =>
  (await reader.first(firstUnsent, [walletId, upTo])) !== undefined

/**
 * Releases all leases. Call it at the start of a process that does not share the store: all stored leases are then from
 * earlier processes.
 */
export async function releaseOrderLeases(transaction: Transaction): Promise<void> {
  await transaction.run(releaseAll)
}

/** Releases the leases of a dead process, so that its orders are due again. */
export async function releaseOrderLeasesOf(transaction: Transaction, processId: string): Promise<void> {
  await transaction.run(releaseOf, [`${processId}:`, `${processId};`])
}

/**
 * Adapts the orders after real time went back: an order that was placed after `realNow` counts as placed now, and no
 * lease and no pause lasts beyond `until`.
 */
export async function shortenOrderWaits(
  transaction: Transaction,
  { realNow, until }: { readonly realNow: Instant; readonly until: Instant },
): Promise<void> {
  await transaction.run(placeNow, [realNow])
  await transaction.run(shortenLeases, [until])
  await transaction.run(shortenPauses, [until])
}
