import type { Clock } from '../clock.ts'

/** Those who wait at the same wallet, at most. */
const WATCHERS_OF_ONE = 100

/** Tells those who wait that something of a wallet was committed in this process. */
export interface WalletWatch {
  /** Something of this wallet was committed. */
  changed(walletId: string): void
  /** Begins to wait; undefined: too many do already. Whatever is committed from now on is noticed. */
  watch(walletId: string): Watch | undefined
  /** Nobody waits any longer. */
  stop(): void
}

export interface Watch {
  /** After the next change, the given real milliseconds, or `end`. */
  next(milliseconds: number): Promise<void>
  /** True when it is of no use to go on waiting. */
  readonly isOver: boolean
  /** The one who waits is served or gone. */
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
      if (ofWallet.size >= WATCHERS_OF_ONE) return undefined
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
