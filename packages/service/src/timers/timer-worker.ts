import type { Instant } from '@pix-payments/pix'
import type { Wallets } from '../application/wallet/wallets.ts'
import type { Clock, Stop } from '../clock.ts'
import type { Mode } from '../domain/mode.ts'
import type { Wallet } from '../domain/wallet/wallet.ts'
import { realInstant } from '../domain/wallet/wallet-clock.ts'
import { type WakingWallet, walletsToWake } from '../storage/rows/wallet-rows.ts'
import { looksForWork } from '../storage/own-partition.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import { followClock } from './follow-clock.ts'

export interface TimerWorkerOptions {
  readonly store: Store
  readonly clock: Clock
  readonly mode: Mode
  readonly wallets: Pick<Wallets, 'runTimers'>
  readonly log: Log
  /** Identifies this process on a shared store. Each process begins elsewhere in the list of wallets with due timers. */
  readonly processId?: string
}

export interface TimerWorker {
  start(): void
  /**
   * Call it after a change of a wallet was committed, because the next timer of the wallet may be due before the worker
   * wakes up.
   */
  wakeFor(wallet: Pick<Wallet, 'clock' | 'nextDueAt'>): void
  /** Starts no more timers, and waits for the timers that are running. */
  stop(): Promise<void>
}

/**
 * The longest sleep on a shared store, because other processes add timers to it. Every timer then runs less than a
 * second late (G-089).
 */
const SWEEP_MILLISECONDS = 500
/**
 * The longest sleep on a store that is not shared. The machine may be suspended during a sleep, so the worker reads the
 * store again after it.
 */
const LONGEST_SLEEP_MILLISECONDS = 60_000
/** The pause before a retry when the store or the timers of a wallet failed. */
const PAUSE_MILLISECONDS = 1000
/** How many wallets run their timers concurrently: they share transactions, and so a sync of the disk. */
const AT_ONCE = 64
/** How many timers of all concurrent wallets may run: without a network between, they hold the event loop. */
const TIMERS_AT_ONCE = 100
/** After this many wallets of a shared store, the list is read again: other processes run the timers of the others. */
const WALLETS_A_LOOK = 32

/**
 * Creates the worker that runs timers when they are due. It sleeps until the earliest known timer is due; `wakeFor`
 * wakes it earlier.
 */
export function createTimerWorker(options: TimerWorkerOptions): TimerWorker {
  return new Worker(options)
}

class Worker implements TimerWorker {
  readonly #options: TimerWorkerOptions
  /** For each wallet whose timers failed, the real instant of the retry. */
  readonly #failed = new Map<string, Instant>()
  #isStarted = false
  #isStopped = false
  #wakesAt = Number.POSITIVE_INFINITY
  #alarm: Stop | undefined
  #running: Promise<void> | undefined
  /** The earliest real instant that `wakeFor` reported during a run. */
  #noticed = Number.POSITIVE_INFINITY
  /** How many timers a wallet had that was due, on average of the latest wallets. */
  #timersOfWallet = 1
  /** The real time of the latest run. The clock of a database may have gone back since then. */
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
    const { store, clock, log, processId = '' } = this.#options
    let next = clock.now() + this.#longestSleep
    try {
      await this.#follow(clock.now())
      if (!(await looksForWork({ store, clock, processId }))) return next
      let after: WakingWallet | undefined
      const tried = new Set<string>()
      for (;;) {
        const page = await store.read((reader) => walletsToWake(reader, clock.now(), after))
        const due = page.filter(({ at }) => at <= clock.now())
        const untried = due.filter(({ id }) => !tried.has(id))
        const taken = this.#share(untried)
        for (const { id } of taken) tried.add(id)
        await this.#runTimersOfAll(taken)
        if (this.#isStopped) break
        if (taken.length < untried.length) continue
        tried.clear()
        after = page.at(-1)
        if (due.length < page.length || after === undefined) {
          next = Math.min(next, page[due.length]?.at ?? next)
          break
        }
      }
    } catch (error) {
      log.error({ err: error }, 'Due timers cannot be read. Retrying.')
      next = clock.now() + PAUSE_MILLISECONDS
    }
    // A wallet that this run did not find has no due timer, so its retry is dropped.
    for (const [walletId, at] of this.#failed) if (at <= clock.now()) this.#failed.delete(walletId)
    return Math.min(next, ...this.#failed.values())
  }

  /** The wallets that this process takes next: on a shared store, processes begin at different places. */
  #share(due: readonly WakingWallet[]): readonly WakingWallet[] {
    const { store, processId = '' } = this.#options
    if (!store.isShared || due.length <= WALLETS_A_LOOK) return due
    const begin = Math.floor((Number.parseInt(`0${processId.slice(0, 8)}`, 16) / 2 ** 32) * due.length)
    return [...due.slice(begin), ...due.slice(0, begin)].slice(0, WALLETS_A_LOOK)
  }

  async #runTimersOfAll(due: readonly WakingWallet[]): Promise<void> {
    let from = 0
    while (from < due.length && !this.#isStopped) {
      const fitting = Math.max(Math.floor(TIMERS_AT_ONCE / this.#timersOfWallet), 1)
      const some = due.slice(from, from + Math.min(AT_ONCE, fitting))
      const ran = await Promise.all(some.map(({ id }) => this.#runTimersOf(id)))
      const timers = ran.reduce((sum, count) => sum + count, 0)
      this.#timersOfWallet = Math.max(timers / some.length, 1)
      from += some.length
    }
  }

  async #follow(realNow: Instant): Promise<void> {
    if (realNow < this.#lookedAt) {
      await followClock(this.#options)
      // Real time went back, so the stored retry instants are too late.
      this.#failed.clear()
    }
    this.#lookedAt = realNow
  }

  /** Returns the number of timers that ran. */
  async #runTimersOf(walletId: string): Promise<number> {
    const { clock, wallets, log } = this.#options
    const again = this.#failed.get(walletId)
    if (again !== undefined && again > clock.now()) return 0
    try {
      const ran = await wallets.runTimers(walletId)
      this.#failed.delete(walletId)
      return ran.length
    } catch (error) {
      log.error({ err: error, walletId }, 'The timers of a wallet failed. Retrying.')
      this.#failed.set(walletId, clock.now() + PAUSE_MILLISECONDS)
      return 0
    }
  }
}
