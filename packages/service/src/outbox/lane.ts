import { setImmediate } from 'node:timers/promises'
import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../clock.ts'
import type { Log } from '../telemetry/log.ts'
import { type AttemptParts, type AttemptResult, attemptDelivery, isSuccess } from './attempt.ts'
import type { WriteForWallet } from './batches.ts'
import type { ClaimedDelivery } from './claimed-delivery.ts'
import type { RecordedDelivery } from './record-attempts.ts'
import type { Rota, Slot, Slots, Worker } from './rota.ts'
import { type FinishedDelivery, type Turn, takeTurn } from './turn.ts'
import type { Windows } from './windows.ts'

export interface LaneParts extends AttemptParts {
  readonly write: WriteForWallet
  readonly clock: Clock
  readonly log: Log
  readonly rota: Rota
  /** How many attempts the receiver of each wallet may have at the same time. */
  readonly windows: Windows
  readonly leaseMilliseconds: number
  /** Tells a turn from every other one, of any process. */
  readonly nextLease: () => string
  readonly onRecorded: (recorded: RecordedDelivery) => void
  /** More, or fewer, deliveries are under way: sent and not yet recorded. */
  readonly onUnderWay: (change: number) => void
  /** Deliveries are sent when they fall due, and not only when somebody waits for them. */
  readonly isStarted: () => boolean
  /** Nothing to do is known. */
  readonly onIdle: (lane: Lane) => void
}

/** An attempt that takes this long is slow. */
const SLOW_MILLISECONDS = 1000
/** After a failure of the store. */
const PAUSE_MILLISECONDS = 1000
/** While somebody waits for what another process sends. */
const POLL_MILLISECONDS = 50
/** However far away the next attempt is, the machine may sleep meanwhile. */
const LONGEST_SLEEP_MILLISECONDS = 60_000

interface Waiter {
  resolve(): void
  reject(error: unknown): void
}

interface TurnResult {
  readonly turn: Turn
  /** How many were recorded. */
  readonly finished: number
  /** As many as were claimed, or more. */
  readonly slots: readonly Slot[]
}

/** The deliveries of one wallet, as far as this process sends them. */
export class Lane implements Worker {
  readonly walletId: string
  readonly #parts: LaneParts
  readonly #watchers = new Set<(recorded: RecordedDelivery) => void>()
  #finished: FinishedDelivery[] = []
  #waiters: Waiter[] = []
  #sending = 0
  #isSlow = false
  #origin: string | undefined
  /** Those of the turn that is taken. */
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

  /** The last answer came late, or did not come. */
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

  /** There may be something to do. */
  request(): void {
    if (this.#isTurning) this.#isWanted = true
    // One that has no slot left asks again when an attempt is over.
    else if (this.hasResults || this.wanted > 0) this.#parts.rota.request(this)
  }

  /** Sends all that is due now and waits for it, also for what another process sends. */
  untilNothingIsDue(): Promise<void> {
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

  /** What is under way is still recorded; nobody waits any longer. */
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
    // Those who come during the turn wait for the next one.
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
    for (const recorded of turn.recorded) this.#tell(recorded)
    this.#goOn(turn)
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
        // A transaction that is repeated begins anew.
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
      log.error({ err: error, walletId }, 'deliveries cannot be recorded; trying again')
      return error as Error
    }
  }

  #goOn({ hasMore, nextAt, leaseEndsAt }: Turn): void {
    if (hasMore || this.#isWanted || this.hasResults) {
      this.request()
      return
    }
    // When an attempt is over, the lane goes on by itself.
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
    this.#judge(results.at(-1))
    slot.release()
    if (this.#sending > 0) await aMoment()
    this.request()
  }

  #judge(last: AttemptResult | undefined): void {
    if (last === undefined) return
    const { windows } = this.#parts
    const isLate = last.durationMilliseconds >= SLOW_MILLISECONDS
    // One late answer of a proven receiver may be our own delay.
    this.#isSlow = last.status === null || (isLate && !this.isProven)
    if (isSuccess(last) && !isLate) windows.grow(this.walletId)
    else windows.reset(this.walletId)
  }

  async #attempt(delivery: ClaimedDelivery): Promise<readonly AttemptResult[]> {
    try {
      return await attemptDelivery(this.#parts, delivery)
    } catch (error) {
      const { clock, log } = this.#parts
      log.error({ err: error, walletId: this.walletId, deliveryId: delivery.id }, 'a delivery cannot be sent')
      return [unsent(delivery, clock.wallNow())]
    }
  }

  #tell(recorded: RecordedDelivery): void {
    this.#parts.onRecorded(recorded)
    for (const watcher of this.#watchers) watcher(recorded)
  }
}

/** A commit costs more than a wait: what ends in the next turns of the event loop is recorded with what ended now. */
async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
}

/** A defect of ours counts as a failed attempt, so that the delivery does not go round and round. */
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
