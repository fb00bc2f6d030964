import { setImmediate } from 'node:timers/promises'
import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../clock.ts'
import type { Log } from '../telemetry/log.ts'
import { type AttemptParts, type AttemptResult, attemptDelivery, isSuccess } from './attempt.ts'
import type { WriteForWallet } from './batches.ts'
import type { ClaimedDelivery } from './claimed-delivery.ts'
import type { RecordedDelivery } from './record-attempts.ts'
import type { TurnScheduler, Slot, Slots, Worker } from './turn-scheduler.ts'
import { type FinishedDelivery, type Turn, takeTurn } from './turn.ts'
import type { AttemptWindows } from './attempt-windows.ts'

export interface LaneParts extends AttemptParts {
  readonly write: WriteForWallet
  readonly clock: Clock
  readonly log: Log
  readonly scheduler: TurnScheduler
  /** How many concurrent attempts the receiver of each wallet may have. */
  readonly windows: AttemptWindows
  readonly leaseMilliseconds: number
  /** Returns an id that is unique over all turns of all processes. */
  readonly nextLease: () => string
  readonly onRecorded: (recorded: RecordedDelivery) => void
  /** Called with the change of the number of deliveries that are claimed and not yet recorded. */
  readonly onUnderWay: (change: number) => void
  /** True when deliveries are sent as they fall due; before that, only when a caller waits for them. */
  readonly isStarted: () => boolean
  /** Called when the lane has no known work. */
  readonly onIdle: (lane: Lane) => void
}

/** A response that takes this long is slow. */
const SLOW_MILLISECONDS = 1000
/** Pause after a failure of the store. */
const PAUSE_MILLISECONDS = 1000
/** How often a waiting caller polls for deliveries that another process sends. */
const POLL_MILLISECONDS = 50
/** Upper limit of a sleep, because the machine may be suspended meanwhile. */
const LONGEST_SLEEP_MILLISECONDS = 60_000

interface Waiter {
  resolve(): void
  reject(error: unknown): void
}

interface TurnResult {
  readonly turn: Turn
  /** How many results were recorded. */
  readonly finished: number
  /** At least one per claimed delivery; the rest is released. */
  readonly slots: readonly Slot[]
}

/** The deliveries of one wallet that this process sends. */
export class Lane implements Worker {
  readonly walletId: string
  readonly #parts: LaneParts
  readonly #watchers = new Set<(recorded: RecordedDelivery) => void>()
  #finished: FinishedDelivery[] = []
  #waiters: Waiter[] = []
  #sending = 0
  #isSlow = false
  #origin: string | undefined
  /** True while the current turn has waiting callers. */
  #hasWaiters = false
  #isTurning = false
  #isWanted = false
  #alarm: Stop | undefined
  #end: Error | undefined

  constructor(walletId: string, parts: LaneParts) {
    this.walletId = walletId
    this.#parts = parts
  }

  get isSending(): boolean {
    return this.#sending > 0
  }

  get origin(): string | undefined {
    return this.#origin
  }

  get hasResults(): boolean {
    return this.#finished.length > 0
  }

  get isUrgent(): boolean {
    return this.#waiters.length > 0 || this.#hasWaiters
  }

  /** True when the last response was late or missing. */
  get isSlow(): boolean {
    return this.#isSlow
  }

  get isProven(): boolean {
    return this.#parts.windows.of(this.walletId) > 1
  }

  get wanted(): number {
    const { windows } = this.#parts
    const window = this.isUrgent ? windows.most : windows.of(this.walletId)
    return Math.max(window - this.#sending, 0)
  }

  /** Asks for a turn. Call it when there may be work. */
  request(): void {
    if (this.#isTurning) this.#isWanted = true
    // A lane that uses all its slots asks again after an attempt ends.
    else if (this.hasResults || this.wanted > 0) this.#parts.scheduler.request(this)
  }

  /** Sends all deliveries that are due now. Resolves when they are done, including those that another process sends. */
  sendAllDue(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiters.push({ resolve, reject })
      this.request()
    })
  }

  watch(watcher: (recorded: RecordedDelivery) => void): Stop {
    this.#watchers.add(watcher)
    return () => {
      this.#watchers.delete(watcher)
      this.#leaveIfIdle()
    }
  }

  /** Rejects the waiting callers. Attempts in progress are still recorded. */
  end(error: Error): void {
    this.#end = error
    this.#alarm?.()
    for (const { reject } of this.#waiters.splice(0)) reject(error)
  }

  async turn(slots: Slots): Promise<void> {
    this.#isTurning = true
    this.#isWanted = false
    this.#alarm?.()
    this.#alarm = undefined
    // Callers that come during this turn wait for the next one.
    const waiters = this.#waiters.splice(0)
    this.#hasWaiters = waiters.length > 0
    const result = await this.#transact(slots)
    this.#isTurning = false
    this.#hasWaiters = false
    if (result instanceof Error) {
      for (const { reject } of waiters) reject(result)
      this.#wakeAt(this.#parts.clock.now() + PAUSE_MILLISECONDS)
      return
    }
    if (this.#end === undefined) this.#waiters.unshift(...waiters)
    else for (const { reject } of waiters) reject(this.#end)
    const { turn, finished, slots: taken } = result
    this.#finished.splice(0, finished)
    for (const [index, slot] of taken.entries()) {
      const delivery = turn.claimed[index]
      if (delivery === undefined) slot.release()
      else void this.#send(delivery, slot)
    }
    this.#parts.onUnderWay(-finished)
    for (const recorded of turn.recorded) this.#notify(recorded)
    this.#scheduleNextTurn(turn)
  }

  async #transact(slots: Slots): Promise<TurnResult | Error> {
    const { write, clock, log, leaseMilliseconds, nextLease } = this.#parts
    const { walletId } = this
    const lease = nextLease()
    let taken: readonly Slot[] = []
    const release = (): void => {
      for (const slot of taken) slot.release()
      taken = []
    }
    try {
      return await write(walletId, async (transaction) => {
        // The store may repeat the transaction. Each run takes its slots anew.
        release()
        const finished = [...this.#finished]
        const realNow = clock.now()
        const leaseUntil = realNow + leaseMilliseconds
        const take = (origin: string): number => {
          this.#origin = origin
          taken = slots.take(origin)
          return taken.length
        }
        const turn = await takeTurn(transaction, { walletId, realNow, finished, take, lease, leaseUntil })
        return { turn, finished: finished.length, slots: taken }
      })
    } catch (error) {
      release()
      log.error({ err: error, walletId }, 'Deliveries cannot be recorded. Retrying.')
      return error as Error
    }
  }

  #scheduleNextTurn({ hasMore, nextAt, leaseEndsAt }: Turn): void {
    if (hasMore || this.#isWanted || this.hasResults) {
      this.request()
      return
    }
    // The end of an attempt in progress asks for the next turn.
    if (this.#sending > 0) return
    if (this.isUrgent && leaseEndsAt !== null) {
      this.#wakeAt(this.#parts.clock.now() + POLL_MILLISECONDS)
      return
    }
    for (const { resolve } of this.#waiters.splice(0)) resolve()
    const known = [nextAt, leaseEndsAt].filter((it) => it !== null)
    if (known.length > 0 && this.#parts.isStarted()) this.#wakeAt(Math.min(...known))
    this.#leaveIfIdle()
  }

  #wakeAt(realInstant: Instant): void {
    const { clock } = this.#parts
    this.#alarm?.()
    const wait = realInstant - clock.now()
    this.#alarm = clock.after(Math.min(wait, LONGEST_SLEEP_MILLISECONDS), () => {
      this.#alarm = undefined
      if (wait > LONGEST_SLEEP_MILLISECONDS) this.#wakeAt(realInstant)
      else this.request()
    })
  }

  #leaveIfIdle(): void {
    const isBusy = this.#isTurning || this.#sending > 0 || this.hasResults || this.isUrgent
    if (!isBusy && this.#alarm === undefined && this.#watchers.size === 0) this.#parts.onIdle(this)
  }

  async #send(delivery: ClaimedDelivery, slot: Slot): Promise<void> {
    this.#sending += 1
    this.#parts.onUnderWay(1)
    const results = await this.#attempt(delivery)
    this.#sending -= 1
    this.#finished.push({ delivery, results: this.#parts.signal.aborted ? null : results })
    this.#updateWindow(results.at(-1))
    slot.release()
    if (this.#sending > 0) await waitForMoreResults()
    this.request()
  }

  #updateWindow(last: AttemptResult | undefined): void {
    if (last === undefined) return
    const { windows } = this.#parts
    const isLate = last.durationMilliseconds >= SLOW_MILLISECONDS
    // For a proven receiver, one late response may be a delay of this process.
    this.#isSlow = last.status === null || (isLate && !this.isProven)
    if (isSuccess(last) && !isLate) windows.grow(this.walletId)
    else windows.reset(this.walletId)
  }

  async #attempt(delivery: ClaimedDelivery): Promise<readonly AttemptResult[]> {
    try {
      return await attemptDelivery(this.#parts, delivery)
    } catch (error) {
      const { clock, log } = this.#parts
      log.error(
        { err: error, walletId: this.walletId, deliveryId: delivery.id },
        'A delivery cannot be sent.',
      )
      return [unsent(delivery, clock.wallNow())]
    }
  }

  #notify(recorded: RecordedDelivery): void {
    this.#parts.onRecorded(recorded)
    for (const watcher of this.#watchers) watcher(recorded)
  }
}

/**
 * Waits a few turns of the event loop, so that attempts that end together share one commit. A commit costs more than
 * this wait.
 */
async function waitForMoreResults(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
}

/** A bug in this service counts as a failed attempt, so that the delivery is not sent again without a limit. */
const unsent = ({ now, webhook }: ClaimedDelivery, realNow: Instant): AttemptResult => ({
  at: now,
  sentAt: realNow,
  url: webhook.url,
  requestHeaders: {},
  status: null,
  responseHeaders: null,
  responseBody: null,
  error: 'The service could not send it.',
  durationMilliseconds: 0,
})
