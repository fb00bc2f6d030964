import type { Clock, Stop } from '../clock.ts'
import type { Instant } from '@pix-payments/pix'
import { walletsWithUntried } from '../storage/rows/delivery-rows.ts'
import { claimWakes, firstWake } from '../storage/rows/delivery-wake-rows.ts'
import { looksForWork } from '../storage/own-partition.ts'
import type { KeyRing } from '../storage/secrets/key-ring.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import { batchedWrites } from './batches.ts'
import { Lane, type LaneParts } from './lane.ts'
import { type ResolveHost, nameServers } from '../outgoing/public-lookup.ts'
import type { RecordedDelivery } from './record-attempts.ts'
import { TurnScheduler } from './turn-scheduler.ts'
import { createTransport } from '../outgoing/transport.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { AttemptWindows } from './attempt-windows.ts'

export interface DispatcherOptions {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly keys: KeyRing
  /** In production, deliveries go only to public hosts and only over https (G-214). */
  readonly mode: 'sandbox' | 'production'
  /** Identifies this process on the store: a UUID, new for each start. */
  readonly processId: string
  readonly limits?: Partial<DispatcherLimits> | undefined
  /** Resolves a host name in production. Default: the name servers of the system. */
  readonly resolveHost?: ResolveHost | undefined
  readonly tracing?: Tracing | undefined
  /** Called for each delivery whose attempt was recorded, for metrics. */
  readonly onRecorded?: ((recorded: RecordedDelivery) => void) | undefined
}

export interface DispatcherLimits {
  /**
   * Maximum number of concurrent attempts of one wallet. A wallet reaches it when its receiver responds quickly.
   * Default: 8.
   */
  readonly attemptsOfWallet: number
  /** Maximum number of concurrent attempts of all wallets together. Default: 1024. */
  readonly attempts: number
  /** Maximum number of concurrent attempts to one origin. Default: 768. */
  readonly attemptsOfOrigin: number
  /** Maximum number of concurrent attempts, not counting one attempt per wallet. Default: 64. */
  readonly furtherAttempts: number
  /** How long to wait for the response of a receiver. Default: 5 s (G-159). */
  readonly timeoutMilliseconds: number
  /** How long other processes cannot claim a delivery that this process has claimed. Default: 30 s. */
  readonly leaseMilliseconds: number
  /** Interval between two sweeps of a shared store. Default: 1 s. */
  readonly sweepMilliseconds: number
  /** How long `stop` waits for attempts in progress. Default: 7 s. */
  readonly stopMilliseconds: number
}

export interface Dispatcher {
  /** Starts to send deliveries when they are due. */
  start(): void
  /** Call it when a wallet has new deliveries or its clock was moved. */
  wake(walletId: string): void
  /**
   * Sends all deliveries of a wallet that are due at its present time. Resolves when all of them were sent, including
   * deliveries that another process sends. Returns the deliveries that this process sent.
   */
  runDue(walletId: string): Promise<readonly RecordedDelivery[]>
  /**
   * Calls `watcher` for each delivery of the wallet that this process records. The returned function removes the
   * watcher.
   */
  watch(walletId: string, watcher: (recorded: RecordedDelivery) => void): Stop
  /**
   * Finishes the attempts in progress. Aborts attempts that take longer than `stopMilliseconds`, and releases their
   * deliveries for other processes. Sends nothing afterwards.
   */
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

/** The part of a receiver's response body that is stored with the attempt. */
const KEPT_BYTES = 4096
/** The limits on a shared store. Each transaction uses a connection of the pool, and requests need connections too. */
const SHARED_BATCHES = { transactions: 4, works: 8 } as const
/** Maximum number of concurrent turns. On SQLite, concurrent turns share a commit. */
const TURNS = { shared: SHARED_BATCHES.transactions * SHARED_BATCHES.works, own: 16 } as const
/** The longest time between two sweeps of a store that is not shared: the machine may be suspended meanwhile. */
const LONGEST_SLEEP_MILLISECONDS = 60_000
/** How long other processes leave a wallet to the process that looks at it, if it ends without a result. */
const LOOK_MILLISECONDS = 5000
/** How many wallets a page of a sweep has. */
const PAGE = 500
/** With this many lanes, a sweep pauses: each lane takes some kilobytes of memory. */
const MOST_LANES = 2000
const SWEEP_PAUSE_MILLISECONDS = 50
/** How long `stop` waits for the last transaction, which releases aborted deliveries. */
const LAST_RECORDS_MILLISECONDS = 2000

/**
 * Creates the dispatcher, which sends each webhook at least once (§6). It sends the first attempts for one resource in
 * order (G-218), and the deliveries of different wallets in parallel.
 */
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
  /** The real instant of the next sweep; of a sweep in progress, the earliest instant that a lane has reported. */
  #sweepsAt = Number.POSITIVE_INFINITY
  #isSweeping = false
  /** The last sweep: the store must not close before its end. */
  #sweeping: Promise<void> = Promise.resolve()
  /** Where the next sweep begins in the list of wallets with untried deliveries; undefined when it is over. */
  #untriedAfter: string | undefined = ''
  #underWay = 0
  #onAllRecorded: (() => void) | undefined

  constructor(options: DispatcherOptions) {
    const { store, clock, log, keys, mode, processId, resolveHost = nameServers() } = options
    const limits = { ...DEFAULTS, ...options.limits }
    this.#options = options
    this.#limits = limits
    this.#transport = createTransport({
      onlyPublic: mode === 'production',
      resolveHost,
      connections: limits.attempts,
      timeoutMilliseconds: limits.timeoutMilliseconds,
      bodyBytes: KEPT_BYTES,
    })
    let turns = 0
    this.#parts = {
      write: store.isShared ? batchedWrites(store, SHARED_BATCHES) : (_, work) => store.write(work),
      clock,
      log,
      keys,
      transport: this.#transport,
      timeoutMilliseconds: limits.timeoutMilliseconds,
      signal: this.#giveUp.signal,
      tracing: options.tracing,
      scheduler: new TurnScheduler({
        attempts: limits.attempts,
        attemptsOfOrigin: limits.attemptsOfOrigin,
        furtherAttempts: limits.furtherAttempts,
        attemptsOfOne: limits.attemptsOfWallet,
        turns: store.isShared ? TURNS.shared : TURNS.own,
      }),
      windows: new AttemptWindows(limits.attemptsOfWallet),
      leaseMilliseconds: limits.leaseMilliseconds,
      isRecorded: mode === 'sandbox',
      nextLease: () => `${processId}:${(turns += 1)}`,
      onRecorded: (recorded) => {
        this.#recorded(recorded)
      },
      onUnderWay: (change) => {
        this.#underWay += change
        if (this.#underWay === 0) this.#onAllRecorded?.()
      },
      isStarted: () => this.#isStarted,
      onLater: (at) => {
        if (!store.isShared) this.#sweepAt(at)
      },
      onIdle: (lane) => {
        if (this.#lanes.get(lane.walletId) === lane) this.#lanes.delete(lane.walletId)
      },
    }
  }

  start(): void {
    if (this.#isStarted || this.#stopping !== undefined) return
    this.#isStarted = true
    this.#sweeping = this.#sweep()
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
      await lane.sendAllDue()
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
    this.#parts.scheduler.close()
    for (const lane of this.#lanes.values()) lane.end(stopped())
    await this.#untilRecorded(this.#limits.stopMilliseconds)
    this.#giveUp.abort()
    await this.#untilRecorded(LAST_RECORDS_MILLISECONDS)
    for (const lane of this.#lanes.values()) lane.end(stopped())
    await this.#sweeping
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

  #sweepAt(at: Instant): void {
    if (this.#stopping !== undefined || at >= this.#sweepsAt) return
    this.#sweepsAt = at
    if (this.#isSweeping) return
    const { clock } = this.#options
    this.#nextSweep?.()
    const sleep = Math.min(Math.max(at - clock.now(), 0), LONGEST_SLEEP_MILLISECONDS)
    this.#nextSweep = clock.after(sleep, () => {
      this.#sweeping = this.#sweep()
    })
  }

  /**
   * Wakes wallets with deliveries that are due: those that another process created, that were created before the start,
   * and retries. On a store that is not shared, the process knows every new delivery itself, and the next retry.
   */
  async #sweep(): Promise<void> {
    const { store, clock, log } = this.#options
    this.#isSweeping = true
    this.#sweepsAt = Number.POSITIVE_INFINITY
    let next = clock.now() + (store.isShared ? this.#limits.sweepMilliseconds : LONGEST_SLEEP_MILLISECONDS)
    try {
      const at = (await looksForWork(this.#options))
        ? (await this.#wakeUntried()) && (await this.#wakeDue())
        : null
      next = Math.min(next, at === false ? clock.now() + SWEEP_PAUSE_MILLISECONDS : (at ?? next))
    } catch (error) {
      log.error({ err: error }, 'Due deliveries cannot be read. Retrying.')
      next = clock.now() + this.#limits.sweepMilliseconds
    }
    this.#isSweeping = false
    const at = Math.min(next, this.#sweepsAt)
    this.#sweepsAt = Number.POSITIVE_INFINITY
    this.#sweepAt(at)
  }

  /** Wakes the wallets of a page. Returns false when more of them follow. */
  async #wakeUntried(): Promise<boolean> {
    const { store, clock } = this.#options
    const after = this.#untriedAfter
    if (after === undefined || this.#stopping !== undefined) return true
    if (this.#lanes.size >= MOST_LANES) return false
    // On a store that is not shared, the lane itself waits for a lease to end.
    const leasedUntil = store.isShared ? clock.now() : Number.MAX_SAFE_INTEGER
    const page = await store.read((reader) => walletsWithUntried(reader, { after, leasedUntil, limit: PAGE }))
    for (const walletId of page) this.wake(walletId)
    const isLast = page.length < PAGE
    this.#untriedAfter = isLast ? (store.isShared ? '' : undefined) : page.at(-1)
    return isLast
  }

  /**
   * Wakes the wallets whose retries are due. Returns the real instant at which the next retry is due; null when there is
   * none; false when too many lanes work already.
   */
  async #wakeDue(): Promise<Instant | null | false> {
    const { store, clock } = this.#options
    for (;;) {
      const at = await store.read(firstWake)
      const realNow = clock.now()
      if (at === null || at > realNow || this.#stopping !== undefined) return at
      if (this.#lanes.size >= MOST_LANES) return false
      const claimed = await store.write((transaction) =>
        claimWakes(transaction, realNow, realNow + LOOK_MILLISECONDS),
      )
      for (const walletId of claimed) this.wake(walletId)
      if (claimed.length === 0) return false
    }
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
    if (status === 'DEAD') log.warn(facts, 'A delivery is dead: its last attempt failed.')
    else log.debug(facts, status === 'DELIVERED' ? 'An event was delivered.' : 'A delivery attempt failed.')
    onRecorded?.(recorded)
  }
}

const stopped = (): Error => new Error('The service is stopping and sends no more deliveries.')
