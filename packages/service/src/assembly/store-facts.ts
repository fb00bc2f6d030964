import type { Clock } from '../clock.ts'
import { waitingWork } from '../storage/rows/backlog-rows.ts'
import type { Store } from '../storage/store.ts'
import type { StoreFacts } from '../telemetry/gauges.ts'

/** Returns what the metrics show of the stores: sums, and the worst of each. */
export function storeFacts(stores: readonly Store[], clock: Pick<Clock, 'now'>): () => Promise<StoreFacts> {
  const unavailable = new Set<Store>()
  for (const store of stores)
    store.onHealth(({ ok }) => (ok ? unavailable.delete(store) : unavailable.add(store)))
  return async () => {
    // The partitions of a store share its connections.
    const connections = stores[0]?.connections?.()
    const isAvailable = unavailable.size === 0
    const process = {
      isAvailable,
      connectionsUsed: connections?.used ?? 0,
      mostConnections: connections?.most ?? 0,
      connectionsWaiting: connections?.waiting ?? 0,
    }
    // While a store is away, its facts keep their last values.
    const works = await Promise.all(stores.map((store) => store.readLatest(waitingWork))).catch(() => [])
    if (works.length === 0) return process
    const now = clock.now()
    const secondsSince = (at: number | null): number => Math.max(now - (at ?? now), 0) / 1000
    return {
      ...process,
      deliveriesPending: sum(works.map(({ deliveries }) => deliveries)),
      oldestDeliverySeconds: Math.max(...works.map((it) => secondsSince(it.oldestDeliveryAt))),
      timerLagSeconds: Math.max(...works.map((it) => secondsSince(it.firstTimerAt))),
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
