import type { Clock, Stop } from '../clock.ts'
import { walletsWithDue, walletsWithPending } from '../storage/rows/delivery-rows.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import { batchedWrites } from './batches.ts'
import { Lane, type LaneParts } from './lane.ts'
import { type ResolveHost, nameServers } from './public-lookup.ts'
import type { RecordedDelivery } from './record-attempts.ts'
import { Rota } from './rota.ts'
import { createTransport } from './transport.ts'
import { Windows } from './windows.ts'

export interface DispatcherOptions {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  /** In production deliveries go to public hosts only, by https (G-214). */
  readonly mode: 'sandbox' | 'production'
  /** Tells this process from the others on the same store: a UUID, new for each start. */
  readonly processId: string
  readonly limits?: Partial<DispatcherLimits> | undefined
  /** The addresses of a host, in production. Default: the name servers of the system. */
  readonly resolveHost?: ResolveHost | undefined
  /** What came of each delivery that was sent, for metrics. */
  readonly onRecorded?: ((recorded: RecordedDelivery) => void) | undefined
}

export interface DispatcherLimits {
  /** Attempts of one wallet at the same time, when its receiver answers quickly: 8. */
  readonly attemptsOfWallet: number
  /** Attempts at the same time: 1024. */
  readonly attempts: number
  /** Of these, attempts to one origin: 768. */
  readonly attemptsOfOrigin: number
  /** Of these, attempts of wallets that have one under way already: 64. */
  readonly furtherAttempts: number
  /** How long a receiver has: 5 s (G-159). */
  readonly timeoutMilliseconds: number
  /** How long a claimed delivery is nobody else's: 30 s. */
  readonly leaseMilliseconds: number
  /** How often a store that others share is looked through: every second. */
  readonly sweepMilliseconds: number
  /** How long `stop` waits for what is under way: 7 s. */
  readonly stopMilliseconds: number
}

export interface Dispatcher {
  /** Sends what is due from now on. */
  start(): void
  /** A wallet has new deliveries, or its clock was moved. */
  wake(walletId: string): void
  /**
   * Sends everything of a wallet that is due at its present time, and waits for it, also where another process sends
   * it. Gives what this process sent.
   */
  runDue(walletId: string): Promise<readonly RecordedDelivery[]>
  /** Tells what this process sends of a wallet, until it is stopped. */
  watch(walletId: string, watcher: (recorded: RecordedDelivery) => void): Stop
  /** Finishes what is under way; what takes too long is left to others. Nothing is sent afterwards. */
  stop(): Promise<void>
}

const DEFAULTS: DispatcherLimits = {
  attemptsOfWallet: 8,
  attempts: 1024,
  attemptsOfOrigin: 768,
  furtherAttempts: 64,
  timeoutMilliseconds: 5000,
  leaseMilliseconds: 30_000,
  sweepMilliseconds: 1000,
  stopMilliseconds: 7000,
}

/** On a shared store each transaction needs a connection, and requests need them as well. */
const SHARED_BATCHES = { transactions: 4, works: 8 } as const
/** Turns at the same time. In SQLite they share a commit. */
const TURNS = { shared: SHARED_BATCHES.transactions * SHARED_BATCHES.works, own: 16 } as const
/** What is left at the end needs as long as a transaction. */
const LAST_RECORDS_MILLISECONDS = 2000

/** Sends webhooks (§6): at least once, those of one resource one after the other, and wallets side by side. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  return new OutboxDispatcher(options)
}

class OutboxDispatcher implements Dispatcher {
  readonly #options: DispatcherOptions
  readonly #limits: DispatcherLimits
  readonly #lanes = new Map<string, Lane>()
  readonly #parts: LaneParts
  readonly #transport: ReturnType<typeof createTransport>
  readonly #giveUp = new AbortController()
  #isStarted = false
  #stopping: Promise<void> | undefined
  #nextSweep: Stop | undefined
  #underWay = 0
  #onAllRecorded: (() => void) | undefined

  constructor(options: DispatcherOptions) {
    const { store, clock, log, mode, processId, resolveHost = nameServers() } = options
    const limits = { ...DEFAULTS, ...options.limits }
    this.#options = options
    this.#limits = limits
    this.#transport = createTransport({
      onlyPublic: mode === 'production',
      resolveHost,
      connections: limits.attempts,
      timeoutMilliseconds: limits.timeoutMilliseconds,
    })
    let turns = 0
    this.#parts = {
      write: store.isShared ? batchedWrites(store, SHARED_BATCHES) : (_, work) => store.write(work),
      clock,
      log,
      transport: this.#transport,
      timeoutMilliseconds: limits.timeoutMilliseconds,
      signal: this.#giveUp.signal,
      rota: new Rota({
        attempts: limits.attempts,
        attemptsOfOrigin: limits.attemptsOfOrigin,
        furtherAttempts: limits.furtherAttempts,
        attemptsOfOne: limits.attemptsOfWallet,
        turns: store.isShared ? TURNS.shared : TURNS.own,
      }),
      windows: new Windows(limits.attemptsOfWallet),
      leaseMilliseconds: limits.leaseMilliseconds,
      nextLease: () => `${processId}:${(turns += 1)}`,
      onRecorded: (recorded) => {
        this.#recorded(recorded)
      },
      onUnderWay: (change) => {
        this.#underWay += change
        if (this.#underWay === 0) this.#onAllRecorded?.()
      },
      isStarted: () => this.#isStarted,
      onIdle: (lane) => {
        if (this.#lanes.get(lane.walletId) === lane) this.#lanes.delete(lane.walletId)
      },
    }
  }

  start(): void {
    if (this.#isStarted || this.#stopping !== undefined) return
    this.#isStarted = true
    void this.#sweep()
  }

  wake(walletId: string): void {
    if (this.#isStarted && this.#stopping === undefined) this.#laneOf(walletId).request()
  }

  async runDue(walletId: string): Promise<readonly RecordedDelivery[]> {
    if (this.#stopping !== undefined) throw stopped()
    const recorded: RecordedDelivery[] = []
    const lane = this.#laneOf(walletId)
    const unwatch = lane.watch((it) => recorded.push(it))
    try {
      await lane.untilNothingIsDue()
    } finally {
      unwatch()
    }
    return recorded
  }

  watch(walletId: string, watcher: (recorded: RecordedDelivery) => void): Stop {
    return this.#laneOf(walletId).watch(watcher)
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #stop(): Promise<void> {
    this.#nextSweep?.()
    this.#parts.rota.close()
    for (const lane of this.#lanes.values()) lane.end(stopped())
    await this.#untilRecorded(this.#limits.stopMilliseconds)
    this.#giveUp.abort()
    await this.#untilRecorded(LAST_RECORDS_MILLISECONDS)
    for (const lane of this.#lanes.values()) lane.end(stopped())
    await this.#transport.close()
  }

  async #untilRecorded(milliseconds: number): Promise<void> {
    if (this.#underWay === 0) return
    await new Promise<void>((resolve) => {
      const end = this.#options.clock.after(milliseconds, resolve)
      this.#onAllRecorded = () => {
        end()
        resolve()
      }
    })
    this.#onAllRecorded = undefined
  }

  #laneOf(walletId: string): Lane {
    let lane = this.#lanes.get(walletId)
    if (lane === undefined) {
      lane = new Lane(walletId, this.#parts)
      this.#lanes.set(walletId, lane)
    }
    return lane
  }

  /**
   * Finds what other processes left, and what was left when this one started. A process that has the store for itself
   * hears of everything, and knows when the next attempt is due: it looks once.
   */
  async #sweep(): Promise<void> {
    const { store, clock, log } = this.#options
    let isFound = false
    try {
      const wallets = await store.read((reader) =>
        store.isShared ? walletsWithDue(reader, clock.now()) : walletsWithPending(reader),
      )
      for (const walletId of wallets) this.wake(walletId)
      isFound = true
    } catch (error) {
      log.error({ err: error }, 'deliveries cannot be looked up; trying again')
    }
    if (this.#stopping !== undefined || (isFound && !store.isShared)) return
    this.#nextSweep = clock.after(this.#limits.sweepMilliseconds, () => {
      void this.#sweep()
    })
  }

  #recorded(recorded: RecordedDelivery): void {
    const { log, onRecorded } = this.#options
    const { walletId, deliveryId, eventId, event, status, attempts } = recorded
    const last = attempts.at(-1)
    const facts = {
      walletId,
      deliveryId,
      eventId,
      event,
      attempt: last?.number,
      status: last?.status,
      error: last?.error,
    }
    if (status === 'DEAD') log.warn(facts, 'a delivery is dead')
    else log.debug(facts, status === 'DELIVERED' ? 'an event was delivered' : 'a delivery failed')
    onRecorded?.(recorded)
  }
}

const stopped = (): Error => new Error('The service stops: nothing is delivered any more.')
