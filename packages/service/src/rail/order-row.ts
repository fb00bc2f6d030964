import type { RailOrder } from '../storage/rows/rail-order-rows.ts'
import { orderIdOf, resourceIdOf } from './order-id.ts'
import type { Desk, Order } from './rail.ts'

/** Returns the row of an order that is placed now. */
export const orderRow = (desk: Desk, order: Order, status: RailOrder['status']): RailOrder => ({
  id: orderIdOf(order),
  walletId: order.walletId,
  position: desk.nextNumber(),
  name: order.order,
  resourceId: resourceIdOf(order),
  at: desk.now,
  body: order,
  status,
})
