import type { Order } from '../rail.ts'
import type { SimulatedOrder } from '../simulated/forecast.ts'

/** An order as it comes over HTTP. Only a sandbox sends `simulation`. */
export type WireOrder = SimulatedOrder | Order

/** True when a sandbox sent the order, so that its reports may have `dueAt`. */
export const isSandboxOrder = (order: WireOrder): order is SimulatedOrder => 'simulation' in order

/**
 * Adds the behaviour of the simulated institution to an order of a production service, which asks for no behaviour:
 * transfers and refunds settle immediately, and no payer acts.
 */
export function withDefaultSimulation(order: Order): SimulatedOrder {
  switch (order.order) {
    case 'transfer':
      return {
        ...order,
        simulation: { status: 'SUCCESS', holdAt: 'PROCESSING', afterSeconds: 0, errorCode: null },
      }
    case 'refund':
      return { ...order, simulation: { status: 'SUCCESS', afterSeconds: 0, errorCode: null } }
    case 'recurrence':
    case 'instruction':
      return { ...order, simulation: { automaticPayer: false } }
    case 'charge':
    case 'cancellation':
      return order
  }
}
