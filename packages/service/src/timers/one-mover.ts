import type { Clock, Stop } from '../clock.ts'
import {
  type ClockMoveKey,
  acquireClockMove,
  hasClockMove,
  releaseClockMove,
  renewClockMove,
} from '../storage/rows/clock-move-rows.ts'
import type { Store, Transaction } from '../storage/store.ts'

export interface OneMoverOptions {
  readonly store: Store
  readonly clock: Clock
  /** Identifies this process on the store. */
  readonly processId: string
}

/** Rejects with a {@link MoveLostError} when another process has taken the move over; the wallet is locked already. */
export type Guard = (transaction: Transaction) => Promise<void>

/** This process was silent for too long while it moved a clock, and another one moves it now. */
export class MoveLostError extends Error {
  override readonly name = 'MoveLostError'
}

/** A process that ends while it moves a clock loses it after this. */
const LEASE_MILLISECONDS = 4000
const RENEWAL_MILLISECONDS = 1000
/** How often a process that waits for another looks again. */
const POLL_MILLISECONDS = 50

/**
 * One at a time moves the clock of a wallet: a second call waits for the first, also over processes. Among processes a
 * move has a lease, which it renews, and each of its transactions makes sure of it: a process that was paused for
 * longer than the lease changes nothing any more.
 */
export class OneMover {
  readonly #options: OneMoverOptions
  readonly #last = new Map<string, Promise<unknown>>()
  #moves = 0

  constructor(options: OneMoverOptions) {
    this.#options = options
  }

  async run<T>(walletId: string, move: (guard: Guard) => Promise<T>): Promise<T> {
    const before = this.#last.get(walletId) ?? Promise.resolve()
    const running = before.then(() =>
      this.#options.store.isShared ? this.#amongProcesses(walletId, move) : move(() => Promise.resolve()),
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

  async #amongProcesses<T>(walletId: string, move: (guard: Guard) => Promise<T>): Promise<T> {
    const { store, processId } = this.#options
    this.#moves += 1
    const key = { walletId, owner: `${processId}:${this.#moves}` }
    while (!(await this.#acquire(key))) await this.#pause()
    const end = this.#keep(key)
    try {
      return await move(async (transaction) => {
        if (!(await hasClockMove(transaction, key)))
          throw new MoveLostError('Another process moves this clock.')
      })
    } finally {
      end()
      await store.write((transaction) => releaseClockMove(transaction, key))
    }
  }

  #acquire(key: ClockMoveKey): Promise<boolean> {
    const { store, clock } = this.#options
    return store.write((transaction) => {
      const realNow = clock.now()
      return acquireClockMove(transaction, key, { realNow, until: realNow + LEASE_MILLISECONDS })
    })
  }

  #keep(key: ClockMoveKey): Stop {
    const { store, clock } = this.#options
    const renew = (): void => {
      // A renewal that fails is tried again before the lease is over; one that was lost shows in the next transaction.
      store
        .write((transaction) => renewClockMove(transaction, key, clock.now() + LEASE_MILLISECONDS))
        .catch(() => undefined)
      stop = clock.after(RENEWAL_MILLISECONDS, renew)
    }
    let stop = clock.after(RENEWAL_MILLISECONDS, renew)
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
