import type { Clock } from '../clock.ts'

/** The most requests that can wait for one wallet at the same time. */
const WATCHES_PER_WALLET = 100

/** Wakes the requests that wait for a change of a wallet, when this process commits a change. */
export interface WalletWatch {
  /** Wakes the requests that wait for the wallet. Called after each commit to the wallet. */
  changed(walletId: string): void
  /**
   * Starts a watch. It notices every commit from now on. Returns undefined when too many requests already wait for the
   * wallet.
   */
  watch(walletId: string): Watch | undefined
  /** Ends all watches. */
  stop(): void
}

export interface Watch {
  /** Resolves after the next commit, or after the given milliseconds of real time, or when the watch ends. */
  next(milliseconds: number): Promise<void>
  /** True after a call of `end` or `stop`. */
  readonly isOver: boolean
  /** Ends the watch. */
  end(): void
}

export function createWalletWatch({ clock }: { readonly clock: Clock }): WalletWatch {
  const watches = new Map<string, Set<Watcher>>()
  let isStopped = false
  return {
    changed(walletId) {
      for (const watcher of watches.get(walletId) ?? []) watcher.changed()
    },
    watch(walletId) {
      const ofWallet = watches.get(walletId) ?? new Set()
      if (ofWallet.size >= WATCHES_PER_WALLET) return undefined
      watches.set(walletId, ofWallet)
      const watcher = new Watcher(clock, () => {
        ofWallet.delete(watcher)
        if (ofWallet.size === 0 && watches.get(walletId) === ofWallet) watches.delete(walletId)
      })
      ofWallet.add(watcher)
      if (isStopped) watcher.end()
      return watcher
    },
    stop() {
      isStopped = true
      for (const ofWallet of watches.values()) for (const watcher of ofWallet) watcher.end()
    },
  }
}

class Watcher implements Watch {
  readonly #clock: Clock
  readonly #onEnd: () => void
  #hasChanged = false
  #isOver = false
  #wake: (() => void) | undefined

  constructor(clock: Clock, onEnd: () => void) {
    this.#clock = clock
    this.#onEnd = onEnd
  }

  get isOver(): boolean {
    return this.#isOver
  }

  changed(): void {
    this.#hasChanged = true
    this.#wake?.()
  }

  async next(milliseconds: number): Promise<void> {
    if (!this.#hasChanged && !this.#isOver) {
      await new Promise<void>((resolve) => {
        const stop = this.#clock.after(milliseconds, resolve)
        this.#wake = () => {
          stop()
          resolve()
        }
      })
      this.#wake = undefined
    }
    this.#hasChanged = false
  }

  end(): void {
    this.#isOver = true
    this.#wake?.()
    this.#onEnd()
  }
}
