import type { Server } from 'node:http'
import { CORS_HEADERS, addressOf, close, httpLimits, listen, randomId } from '@pix-payments/spec/http'
import { type Contract, loadContract } from '@pix-payments/spec/validation/compiled'
import { createServer } from 'node:http'
import { brasiliaInstant, generateUuidV4 } from '@pix-payments/pix'
import { openWallet } from './application/open-wallet.ts'
import type { Service } from './application/service.ts'
import { settleMode } from './application/store-mode.ts'
import { Wallets } from './application/wallets.ts'
import { type Clock, type Stop, systemClock } from './clock.ts'
import { createFaults } from './faults/faults.ts'
import { frozenClock, runningClock } from './domain/wallet/wallet-clock.ts'
import { answerChecker, eventChecker } from './http/contract-checks.ts'
import { createListener } from './http/app.ts'
import { type ControlAccess, createControlAccess } from './http/control-access.ts'
import { isLoopbackHost } from './http/loopback.ts'
import { callerAddress } from './http/caller-address.ts'
import type { HealthOptions } from './http/health.ts'
import { type ListenAddress, type MetricsServer, startMetricsServer } from './http/metrics-server.ts'
import { createSandboxApi, isSandboxPath } from './http/sandbox-api.ts'
import { operationFaults } from './http/operation-faults.ts'
import { createOperatorApi } from './http/operator-api.ts'
import { createAccessTokens } from './identity/access-tokens.ts'
import { SECRET_COST } from './identity/secret-hash.ts'
import { createIdSource } from './identity/id-source.ts'
import { type Dispatcher, createDispatcher } from './outbox/dispatcher.ts'
import { simulatedRail } from './rail/simulated/simulated-rail.ts'
import { DEFAULT_WALLETS } from './sandbox/default-wallets.ts'
import { createRequestLog, noRequestLog } from './sandbox/request-log.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { createWalletWatch } from './sandbox/wallet-watch.ts'
import { migrate } from './storage/migrations/migrate.ts'
import { releaseLeases } from './storage/rows/delivery-rows.ts'
import { operatorsOf } from './storage/rows/wallet-rows.ts'
import { type Log, silentLog } from './telemetry/log.ts'
import { maskedLog } from './telemetry/masked-log.ts'
import type { Metrics } from './telemetry/metrics.ts'
import { requestLine } from './telemetry/request-line.ts'
import { openSqlite } from './storage/sqlite/sqlite-store.ts'
import { type Store, StoreUnavailableError } from './storage/store.ts'
import { createWalletClocks } from './timers/advance-clock.ts'
import { watchClock } from './timers/clock-watch.ts'
import { followClock } from './timers/follow-clock.ts'
import { type Presence, createPresence } from './timers/presence.ts'
import { type TimerWorker, createTimerWorker } from './timers/timer-worker.ts'

export interface ServiceOptions {
  /** `sandbox` (the default) serves the simulations and the control API; in `production` they answer 404 (G-004). */
  readonly mode?: 'sandbox' | 'production' | undefined
  /** 0, the default, takes any free port. */
  readonly port?: number | undefined
  readonly host?: string | undefined
  /** The SQLite file. Without it, and without `store`, everything is kept in memory. */
  readonly file?: string | undefined
  /** An open store, PostgreSQL for example; it is closed with the service. */
  readonly store?: Store | undefined
  /** Makes ids, times and the order of events follow from the calls: wallets then stand still at a fixed time. */
  readonly seed?: string | undefined
  /** Default: that of the store, if it has one that several processes share; else the system's. */
  readonly clock?: Clock | undefined
  /** Let web pages of any origin call it, or none. Default: any in the sandbox, at the control API those of this machine; none in production. */
  readonly cors?: boolean | undefined
  /** Default: silent. */
  readonly log?: Log | undefined
  /** Write bodies into the log, masked. */
  readonly logBodies?: boolean | undefined
  /** Leave tax ids, names, keys and accounts readable in the log. */
  readonly logPersonalData?: boolean | undefined
  /** For a service that lives long: load the control API before it listens, and get ready to explain broken requests after; else the first request of a kind waits. */
  readonly prepare?: boolean | undefined
  /** Serve Prometheus metrics at /metrics. */
  readonly metrics?: boolean | undefined
  /** Serve metrics and health at an address of their own, `{ host, port }`; the API has no /metrics then. */
  readonly metricsListen?: ListenAddress | undefined
  /** What calls of the control API must bear. Default: nothing on a loopback host, else a new one that the log shows (G-270). */
  readonly controlToken?: string | undefined
  /** Answer 429 after too many wrong client secrets (G-195). Default: in production. */
  readonly tokenLimit?: boolean | undefined
  /** Proxies whose `X-Forwarded-For` names the caller: IP addresses and networks, such as `10.0.0.0/8`. Default: none. */
  readonly trustProxy?: readonly string[] | undefined
  /** Keep the latest requests of each wallet for the control API. Default: in the sandbox. */
  readonly requestLog?: boolean | undefined
}

/** A service that runs. `await using service = await createService()` ends it with its block. */
export interface RunningService extends AsyncDisposable {
  readonly url: string
  readonly port: number
  /** What calls of the control API must bear: as given, or made where other machines can reach the sandbox. */
  readonly controlToken: string | undefined
  /** Where `metricsListen` serves the metrics. */
  readonly metricsUrl: string | undefined
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>
}

const DEFAULT_HOST = '127.0.0.1'

/** Where seeded wallets stand: a Monday, nine in the morning in Brasília. */
const SEEDED_START = brasiliaInstant('2026-01-05', '09:00')

/** Starts the service: opens and migrates the store, fills a new sandbox, listens. */
export async function createService(options: ServiceOptions = {}): Promise<RunningService> {
  const { mode = 'sandbox', port = 0, host = DEFAULT_HOST, seed, log = silentLog } = options
  const madeToken = options.controlToken === undefined ? makeControlToken(mode, host) : undefined
  const controlToken = options.controlToken ?? madeToken
  const contract = await contractOf('pix')
  const { file } = options
  const store = options.store ?? openSqlite({ file, warn: (message) => log.warn({}, message) })
  const clock = options.clock ?? store.clock ?? systemClock
  try {
    await migrate(store)
    await settleMode(store, mode)
    if (!store.isShared) await store.write(releaseLeases)
    await followClock({ store, clock, log })
    // Loaded when they are wanted: the service starts faster without.
    const isMetered = options.metrics === true || options.metricsListen !== undefined
    const metrics = isMetered ? (await import('./telemetry/metrics.ts')).createMetrics(clock) : undefined
    const { logPersonalData: personalData = false } = options
    const masking = { ...options, log: maskedLog(log, { personalData }) }
    logHealth(store, log)
    const parts = createParts(contract, store, { ...masking, mode, clock, meters: metrics })
    if (mode === 'sandbox') await fillSandbox(parts, seed)
    const server = await createHttpServer(contract, parts, { ...options, controlToken, meters: metrics })
    await listen(server, port, host)
    const metricsServer = await openMetrics(options.metricsListen, {
      ready: readinessOf(parts),
      metrics: metrics && (() => metrics.text()),
    }).catch(async (error: unknown) => {
      await close(server)
      throw error
    })
    parts.presence?.start()
    parts.dispatcher.start()
    parts.timers.start()
    const unwatchClock = watchClock({ clock, isShared: store.isShared, log })
    if (options.prepare === true) void contract.validation.prepare()
    if (madeToken !== undefined) log.warn({ host }, noticeOf(madeToken))
    return running(server, { ...parts, unwatchClock }, { host, controlToken, metrics: metricsServer })
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Says when the store stops to serve requests, and when it serves them again. */
function logHealth(store: Store, log: Log): void {
  store.onHealth((health) => {
    if (health.ok) log.info({}, 'The store serves requests again.')
    else log.error({ reason: health.reason }, `Requests are refused with 503: ${health.reason}`)
  })
}

/** A sandbox that other machines can reach is not theirs to steer (G-270). */
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

const readinessOf =
  ({ store }: Service): HealthOptions['ready'] =>
  () =>
    store.ping()

/** Compiled once in a process, however many services it starts. */
const contracts = new Map<string, Promise<Contract>>()

function contractOf(name: 'pix' | 'sandbox'): Promise<Contract> {
  const contract = contracts.get(name) ?? loadContract(name)
  contracts.set(name, contract)
  return contract
}

interface Metered {
  readonly meters?: Metrics | undefined
}

/** The service, and what works beside it while it runs. */
interface Parts extends Sandbox {
  readonly dispatcher: Dispatcher
  readonly timers: TimerWorker
  /** Where several processes share the store. */
  readonly presence: Presence | undefined
}

function createParts(
  contract: Contract,
  store: Store,
  {
    mode,
    seed,
    clock,
    log = silentLog,
    requestLog = true,
    tokenLimit = mode === 'production',
    meters,
  }: ServiceOptions & Metered & { readonly mode: Service['mode']; readonly clock: Clock },
): Parts {
  const ids = createIdSource(seed)
  // Only the control API reads it.
  const isKept = requestLog && mode === 'sandbox'
  const checkEvent = mode === 'sandbox' ? eventChecker(contract) : () => undefined
  // Never from the seed: it tells processes on one store apart.
  const processId = randomId()
  const dispatcher = createDispatcher({
    store,
    clock,
    log,
    mode,
    processId,
    onRecorded: ({ status, attempts }) => attempts.forEach(() => meters?.delivered(status)),
  })
  const walletWatch = createWalletWatch({ clock })
  const wallets = new Wallets({
    store,
    clock,
    ids,
    checkEvent,
    onCommit(walletId, { deliveries, wallet }) {
      if (deliveries > 0) dispatcher.wake(walletId)
      timers.noticed(wallet)
      walletWatch.changed(walletId)
    },
  })
  const timers = createTimerWorker({ store, clock, wallets, log })
  return {
    mode,
    store,
    clock,
    ids,
    checkEvent,
    wallets,
    rail: simulatedRail,
    tokens: createAccessTokens({ store, clock, ids, secretCost: SECRET_COST[mode], isLimited: tokenLimit }),
    dispatcher,
    timers,
    presence: store.isShared ? createPresence({ store, clock, log, processId }) : undefined,
    clocks: createWalletClocks({ store, clock, processId, wallets, dispatcher }),
    faults: createFaults({ store }),
    requestLog: isKept ? createRequestLog({ store, clock, log }) : noRequestLog,
    walletWatch,
    seededStart: seed === undefined ? undefined : SEEDED_START,
  }
}

/**
 * A sandbox is born with two operators (G-005); one that has operators keeps them as they are. Exclusively, since several
 * processes may start on one empty database.
 */
async function fillSandbox(
  { store, clock, ids, checkEvent }: Service,
  seed: string | undefined,
): Promise<void> {
  await store.exclusively(async (transaction) => {
    if ((await operatorsOf(transaction)).length > 0) return
    const walletClock = seed === undefined ? runningClock() : frozenClock(SEEDED_START)
    for (const wallet of DEFAULT_WALLETS) {
      const realNow = clock.now()
      await openWallet(transaction, { ...wallet, clock: walletClock }, { realNow, ids, checkEvent })
    }
  })
}

async function createHttpServer(
  contract: Contract,
  service: Sandbox,
  { meters, ...options }: ServiceOptions & Metered,
): Promise<Server> {
  const { log = silentLog, logBodies = false, logPersonalData: personalData = false } = options
  const writeLine = requestLine({ log, logBodies, personalData })
  const { error: writeFailure } = maskedLog(log, { personalData })
  const checkAnswer = service.mode === 'sandbox' ? answerChecker(contract) : () => undefined
  const intervene = service.mode === 'sandbox' ? operationFaults({ contract, ...service }) : undefined
  const operatorApi = createOperatorApi({
    contract,
    service,
    intervene,
    checkAnswer,
    addressOf: callerAddress(options.trustProxy ?? []),
  })
  const { host = DEFAULT_HOST, controlToken, cors } = options
  const access = createControlAccess({ host, controlToken, cors })
  const control = controlOf(service, { controlToken, access })
  if (options.prepare === true) await control?.()
  let requests = 0
  const requestIds = service.ids('request', () => (requests += 1))
  const listener = createListener({
    clock: service.clock,
    makeId: options.seed === undefined ? randomId : () => generateUuidV4(requestIds),
    validation: contract.validation,
    async answer(exchange) {
      const { path } = exchange.target
      if (control === undefined || !isSandboxPath(path)) return operatorApi(exchange)
      return (await control()).api(exchange)
    },
    async methodsOf(path) {
      const isControl = control !== undefined && isSandboxPath(path)
      return methodsOf(isControl ? (await control()).contract : contract, path)
    },
    corsHeaders({ request, target }) {
      if (control !== undefined && isSandboxPath(target.path)) return access.corsHeaders(request)
      return (options.cors ?? service.mode === 'sandbox') ? CORS_HEADERS : undefined
    },
    ready: readinessOf(service),
    metrics: options.metricsListen === undefined && meters ? () => meters.text() : undefined,
    onFinished(finished) {
      writeLine(finished)
      service.requestLog.add(finished)
      meters?.finished(finished)
    },
    onFailure(error, { requestId, correlationId }) {
      if (error instanceof StoreUnavailableError) {
        log.warn({ reason: error.message, requestId, correlationId }, 'A request was refused with 503')
        return 'unavailable'
      }
      writeFailure({ err: error, requestId, correlationId }, 'A request failed')
      return 'internal'
    },
  })
  return createServer(httpLimits(), listener)
}

interface Control {
  readonly contract: Contract
  readonly api: ReturnType<typeof createSandboxApi>
}

/**
 * The control API of the sandbox, made when it is first asked for: a service inside a test starts faster without. One
 * that prepares itself has it before it listens.
 */
function controlOf(
  sandbox: Sandbox,
  { controlToken, access }: Pick<ServiceOptions, 'controlToken'> & { readonly access: ControlAccess },
): (() => Promise<Control>) | undefined {
  if (sandbox.mode !== 'sandbox') return undefined
  let made: Promise<Control> | undefined
  const make = async (): Promise<Control> => {
    const contract = await contractOf('sandbox')
    const checkAnswer = answerChecker(contract)
    return { contract, api: createSandboxApi({ contract, sandbox, controlToken, access, checkAnswer }) }
  }
  return () => (made ??= make())
}

function methodsOf({ validation }: Contract, path: string): readonly string[] {
  const match = validation.match('OPTIONS', path)
  return match.found || match.status === 404 ? [] : match.allow
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
    walletWatch,
    requestLog,
    unwatchClock,
  }: Parts & { readonly unwatchClock: Stop },
  { host, controlToken, metrics }: Access,
): RunningService {
  const { url, port } = addressOf(server, host)
  let closing: Promise<void> | undefined
  const end = (): Promise<void> => {
    closing ??= stop().finally(() => store.close())
    return closing
  }
  const stop = async (): Promise<void> => {
    unwatchClock()
    // Those who wait for something are answered now.
    walletWatch.stop()
    await close(server)
    await timers.stop()
    await dispatcher.stop()
    await requestLog.stop()
    await presence?.stop()
    // Last, so that the end can be watched.
    await metrics?.close()
  }
  return { url, port, controlToken, metricsUrl: metrics?.url, close: end, [Symbol.asyncDispose]: end }
}
