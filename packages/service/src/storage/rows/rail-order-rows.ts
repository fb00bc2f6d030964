import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insert = statement(
  'railOrder.insert',
  `insert into rail_order (id, wallet_id, position, name, resource_id, at, body, status, traceparent, placed_at_real, due_at_real)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
)
const ofResource = statement(
  'railOrder.ofResource',
  `select id, position, name, at, body, status from rail_order where wallet_id = $1 and resource_id = $2
    order by position`,
)

/** An order to the institution. */
export interface RailOrder {
  readonly id: string
  readonly walletId: string
  /** The orders of one resource are sent in the order of their positions. */
  readonly position: number
  /** The kind of the order, such as `transfer`. */
  readonly name: string
  readonly resourceId: string
  /** The instant at which the order was placed, in the wallet's time. */
  readonly at: Instant
  readonly body: object
  /** PENDING until the institution has acknowledged the order. */
  readonly status: 'PENDING' | 'SENT'
  readonly traceparent?: string | null
}

/**
 * Stores an order. `placedAt` is the real instant at which it was placed; a pending order is due from then on. It has no
 * meaning for an order that was sent.
 */
export async function insertOrder(
  transaction: Transaction,
  { id, walletId, position, name, resourceId, at, body, status, traceparent = null }: RailOrder,
  placedAt: Instant = 0,
): Promise<void> {
  const text = JSON.stringify(body)
  const values = [id, walletId, position, name, resourceId, at, text, status, traceparent, placedAt]
  await transaction.run(insert, values)
}

/** The orders about a resource, oldest first. */
export async function ordersOf(reader: Reader, walletId: string, resourceId: string): Promise<RailOrder[]> {
  const rows = await reader.all<{
    id: string
    position: number
    name: string
    at: number
    body: string
    status: RailOrder['status']
  }>(ofResource, [walletId, resourceId])
  return rows.map(({ body, ...row }) => ({
    ...row,
    walletId,
    resourceId,
    body: JSON.parse(body) as RailOrder['body'],
  }))
}
