/** Wallets whose window is remembered, the latest ones. */
const REMEMBERED = 10_000

/**
 * How many attempts the receiver of each wallet may have at the same time: one while it is new or fails, and one more
 * with each quick success, up to `most`. A receiver that begins to hang holds few slots therefore.
 */
export class Windows {
  readonly most: number
  /** Only windows above one. */
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
