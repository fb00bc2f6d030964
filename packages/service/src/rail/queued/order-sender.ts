import { setImmediate } from 'node:timers/promises'
import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../../clock.ts'
import { hasDueOrder, hasUnsentOrder, lastUnsentOrder } from '../../storage/rows/rail-queue-rows.ts'
import { looksForWork } from '../../storage/own-partition.ts'
import { type Store, StoreUnavailableError } from '../../storage/store.ts'
import type { Log } from '../../telemetry/log.ts'
import type { Institution } from '../institution.ts'
import { Breakers } from './breakers.ts'
import { type OrderOutcome, attemptOrder } from './order-attempt.ts'
import { resultOf } from './order-result.ts'
import { type ClaimedOrder, type FinishedOrder, type OrderTurn, takeOrderTurn } from './order-turn.ts'
import { recordOneByOne } from './record-one-by-one.ts'
import { Watchers } from './watchers.ts'

export interface OrderSenderLimits {
  /** Maximum number of orders that this process sends concurrently. Default: 32. */
  readonly orders: number
  /** How long to wait until the institution has taken an order. Default: 10 s. */
  readonly orderMilliseconds: number
  /** How long other processes cannot claim an order that this process has claimed. Default: 30 s. */
  readonly leaseMilliseconds: number
  /** Interval between two looks for orders that other processes placed. Default: 1 s. */
  readonly sweepMilliseconds: number
  /** How long `stop` waits for orders in progress. Default: 7 s. */
  readonly stopMilliseconds: number
}

export const SENDER_DEFAULTS: OrderSenderLimits = {
  orders: 32,
  orderMilliseconds: 10_000,
  leaseMilliseconds: 30_000,
  sweepMilliseconds: 1000,
  stopMilliseconds: 7000,
}

export interface OrderSenderOptions {
  readonly institution: Pick<Institution, 'send'>
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  /** Identifies this process on the store: a UUID, new for each start. */
  readonly processId: string
  readonly limits: OrderSenderLimits
  /** Called after each attempt, for metrics. */
  readonly onAttempt?: ((order: string, outcome: OrderOutcome['kind']) => void) | undefined
}

/** The pause before the next turn when the store failed. */
const STORE_PAUSE_MILLISECONDS = 1000
/**
 * The first and the longest pause between two looks of `sent` for orders that another process sends. The pauses double,
 * so that a slow institution does not cause many queries.
 */
const FIRST_POLL_MILLISECONDS = 50
const LONGEST_POLL_MILLISECONDS = 400
/** The longest sleep. The machine may be suspended during a sleep, so the sender compares the time again after it. */
const LONGEST_SLEEP_MILLISECONDS = 60_000
/** How long `stop` waits for the last transaction, which releases aborted orders. */
const LAST_RECORDS_MILLISECONDS = 2000

/**
 * Sends the orders of the queue, each at least once. It holds only the orders that it is sending, so its memory does not
 * grow with the queue. The orders of one resource go one after another, all others concurrently.
 */
export class OrderSender {
  readonly breakers: Breakers
  readonly #options: OrderSenderOptions
  readonly #watchers = new Watchers()
  readonly #giveUp = new AbortController()
  #finished: FinishedOrder[] = []
  readonly #sending = new Set<ClaimedOrder>()
  #turns = 0
  #isTurning = false
  #isWanted = false
  /** The kinds of orders whose breakers closed since the last turn. */
  readonly #closed = new Set<string>()
  #isStarted = false
  /** The last sweep: the store must not close before its end. */
  #sweeping: Promise<void> = Promise.resolve()
  #isStopping = false
  #isStopped = false
  #stopping: Promise<void> | undefined
  #alarm: Stop | undefined
  #nextSweep: Stop | undefined
  #onQuiet: (() => void) | undefined

  constructor(options: OrderSenderOptions) {
    this.#options = options
    this.breakers = new Breakers({
      ...options,
      onChange: (order, isOpen) => {
        if (isOpen) this.#watchers.notifyAll()
        else this.#closed.add(order)
      },
    })
  }

  start(): void {
    if (this.#isStarted || this.#isStopping) return
    this.#isStarted = true
    this.#request()
    if (this.#options.store.isShared) this.#sweepLater()
  }

  /** Call it when orders were placed. */
  wake(): void {
    this.#request()
  }

  /**
   * Resolves when each order that was placed for the wallet until now was sent once, or after `milliseconds`. Resolves
   * at once while the institution does not take orders of some kind, because they would not be sent in time.
   */
  async sent(walletId: string, milliseconds: number): Promise<void> {
    const { store, clock } = this.#options
    const deadline = clock.now() + milliseconds
    const upTo = await store.read((reader) => lastUnsentOrder(reader, walletId))
    if (upTo === null) return
    let poll = store.isShared ? FIRST_POLL_MILLISECONDS : milliseconds
    while (!this.#isStopping && !this.breakers.isOpen && clock.now() < deadline) {
      const changed = this.#watchers.next(walletId, clock, Math.min(poll, deadline - clock.now()))
      poll = Math.min(2 * poll, store.isShared ? LONGEST_POLL_MILLISECONDS : milliseconds)
      if (!(await store.read((reader) => hasUnsentOrder(reader, walletId, upTo)))) {
        changed.cancel()
        return
      }
      await changed.happened
    }
  }

  /**
   * Finishes the attempts in progress. Aborts attempts that take longer than `stopMilliseconds`, and releases their
   * orders for other processes. Sends nothing afterwards.
   */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #stop(): Promise<void> {
    this.#isStopping = true
    this.#alarm?.()
    this.#nextSweep?.()
    this.#watchers.notifyAll()
    await this.#untilQuiet(this.#options.limits.stopMilliseconds)
    this.#giveUp.abort()
    await this.#untilQuiet(LAST_RECORDS_MILLISECONDS)
    await this.#sweeping
    this.#isStopped = true
    this.#alarm?.()
  }

  /** Waits until all attempts are over and recorded. */
  async #untilQuiet(milliseconds: number): Promise<void> {
    if (this.#isQuiet()) return
    await new Promise<void>((resolve) => {
      const end = this.#options.clock.after(milliseconds, resolve)
      this.#onQuiet = () => {
        end()
        resolve()
      }
    })
    this.#onQuiet = undefined
  }

  #isQuiet(): boolean {
    return this.#sending.size === 0 && this.#finished.length === 0 && !this.#isTurning
  }

  #request(): void {
    if (!this.#isStarted) return
    this.#isWanted = true
    if (!this.#isTurning) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isTurning = true
    while (this.#isWanted) {
      this.#isWanted = false
      await this.#turn()
    }
    this.#isTurning = false
    if (this.#isQuiet()) this.#onQuiet?.()
  }

  async #turn(): Promise<void> {
    const { store, clock, log, processId, limits } = this.#options
    const most = this.#free()
    const finished = [...this.#finished]
    if (most === 0 && finished.length === 0) return
    const closed = [...this.#closed]
    const { open } = this.breakers
    const probes = open.filter((order) => this.#probeAt(order) <= clock.now()).slice(0, most)
    this.#turns += 1
    const lease = `${processId}:${this.#turns}`
    let turn: OrderTurn
    try {
      turn = await store.write((transaction) => {
        const realNow = clock.now()
        const leaseUntil = realNow + limits.leaseMilliseconds
        const options = { realNow, finished, most, open, probes, closed, lease, leaseUntil }
        return takeOrderTurn(transaction, options)
      })
    } catch (error) {
      log.error({ err: error }, 'Orders to the institution cannot be recorded. Retrying.')
      if (!(error instanceof StoreUnavailableError)) await this.#recordOneByOne()
      this.#wakeAt(clock.now() + STORE_PAUSE_MILLISECONDS)
      return
    }
    for (const order of closed) this.#closed.delete(order)
    this.#finished.splice(0, finished.length)
    for (const order of turn.claimed) void this.#send(order)
    this.#watchers.notify(finished.map(({ order }) => order.walletId))
    for (const order of probes) {
      // Another process may have sent the orders, so that none is left to close the breaker.
      if (turn.empty.includes(order)) this.breakers.of(order).succeeded()
      else if (!this.#isSending(order)) this.breakers.of(order).probeLater()
    }
    this.#scheduleNextTurn(turn)
  }

  /** Records the results of a turn that failed, so that a result that the store rejects stops no other order. */
  async #recordOneByOne(): Promise<void> {
    const { store, clock, log } = this.#options
    const recorded = await recordOneByOne({ store, clock, log }, [...this.#finished])
    this.#finished.splice(0, recorded.length)
    this.#watchers.notify(recorded.map(({ order }) => order.walletId))
  }

  /** How many orders may be claimed now. */
  #free(): number {
    return this.#isStopping ? 0 : Math.max(this.#options.limits.orders - this.#sending.size, 0)
  }

  #isSending(name: string): boolean {
    return [...this.#sending].some((order) => order.name === name)
  }

  /** The instant of the next probe of orders of this kind. Infinity while one is in progress. */
  #probeAt(name: string): Instant {
    return this.#isSending(name) ? Number.POSITIVE_INFINITY : this.breakers.of(name).probeAt
  }

  #scheduleNextTurn({ hasMore, nextAt }: OrderTurn): void {
    if (hasMore && this.#free() > 0) this.#isWanted = true
    // When an attempt in progress ends, it requests the next turn.
    const probes = this.breakers.open.map((name) => this.#probeAt(name))
    const next = Math.min(nextAt ?? Number.POSITIVE_INFINITY, ...probes)
    if (Number.isFinite(next)) this.#wakeAt(next)
  }

  #wakeAt(realInstant: Instant): void {
    const { clock } = this.#options
    this.#alarm?.()
    if (this.#isStopped) return
    const wait = Math.max(realInstant - clock.now(), 0)
    this.#alarm = clock.after(Math.min(wait, LONGEST_SLEEP_MILLISECONDS), () => {
      this.#alarm = undefined
      if (wait > LONGEST_SLEEP_MILLISECONDS) this.#wakeAt(realInstant)
      else this.#request()
    })
  }

  async #send(order: ClaimedOrder): Promise<void> {
    const { institution, clock, log, limits, onAttempt } = this.#options
    this.#sending.add(order)
    const parts = {
      institution,
      clock,
      timeoutMilliseconds: limits.orderMilliseconds,
      signal: this.#giveUp.signal,
    }
    const outcome = await attemptOrder(parts, order)
    this.#sending.delete(order)
    const breaker = this.breakers.of(order.name)
    this.#finished.push({ order, result: resultOf({ breaker, clock, log }, order, outcome) })
    onAttempt?.(order.name, outcome.kind)
    // Attempts that end together share one commit. A commit costs more than this wait.
    if (this.#sending.size > 0) await setImmediate()
    this.#request()
  }

  #sweepLater(): void {
    const { clock, limits } = this.#options
    if (this.#isStopping) return
    this.#nextSweep = clock.after(limits.sweepMilliseconds, () => {
      this.#sweeping = this.#sweep().finally(() => {
        this.#sweepLater()
      })
    })
  }

  /** On a shared store, other processes place orders too, and release orders that this process could send. */
  async #sweep(): Promise<void> {
    const { store, clock, log } = this.#options
    try {
      if (!(await looksForWork(this.#options))) return
      if (await store.read((reader) => hasDueOrder(reader, clock.now()))) this.#request()
    } catch (error) {
      log.error({ err: error }, 'Due orders to the institution cannot be read. Retrying.')
    }
  }
}
