import type { Order, OrderOperation } from './orders.ts'
import type { Arrival, ReportBook } from './report-book.ts'

/**
 * The reports that an order leads to. Of each inner list, a resource has at most one: a transfer settles or is refused.
 * The first list is what the order leads to first.
 */
export const EFFECTS: Readonly<Record<OrderOperation, readonly (readonly string[])[]>> = {
  orderTransfer: [['reportTransferSettled', 'reportTransferRefused']],
  orderRefund: [['reportRefundEnded']],
  registerCharge: [['reportChargePayment']],
  requestRecurrence: [['reportFirstPayment'], ['reportRecurrenceAnswer']],
  orderInstruction: [['reportInstructionSent'], ['reportInstructionAnswer'], ['reportInstructionPayment']],
  orderCancellation: [],
}

/** Returns the first report that an order led to. */
export function effectOf(book: ReportBook, { operation, resourceId }: Order): Arrival | undefined {
  return book.about(resourceId, EFFECTS[operation].flat())[0]
}

/**
 * Returns the different reports of the list of {@link EFFECTS} that has the most of them. Two reports are different when
 * `keyOf` differs. By default that is their webhook-id.
 */
export function endings(
  book: ReportBook,
  { operation, resourceId }: Order,
  keyOf: (arrival: Arrival) => string = ({ webhookId, text }) => webhookId || text,
): readonly Arrival[] {
  const lists = EFFECTS[operation].map((operations) => [
    ...new Map(book.about(resourceId, operations).map((it) => [keyOf(it), it])).values(),
  ])
  return lists.reduce((longest, list) => (list.length > longest.length ? list : longest), [])
}

/** Returns a text such as `transferSettled (webhook-id a-1), transferRefused (webhook-id a-2)`. */
export function listed(arrivals: readonly Arrival[]): string {
  return arrivals
    .map(({ operationId, webhookId }) => `${kindOf(operationId)} (webhook-id ${webhookId})`)
    .join(', ')
}

/** Returns `transferSettled` for `reportTransferSettled`. */
export function kindOf(operationId: string): string {
  const kind = operationId.replace(/^report/, '')
  return `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`
}
