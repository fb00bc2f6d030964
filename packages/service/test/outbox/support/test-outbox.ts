import { randomInt, randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { openWallet } from '../../../src/application/administration/open-wallet.ts'
import { TIMER_HANDLERS } from '../../../src/application/timer-handlers.ts'
import { Wallets } from '../../../src/application/wallet/wallets.ts'
import { simulatedRail } from '../../../src/rail/simulated/simulated-rail.ts'
import type { Clock } from '../../../src/clock.ts'
import { type WalletClock, frozenClock, runningClock } from '../../../src/domain/wallet/wallet-clock.ts'
import type { WebhookAccount } from '../../../src/domain/webhook/webhook-account.ts'
import { createIdSource } from '../../../src/identity/id-source.ts'
import { type Dispatcher, type DispatcherOptions, createDispatcher } from '../../../src/outbox/dispatcher.ts'
import { migrate } from '../../../src/storage/migrations/migrate.ts'
import { type StoredAttempt, attemptsOf } from '../../../src/storage/rows/delivery-rows.ts'
import { saveWebhook } from '../../../src/storage/rows/webhook-rows.ts'
import { openSqlite } from '../../../src/storage/sqlite/sqlite-store.ts'
import type { Statement } from '../../../src/storage/statement.ts'
import type { Store } from '../../../src/storage/store.ts'
import { silentLog } from '../../../src/telemetry/log.ts'
import { type ManualClock, manualClock } from '../../support/manual-clock.ts'
import { KEY_RING } from '../../support/storage-keys.ts'

export const SECRET: string = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

export interface SeenDelivery {
  readonly id: string
  readonly eventId: string
  readonly resourceId: string
  readonly status: string
  readonly place: string
  readonly attempts: number
  readonly dueAt: number
}

/** A store with wallets and a dispatcher. */
export interface TestOutbox extends AsyncDisposable {
  readonly store: Store
  readonly clock: ManualClock
  readonly wallets: Wallets
  readonly dispatcher: Dispatcher
  /** Adds a second dispatcher on the same store. It stands for another process. */
  readonly mode: 'sandbox'
  addDispatcher(options?: Partial<DispatcherOptions>): Dispatcher
  addWallet(options?: WalletOptions): Promise<string>
  configure(walletId: string, webhook: Partial<WebhookAccount>): Promise<void>
  /** Emits an event and returns its id. */
  emit(walletId: string, options?: { readonly event?: string; readonly resourceId?: string }): Promise<string>
  /** Returns the deliveries of a wallet, in the order of their creation. */
  deliveries(walletId: string): Promise<readonly SeenDelivery[]>
  attempts(deliveryId: string): Promise<readonly StoredAttempt[]>
  /** Moves the clock slightly faster than real time, until the returned object is disposed. */
  passing(): Disposable
  /** Waits until every delivery of a wallet has this status. */
  untilAll(walletId: string, status: string): Promise<void>
}

export interface WalletOptions {
  readonly url?: string
  readonly clock?: WalletClock
  readonly webhook?: Partial<WebhookAccount>
}

export interface TestOutboxOptions extends Partial<Omit<DispatcherOptions, 'clock'>> {
  readonly clock?: ManualClock
  /** True starts the dispatcher. Default: true. */
  readonly isStarted?: boolean
  readonly systemClock?: Clock
}

const DELIVERIES: Statement = {
  name: 'test.deliveries',
  text: `select id, event_id as "eventId", resource_id as "resourceId", status, place, attempts, due_at as "dueAt"
    from delivery where wallet_id = $1 order by position`,
}

/**
 * Opens a store with a dispatcher. The clock is frozen at the machine's time, so that libraries accept the timestamps.
 */
export async function openOutbox(options: TestOutboxOptions = {}): Promise<TestOutbox> {
  const { clock = manualClock(Date.now()), isStarted = true } = options
  const store = options.store ?? openSqlite({})
  await migrate(store)
  const dispatchers: Dispatcher[] = []
  const addDispatcher = (more: Partial<DispatcherOptions> = {}): Dispatcher => {
    const dispatcher = createDispatcher({
      store,
      clock,
      log: silentLog,
      keys: KEY_RING,
      mode: 'sandbox',
      processId: randomUUID(),
      ...options,
      ...more,
    })
    dispatchers.push(dispatcher)
    return dispatcher
  }
  const dispatcher = addDispatcher()
  const ids = createIdSource(undefined)
  const checkEvent = (): void => undefined
  const wallets = new Wallets({
    store,
    clock,
    ids,
    rail: simulatedRail,
    timers: TIMER_HANDLERS,
    checkEvent,
    onCommit: (walletId, { deliveries }) => {
      if (deliveries > 0) dispatcher.wake(walletId)
    },
  })
  if (isStarted) dispatcher.start()

  const outbox: TestOutbox = {
    store,
    clock,
    wallets,
    dispatcher,
    mode: 'sandbox',
    addDispatcher,
    async addWallet({ url, clock: walletClock = runningClock(), webhook = {} } = {}) {
      const id = randomUUID()
      await store.write((transaction) =>
        openWallet(
          transaction,
          {
            id,
            operator: { id: randomUUID(), name: 'Operator', cnpj: id.slice(0, 14) },
            name: 'Wallet',
            accountNumber: String(randomInt(10 ** 9)),
            clock: walletClock,
            openingBalance: 0,
            pixKeys: [],
            credential: { clientId: id, secret: '' },
          },
          { realNow: clock.now(), ids, checkEvent },
        ),
      )
      if (url !== undefined) await outbox.configure(id, { url, ...webhook })
      return id
    },
    configure: (walletId, webhook) =>
      store.write((transaction) =>
        saveWebhook(transaction, KEY_RING, walletId, {
          url: 'http://127.0.0.1:9',
          authentication: { type: 'NONE' },
          events: null,
          signingSecret: SECRET,
          previous: null,
          updatedAt: 0,
          ...webhook,
        }),
      ),
    async emit(walletId, { event = 'pixChargeRejected', resourceId = randomUUID() } = {}) {
      await wallets.write(walletId, (work) => work.emit(event, resourceId, { status: 'paid' }))
      const deliveries = await outbox.deliveries(walletId)
      return deliveries.at(-1)?.eventId ?? ''
    },
    deliveries: (walletId) => store.read((reader) => reader.all<SeenDelivery>(DELIVERIES, [walletId])),
    attempts: (deliveryId) => store.read((reader) => attemptsOf(reader, deliveryId)),
    passing() {
      const interval = setInterval(() => {
        clock.pass(5)
      }, 1)
      return {
        [Symbol.dispose]() {
          clearInterval(interval)
        },
      }
    },
    untilAll: (walletId, status) =>
      vi.waitFor(
        async () => {
          const others = (await outbox.deliveries(walletId)).filter((it) => it.status !== status)
          if (others.length > 0) throw new Error(`${others.length} deliveries are not ${status}`)
        },
        { timeout: 20_000, interval: 5 },
      ),
    async [Symbol.asyncDispose]() {
      // When the outbox closes, the clock moves so that attempts without a response time out.
      const passing = setInterval(() => {
        clock.pass(1000)
      }, 1)
      await Promise.all(dispatchers.map((it) => it.stop()))
      clearInterval(passing)
      if (options.store === undefined) await store.close()
    },
  }
  return outbox
}

export const frozenAt = (now: number): WalletClock => frozenClock(now)
