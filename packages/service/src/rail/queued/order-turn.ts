import type { Instant } from '@pix-payments/pix'
import { SECOND } from '../../domain/timestamp.ts'
import {
  type DueOrder,
  claimOrders,
  finishOrder,
  forgetOrderPauses,
  hasPendingOrder,
  lockDueOrders,
  lockFirstOrder,
  nextOrderDue,
  postponeOrder,
  releaseOrder,
  retryOrder,
} from '../../storage/rows/rail-queue-rows.ts'
import type { Transaction } from '../../storage/store.ts'
import type { SentOrder } from '../rail.ts'

/** An order that this process has leased and is sending. */
export interface ClaimedOrder extends DueOrder {
  readonly lease: string
  readonly body: SentOrder
  readonly traceparent: string | undefined
}

/**
 * What an attempt means for the order: the institution has it (`sent`), it is due again later (`retry`), or the attempt
 * was aborted before its result was known (`aborted`), so that any process may send the order now.
 */
export type OrderResult =
  | { readonly kind: 'sent' | 'aborted' }
  | { readonly kind: 'retry'; readonly dueAt: Instant; readonly error: string | null }

export interface FinishedOrder {
  readonly order: ClaimedOrder
  readonly result: OrderResult
}

export interface OrderTurnOptions {
  readonly realNow: Instant
  /** The attempts whose results this turn records. */
  readonly finished: readonly FinishedOrder[]
  /** At most this many orders are claimed. */
  readonly most: number
  /** The kinds of orders whose breakers are open. Only probes take these orders. */
  readonly open: readonly string[]
  /** Kinds of orders, at most `most`. For each of them, one order is claimed that need not be due. */
  readonly probes: readonly string[]
  /** The kinds of orders whose breakers closed: orders that failed before are due since their placement. */
  readonly closed: readonly string[]
  /** An id that is unique over all turns of all processes. */
  readonly lease: string
  readonly leaseUntil: Instant
}

export interface OrderTurn {
  readonly claimed: readonly ClaimedOrder[]
  /** True if more orders may be due. */
  readonly hasMore: boolean
  /**
   * The real instant at which the next order is due, apart from orders whose breakers are open. Null when no order is due
   * later, or when it was not queried, because `hasMore` is true.
   */
  readonly nextAt: Instant | null
  /** The kinds of the probes for which no order is pending. */
  readonly empty: readonly string[]
}

/** When an order waits for an earlier order of its resource, a turn looks at it again after this time at the latest. */
const BEHIND = 60 * SECOND
/** How many due orders a turn reads: more than it claims, because some of them wait for an earlier order. */
const candidateLimit = (most: number): number => Math.max(2 * most, 16)

/** Runs one transaction on the queue of orders: records results and claims orders. */
export async function takeOrderTurn(transaction: Transaction, options: OrderTurnOptions): Promise<OrderTurn> {
  const { realNow, finished, most, open, probes, closed } = options
  for (const it of finished) await recordResult(transaction, it)
  for (const order of closed) await forgetOrderPauses(transaction, order)
  if (most === 0) return { claimed: [], hasMore: false, nextAt: null, empty: [] }
  const picked: DueOrder[] = []
  const empty: string[] = []
  for (const order of probes) {
    const first = await lockFirstOrder(transaction, order, realNow)
    picked.push(...first)
    if (first.length === 0 && !(await hasPendingOrder(transaction, order))) empty.push(order)
  }
  const window = candidateLimit(most - picked.length)
  const due = await lockDueOrders(transaction, { realNow, most: window, except: open })
  picked.push(...due.filter(({ behind }) => behind === null).slice(0, most - picked.length))
  const claimed = await claim(transaction, picked, options)
  for (const it of due) if (it.behind !== null) await postponeOrder(transaction, it, realNow + BEHIND)
  const hasMore = picked.length === most || due.length === window
  return { claimed, hasMore, nextAt: hasMore ? null : await nextOrderDue(transaction, realNow, open), empty }
}

/** Records what became of an attempt. */
export async function recordResult(
  transaction: Transaction,
  { order, result }: FinishedOrder,
): Promise<void> {
  if (result.kind === 'sent') await finishOrder(transaction, order)
  else if (result.kind === 'retry') await retryOrder(transaction, order, result)
  else await releaseOrder(transaction, order)
}

async function claim(
  transaction: Transaction,
  picked: readonly DueOrder[],
  { lease, leaseUntil }: OrderTurnOptions,
): Promise<readonly ClaimedOrder[]> {
  const ids = picked.map(({ id }) => id)
  const messages = await claimOrders(transaction, ids, lease, leaseUntil)
  return picked.map((order) => {
    const message = messages.get(order.id)
    if (message === undefined) throw new Error(`The order ${order.id} was locked but could not be claimed`)
    const { body, traceparent } = message
    return { ...order, lease, body: JSON.parse(body) as SentOrder, traceparent: traceparent ?? undefined }
  })
}
