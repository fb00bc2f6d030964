import type { Server } from 'node:http'
import { addressOf, close, listen, randomId } from '@pix-payments/http-contract/http'
import type { Context } from './application/operation/context.ts'
import type { Stop } from './clock.ts'
import { isLoopbackHost } from './domain/loopback.ts'
import type { HealthOptions, Readiness } from './http/health.ts'
import { type ListenAddress, type MetricsServer, startMetricsServer } from './http/metrics-server.ts'
import type { RailChoice } from './rail/open-rail.ts'
import { type Assembly, type Opened, assemble } from './assembly/assembly.ts'
import { contractOf } from './assembly/contracts.ts'
import { createHttpServer } from './assembly/create-http-server.ts'
import { fillSandbox } from './assembly/fill-sandbox.ts'
import { ownUrlOf, warnOfLocations } from './assembly/location-options.ts'
import { DEFAULT_HOST, type RunningService, type ServiceOptions } from './assembly/service-options.ts'
import { closePartitions, partitionsOf } from './storage/partition.ts'
import type { Replica } from './storage/replica.ts'
import type { Store } from './storage/store.ts'
import { fillWithExamples } from './examples/fill-with-examples.ts'
import type { NewSandbox } from './examples/play-examples.ts'
import { openSqlite } from './storage/sqlite/sqlite-store.ts'
import { silentLog } from './telemetry/log.ts'
import { watchClock } from './timers/clock-watch.ts'

export type { RunningService, ServiceOptions } from './assembly/service-options.ts'

/**
 * Starts the service: opens and migrates the store, creates the demo wallets in a new sandbox, and listens. The service
 * owns the store: it also closes a store that the options contain, even when the start fails.
 */
export async function createService(options: ServiceOptions = {}): Promise<RunningService> {
  const { mode = 'sandbox', port = 0, host = DEFAULT_HOST, seed, log = silentLog } = options
  const choice = options.rail ?? defaultRail(mode)
  if (mode === 'production' && (options.storageKeys ?? []).length === 0) throw new TypeError(NO_STORAGE_KEYS)
  const madeToken = options.controlToken === undefined ? makeControlToken(mode, host) : undefined
  const controlToken = options.controlToken ?? madeToken
  const contract = await contractOf('pix')
  const store = options.store ?? openSqlite({ file: options.file, warn: (message) => log.warn({}, message) })
  let ownUrl = ''
  let assembly: Assembly | undefined
  try {
    if (mode === 'sandbox' && options.seedExamples === true)
      await fillWithExamples(store, contract, openNewSandbox)
    assembly = await assemble(contract, store, {
      ...options,
      mode,
      log,
      rail: choice,
      ownUrl: () => ownUrl,
    })
    const { front, queue, metrics, tracing } = assembly
    if (mode === 'sandbox') await fillSandbox(front, seed, log)
    let isDraining = false
    const ready = async (): Promise<Readiness> => {
      if (isDraining) throw new Error('The service is about to stop.')
      return { partitionsAway: await partitionsAway(store) }
    }
    const railHealth = queue?.health
    const server = await createHttpServer(contract, front, {
      ...options,
      controlToken,
      meters: metrics,
      tracing,
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
    start(assembly)
    const { clock } = front
    const drain = (seconds: number): Promise<void> => {
      isDraining = true
      return new Promise((resolve) => void clock.after(seconds * 1000, resolve))
    }
    const unwatchClock = watchClock({ clock, isShared: store.isShared, log })
    if (options.prepare === true) void contract.validation.prepare()
    if (madeToken !== undefined) log.warn({ host }, noticeOf(madeToken))
    warnOfLocations(log, front, options)
    return running(
      server,
      { assembly, store, unwatchClock, copy: options.replica, drain },
      { host, controlToken, metrics: metricsServer },
    )
  } catch (error) {
    for (const { queue } of assembly?.opened ?? []) await queue?.stop()
    await options.replica?.close()
    await closePartitions(store)
    throw error
  }
}

/** Starts the sandbox in which the examples are played. Its seed freezes the clocks. */
async function openNewSandbox(): Promise<NewSandbox & AsyncDisposable> {
  const store = openSqlite({})
  const service = await createService({ store, seed: 'examples', requestLog: false })
  return { url: service.url, store, [Symbol.asyncDispose]: service.close }
}

function start({ opened, shared }: Assembly): void {
  shared.presence?.start()
  shared.activityTrim?.start()
  for (const { parts, queue } of opened) {
    parts.dispatcher.start()
    parts.timers.start()
    parts.retention.start()
    queue?.start()
  }
}

/** Finishes what runs. */
async function stopParts({ opened, shared }: Assembly): Promise<void> {
  await Promise.all(opened.map(stopPartition))
  await shared.requestLog.stop()
  await shared.activityTrim?.stop()
  await shared.presence?.stop()
}

async function stopPartition({ parts, queue }: Opened): Promise<void> {
  await parts.timers.stop()
  // Requests and timers place orders until here. The orders in progress are finished, the others wait in the store.
  await queue?.stop()
  await parts.dispatcher.stop()
  await parts.retention.stop()
}

/** Rejects when no partition can serve requests. While some of them are away, the wallets of the others are served. */
async function partitionsAway(store: Store): Promise<readonly number[]> {
  const all = partitionsOf(store)
  const pings = await Promise.allSettled(all.map((one) => one.ping()))
  const [first] = pings
  if (first?.status === 'rejected' && pings.every(({ status }) => status === 'rejected')) throw first.reason
  return pings.flatMap(({ status }, index) => (status === 'rejected' ? [index + 1] : []))
}

/** A production service simulates the world only when it is told to, because then no money moves. */
function defaultRail(mode: Context['mode']): RailChoice {
  if (mode === 'sandbox') return 'simulated'
  throw new TypeError(
    "A production service needs the option rail, its connection to the institution that moves the money: { remote } for an institution that implements the rail contract, { institution } for a function that connects to one, or 'simulated' for a trial in which no money moves.",
  )
}

const NO_STORAGE_KEYS =
  'A production service needs the option storageKeys, the keys that encrypt the secrets of webhooks in the store: base64 of 32 bytes each.'

/**
 * Creates a control token for a sandbox that other machines can reach (G-270). Returns undefined when no token is
 * required.
 */
function makeControlToken(mode: Context['mode'], host: string): string | undefined {
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
  readonly assembly: Assembly
  readonly store: Store
  readonly unwatchClock: Stop
  readonly copy: Replica | undefined
  readonly drain: RunningService['drain']
}

function running(
  server: Server,
  { assembly, store, unwatchClock, copy, drain }: Running,
  { host, controlToken, metrics }: Access,
): RunningService {
  const { url, port } = addressOf(server, host)
  let closing: Promise<void> | undefined
  const end = (): Promise<void> => {
    closing ??= stop()
      .finally(() => copy?.close())
      .finally(() => closePartitions(store))
    return closing
  }
  const stop = async (): Promise<void> => {
    unwatchClock()
    // Responds to the requests that wait, for example for an event. Otherwise the server would wait for them before it
    // closes.
    assembly.shared.walletWatch.stop()
    assembly.shared.activityFeed.stop()
    await close(server)
    await stopParts(assembly)
    // The metrics server closes last, so that metrics stay available during the shutdown.
    await metrics?.close()
  }
  const access = { url, port, controlToken, metricsUrl: metrics?.url }
  return { ...access, drain, close: end, [Symbol.asyncDispose]: end }
}
