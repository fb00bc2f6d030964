import { setImmediate } from 'node:timers/promises'
import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../clock.ts'
import { traceIdOf } from '../domain/traceparent.ts'
import type { Log } from '../telemetry/log.ts'
import { type AttemptParts, type AttemptResult, attemptDelivery, isSuccess } from './attempt.ts'
import { UnreadableSecretError } from '../storage/secrets/key-ring.ts'
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
  /** The number of concurrent attempts that the receiver of each wallet may have. */
  readonly windows: AttemptWindows
  readonly leaseMilliseconds: number
  /** True in the sandbox, which has a stream of what happens. */
  readonly isRecorded: boolean
  /** Returns an id that is unique over all turns of all processes. */
  readonly nextLease: () => string
  readonly onRecorded: (recorded: RecordedDelivery) => void
  /** Called when the number of deliveries that are claimed but not recorded changes. `change` is the difference. */
  readonly onUnderWay: (change: number) => void
  /**
   * True after the start of the dispatcher: deliveries are sent when they are due. Before the start, a delivery is sent
   * only when a caller waits for it.
   */
  readonly isStarted: () => boolean
  /** Called with the real instant at which the next delivery of the wallet is due. The lane does not wait for it. */
  readonly onLater: (at: Instant) => void
  /** Called when the lane has no work and waits for none. */
  readonly onIdle: (lane: Lane) => void
}

/** A response that takes at least this long is slow. */
const SLOW_MILLISECONDS = 1000
/** The pause before a retry when the store failed. */
const PAUSE_MILLISECONDS = 1000
/** How often a waiting caller polls for deliveries that another process sends. */
const POLL_MILLISECONDS = 50
/** The longest sleep. The machine may be suspended during a sleep, so the lane compares the time again after it. */
const LONGEST_SLEEP_MILLISECONDS = 60_000

interface Waiter {
  resolve(): void
  reject(error: unknown): void
}

interface TurnResult {
  readonly turn: Turn
  /** How many results this turn recorded. */
  readonly finished: number
  /** The slots that the turn took, at least one per claimed delivery. Slots without a delivery are released. */
  readonly slots: readonly Slot[]
}

/** Sends the deliveries of one wallet in this process. */
export class Lane implements Worker {
  readonly walletId: string
  readonly #parts: LaneParts
  readonly #watchers = new Set<(recorded: RecordedDelivery) => void>()
  #finished: FinishedDelivery[] = []
  #waiters: Waiter[] = []
  #sending = 0
  #isSlow = false
  #origin: string | undefined
  /** True while callers wait for the current turn. */
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

  /** Requests a turn from the scheduler. Call it when the wallet may have due deliveries or results to record. */
  request(): void {
    if (this.#isTurning) this.#isWanted = true
    // A lane that uses all its slots requests a turn when one of its attempts ends.
    else if (this.hasResults || this.wanted > 0) this.#parts.scheduler.request(this)
  }

  /**
   * Sends all deliveries that are due now. Resolves when all of them were sent, including deliveries that another
   * process sends.
   */
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
    // Callers that arrive during this turn wait for the next turn.
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
    const { write, clock, log, leaseMilliseconds, isRecorded, nextLease } = this.#parts
    const { walletId } = this
    const lease = nextLease()
    let taken: readonly Slot[] = []
    const release = (): void => {
      for (const slot of taken) slot.release()
      taken = []
    }
    try {
      return await write(walletId, async (transaction) => {
        // The store may repeat the transaction. Each run then takes its slots again.
        release()
        const finished = [...this.#finished]
        const realNow = clock.now()
        const leaseUntil = realNow + leaseMilliseconds
        const take = (origin: string): number => {
          this.#origin = origin
          taken = slots.take(origin)
          return taken.length
        }
        const turn = await takeTurn(transaction, {
          walletId,
          realNow,
          isRecorded,
          finished,
          take,
          lease,
          leaseUntil,
        })
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
    // When an attempt in progress ends, it requests the next turn.
    if (this.#sending > 0) return
    if (this.isUrgent && leaseEndsAt !== null) {
      this.#wakeAt(this.#parts.clock.now() + POLL_MILLISECONDS)
      return
    }
    for (const { resolve } of this.#waiters.splice(0)) resolve()
    if (this.#parts.isStarted()) {
      if (nextAt !== null) this.#parts.onLater(nextAt)
      if (leaseEndsAt !== null) this.#wakeAt(leaseEndsAt)
    }
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
    // When the receiver has responded quickly before, one late response may be caused by a delay in this process.
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
        {
          err: error,
          walletId: this.walletId,
          deliveryId: delivery.id,
          traceId: traceIdOf(delivery.message.traceparent),
        },
        'A delivery cannot be sent.',
      )
      const isUnreadable = error instanceof UnreadableSecretError
      return [unsent(delivery, clock.wallNow(), isUnreadable ? UNREADABLE : UNSENT)]
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

const UNSENT = 'The service could not send it.'
const UNREADABLE = 'The service cannot decrypt the secrets of the webhook. Run pix-service keys check.'

/**
 * The result of an attempt that a bug in this service prevented. It counts as a failed attempt, so that the number of
 * attempts stays limited.
 */
const unsent = ({ now, webhook }: ClaimedDelivery, realNow: Instant, error: string): AttemptResult => ({
  at: now,
  sentAt: realNow,
  url: webhook.url,
  requestHeaders: {},
  status: null,
  responseHeaders: null,
  responseBody: null,
  error,
  durationMilliseconds: 0,
})
