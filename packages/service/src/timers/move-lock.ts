import type { Clock, Stop } from '../clock.ts'
import {
  type ClockMoveKey,
  acquireClockMove,
  hasClockMove,
  releaseClockMove,
  renewClockMove,
} from '../storage/rows/clock-move-rows.ts'
import type { Store, Transaction } from '../storage/store.ts'

export interface MoveLockOptions {
  readonly store: Store
  readonly clock: Clock
  /** Identifies this process on the store. */
  readonly processId: string
}

/**
 * Checks that this process still holds the move. Rejects with a {@link MoveLostError} when another process has taken
 * over. Call it after the wallet is locked.
 */
export type Guard = (transaction: Transaction) => Promise<void>

/** This process was paused for too long during a clock move, and another process has taken over the move. */
export class MoveLostError extends Error {
  override readonly name = 'MoveLostError'
}

/** The length of a lease. When a move was not renewed for this long, another process may take it over. */
const LEASE_MILLISECONDS = 4000
const RENEWAL_MILLISECONDS = 1000
/** How often a waiting process tries again. */
const POLL_MILLISECONDS = 50

/**
 * Ensures that each wallet's clock has only one move at a time, also between processes. On a shared store, a move holds
 * a lease and renews the lease while it runs. Each transaction of the move checks the lease, so a process that was
 * paused for longer than the lease changes nothing more.
 */
export class MoveLock {
  readonly #options: MoveLockOptions
  readonly #last = new Map<string, Promise<unknown>>()
  #moves = 0

  constructor(options: MoveLockOptions) {
    this.#options = options
  }

  async run<T>(walletId: string, move: (guard: Guard) => Promise<T>): Promise<T> {
    const before = this.#last.get(walletId) ?? Promise.resolve()
    const running = before.then(() =>
      this.#options.store.isShared ? this.#amongProcesses(walletId, move) : move(() => Promise.resolve()),
    )
    // The next move runs even when this one failed.
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
      // A failed renewal is ignored: the next renewal comes before the lease ends, and when the lease is lost, the next
      // transaction of the move detects it.
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
