import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { FinishedRequest } from './finished-request.ts'

/** Prometheus metrics of this process. */
export interface Metrics {
  finished(finished: FinishedRequest): void
  delivered(outcome: string): void
  reported(name: string, result: string): void
  /** An order was sent to the institution once. */
  ordered(order: string, outcome: string): void
  lookedUp(lookUp: string, outcome: string, milliseconds: number): void
  /** The retention job deleted old rows of a table. */
  removed(table: string, rows: number): void
  /** Adds the gauge of the reports that are kept. */
  watchKeptReports(count: () => Promise<number>): void
  /** Adds the gauges of the queue of orders. */
  watchOrders(facts: () => Promise<OrderFacts>): void
  text(): Promise<string>
}

/** The orders that the institution has not acknowledged yet. */
export interface OrderFacts {
  readonly pending: number
  /** The age of the oldest in real seconds. */
  readonly oldestSeconds: number
  /** True while the service tries only one order at a time, because the institution takes none. */
  readonly isOpen: boolean
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const ORDER_GAUGES: readonly {
  readonly name: string
  readonly help: string
  readonly value: (facts: OrderFacts) => number
}[] = [
  {
    name: 'pix_rail_orders_pending',
    help: 'Orders that the institution has not acknowledged yet, of all processes on the store.',
    value: ({ pending }) => pending,
  },
  {
    name: 'pix_rail_oldest_order_age_seconds',
    help: 'Age of the oldest order that the institution has not acknowledged yet; 0 when there is none.',
    value: ({ oldestSeconds }) => oldestSeconds,
  },
  {
    name: 'pix_rail_breaker_open',
    help: '1 while this process tries the orders of a kind one at a time, because the institution takes none; otherwise 0.',
    value: ({ isOpen }) => (isOpen ? 1 : 0),
  },
]

export function createMetrics(clock: Pick<Clock, 'offset'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const duration = new Histogram({
    name: 'pix_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  })
  const deliveries = new Counter({
    name: 'pix_webhook_attempts_total',
    help: 'Attempts to deliver a webhook, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const reports = new Counter({
    name: 'pix_rail_reports_total',
    help: 'Reports of the institution that the service accepted, by name and result.',
    labelNames: ['report', 'result'],
    registers,
  })
  const orders = new Counter({
    name: 'pix_rail_order_attempts_total',
    help: 'Attempts to send an order to the institution, by kind of order and outcome.',
    labelNames: ['order', 'outcome'],
    registers,
  })
  const lookUps = new Histogram({
    name: 'pix_rail_look_up_duration_seconds',
    help: 'Time from a look-up to the answer of the institution, by look-up and outcome.',
    labelNames: ['look_up', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const removed = new Counter({
    name: 'pix_old_rows_deleted_total',
    help: 'Old rows that this process deleted, by table; for rail_report, reports whose body it deleted.',
    labelNames: ['table'],
    registers,
  })
  registry.registerMetric(
    new Gauge({
      name: 'pix_clock_offset_seconds',
      help: 'Seconds by which the system clock is ahead of the time that wallets and timers use.',
      registers: [],
      collect() {
        this.set(clock.offset() / 1000)
      },
    }),
  )
  return {
    finished({ reply, durationMilliseconds }) {
      const labels = { operation: reply.operation?.id ?? 'none', status: String(reply.status) }
      duration.observe(labels, durationMilliseconds / 1000)
    },
    delivered(outcome) {
      deliveries.inc({ outcome })
    },
    reported(name, result) {
      reports.inc({ report: name, result })
    },
    ordered(order, outcome) {
      orders.inc({ order, outcome })
    },
    lookedUp(lookUp, outcome, milliseconds) {
      lookUps.observe({ look_up: lookUp, outcome }, milliseconds / 1000)
    },
    removed(table, rows) {
      removed.inc({ table }, rows)
    },
    watchKeptReports(count) {
      const name = 'pix_rail_kept_reports'
      const help =
        'Reports of the institution that fit no state of their resource, of all processes on the store.'
      registry.registerMetric(gaugeOf(name, help, count))
    },
    watchOrders(facts) {
      for (const { name, help, value } of ORDER_GAUGES) {
        registry.registerMetric(gaugeOf(name, help, async () => value(await facts())))
      }
    },
    text: () => registry.metrics(),
  }
}

/** A gauge whose value comes from the store. */
function gaugeOf(name: string, help: string, value: () => Promise<number>): Gauge {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      // While the store does not answer, the gauge keeps its last value, so that the other metrics are served.
      await value().then(
        (it) => gauge.set(it),
        () => undefined,
      )
    },
  })
  return gauge
}
