import type { Clock } from '../../clock.ts'

interface Change {
  /** Resolves at the next change, after the time limit, or when it is cancelled. */
  readonly happened: Promise<void>
  cancel(): void
}

/** The callers that wait for a change of a wallet's orders. */
export class Watchers {
  readonly #ofWallet = new Map<string, Set<() => void>>()

  /** Waits for the next `notify` of the wallet, at most `milliseconds`. */
  next(walletId: string, clock: Clock, milliseconds: number): Change {
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = (): void => {
      stop()
      const watching = this.#ofWallet.get(walletId)
      watching?.delete(end)
      if (watching?.size === 0) this.#ofWallet.delete(walletId)
      resolve()
    }
    const stop = clock.after(milliseconds, end)
    const watching = this.#ofWallet.get(walletId) ?? new Set()
    this.#ofWallet.set(walletId, watching.add(end))
    return { happened: promise, cancel: end }
  }

  notify(walletIds: readonly string[]): void {
    for (const walletId of new Set(walletIds)) for (const end of this.#ofWallet.get(walletId) ?? []) end()
  }

  notifyAll(): void {
    this.notify([...this.#ofWallet.keys()])
  }
}
