import type { RailOrder } from '../storage/rows/rail-order-rows.ts'
import { orderIdOf, resourceIdOf } from './order-id.ts'
import type { OrderingWallet, Order } from './rail.ts'

/** Returns the row of an order that is placed now. */
export const orderRow = (work: OrderingWallet, order: Order, status: RailOrder['status']): RailOrder => ({
  id: orderIdOf(order),
  walletId: order.walletId,
  position: work.nextNumber(),
  name: order.order,
  resourceId: resourceIdOf(order),
  at: work.now,
  body: order,
  traceparent: work.traceparent ?? null,
  status,
})
