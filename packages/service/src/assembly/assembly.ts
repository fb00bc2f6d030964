import { hostname } from 'node:os'
import { randomId } from '@pix-payments/http-contract/http'
import type { Contract } from '@pix-payments/http-contract/load'
import type { Context } from '../application/operation/context.ts'
import { type Clock, systemClock } from '../clock.ts'
import { type RailChoice, openRail } from '../rail/open-rail.ts'
import { joinedQueues } from '../rail/queued/joined-queues.ts'
import type { QueuedRail } from '../rail/queued/queued-rail.ts'
import { simulatedWorld } from '../rail/simulated/simulated-world.ts'
import { requireTime } from '../settings/require-time.ts'
import { migrateAtStart } from '../storage/migrations/migrate.ts'
import { partitionsOf } from '../storage/partition.ts'
import { releaseLeases } from '../storage/rows/delivery-rows.ts'
import { countKeptReports } from '../storage/rows/finding-rows.ts'
import { releaseOrderLeases } from '../storage/rows/rail-queue-rows.ts'
import { forgetOtherStreams } from '../storage/store-cluster.ts'
import { requireKeys } from '../storage/secrets/key-checks.ts'
import { type KeyRing, createKeyRing } from '../storage/secrets/key-ring.ts'
import { rotateSecrets } from '../storage/secrets/stored-secrets.ts'
import { resolveMode } from '../storage/store-mode.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import { maskedLog } from '../telemetry/masked-log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { followClock } from '../timers/follow-clock.ts'
import { contractOf } from './contracts.ts'
import { type Parts, type SharedParts, createParts, createSharedParts } from './create-parts.ts'
import { openLocationKeys } from './location-options.ts'
import { reportTo } from './report-to.ts'
import { findTracing } from '../tracing/open-telemetry.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { ServiceOptions } from './service-options.ts'
import { storeFacts } from './store-facts.ts'
import { tracedStore } from './traced-store.ts'

/** What the service runs on one partition of the store. */
export interface Opened {
  readonly parts: Parts
  readonly queue: QueuedRail | undefined
}

/** The objects of a service, connected and not yet started. */
export interface Assembly {
  readonly opened: readonly Opened[]
  readonly shared: SharedParts
  /** The parts that get the requests; those of a wallet go on to its partition. */
  readonly front: Parts
  /** The queues of all partitions as one. Undefined when the institution is in this process. */
  readonly queue: ReturnType<typeof joinedQueues>
  readonly metrics: Metrics | undefined
  readonly tracing: Tracing | undefined
}

export interface AssemblyOptions extends ServiceOptions {
  readonly mode: Context['mode']
  readonly log: Log
  readonly rail: RailChoice
  /** The URL on which the service listens. It is known once the service listens. */
  readonly ownUrl: () => string
}

/** Prepares the store, opens the rail on each of its partitions, and connects all parts of the service. */
export async function assemble(
  contract: Contract,
  store: Store,
  options: AssemblyOptions,
): Promise<Assembly> {
  const { mode, log, logPersonalData: personalData = false } = options
  const clock = options.clock ?? store.clock ?? systemClock
  const payloadKeys = openLocationKeys(options, mode)
  const keys = createKeyRing(options.storageKeys ?? [], { readsPlain: mode === 'sandbox' })
  // The metrics are loaded on demand, because the service starts faster without them.
  const isMetered = options.metrics === true || options.metricsListen !== undefined
  const metrics = isMetered ? (await import('../telemetry/metrics.ts')).createMetrics(clock) : undefined
  const processId = randomId()
  const tracing = await findTracing()
  const common = {
    ...options,
    log: maskedLog(log, { personalData }),
    clock,
    meters: metrics,
    tracing,
    processId,
  }
  await prepareStore(store, { mode, clock, log, keys })
  const shared = createSharedParts(contract, store, { ...common, keys, payloadKeys })
  const all: Parts[] = []
  const opened: Opened[] = []
  try {
    for (const one of partitionsOf(tracing === undefined ? store : tracedStore(store, tracing))) {
      const { rail, queue } = await openRail(options.rail, {
        mode,
        store: one,
        clock,
        log: common.log,
        processId,
        tracing,
        loadContract: () => contractOf('rail'),
        report: reportTo(() => all[0], metrics?.reported),
        onAttempt: metrics?.ordered,
        onLookUp: metrics?.lookedUp,
      })
      const partitions = store.partitioned && all
      const parts = createParts(shared, one, { ...common, rail, world: simulatedWorld, partitions })
      all.push(parts)
      opened.push({ parts, queue })
    }
  } catch (error) {
    for (const { queue } of opened) await queue?.stop()
    throw error
  }
  const [front] = all
  if (front === undefined) throw new Error('A store has at least one partition')
  const queue = joinedQueues(opened.flatMap((one) => one.queue ?? []))
  metrics?.watchKeptReports(async () => {
    const counts = await Promise.all(all.map((one) => one.store.read(countKeptReports)))
    return counts.reduce((sum, count) => sum + count, 0)
  })
  metrics?.watchStores(storeFacts(partitionsOf(store), clock))
  if (mode === 'sandbox') metrics?.watchStream(() => shared.activityFeed.lagMilliseconds)
  if (queue !== undefined) metrics?.watchOrders(queue.facts)
  return { opened, shared, front, queue, metrics, tracing }
}

interface Preparation {
  readonly mode: Context['mode']
  readonly clock: Clock
  readonly log: Log
  readonly keys: KeyRing
}

/** Migrates a store, and makes it ready for this process. */
async function prepareStore(store: Store, { mode, clock, log, keys }: Preparation): Promise<void> {
  await migrateAtStart(store)
  await resolveMode(store, mode)
  await prepareSecrets(store, { keys, log, clock })
  await forgetOtherStreams(store)
  if (!store.isShared) {
    await store.write(releaseLeases)
    await store.write(releaseOrderLeases)
  }
  requireTime({ clock, isShared: store.isShared })
  for (const one of partitionsOf(store)) {
    await followClock({ store: one, clock, mode, log })
    logHealth(one, log)
  }
}

/**
 * Checks the keys, and encrypts what other keys have encrypted, or none. On a shared store, other processes may not have
 * the current key yet, so there only `pix-service keys rotate` changes the key.
 */
async function prepareSecrets(store: Store, { keys, log, clock }: Omit<Preparation, 'mode'>): Promise<void> {
  const before = await requireKeys(store, keys)
  const isNew = before.some((id) => id !== keys.current) ? !store.isShared : before.length === 0
  if (keys.current === undefined || !isNew) return
  const { secretsOfKeys, unreadable } = await rotateSecrets(store, keys, {
    by: { kind: 'service', from: hostname() },
    at: clock.now(),
  })
  for (const problem of unreadable) log.error({}, problem)
  log.info({ secretsOfKeys }, `The secrets of the store are encrypted with the key ${keys.current}.`)
}

/** Logs when the store becomes unavailable and when it is available again. */
function logHealth(store: Store, log: Log): void {
  const partition = store.partitioned?.number
  store.onHealth((health) => {
    if (health.ok) log.info({ partition }, 'The store serves requests again.')
    else log.error({ partition, reason: health.reason }, `Requests are refused with 503: ${health.reason}`)
  })
}
