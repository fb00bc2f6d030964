import type { Clock, Stop } from '../clock.ts'
import { acquireClockMove, releaseClockMove } from '../storage/rows/clock-move-rows.ts'
import type { Store } from '../storage/store.ts'

export interface OneMoverOptions {
  readonly store: Store
  readonly clock: Clock
  /** Tells this process from the others on the same store. */
  readonly processId: string
}

/** A process that ends while it moves a clock lets go of it after this. */
const LEASE_MILLISECONDS = 30_000
const RENEWAL_MILLISECONDS = 10_000
/** How often one that waits for another process looks again. */
const POLL_MILLISECONDS = 50

/** One at a time moves the clock of a wallet: a second call waits for the first, also over processes. */
export class OneMover {
  readonly #options: OneMoverOptions
  readonly #last = new Map<string, Promise<unknown>>()

  constructor(options: OneMoverOptions) {
    this.#options = options
  }

  async run<T>(walletId: string, move: () => Promise<T>): Promise<T> {
    const before = this.#last.get(walletId) ?? Promise.resolve()
    const running = before.then(() =>
      this.#options.store.isShared ? this.#amongProcesses(walletId, move) : move(),
    )
    // The next one does not care how this one ended.
    const over = running.catch(() => undefined)
    this.#last.set(walletId, over)
    try {
      return await running
    } finally {
      if (this.#last.get(walletId) === over) this.#last.delete(walletId)
    }
  }

  async #amongProcesses<T>(walletId: string, move: () => Promise<T>): Promise<T> {
    while (!(await this.#acquire(walletId))) await this.#pause()
    const end = this.#keep(walletId)
    try {
      return await move()
    } finally {
      end()
      await this.#options.store.write((transaction) =>
        releaseClockMove(transaction, walletId, this.#options.processId),
      )
    }
  }

  #acquire(walletId: string): Promise<boolean> {
    const { store, clock, processId } = this.#options
    const realNow = clock.now()
    return store.write((transaction) =>
      acquireClockMove(transaction, walletId, processId, { realNow, until: realNow + LEASE_MILLISECONDS }),
    )
  }

  #keep(walletId: string): Stop {
    const renew = (): void => {
      // One that fails is tried again before the lease is over.
      this.#acquire(walletId).catch(() => undefined)
      stop = this.#options.clock.after(RENEWAL_MILLISECONDS, renew)
    }
    let stop = this.#options.clock.after(RENEWAL_MILLISECONDS, renew)
    return () => {
      stop()
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#options.clock.after(POLL_MILLISECONDS, resolve)
    })
  }
}
