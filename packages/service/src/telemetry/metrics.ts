import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { FinishedRequest } from './finished-request.ts'
import { ORDER_GAUGES, type OrderFacts, STORE_GAUGES, type StoreFacts, watchFacts } from './gauges.ts'

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
  /** A transaction performs operations of a wallet, which waited for it so many milliseconds. */
  performed(waits: readonly number[]): void
  /** Adds the gauge of the reports that are kept. */
  watchKeptReports(count: () => Promise<number>): void
  /** Adds the gauges of the queue of orders. */
  watchOrders(facts: () => Promise<OrderFacts>): void
  /** Adds the gauges of the stores. */
  watchStores(facts: () => Promise<StoreFacts>): void
  /** Adds the gauge of the stream of the sandbox. */
  watchStream(lagMilliseconds: () => number): void
  text(): Promise<string>
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

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
  const failures = new Counter({
    name: 'pix_request_failures_total',
    help: 'Requests that got an error, by operation and code.',
    labelNames: ['operation', 'code'],
    registers,
  })
  const walletWaits = new Histogram({
    name: 'pix_wallet_wait_seconds',
    help: 'Time that an operation waited for its wallet in this process.',
    buckets: SECONDS,
    registers,
  })
  const groups = new Histogram({
    name: 'pix_wallet_group_operations',
    help: 'Operations of a wallet that a transaction performed together.',
    buckets: [1, 2, 4, 8, 16, 32, 64],
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
      if (reply.code !== undefined) failures.inc({ operation: labels.operation, code: reply.code })
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
    performed(waits) {
      groups.observe(waits.length)
      for (const wait of waits) walletWaits.observe(wait / 1000)
    },
    watchKeptReports(count) {
      const name = 'pix_rail_kept_reports'
      const help =
        'Reports of the institution that fit no state of their resource, of all processes on the store.'
      watchFacts(registry, [[name, help, (it) => it]], count)
    },
    watchOrders(facts) {
      watchFacts(registry, ORDER_GAUGES, facts)
    },
    watchStores(facts) {
      watchFacts(registry, STORE_GAUGES, facts)
    },
    watchStream(lagMilliseconds) {
      const name = 'pix_stream_lag_seconds'
      const help = 'Seconds by which open streams of this process are behind the store; 0 when none is open.'
      watchFacts(registry, [[name, help, (it) => it / 1000]], async () => lagMilliseconds())
    },
    text: () => registry.metrics(),
  }
}
