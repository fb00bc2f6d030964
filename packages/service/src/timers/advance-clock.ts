import type { Instant } from '@pix-payments/pix'
import type { WalletWork } from '../application/wallet-work.ts'
import type { Wallets } from '../application/wallets.ts'
import { DAY, SECOND } from '../domain/timestamp.ts'
import {
  LATEST_CLOCK,
  type WalletClock,
  frozenClock,
  runningClock,
  setTo,
} from '../domain/wallet/wallet-clock.ts'
import type { Dispatcher } from '../outbox/dispatcher.ts'
import type { RecordedDelivery } from '../outbox/record-attempts.ts'
import { findWebhook } from '../storage/rows/event-rows.ts'
import { nextDeliveryDue } from '../storage/rows/delivery-rows.ts'
import type { Reader } from '../storage/store.ts'
import { type Guard, MoveLostError, OneMover, type OneMoverOptions } from './one-mover.ts'
import { type RanTimer, runDueTimers } from '../application/run-due-timers.ts'
import type { TimerKind } from '../application/timer-kind.ts'

/** How far a clock moves: by seconds, to an instant, to what is due next, or until nothing waits (G-271). */
export type ClockMove =
  | { readonly by: number }
  | { readonly to: Instant }
  | { readonly until: 'nextDue' | 'idle' }

export interface ClockSetting {
  readonly mode: WalletClock['mode']
  /** The wallet's present instant when it is left out. */
  readonly now?: Instant | undefined
}

/** Something that fell due and ran, in the wallet's time. */
export interface RanStep {
  readonly at: Instant
  readonly kind: TimerKind | 'delivery'
  /** For a delivery its own id. */
  readonly resourceId: string
  /** What it caused. */
  readonly event: string | null
}

export interface ClockMoved {
  readonly ok: true
  readonly from: Instant
  readonly to: Instant
  readonly clock: WalletClock
  /** In order of time; the first 1000. */
  readonly ran: readonly RanStep[]
  readonly total: number
}

/** Why a clock was not moved, or not all the way. */
export interface ClockNotMoved {
  readonly ok: false
  /**
   * Time only goes forward; the end is after {@link LATEST_CLOCK}; another process moves this clock, since this one was
   * silent for too long.
   */
  readonly code: 'ClockCannotGoBack' | 'ClockOutOfRange' | 'ClockMoveLost'
  /** The wallet's present instant, as far as it is known. */
  readonly now: Instant | undefined
}

export interface WalletClocks {
  /**
   * Moves the clock of a wallet forward and runs everything that falls due on the way, each at its own instant and in
   * order: timers, what they cause, deliveries and their retries. Undefined: there is no such wallet. A second call
   * for the same wallet waits for the first. Ended in the middle, the wallet stands at an instant on the way.
   */
  advance(walletId: string, move: ClockMove): Promise<ClockMoved | ClockNotMoved | undefined>
  /** Freezes the clock or lets it run; a later instant is reached as by `advance`. */
  set(walletId: string, setting: ClockSetting): Promise<ClockMoved | ClockNotMoved | undefined>
}

export interface WalletClocksOptions extends OneMoverOptions {
  readonly wallets: Wallets
  readonly dispatcher: Pick<Dispatcher, 'runDue' | 'wake' | 'watch'>
}

/** `idle` goes no further. */
const LONGEST_IDLE = 400 * DAY
const LISTED_STEPS = 1000
/** Others wait for a transaction. */
const TIMERS_A_TRANSACTION = 100

export function createWalletClocks(options: WalletClocksOptions): WalletClocks {
  const mover = new OneMover(options)
  const go = async (walletId: string, plan: MovePlan): ReturnType<RunningMove['go']> => {
    try {
      return await mover.run(walletId, (guard) => new RunningMove(options, walletId, guard).go(plan))
    } catch (error) {
      if (error instanceof MoveLostError) return { ok: false, code: 'ClockMoveLost', now: undefined }
      throw error
    }
  }
  return {
    advance: (walletId, move) => go(walletId, planOf(move)),
    set: (walletId, { mode, now }) => go(walletId, { mode, target: async (work) => now ?? work.now }),
  }
}

/** When something of a wallet falls due next, a timer or a delivery, after `now`; null: nothing waits. */
export async function nextDueOf(
  reader: Reader,
  wallet: { readonly id: string; readonly nextDueAt: Instant | null },
  now: Instant,
): Promise<Instant | null> {
  const webhook = await findWebhook(reader, wallet.id)
  const delivery = webhook === undefined ? null : await nextDeliveryDue(reader, wallet.id, now)
  return earlier(wallet.nextDueAt, delivery)
}

const earlier = (a: Instant | null, b: Instant | null): Instant | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

/** A part of a move, in one transaction. */
interface Stage {
  readonly ran: readonly RanTimer[]
  /** Something is to be delivered before time goes on. */
  readonly hasDeliveries: boolean
  readonly isOver: boolean
}

interface MovePlan {
  /** Where it ends; asked once everything is done that was due before. */
  readonly target: (work: WalletWork, from: Instant) => Promise<Instant>
  /** The clock stays where the last thing ran. */
  readonly endsWithLast?: boolean | undefined
  readonly mode?: WalletClock['mode'] | undefined
}

const planOf = (move: ClockMove): MovePlan => ({
  endsWithLast: 'until' in move && move.until === 'idle',
  async target(work, from) {
    if ('by' in move) return from + move.by * SECOND
    if ('to' in move) return move.to
    if (move.until === 'idle') return Math.min(work.now + LONGEST_IDLE, Math.max(work.now, LATEST_CLOCK))
    const next = await nextDueOf(work.transaction, work.wallet, work.now)
    return next === null || next > LATEST_CLOCK ? work.now : next
  },
})

/** One move of one wallet's clock. */
class RunningMove {
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
      await dispatcher.runDue(this.#walletId)
      const moved = await this.#follow(from, plan)
      if (moved?.ok !== true) return moved
      // A clock that runs comes to the next instant by itself.
      dispatcher.wake(this.#walletId)
      const ran = this.#ran.toSorted((a, b) => a.at - b.at)
      return { ...moved, ran, total: this.#total }
    } finally {
      unwatch()
    }
  }

  async #follow(
    from: Instant,
    { target, endsWithLast, mode }: MovePlan,
  ): Promise<ClockMoved | ClockNotMoved | undefined> {
    const start = await this.#write(async (work) => ({ now: work.now, end: await target(work, from) }))
    if (start === undefined) return undefined
    if (start.end < from) return { ok: false, code: 'ClockCannotGoBack', now: start.now }
    if (start.end > LATEST_CLOCK && start.end > start.now) {
      return { ok: false, code: 'ClockOutOfRange', now: start.now }
    }
    let stage: Stage | undefined
    do {
      stage = await this.#write((work) => this.#runStage(work, start.end))
      if (stage === undefined) return undefined
      this.#note(stage.ran)
      if (stage.hasDeliveries) await this.#options.dispatcher.runDue(this.#walletId)
    } while (!stage.isOver)
    const arrived = await this.#write((work) =>
      this.#arrive(work, endsWithLast === true ? work.now : start.end, mode),
    )
    if (arrived === undefined) return undefined
    await this.#options.dispatcher.runDue(this.#walletId)
    return { ok: true, from, ...arrived, ran: [], total: 0 }
  }

  /** Runs timers until one of them causes a delivery, a delivery falls due, or nothing is due before the end. */
  async #runStage(work: WalletWork, end: Instant): Promise<Stage> {
    const { transaction, wallet } = work
    const ran: RanTimer[] = []
    // What the clock has passed meanwhile is delivered first.
    if (work.deliveries > 0) return { ran, hasDeliveries: true, isOver: false }
    const webhook = await findWebhook(transaction, wallet.id)
    const delivery = webhook === undefined ? null : await nextDeliveryDue(transaction, wallet.id, work.now)
    while (ran.length < TIMERS_A_TRANSACTION) {
      const timer = work.wallet.nextDueAt
      // Those of the same instant run before anything is delivered.
      if (work.deliveries > 0 && timer !== work.now) return { ran, hasDeliveries: true, isOver: false }
      const next = earlier(timer, delivery)
      if (next === null || next > end) return { ran, hasDeliveries: false, isOver: true }
      this.#moveTo(work, next)
      ran.push(...(await runDueTimers(work, next, 1)))
      if (delivery === next && work.wallet.nextDueAt !== next)
        return { ran, hasDeliveries: true, isOver: false }
    }
    return { ran, hasDeliveries: work.deliveries > 0, isOver: false }
  }

  async #arrive(
    work: WalletWork,
    end: Instant,
    mode: WalletClock['mode'] = work.wallet.clock.mode,
  ): Promise<{ readonly to: Instant; readonly clock: WalletClock }> {
    const to = Math.max(end, work.now)
    const clock = mode === 'FROZEN' ? frozenClock(to) : runningClock(to - this.#options.clock.now())
    work.change({ clock })
    work.moveTo(to)
    return { to, clock }
  }

  #moveTo(work: WalletWork, instant: Instant): void {
    const { wallet, now } = work
    work.change({ clock: setTo(wallet.clock, Math.max(instant, now), this.#options.clock.now()) })
  }

  async #write<T>(work: (work: WalletWork) => Promise<T>): Promise<T | undefined> {
    const ran: RanTimer[] = []
    const guarded = async (opened: WalletWork): Promise<T> => {
      await this.#guard(opened.transaction)
      return work(opened)
    }
    const value = await this.#options.wallets.write(this.#walletId, guarded, ran)
    this.#note(ran)
    return value
  }

  #note(timers: readonly RanTimer[]): void {
    for (const timer of timers) this.#add(timer)
  }

  #delivered({ dueAt, deliveryId, attempts }: RecordedDelivery): void {
    const step = { at: dueAt, kind: 'delivery', resourceId: deliveryId, event: null } as const
    // A fault may send it twice.
    attempts.forEach(() => {
      this.#add(step)
    })
  }

  #add(step: RanStep): void {
    this.#total += 1
    if (this.#ran.length < LISTED_STEPS) this.#ran.push(step)
  }
}
