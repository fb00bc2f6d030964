/** How many wallets are remembered. When there are more, the wallet whose window grew longest ago is dropped. */
const REMEMBERED = 10_000

/**
 * The window of each wallet: the number of concurrent attempts that its receiver may have. The window is 1 while the
 * receiver is new or failing, and grows by 1 after each quick success, up to `most`. A failure sets the window back to
 * 1, so a receiver that stops responding soon holds few slots.
 */
export class AttemptWindows {
  readonly most: number
  /** Contains only windows larger than 1. */
  readonly #windows = new Map<string, number>()

  constructor(most: number) {
    this.most = most
  }

  of(walletId: string): number {
    return this.#windows.get(walletId) ?? 1
  }

  grow(walletId: string): void {
    const window = Math.min(this.of(walletId) + 1, this.most)
    this.#windows.delete(walletId)
    if (window > 1) this.#windows.set(walletId, window)
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > REMEMBERED && oldest !== undefined) this.#windows.delete(oldest)
  }

  reset(walletId: string): void {
    this.#windows.delete(walletId)
  }
}
