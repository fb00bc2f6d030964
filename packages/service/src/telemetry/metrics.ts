import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { FinishedRequest } from './finished-request.ts'

/** Prometheus metrics of this process. */
export interface Metrics {
  finished(finished: FinishedRequest): void
  delivered(outcome: string): void
  reported(name: string, result: string): void
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
    text: () => registry.metrics(),
  }
}
