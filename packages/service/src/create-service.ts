import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { addressOf, close, listen, randomId } from '@pix-payments/spec/http'
import { type Contract, loadContract } from '@pix-payments/spec/validation/compiled'
import { createServer } from 'node:http'
import { brasiliaInstant, generateUuidV4 } from '@pix-payments/pix'
import { openWallet } from './application/open-wallet.ts'
import type { Service } from './application/service.ts'
import { Wallets } from './application/wallets.ts'
import { type Clock, systemClock } from './clock.ts'
import { frozenClock, runningClock } from './domain/wallet/wallet-clock.ts'
import { answerChecker, eventChecker } from './http/contract-checks.ts'
import { createApp } from './http/app.ts'
import { createOperatorApi } from './http/operator-api.ts'
import { createAccessTokens } from './identity/access-tokens.ts'
import { createIdSource } from './identity/id-source.ts'
import { simulatedRail } from './rail/simulated/simulated-rail.ts'
import { DEFAULT_WALLETS } from './sandbox/default-wallets.ts'
import { migrate } from './storage/migrations/migrate.ts'
import { walletsOf } from './storage/rows/wallet-rows.ts'
import { openSqlite } from './storage/sqlite/sqlite-store.ts'
import type { Store } from './storage/store.ts'

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
  const contract = await loadContract()
  const store = options.store ?? openSqlite({ file: options.file })
  try {
    await migrate(store)
    const service = createParts(contract, store, { mode, seed, clock })
    if (mode === 'sandbox') await fillSandbox(service, seed)
    const server = createHttpServer(contract, service, options)
    await listen(server, port, host)
    return running(server, host, store)
  } catch (error) {
    await store.close()
    throw error
  }
}

function createParts(
  contract: Contract,
  store: Store,
  { mode, seed, clock }: { mode: Service['mode']; seed: string | undefined; clock: Clock },
): Service {
  const ids = createIdSource(seed)
  const checkEvent = mode === 'sandbox' ? eventChecker(contract) : () => undefined
  const wallets = new Wallets({ store, clock, ids, checkEvent, onCommit: () => undefined })
  return {
    mode,
    store,
    clock,
    ids,
    checkEvent,
    wallets,
    rail: simulatedRail,
    tokens: createAccessTokens({ store, clock, ids }),
  }
}

/** A sandbox is born with two operators (G-005); one that has wallets keeps them as they are. */
async function fillSandbox(
  { store, clock, ids, checkEvent }: Service,
  seed: string | undefined,
): Promise<void> {
  await store.write(async (transaction) => {
    if ((await walletsOf(transaction)).length > 0) return
    const walletClock = seed === undefined ? runningClock() : frozenClock(SEEDED_START)
    for (const wallet of DEFAULT_WALLETS) {
      const realNow = clock.now()
      await openWallet(transaction, { ...wallet, clock: walletClock }, { realNow, ids, checkEvent })
    }
  })
}

function createHttpServer(contract: Contract, service: Service, options: ServiceOptions): Server {
  const checkAnswer = service.mode === 'sandbox' ? answerChecker(contract) : () => undefined
  const api = createOperatorApi({ contract, service, checkAnswer })
  let requests = 0
  const requestIds = service.ids('request', () => (requests += 1))
  const app = createApp({
    clock: service.clock,
    makeId: options.seed === undefined ? randomId : () => generateUuidV4(requestIds),
    validation: contract.validation,
    apiOf: () => api,
    methodsOf: (path) => methodsOf(contract, path),
    cors: options.cors ?? service.mode === 'sandbox',
    ready: () => service.store.ping(),
    onFinished: () => undefined,
    onFailure: (error) => {
      console.error(error)
    },
  })
  return createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
}

function methodsOf({ validation }: Contract, path: string): readonly string[] {
  const match = validation.match('OPTIONS', path)
  return match.found || match.status === 404 ? [] : match.allow
}

function running(server: Server, host: string, store: Store): RunningService {
  const { url, port } = addressOf(server, host)
  let closing: Promise<void> | undefined
  const end = (): Promise<void> => {
    closing ??= close(server).finally(() => store.close())
    return closing
  }
  return { url, port, close: end, [Symbol.asyncDispose]: end }
}
