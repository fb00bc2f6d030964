import type { Clock } from '../clock.ts'

/** The limit of concurrent waits per wallet. */
const WATCHES_PER_WALLET = 100

/** Wakes the requests that wait for a commit of this process to a wallet. */
export interface WalletWatch {
  /** Called after each commit to the wallet. */
  changed(walletId: string): void
  /** Starts a watch, which notices every commit from now on. Returns undefined when the limit is reached. */
  watch(walletId: string): Watch | undefined
  /** Ends all watches. */
  stop(): void
}

export interface Watch {
  /** Resolves after the next commit, the given real milliseconds, or `end`, whichever comes first. */
  next(milliseconds: number): Promise<void>
  /** True after `end` or `stop`. */
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
