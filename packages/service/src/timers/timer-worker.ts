import type { Instant } from '@pix-payments/pix'
import type { Wallets } from '../application/wallets.ts'
import type { Clock, Stop } from '../clock.ts'
import type { Wallet } from '../domain/wallet/wallet.ts'
import { realInstant } from '../domain/wallet/wallet-clock.ts'
import { type WakingWallet, walletsToWake } from '../storage/rows/wallet-rows.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import { followClock } from './follow-clock.ts'

export interface TimerWorkerOptions {
  readonly store: Store
  readonly clock: Clock
  readonly wallets: Pick<Wallets, 'runTimers'>
  readonly log: Log
}

export interface TimerWorker {
  start(): void
  /** Call it after a wallet was committed, because its next timer may be earlier than the next wake-up. */
  wakeFor(wallet: Pick<Wallet, 'clock' | 'nextDueAt'>): void
  /** Waits for the timers that are running. */
  stop(): Promise<void>
}

/**
 * How often a shared store is read, because other processes add timers. Keeps every timer less than a second late
 * (G-089).
 */
const SWEEP_MILLISECONDS = 500
/** Upper limit of a sleep, because the machine may be suspended meanwhile. */
const LONGEST_SLEEP_MILLISECONDS = 60_000
/** Pause after a failure of the store or of a wallet. */
const PAUSE_MILLISECONDS = 1000
/** How many wallets run their timers concurrently. */
const AT_ONCE = 4

/** Runs timers when they are due. Sleeps until the earliest known one; `wakeFor` wakes it earlier. */
export function createTimerWorker(options: TimerWorkerOptions): TimerWorker {
  return new Worker(options)
}

class Worker implements TimerWorker {
  readonly #options: TimerWorkerOptions
  /** When to retry wallets whose timers failed, in real time. */
  readonly #failed = new Map<string, Instant>()
  #isStarted = false
  #isStopped = false
  #wakesAt = Number.POSITIVE_INFINITY
  #alarm: Stop | undefined
  #running: Promise<void> | undefined
  /** The earliest due instant reported during a run. */
  #noticed = Number.POSITIVE_INFINITY
  /** Real time of the latest run. The clock of a database may go back. */
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(options: TimerWorkerOptions) {
    this.#options = options
  }

  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    this.#run()
  }

  wakeFor({ clock, nextDueAt }: Pick<Wallet, 'clock' | 'nextDueAt'>): void {
    if (!this.#isStarted || nextDueAt === null) return
    const at = realInstant(clock, nextDueAt)
    if (at === null) return
    if (this.#running === undefined) this.#wakeAt(at)
    else this.#noticed = Math.min(this.#noticed, at)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#alarm?.()
    await this.#running
  }

  get #longestSleep(): number {
    return this.#options.store.isShared ? SWEEP_MILLISECONDS : LONGEST_SLEEP_MILLISECONDS
  }

  #run(): void {
    if (this.#isStopped) return
    this.#wakesAt = Number.POSITIVE_INFINITY
    this.#noticed = Number.POSITIVE_INFINITY
    this.#running = this.#runDueTimersAndSleep()
  }

  async #runDueTimersAndSleep(): Promise<void> {
    const nextAt = await this.#runDueTimers()
    this.#running = undefined
    this.#wakeAt(Math.min(nextAt, this.#noticed))
  }

  #wakeAt(at: Instant): void {
    if (this.#isStopped || at >= this.#wakesAt) return
    const { clock } = this.#options
    this.#wakesAt = at
    this.#alarm?.()
    // The clock of a database may have gone back since `at` was computed.
    const sleep = Math.min(Math.max(at - clock.now(), 0), this.#longestSleep)
    this.#alarm = clock.after(sleep, () => {
      this.#run()
    })
  }

  /** Runs the due timers of all wallets. Returns the real instant of the next run. */
  async #runDueTimers(): Promise<Instant> {
    const { store, clock, log } = this.#options
    let next = clock.now() + this.#longestSleep
    try {
      await this.#follow(clock.now())
      let after: WakingWallet | undefined
      for (;;) {
        const page = await store.read((reader) => walletsToWake(reader, after))
        const due = page.filter(({ at }) => at <= clock.now())
        for (let from = 0; from < due.length && !this.#isStopped; from += AT_ONCE) {
          await Promise.all(due.slice(from, from + AT_ONCE).map(({ id }) => this.#runTimersOf(id)))
        }
        after = page.at(-1)
        if (due.length < page.length || after === undefined || this.#isStopped) {
          next = Math.min(next, page[due.length]?.at ?? next)
          break
        }
      }
    } catch (error) {
      log.error({ err: error }, 'Due timers cannot be read. Retrying.')
      next = clock.now() + PAUSE_MILLISECONDS
    }
    // A wallet that was not found again has no due timer.
    for (const [walletId, at] of this.#failed) if (at <= clock.now()) this.#failed.delete(walletId)
    return Math.min(next, ...this.#failed.values())
  }

  async #follow(realNow: Instant): Promise<void> {
    if (realNow < this.#lookedAt) {
      await followClock(this.#options)
      // Real time went back, so their retry instants are too late.
      this.#failed.clear()
    }
    this.#lookedAt = realNow
  }

  async #runTimersOf(walletId: string): Promise<void> {
    const { clock, wallets, log } = this.#options
    const again = this.#failed.get(walletId)
    if (again !== undefined && again > clock.now()) return
    try {
      await wallets.runTimers(walletId)
      this.#failed.delete(walletId)
    } catch (error) {
      log.error({ err: error, walletId }, 'The timers of a wallet failed. Retrying.')
      this.#failed.set(walletId, clock.now() + PAUSE_MILLISECONDS)
    }
  }
}
