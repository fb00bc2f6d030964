import { randomId } from '@pix-payments/http-contract/http'
import type { Contract } from '@pix-payments/http-contract/load'
import type { Context } from '../application/operation/context.ts'
import { StoreShards } from '../application/operation/shards.ts'
import { type Clock, systemClock } from '../clock.ts'
import { type RailChoice, openRail } from '../rail/open-rail.ts'
import { joinedQueues } from '../rail/queued/joined-queues.ts'
import type { QueuedRail } from '../rail/queued/queued-rail.ts'
import { simulatedWorld } from '../rail/simulated/simulated-world.ts'
import { requireTime } from '../settings/require-time.ts'
import { migrateAtStart } from '../storage/migrations/migrate.ts'
import { releaseLeases } from '../storage/rows/delivery-rows.ts'
import { countKeptReports } from '../storage/rows/finding-rows.ts'
import { releaseOrderLeases } from '../storage/rows/rail-queue-rows.ts'
import { forgetOtherStreams } from '../storage/store-cluster.ts'
import { resolveMode } from '../storage/store-mode.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import { maskedLog } from '../telemetry/masked-log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { followClock } from '../timers/follow-clock.ts'
import { type TransferWorker, createTransferWorker } from '../timers/transfer-worker.ts'
import { contractOf } from './contracts.ts'
import { type Parts, createParts } from './create-parts.ts'
import { openLocationKeys } from './location-options.ts'
import { reportTo } from './report-to.ts'
import type { ServiceOptions } from './service-options.ts'
import { storeFacts } from './store-facts.ts'
import { frontOf } from './shard-stores.ts'

/** What the service runs on one store. */
export interface Opened {
  readonly parts: Parts
  readonly queue: QueuedRail | undefined
  /** Undefined when all wallets are in one store. */
  readonly transfers: TransferWorker | undefined
}

/** The objects of a service, connected and not yet started. */
export interface Assembly {
  readonly opened: readonly Opened[]
  /** The parts that get the requests. */
  readonly front: Parts
  /** The queues of all stores as one. Undefined when the institution is in this process. */
  readonly queue: ReturnType<typeof joinedQueues>
  readonly metrics: Metrics | undefined
}

export interface AssemblyOptions extends ServiceOptions {
  readonly mode: Context['mode']
  readonly log: Log
  readonly rail: RailChoice
  /** The URL on which the service listens. It is known once the service listens. */
  readonly ownUrl: () => string
}

/** Prepares the stores, opens the rail on each, and connects all parts of the service. */
export async function assemble(
  contract: Contract,
  stores: readonly [Store, ...Store[]],
  options: AssemblyOptions,
): Promise<Assembly> {
  const { mode, log, logPersonalData: personalData = false } = options
  const clockFor = (store: Store): Clock => options.clock ?? store.clock ?? systemClock
  const keys = openLocationKeys(options, mode)
  // The metrics are loaded on demand, because the service starts faster without them.
  const isMetered = options.metrics === true || options.metricsListen !== undefined
  const metrics = isMetered
    ? (await import('../telemetry/metrics.ts')).createMetrics(clockFor(stores[0]))
    : undefined
  const masking = { ...options, log: maskedLog(log, { personalData }) }
  const processId = randomId()
  const contexts: Context[] = []
  const shards = options.shards && new StoreShards(contexts)
  const opened: Opened[] = []
  let front: Parts | undefined
  try {
    for (const store of stores) {
      const clock = clockFor(store)
      await prepareStore(store, { mode, clock, log })
      const { rail, queue } = await openRail(options.rail, {
        mode,
        store,
        clock,
        log: masking.log,
        processId,
        loadContract: () => contractOf('rail'),
        report: reportTo(() => front, metrics?.reported),
        onAttempt: metrics?.ordered,
        onLookUp: metrics?.lookedUp,
      })
      const parts = createParts(contract, store, {
        ...masking,
        clock,
        meters: metrics,
        rail,
        world: simulatedWorld,
        keys,
        shards,
        processId,
      })
      contexts.push(parts)
      opened.push({ parts, queue, transfers: shards && createTransferWorker(parts, log) })
    }
  } catch (error) {
    for (const { queue } of opened) await queue?.stop()
    throw error
  }
  front = frontOf(opened.map(({ parts }) => parts))
  const queue = joinedQueues(opened.flatMap((one) => one.queue ?? []))
  metrics?.watchKeptReports(async () => {
    const counts = await Promise.all(stores.map((store) => store.read(countKeptReports)))
    return counts.reduce((sum, count) => sum + count, 0)
  })
  metrics?.watchStores(storeFacts(stores, clockFor(stores[0])))
  if (queue !== undefined) metrics?.watchOrders(queue.facts)
  return { opened, front, queue, metrics }
}

/** Migrates a store, and makes it ready for this process. */
async function prepareStore(
  store: Store,
  { mode, clock, log }: { readonly mode: Context['mode']; readonly clock: Clock; readonly log: Log },
): Promise<void> {
  await migrateAtStart(store)
  await resolveMode(store, mode)
  await forgetOtherStreams(store)
  if (!store.isShared) {
    await store.write(releaseLeases)
    await store.write(releaseOrderLeases)
  }
  requireTime({ clock, isShared: store.isShared })
  await followClock({ store, clock, mode, log })
  logHealth(store, log)
}

/** Logs when the store becomes unavailable and when it is available again. */
function logHealth(store: Store, log: Log): void {
  store.onHealth((health) => {
    if (health.ok) log.info({}, 'The store serves requests again.')
    else log.error({ reason: health.reason }, `Requests are refused with 503: ${health.reason}`)
  })
}
