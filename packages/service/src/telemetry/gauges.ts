import { Gauge, type Registry } from 'prom-client'

/** The orders that the institution has not acknowledged yet. */
export interface OrderFacts {
  readonly pending: number
  /** The age of the oldest in real seconds. */
  readonly oldestSeconds: number
  /** True while the service tries only one order at a time, because the institution takes none. */
  readonly isOpen: boolean
}

/** What the stores of this process say. A fact that cannot be read now is left out. */
export interface StoreFacts {
  readonly isAvailable: boolean
  readonly connectionsUsed: number
  readonly mostConnections: number
  readonly connectionsWaiting: number
  readonly deliveriesPending?: number
  readonly oldestDeliverySeconds?: number
  readonly timerLagSeconds?: number
}

/** A gauge: its name, its help, and its value. While the value is undefined, the gauge keeps the last one. */
export type FactGauge<Facts> = readonly [
  name: string,
  help: string,
  value: (facts: Facts) => number | boolean | undefined,
]

export const ORDER_GAUGES: readonly FactGauge<OrderFacts>[] = [
  [
    'pix_rail_orders_pending',
    'Orders that the institution has not acknowledged yet, of all processes on the store.',
    ({ pending }) => pending,
  ],
  [
    'pix_rail_oldest_order_age_seconds',
    'Age of the oldest order that the institution has not acknowledged yet; 0 when there is none.',
    ({ oldestSeconds }) => oldestSeconds,
  ],
  [
    'pix_rail_breaker_open',
    '1 while this process tries the orders of a kind one at a time, because the institution takes none; otherwise 0.',
    ({ isOpen }) => isOpen,
  ],
]

export const STORE_GAUGES: readonly FactGauge<StoreFacts>[] = [
  [
    'pix_store_available',
    '0 while this process cannot read or write its store, so that requests get 503; otherwise 1.',
    ({ isAvailable }) => isAvailable,
  ],
  [
    'pix_store_connections_used',
    'Connections to PostgreSQL that this process uses now.',
    ({ connectionsUsed }) => connectionsUsed,
  ],
  [
    'pix_store_connections_max',
    'Connections to PostgreSQL that this process may use; 0 on SQLite.',
    ({ mostConnections }) => mostConnections,
  ],
  [
    'pix_store_connection_waits',
    'Transactions and reads of this process that wait for a free connection now.',
    ({ connectionsWaiting }) => connectionsWaiting,
  ],
  [
    'pix_webhook_deliveries_pending',
    'Deliveries that wait for an attempt, of all processes on the store; at most 10000 are counted.',
    ({ deliveriesPending }) => deliveriesPending,
  ],
  [
    'pix_webhook_oldest_due_seconds',
    'Time since the oldest delivery became due, of the first 1000 wallets with deliveries that wait; 0 when none is due.',
    ({ oldestDeliverySeconds }) => oldestDeliverySeconds,
  ],
  [
    'pix_timer_lag_seconds',
    'Time since the first timer of all wallets became due; 0 when none is due.',
    ({ timerLagSeconds }) => timerLagSeconds,
  ],
]

/** Adds gauges that share their facts: one scrape reads the facts once. When that fails, they keep their last values. */
export function watchFacts<Facts>(
  registry: Registry,
  gauges: readonly FactGauge<Facts>[],
  facts: () => Promise<Facts>,
): void {
  let reading: Promise<Facts | undefined> | undefined
  const read = (): Promise<Facts | undefined> =>
    (reading ??= facts()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      }))
  for (const [name, help, value] of gauges) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const found = await read()
        const now = found === undefined ? undefined : value(found)
        if (now !== undefined) gauge.set(Number(now))
      },
    })
    registry.registerMetric(gauge)
  }
}
