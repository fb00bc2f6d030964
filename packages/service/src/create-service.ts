import type { Server } from 'node:http'
import { addressOf, close, listen, randomId } from '@pix-payments/http-contract/http'
import type { Service } from './application/operation/service.ts'
import { resolveMode } from './storage/store-mode.ts'
import { StoreShards } from './application/operation/shards.ts'
import { type Clock, type Stop, systemClock } from './clock.ts'
import type { HealthOptions } from './http/health.ts'
import { isLoopbackHost } from './domain/loopback.ts'
import { type ListenAddress, type MetricsServer, startMetricsServer } from './http/metrics-server.ts'
import { contractOf } from './service/contracts.ts'
import { createHttpServer } from './service/create-http-server.ts'
import { type Parts, createParts } from './service/create-parts.ts'
import { fillSandbox } from './service/fill-sandbox.ts'
import { openLocationKeys, ownUrlOf, warnOfLocations } from './service/location-options.ts'
import { reportTo } from './service/report-to.ts'
import { frontOf, pingAny, storesOf } from './service/shard-stores.ts'
import { DEFAULT_HOST, type RunningService, type ServiceOptions } from './service/service-options.ts'
import { type RailChoice, openRail } from './rail/open-rail.ts'
import { joinedQueues } from './rail/queued/joined-queues.ts'
import type { QueuedRail } from './rail/queued/queued-rail.ts'
import { simulatedWorld } from './rail/simulated/simulated-world.ts'
import { migrate } from './storage/migrations/migrate.ts'
import { countKeptReports } from './storage/rows/finding-rows.ts'
import { releaseLeases } from './storage/rows/delivery-rows.ts'
import { releaseOrderLeases } from './storage/rows/rail-queue-rows.ts'
import { openSqlite } from './storage/sqlite/sqlite-store.ts'
import type { Replica } from './storage/replica.ts'
import type { Store } from './storage/store.ts'
import { type Log, silentLog } from './telemetry/log.ts'
import { maskedLog } from './telemetry/masked-log.ts'
import { requireTime } from './settings/require-time.ts'
import { watchClock } from './timers/clock-watch.ts'
import { followClock } from './timers/follow-clock.ts'
import { type TransferWorker, createTransferWorker } from './timers/transfer-worker.ts'

export type { RunningService, ServiceOptions } from './service/service-options.ts'

/**
 * Starts the service: opens and migrates the store, creates the demo wallets in a new sandbox, and listens. The service
 * owns the store: it also closes a store that the options contain, even when the start fails.
 */
export async function createService(options: ServiceOptions = {}): Promise<RunningService> {
  const { mode = 'sandbox', port = 0, host = DEFAULT_HOST, seed, log = silentLog } = options
  const choice = options.rail ?? defaultRail(mode)
  const madeToken = options.controlToken === undefined ? makeControlToken(mode, host) : undefined
  const controlToken = options.controlToken ?? madeToken
  const contract = await contractOf('pix')
  const stores = storesOf(options, () =>
    openSqlite({ file: options.file, warn: (message) => log.warn({}, message) }),
  )
  const clockFor = (store: Store): Clock => options.clock ?? store.clock ?? systemClock
  const [firstStore] = stores
  let ownUrl = ''
  const opened: Opened[] = []
  try {
    const keys = openLocationKeys(options, mode)
    // The metrics are loaded on demand, because the service starts faster without them.
    const isMetered = options.metrics === true || options.metricsListen !== undefined
    const metrics = isMetered
      ? (await import('./telemetry/metrics.ts')).createMetrics(clockFor(firstStore))
      : undefined
    const { logPersonalData: personalData = false } = options
    const masking = { ...options, log: maskedLog(log, { personalData }) }
    const processId = randomId()
    const services: Service[] = []
    const shards = options.shards && new StoreShards(services)
    let front: Service | undefined
    for (const store of stores) {
      const clock = clockFor(store)
      await prepareStore(store, { mode, clock, log })
      const { rail, queue } = await openRail(choice, {
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
        mode,
        clock,
        meters: metrics,
        rail,
        world: simulatedWorld,
        keys,
        ownUrl: () => ownUrl,
        shards,
        processId,
      })
      services.push(parts)
      opened.push({ parts, queue, transfers: shards && createTransferWorker(parts, log) })
    }
    const parts = frontOf(opened.map((one) => one.parts))
    front = parts
    const queue = joinedQueues(opened.flatMap((one) => one.queue ?? []))
    metrics?.watchKeptReports(async () => {
      const counts = await Promise.all(stores.map((store) => store.read(countKeptReports)))
      return counts.reduce((sum, count) => sum + count, 0)
    })
    if (queue !== undefined) metrics?.watchOrders(queue.facts)
    if (mode === 'sandbox') await fillSandbox(parts, seed, log)
    const ready = (): Promise<void> => pingAny(stores)
    const railHealth = queue?.health
    const server = await createHttpServer(contract, parts, {
      ...options,
      controlToken,
      meters: metrics,
      railHealth,
      ready,
    })
    await listen(server, port, host)
    ownUrl = ownUrlOf(server, host)
    const metricsServer = await openMetrics(options.metricsListen, {
      ready,
      rail: railHealth,
      metrics: metrics && (() => metrics.text()),
    }).catch(async (error: unknown) => {
      await close(server)
      throw error
    })
    for (const one of opened) start(one)
    const clock = clockFor(firstStore)
    const unwatchClock = watchClock({ clock, isShared: firstStore.isShared, log })
    if (options.prepare === true) void contract.validation.prepare()
    if (madeToken !== undefined) log.warn({ host }, noticeOf(madeToken))
    warnOfLocations(log, parts, options)
    return running(
      server,
      { opened, unwatchClock, copy: options.replica },
      { host, controlToken, metrics: metricsServer },
    )
  } catch (error) {
    for (const { queue } of opened) await queue?.stop()
    await options.replica?.close()
    await Promise.all(stores.map((store) => store.close()))
    throw error
  }
}

/** What the service runs on one store. */
interface Opened {
  readonly parts: Parts
  readonly queue: QueuedRail | undefined
  /** Undefined when all wallets are in one store. */
  readonly transfers: TransferWorker | undefined
}

/** Migrates a store, and makes it ready for this process. */
async function prepareStore(
  store: Store,
  { mode, clock, log }: { readonly mode: Service['mode']; readonly clock: Clock; readonly log: Log },
): Promise<void> {
  await migrate(store)
  await resolveMode(store, mode)
  if (!store.isShared) {
    await store.write(releaseLeases)
    await store.write(releaseOrderLeases)
  }
  requireTime({ clock, isShared: store.isShared })
  await followClock({ store, clock, log })
  logHealth(store, log)
}

function start({ parts, queue, transfers }: Opened): void {
  parts.presence?.start()
  parts.dispatcher.start()
  parts.timers.start()
  parts.retention.start()
  parts.activityTrim?.start()
  queue?.start()
  transfers?.start()
}

/** Finishes what runs on one store. */
async function stopParts({ parts, queue, transfers }: Opened): Promise<void> {
  await transfers?.stop()
  await parts.timers.stop()
  // Requests and timers place orders until here. The orders in progress are finished, the others wait in the store.
  await queue?.stop()
  await parts.dispatcher.stop()
  await parts.requestLog.stop()
  await parts.retention.stop()
  await parts.activityTrim?.stop()
  await parts.presence?.stop()
}

/** A production service simulates the world only when it is told to, because then no money moves. */
function defaultRail(mode: Service['mode']): RailChoice {
  if (mode === 'sandbox') return 'simulated'
  throw new TypeError(
    "A production service needs the option rail, its connection to the institution that moves the money: { remote } for an institution that implements the rail contract, { institution } for a function that connects to one, or 'simulated' for a trial in which no money moves.",
  )
}

/** Logs when the store becomes unavailable and when it is available again. */
function logHealth(store: Store, log: Log): void {
  store.onHealth((health) => {
    if (health.ok) log.info({}, 'The store serves requests again.')
    else log.error({ reason: health.reason }, `Requests are refused with 503: ${health.reason}`)
  })
}

/**
 * Creates a control token for a sandbox that other machines can reach (G-270). Returns undefined when no token is
 * required.
 */
function makeControlToken(mode: Service['mode'], host: string): string | undefined {
  return mode === 'sandbox' && !isLoopbackHost(host) ? randomId() : undefined
}

const noticeOf = (token: string): string =>
  `Other machines can reach this sandbox: its control API needs the token ${token} until it stops. ` +
  'Choose one with --control-token or PIX_SERVICE_CONTROL_TOKEN.'

async function openMetrics(
  address: ListenAddress | undefined,
  health: HealthOptions,
): Promise<MetricsServer | undefined> {
  return address && startMetricsServer(address, health)
}

interface Access {
  readonly host: string
  readonly controlToken: string | undefined
  readonly metrics: MetricsServer | undefined
}

interface Running {
  readonly opened: readonly Opened[]
  readonly unwatchClock: Stop
  readonly copy: Replica | undefined
}

function running(
  server: Server,
  { opened, unwatchClock, copy }: Running,
  { host, controlToken, metrics }: Access,
): RunningService {
  const { url, port } = addressOf(server, host)
  let closing: Promise<void> | undefined
  const end = (): Promise<void> => {
    closing ??= stop()
      .finally(() => copy?.close())
      .finally(() => Promise.all(opened.map(({ parts }) => parts.store.close())))
    return closing
  }
  const stop = async (): Promise<void> => {
    unwatchClock()
    // Responds to the requests that wait, for example for an event. Otherwise the server would wait for them before it
    // closes.
    for (const { parts } of opened) {
      parts.walletWatch.stop()
      parts.activityFeed.stop()
    }
    await close(server)
    await Promise.all(opened.map(stopParts))
    // The metrics server closes last, so that metrics stay available during the shutdown.
    await metrics?.close()
  }
  return { url, port, controlToken, metricsUrl: metrics?.url, close: end, [Symbol.asyncDispose]: end }
}
