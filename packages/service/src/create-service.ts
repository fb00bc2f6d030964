import type { Server } from 'node:http'
import { addressOf, close, listen, randomId } from '@pix-payments/spec/http'
import { type Contract, loadContract } from '@pix-payments/spec/validation/compiled'
import { createServer } from 'node:http'
import { brasiliaInstant, generateUuidV4 } from '@pix-payments/pix'
import { openWallet } from './application/open-wallet.ts'
import type { Service } from './application/service.ts'
import { Wallets } from './application/wallets.ts'
import { type Clock, systemClock } from './clock.ts'
import { createFaults } from './faults/faults.ts'
import { frozenClock, runningClock } from './domain/wallet/wallet-clock.ts'
import { answerChecker, eventChecker } from './http/contract-checks.ts'
import { createListener } from './http/app.ts'
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
import { walletsOf } from './storage/rows/wallet-rows.ts'
import { type Log, silentLog } from './telemetry/log.ts'
import type { Metrics } from './telemetry/metrics.ts'
import { requestLine } from './telemetry/request-line.ts'
import { openSqlite } from './storage/sqlite/sqlite-store.ts'
import type { Store } from './storage/store.ts'
import { createWalletClocks } from './timers/advance-clock.ts'
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
  readonly clock?: Clock | undefined
  /** Let web pages of any origin call it. Default: in the sandbox. */
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
  /** What calls of the control API must bear; without it they need nothing (G-270). */
  readonly controlToken?: string | undefined
  /** Keep the latest requests of each wallet for the control API. Default: in the sandbox. */
  readonly requestLog?: boolean | undefined
}

/** A service that runs. `await using service = await createService()` ends it with its block. */
export interface RunningService extends AsyncDisposable {
  readonly url: string
  readonly port: number
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>
}

/** Where seeded wallets stand: a Monday, nine in the morning in Brasília. */
const SEEDED_START = brasiliaInstant('2026-01-05', '09:00')

/** Starts the service: opens and migrates the store, fills a new sandbox, listens. */
export async function createService(options: ServiceOptions = {}): Promise<RunningService> {
  const { mode = 'sandbox', port = 0, host = '127.0.0.1', seed, clock = systemClock } = options
  const contract = await contractOf('pix')
  const { log = silentLog, file } = options
  const store = options.store ?? openSqlite({ file, warn: (message) => log.warn({}, message) })
  try {
    await migrate(store)
    if (!store.isShared) await store.write(releaseLeases)
    // Loaded when they are wanted: the service starts faster without.
    const metrics =
      options.metrics === true ? (await import('./telemetry/metrics.ts')).createMetrics() : undefined
    const parts = createParts(contract, store, { ...options, mode, clock, meters: metrics })
    if (mode === 'sandbox') await fillSandbox(parts, seed)
    const server = await createHttpServer(contract, parts, { ...options, meters: metrics })
    await listen(server, port, host)
    parts.dispatcher.start()
    parts.timers.start()
    if (options.prepare === true) void contract.validation.prepare()
    return running(server, host, parts)
  } catch (error) {
    await store.close()
    throw error
  }
}

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
}

function createParts(
  contract: Contract,
  store: Store,
  {
    mode,
    seed,
    clock,
    log = silentLog,
    requestLog = mode === 'sandbox',
    meters,
  }: ServiceOptions & Metered & { readonly mode: Service['mode']; readonly clock: Clock },
): Parts {
  const ids = createIdSource(seed)
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
    tokens: createAccessTokens({ store, clock, ids, secretCost: SECRET_COST[mode] }),
    dispatcher,
    timers,
    clocks: createWalletClocks({ store, clock, processId, wallets, dispatcher }),
    faults: createFaults({ store }),
    requestLog: requestLog ? createRequestLog({ store, clock, log }) : noRequestLog,
    walletWatch,
    seededStart: seed === undefined ? undefined : SEEDED_START,
  }
}

/**
 * A sandbox is born with two operators (G-005); one that has wallets keeps them as they are. Exclusively, since several
 * processes may start on one empty database.
 */
async function fillSandbox(
  { store, clock, ids, checkEvent }: Service,
  seed: string | undefined,
): Promise<void> {
  await store.exclusively(async (transaction) => {
    if ((await walletsOf(transaction)).length > 0) return
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
  const checkAnswer = service.mode === 'sandbox' ? answerChecker(contract) : () => undefined
  const intervene = service.mode === 'sandbox' ? operationFaults({ contract, ...service }) : undefined
  const operatorApi = createOperatorApi({ contract, service, intervene, checkAnswer })
  const control = controlOf(service, options)
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
    cors: options.cors ?? service.mode === 'sandbox',
    ready: () => service.store.ping(),
    metrics: meters && (() => meters.text()),
    onFinished(finished) {
      writeLine(finished)
      service.requestLog.add(finished)
      meters?.finished(finished)
    },
    onFailure(error, { requestId, correlationId }) {
      log.error({ err: error, requestId, correlationId }, 'A request failed')
    },
  })
  return createServer(listener)
}

interface Control {
  readonly contract: Contract
  readonly api: ReturnType<typeof createSandboxApi>
}

/**
 * The control API of the sandbox, made when it is first asked for: a service inside a test starts faster without. One
 * that prepares itself has it before it listens.
 */
function controlOf(sandbox: Sandbox, { controlToken }: ServiceOptions): (() => Promise<Control>) | undefined {
  if (sandbox.mode !== 'sandbox') return undefined
  let made: Promise<Control> | undefined
  const make = async (): Promise<Control> => {
    const contract = await contractOf('sandbox')
    const checkAnswer = answerChecker(contract)
    return { contract, api: createSandboxApi({ contract, sandbox, controlToken, checkAnswer }) }
  }
  return () => (made ??= make())
}

function methodsOf({ validation }: Contract, path: string): readonly string[] {
  const match = validation.match('OPTIONS', path)
  return match.found || match.status === 404 ? [] : match.allow
}

function running(
  server: Server,
  host: string,
  { store, timers, dispatcher, walletWatch, requestLog }: Parts,
): RunningService {
  const { url, port } = addressOf(server, host)
  let closing: Promise<void> | undefined
  const end = (): Promise<void> => {
    closing ??= stop().finally(() => store.close())
    return closing
  }
  const stop = async (): Promise<void> => {
    // Those who wait for something are answered now.
    walletWatch.stop()
    await close(server)
    await timers.stop()
    await dispatcher.stop()
    await requestLog.stop()
  }
  return { url, port, close: end, [Symbol.asyncDispose]: end }
}
