import { timestamp } from '../../domain/timestamp.ts'
import { createIdSource } from '../../identity/id-source.ts'
import { orderIdOf } from '../order-id.ts'
import type { Report } from '../rail.ts'
import { forecast } from '../simulated/forecast.ts'
import { type WireOrder, isSandboxOrder, withDefaultSimulation } from './default-simulation.ts'

/** A report that the institution sends, with the id of its message. */
export interface OutgoingReport {
  readonly id: string
  readonly body: Report & { readonly dueAt?: string }
}

/**
 * Returns the reports about an order, in the order in which they are sent. Ids and contents depend only on the order.
 * So a process that keeps no state sends the same reports again when the order comes again.
 */
export function reportsOf(order: WireOrder): readonly OutgoingReport[] {
  const message = `${order.order}.${orderIdOf(order)}`
  let numbers = 0
  const { random } = createIdSource(message)('report', () => (numbers += 1))
  const isSandbox = isSandboxOrder(order)
  const simulated = isSandbox ? order : withDefaultSimulation(order)
  return forecast(simulated, { now: Date.parse(order.at), random }).map(({ report, dueAt }, index) => ({
    id: `${message}.${index}`,
    // Production applies each report when it arrives, and refuses `dueAt`.
    body: dueAt === null || !isSandbox ? report : { ...report, dueAt: timestamp(dueAt) },
  }))
}
