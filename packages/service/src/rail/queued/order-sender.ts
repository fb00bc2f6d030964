import { setImmediate } from 'node:timers/promises'
import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../../clock.ts'
import { hasDueOrder, hasUnsentOrder, lastUnsentOrder } from '../../storage/rows/rail-queue-rows.ts'
import { type Store, StoreUnavailableError } from '../../storage/store.ts'
import type { Log } from '../../telemetry/log.ts'
import type { Institution } from '../institution.ts'
import { Breaker } from './breaker.ts'
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
  readonly breaker: Breaker
  readonly #options: OrderSenderOptions
  readonly #watchers = new Watchers()
  readonly #giveUp = new AbortController()
  #finished: FinishedOrder[] = []
  #sending = 0
  #turns = 0
  #isTurning = false
  #isWanted = false
  #forgetsPauses = false
  #isStarted = false
  #isStopping = false
  #isStopped = false
  #stopping: Promise<void> | undefined
  #alarm: Stop | undefined
  #nextSweep: Stop | undefined
  #onQuiet: (() => void) | undefined

  constructor(options: OrderSenderOptions) {
    this.#options = options
    this.breaker = new Breaker({
      ...options,
      onChange: (isOpen) => {
        if (isOpen) this.#watchers.notifyAll()
        else this.#forgetsPauses = true
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
   * at once while the institution is away, because nothing is sent then.
   */
  async sent(walletId: string, milliseconds: number): Promise<void> {
    const { store, clock } = this.#options
    const deadline = clock.now() + milliseconds
    const upTo = await store.read((reader) => lastUnsentOrder(reader, walletId))
    if (upTo === null) return
    let poll = store.isShared ? FIRST_POLL_MILLISECONDS : milliseconds
    while (!this.#isStopping && !this.breaker.isOpen && clock.now() < deadline) {
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
    return this.#sending === 0 && this.#finished.length === 0 && !this.#isTurning
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
    const forgetsPauses = this.#forgetsPauses
    const isProbe = this.breaker.isOpen
    this.#turns += 1
    const lease = `${processId}:${this.#turns}`
    let turn: OrderTurn
    try {
      turn = await store.write((transaction) => {
        const realNow = clock.now()
        const leaseUntil = realNow + limits.leaseMilliseconds
        const options = { realNow, finished, most, isProbe, forgetsPauses, lease, leaseUntil }
        return takeOrderTurn(transaction, options)
      })
    } catch (error) {
      log.error({ err: error }, 'Orders to the institution cannot be recorded. Retrying.')
      if (!(error instanceof StoreUnavailableError)) await this.#recordOneByOne()
      this.#wakeAt(clock.now() + STORE_PAUSE_MILLISECONDS)
      return
    }
    if (forgetsPauses) this.#forgetsPauses = false
    this.#finished.splice(0, finished.length)
    for (const order of turn.claimed) void this.#send(order)
    this.#watchers.notify(finished.map(({ order }) => order.walletId))
    if (isProbe && most > 0 && turn.claimed.length === 0) {
      // Another process may have sent the orders, so that none is left to close the breaker.
      if (turn.isEmpty) this.breaker.succeeded()
      else this.breaker.probeLater()
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
    if (this.#isStopping) return 0
    if (!this.breaker.isOpen) return Math.max(this.#options.limits.orders - this.#sending, 0)
    const isTime = this.#options.clock.now() >= this.breaker.probeAt
    return isTime && this.#sending === 0 ? 1 : 0
  }

  #scheduleNextTurn({ claimed, hasMore, nextAt }: OrderTurn): void {
    // When an attempt in progress ends, it requests the next turn.
    if (this.breaker.isOpen) {
      if (claimed.length === 0) this.#wakeAt(this.breaker.probeAt)
    } else if (hasMore && this.#free() > 0) this.#isWanted = true
    else if (nextAt !== null) this.#wakeAt(nextAt)
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
    this.#sending += 1
    const parts = {
      institution,
      clock,
      timeoutMilliseconds: limits.orderMilliseconds,
      signal: this.#giveUp.signal,
    }
    const outcome = await attemptOrder(parts, order)
    this.#sending -= 1
    this.#finished.push({ order, result: resultOf({ breaker: this.breaker, clock, log }, order, outcome) })
    onAttempt?.(order.name, outcome.kind)
    // Attempts that end together share one commit. A commit costs more than this wait.
    if (this.#sending > 0) await setImmediate()
    this.#request()
  }

  #sweepLater(): void {
    const { clock, limits } = this.#options
    if (this.#isStopping) return
    this.#nextSweep = clock.after(limits.sweepMilliseconds, () => {
      void this.#sweep().finally(() => {
        this.#sweepLater()
      })
    })
  }

  /** On a shared store, other processes place orders too, and release orders that this process could send. */
  async #sweep(): Promise<void> {
    const { store, clock, log } = this.#options
    try {
      if (await store.read((reader) => hasDueOrder(reader, clock.now()))) this.#request()
    } catch (error) {
      log.error({ err: error }, 'Due orders to the institution cannot be read. Retrying.')
    }
  }
}
