import type { Server } from 'node:http'
import { addressOf, close, listen, randomId } from '@pix-payments/http-contract/http'
import type { Service } from './application/service.ts'
import { resolveMode } from './application/store-mode.ts'
import { type Stop, systemClock } from './clock.ts'
import type { HealthOptions } from './http/health.ts'
import { isLoopbackHost } from './domain/loopback.ts'
import { type ListenAddress, type MetricsServer, startMetricsServer } from './http/metrics-server.ts'
import { contractOf } from './service/contracts.ts'
import { createHttpServer } from './service/create-http-server.ts'
import { type Parts, createParts } from './service/create-parts.ts'
import { fillSandbox } from './service/fill-sandbox.ts'
import { openLocationKeys, ownUrlOf, warnOfLocations } from './service/location-options.ts'
import { reportTo } from './service/report-to.ts'
import { DEFAULT_HOST, type RunningService, type ServiceOptions } from './service/service-options.ts'
import { type RailChoice, openRail } from './rail/open-rail.ts'
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
import { watchClock } from './timers/clock-watch.ts'
import { followClock } from './timers/follow-clock.ts'

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
  const { file } = options
  const store = options.store ?? openSqlite({ file, warn: (message) => log.warn({}, message) })
  const clock = options.clock ?? store.clock ?? systemClock
  let ownUrl = ''
  let queue: QueuedRail | undefined
  try {
    const keys = openLocationKeys(options, mode)
    await migrate(store)
    await resolveMode(store, mode)
    if (!store.isShared) {
      await store.write(releaseLeases)
      await store.write(releaseOrderLeases)
    }
    await followClock({ store, clock, log })
    // The metrics are loaded on demand, because the service starts faster without them.
    const isMetered = options.metrics === true || options.metricsListen !== undefined
    const metrics = isMetered ? (await import('./telemetry/metrics.ts')).createMetrics(clock) : undefined
    metrics?.watchKeptReports(() => store.read(countKeptReports))
    const { logPersonalData: personalData = false } = options
    const masking = { ...options, log: maskedLog(log, { personalData }) }
    logHealth(store, log)
    const processId = randomId()
    let service: Service | undefined
    const opened = await openRail(choice, {
      mode,
      store,
      clock,
      log: masking.log,
      processId,
      loadContract: () => contractOf('rail'),
      report: reportTo(() => service, metrics?.reported),
      onAttempt: metrics?.ordered,
      onLookUp: metrics?.lookedUp,
    })
    queue = opened.queue
    if (queue !== undefined) metrics?.watchOrders(queue.facts)
    const { rail } = opened
    const parts = createParts(contract, store, {
      ...masking,
      mode,
      clock,
      meters: metrics,
      rail,
      world: simulatedWorld,
      keys,
      ownUrl: () => ownUrl,
      processId,
    })
    service = parts
    if (mode === 'sandbox') await fillSandbox(parts, seed, log)
    const railHealth = queue?.health
    const server = await createHttpServer(contract, parts, {
      ...options,
      controlToken,
      meters: metrics,
      railHealth,
    })
    await listen(server, port, host)
    ownUrl = ownUrlOf(server, host)
    const metricsServer = await openMetrics(options.metricsListen, {
      ready: () => store.ping(),
      rail: railHealth,
      metrics: metrics && (() => metrics.text()),
    }).catch(async (error: unknown) => {
      await close(server)
      throw error
    })
    parts.presence?.start()
    parts.dispatcher.start()
    parts.timers.start()
    parts.retention.start()
    queue?.start()
    const unwatchClock = watchClock({ clock, isShared: store.isShared, log })
    if (options.prepare === true) void contract.validation.prepare()
    if (madeToken !== undefined) log.warn({ host }, noticeOf(madeToken))
    warnOfLocations(log, parts, options)
    return running(
      server,
      { ...parts, queue, unwatchClock, copy: options.replica },
      { host, controlToken, metrics: metricsServer },
    )
  } catch (error) {
    await queue?.stop()
    await options.replica?.close()
    await store.close()
    throw error
  }
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

function running(
  server: Server,
  {
    store,
    timers,
    dispatcher,
    presence,
    retention,
    walletWatch,
    requestLog,
    queue,
    unwatchClock,
    copy,
  }: Parts & {
    readonly queue: QueuedRail | undefined
    readonly unwatchClock: Stop
    readonly copy: Replica | undefined
  },
  { host, controlToken, metrics }: Access,
): RunningService {
  const { url, port } = addressOf(server, host)
  let closing: Promise<void> | undefined
  const end = (): Promise<void> => {
    closing ??= stop()
      .finally(() => copy?.close())
      .finally(() => store.close())
    return closing
  }
  const stop = async (): Promise<void> => {
    unwatchClock()
    // Responds to the requests that wait, for example for an event. Otherwise the server would wait for them before it
    // closes.
    walletWatch.stop()
    await close(server)
    await timers.stop()
    // Requests and timers place orders until here. The orders in progress are finished, the others wait in the store.
    await queue?.stop()
    await dispatcher.stop()
    await requestLog.stop()
    await retention.stop()
    await presence?.stop()
    // The metrics server closes last, so that metrics stay available during the shutdown.
    await metrics?.close()
  }
  return { url, port, controlToken, metricsUrl: metrics?.url, close: end, [Symbol.asyncDispose]: end }
}
