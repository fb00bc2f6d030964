import type { Instant } from '@pix-payments/pix'
import type { RanTimer } from '../application/wallet/due-timers.ts'
import type { TimerKind } from '../application/wallet/wallet-timers.ts'
import type { WalletWork } from '../application/wallet/wallet-work.ts'
import type { Wallets } from '../application/wallet/wallets.ts'
import { type Cause, type CauseFields, readCause } from '../domain/cause.ts'
import { timestamp } from '../domain/timestamp.ts'
import {
  LATEST_CLOCK,
  type WalletClock,
  frozenClock,
  runningClock,
  clockShowing,
} from '../domain/wallet/wallet-clock.ts'
import type { Dispatcher } from '../outbox/dispatcher.ts'
import type { RecordedDelivery } from '../outbox/record-attempts.ts'
import type { Rail } from '../rail/rail.ts'
import {
  type ClockMove,
  type ClockSetting,
  type MovePlan,
  earlier,
  nextDeliveryOf,
  planOf,
  planOfSetting,
} from './clock-move-plan.ts'
import { type Guard, MoveLostError, MoveLock, type MoveLockOptions } from './move-lock.ts'

/** A timer that ran or a delivery that was sent during a move. `at` is in the wallet's time. */
export interface RanStep {
  readonly at: Instant
  readonly kind: TimerKind | 'delivery'
  /** The id of the resource that the timer belongs to, or the id of the delivery. */
  readonly resourceId: string
  /** The event that the timer caused; null when it caused no event. */
  readonly event: string | null
  /** What set the timer, or the event that was delivered. */
  readonly causedBy: CauseFields | null
}

export interface ClockMoved {
  readonly ok: true
  readonly from: Instant
  readonly to: Instant
  readonly clock: WalletClock
  /** The steps that ran, in order of time: at most the first 1000. `total` is the number of all steps. */
  readonly ran: readonly RanStep[]
  readonly total: number
}

/** The reason why a clock did not move, or moved only a part of the way. */
export interface ClockNotMoved {
  readonly ok: false
  /**
   * `ClockCannotGoBack`: the target is earlier than the wallet's time. `ClockOutOfRange`: the target is later than
   * {@link LATEST_CLOCK}. `ClockMoveLost`: this process was paused for too long, and another process took over the
   * move.
   */
  readonly code: 'ClockCannotGoBack' | 'ClockOutOfRange' | 'ClockMoveLost'
  /** The wallet's present instant, if it is known. */
  readonly now: Instant | undefined
}

export interface WalletClocks {
  /**
   * Moves the clock of a wallet forward. Runs all timers and sends all deliveries that fall due on the way, including
   * retries and new timers, in order and each at its own instant. Returns undefined when the wallet does not exist. A
   * second call for the same wallet waits for the first. If the process ends during a move, the clock stays between the
   * start and the target.
   */
  advance(walletId: string, move: ClockMove, cause?: Cause): Promise<ClockMoved | ClockNotMoved | undefined>
  /** Freezes the clock or lets it run. If `now` is given, first moves the clock to it as `advance` does. */
  set(walletId: string, setting: ClockSetting, cause?: Cause): Promise<ClockMoved | ClockNotMoved | undefined>
}

export interface WalletClocksOptions extends MoveLockOptions {
  readonly wallets: Wallets
  readonly dispatcher: Pick<Dispatcher, 'runDue' | 'wake' | 'watch'>
  readonly rail: Pick<Rail, 'sent'>
}

const LISTED_STEPS = 1000
/** How long a move waits for the orders that it placed. An institution that is away does not stop the move. */
const SENT_MILLISECONDS = 10_000
/** An order can cause a report, and the report the next order: for example, a late first payment is refunded. */
const SENT_ROUNDS = 3
/** The maximum number of timers per transaction, because requests for this wallet wait for the transaction. */
const TIMERS_A_TRANSACTION = 100

export function createWalletClocks(options: WalletClocksOptions): WalletClocks {
  const lock = new MoveLock(options)
  const go = async (walletId: string, plan: MovePlan, cause?: Cause): ReturnType<ClockMoveRun['go']> => {
    const wallets = cause === undefined ? options.wallets : options.wallets.causedBy(cause)
    try {
      return await lock.run(walletId, (guard) =>
        new ClockMoveRun({ ...options, wallets }, walletId, guard).go(plan),
      )
    } catch (error) {
      if (error instanceof MoveLostError) return { ok: false, code: 'ClockMoveLost', now: undefined }
      throw error
    }
  }
  return {
    advance: (walletId, move, cause) => go(walletId, planOf(move), cause),
    set: (walletId, setting, cause) => go(walletId, planOfSetting(setting), cause),
  }
}

interface MoveStep {
  readonly ran: readonly RanTimer[]
  /** True if deliveries and orders must be sent before the clock moves on. */
  readonly mustSend: boolean
  readonly isOver: boolean
}

interface ClockArrival {
  readonly from: Instant
  readonly end: Instant
  readonly mode?: WalletClock['mode'] | undefined
}

/** Performs one move of one wallet's clock. */
class ClockMoveRun {
  readonly #options: WalletClocksOptions
  readonly #walletId: string
  readonly #guard: Guard
  readonly #ran: RanStep[] = []
  #total = 0

  constructor(options: WalletClocksOptions, walletId: string, guard: Guard) {
    this.#options = options
    this.#walletId = walletId
    this.#guard = guard
  }

  async go(plan: MovePlan): Promise<ClockMoved | ClockNotMoved | undefined> {
    const { dispatcher } = this.#options
    const unwatch = dispatcher.watch(this.#walletId, (recorded) => {
      this.#delivered(recorded)
    })
    try {
      const from = await this.#write(async (work) => work.now)
      if (from === undefined) return undefined
      await this.#sendAll()
      const moved = await this.#move(from, plan)
      if (moved?.ok !== true) return moved
      // If the clock runs, its deliveries continue after the move.
      dispatcher.wake(this.#walletId)
      const ran = this.#ran.toSorted((a, b) => a.at - b.at)
      return { ...moved, ran, total: this.#total }
    } finally {
      unwatch()
    }
  }

  async #move(
    from: Instant,
    { target, stopsAtLast, mode }: MovePlan,
  ): Promise<ClockMoved | ClockNotMoved | undefined> {
    const start = await this.#write(async (work) => ({ now: work.now, end: await target(work, from) }))
    if (start === undefined) return undefined
    if (start.end < from) return { ok: false, code: 'ClockCannotGoBack', now: start.now }
    if (start.end > LATEST_CLOCK && start.end > start.now) {
      return { ok: false, code: 'ClockOutOfRange', now: start.now }
    }
    let step: MoveStep | undefined
    do {
      step = await this.#write((work) => this.#step(work, start.end))
      if (step === undefined) return undefined
      this.#addAll(step.ran)
      if (step.mustSend) await this.#sendAll()
    } while (!step.isOver)
    const arrived = await this.#write((work) =>
      this.#finish(work, { from, end: stopsAtLast === true ? work.now : start.end, mode }),
    )
    if (arrived === undefined) return undefined
    await this.#sendAll()
    return { ok: true, from, ...arrived, ran: [], total: 0 }
  }

  /**
   * Sends the orders of the wallet, then its due deliveries. The institution reports before it takes an order, and these
   * reports may cause deliveries and timers.
   */
  async #sendAll(): Promise<void> {
    const { rail, dispatcher } = this.#options
    // When nothing is left to send, a round is one short query.
    for (let round = 0; rail.sent !== undefined && round < SENT_ROUNDS; round += 1) {
      await rail.sent(this.#walletId, SENT_MILLISECONDS)
    }
    await dispatcher.runDue(this.#walletId)
  }

  /**
   * Runs timers until a timer causes a delivery or an order, a delivery falls due, or no timer or delivery is due up to
   * `end`.
   */
  async #step(work: WalletWork, end: Instant): Promise<MoveStep> {
    const ran: RanTimer[] = []
    // Timers that were due before this transaction have caused deliveries or orders. These are sent first.
    if (this.#hasToSend(work)) return { ran, mustSend: true, isOver: false }
    const delivery = await nextDeliveryOf(work.transaction, work.wallet.id, work.now)
    while (ran.length < TIMERS_A_TRANSACTION) {
      const timer = await work.nextDueAt()
      // All timers of one instant run before the deliveries and orders of this instant are sent.
      if (this.#hasToSend(work) && timer !== work.now) return { ran, mustSend: true, isOver: false }
      const next = earlier(timer, delivery)
      if (next === null || next > end) return { ran, mustSend: false, isOver: true }
      this.#moveTo(work, next)
      ran.push(...(await this.#options.wallets.runDueTimers(work, next, 1)))
      if (delivery === next && (await work.nextDueAt()) !== next)
        return { ran, mustSend: true, isOver: false }
    }
    return { ran, mustSend: this.#hasToSend(work), isOver: false }
  }

  /** Orders that took effect in their own transaction are not sent. */
  #hasToSend({ deliveries, orders }: WalletWork): boolean {
    return deliveries > 0 || (orders > 0 && this.#options.rail.sent !== undefined)
  }

  async #finish(
    work: WalletWork,
    { from, end, mode = work.wallet.clock.mode }: ClockArrival,
  ): Promise<{ readonly to: Instant; readonly clock: WalletClock }> {
    const to = Math.max(end, work.now)
    const clock = mode === 'FROZEN' ? frozenClock(to) : runningClock(to - this.#options.clock.now())
    work.change({ clock })
    work.moveTo(to)
    work.record('clock', null, () => JSON.stringify({ from: timestamp(from), to: timestamp(to), mode }))
    return { to, clock }
  }

  #moveTo(work: WalletWork, instant: Instant): void {
    const { wallet, now } = work
    work.change({ clock: clockShowing(wallet.clock, Math.max(instant, now), this.#options.clock.now()) })
  }

  async #write<T>(work: (work: WalletWork) => Promise<T>): Promise<T | undefined> {
    const ran: RanTimer[] = []
    const guarded = async (opened: WalletWork): Promise<T> => {
      await this.#guard(opened.transaction)
      return work(opened)
    }
    const value = await this.#options.wallets.write(this.#walletId, guarded, { ran })
    this.#addAll(ran)
    return value
  }

  #addAll(timers: readonly RanTimer[]): void {
    for (const timer of timers) this.#add({ ...timer, causedBy: readCause(timer.causedBy) })
  }

  #delivered({ dueAt, deliveryId, eventId, attempts }: RecordedDelivery): void {
    const causedBy = { kind: 'event', eventId } as const
    const step = { at: dueAt, kind: 'delivery', resourceId: deliveryId, event: null, causedBy } as const
    // A `duplicate` fault sends the delivery twice.
    attempts.forEach(() => {
      this.#add(step)
    })
  }

  #add(step: RanStep): void {
    this.#total += 1
    if (this.#ran.length < LISTED_STEPS) this.#ran.push(step)
  }
}
