import type { Instant } from '@pix-payments/pix'
import { timestamp } from '../../domain/timestamp.ts'
import { type KeptReport, type OpenOrder, keptReports, openOrders } from '../../storage/rows/finding-rows.ts'
import type { Reader } from '../../storage/store.ts'

/** A report or an order that needs a person. */
export interface Finding {
  readonly kind: 'report' | 'order'
  /** When the report came, or when the order was placed, in the wallet's time. */
  readonly at: string
  readonly walletId: string
  /** The kind of the report or order, such as `transferSettled` or `transfer`. */
  readonly name: string
  readonly resourceId: string
  /** The webhook-id of the report, or the orderId. */
  readonly id: string
  /** How often an order was sent; null for a report. */
  readonly attempts: number | null
  readonly reason: string
}

/** An institution takes an order within seconds. After this time, a person should look. */
const PATIENCE_MINUTES = 5

/**
 * Returns the reports that are kept, and the orders that the institution refuses or has not acknowledged for more than 5
 * minutes, newest first, at most `limit`.
 */
export async function listFindings(
  reader: Reader,
  { realNow, limit }: { readonly realNow: Instant; readonly limit: number },
): Promise<readonly Finding[]> {
  const reports = await keptReports(reader, limit)
  const orders = await openOrders(reader, realNow - PATIENCE_MINUTES * 60_000, limit)
  return [...reports.map(ofReport), ...orders.map(ofOrder)]
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, limit)
}

const ofReport = ({ at, keptBecause: reason, ...report }: KeptReport): Finding => ({
  kind: 'report',
  at: timestamp(at),
  ...report,
  attempts: null,
  reason,
})

const ofOrder = ({ at, error, ...order }: OpenOrder): Finding => ({
  kind: 'order',
  at: timestamp(at),
  ...order,
  reason:
    error ?? `The institution has not acknowledged the order for more than ${PATIENCE_MINUTES} minutes.`,
})
