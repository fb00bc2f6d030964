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
  /** A wallet was committed: its next timer may be due earlier than any that is known. */
  noticed(wallet: Pick<Wallet, 'clock' | 'nextDueAt'>): void
  /** Finishes what runs. */
  stop(): Promise<void>
}

/** What other processes set is found this often, so that nothing is more than a second late (G-089). */
const SWEEP_MILLISECONDS = 500
/** However far away the next timer is, the machine may sleep meanwhile. */
const LONGEST_SLEEP_MILLISECONDS = 60_000
/** After a failure of the store, or of a wallet. */
const PAUSE_MILLISECONDS = 1000
/** Wallets that are settled at the same time. */
const AT_ONCE = 4

/** Runs timers when they are due. Sleeps until the next one; it is told of earlier ones. */
export function createTimerWorker(options: TimerWorkerOptions): TimerWorker {
  return new Worker(options)
}

class Worker implements TimerWorker {
  readonly #options: TimerWorkerOptions
  /** Wallets whose timers failed, and when they are tried again, in real time. */
  readonly #failed = new Map<string, Instant>()
  #isStarted = false
  #isStopped = false
  #wakesAt = Number.POSITIVE_INFINITY
  #alarm: Stop | undefined
  #running: Promise<void> | undefined
  /** The earliest instant that was noticed during a run. */
  #noticed = Number.POSITIVE_INFINITY
  /** When it last looked, in real time; that of a database may go back. */
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(options: TimerWorkerOptions) {
    this.#options = options
  }

  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    this.#run()
  }

  noticed({ clock, nextDueAt }: Pick<Wallet, 'clock' | 'nextDueAt'>): void {
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
    this.#running = this.#settleAndSleep()
  }

  async #settleAndSleep(): Promise<void> {
    const nextAt = await this.#settleDue()
    this.#running = undefined
    this.#wakeAt(Math.min(nextAt, this.#noticed))
  }

  #wakeAt(at: Instant): void {
    if (this.#isStopped || at >= this.#wakesAt) return
    const { clock } = this.#options
    this.#wakesAt = at
    this.#alarm?.()
    // The clock of a database may have gone back since the instant was reckoned.
    const sleep = Math.min(Math.max(at - clock.now(), 0), this.#longestSleep)
    this.#alarm = clock.after(sleep, () => {
      this.#run()
    })
  }

  /** Settles every wallet whose time has come. Gives the real instant of the next look. */
  async #settleDue(): Promise<Instant> {
    const { store, clock, log } = this.#options
    let next = clock.now() + this.#longestSleep
    try {
      await this.#follow(clock.now())
      let after: WakingWallet | undefined
      for (;;) {
        const page = await store.read((reader) => walletsToWake(reader, after))
        const due = page.filter(({ at }) => at <= clock.now())
        for (let from = 0; from < due.length && !this.#isStopped; from += AT_ONCE) {
          await Promise.all(due.slice(from, from + AT_ONCE).map(({ id }) => this.#settle(id)))
        }
        after = page.at(-1)
        if (due.length < page.length || after === undefined || this.#isStopped) {
          next = Math.min(next, page[due.length]?.at ?? next)
          break
        }
      }
    } catch (error) {
      log.error({ err: error }, 'timers cannot be looked up; trying again')
      next = clock.now() + PAUSE_MILLISECONDS
    }
    // One that was not found again has no timer any more.
    for (const [walletId, at] of this.#failed) if (at <= clock.now()) this.#failed.delete(walletId)
    return Math.min(next, ...this.#failed.values())
  }

  async #follow(realNow: Instant): Promise<void> {
    if (realNow < this.#lookedAt) {
      await followClock(this.#options)
      // They would be tried again at an instant that is far away now.
      this.#failed.clear()
    }
    this.#lookedAt = realNow
  }

  async #settle(walletId: string): Promise<void> {
    const { clock, wallets, log } = this.#options
    const again = this.#failed.get(walletId)
    if (again !== undefined && again > clock.now()) return
    try {
      await wallets.runTimers(walletId)
      this.#failed.delete(walletId)
    } catch (error) {
      log.error({ err: error, walletId }, 'timers of a wallet failed; trying again')
      this.#failed.set(walletId, clock.now() + PAUSE_MILLISECONDS)
    }
  }
}
