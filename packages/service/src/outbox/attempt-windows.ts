/** How many wallets are remembered; the wallet that grew longest ago is dropped first. */
const REMEMBERED = 10_000

/**
 * How many concurrent attempts the receiver of each wallet may have: one while it is new or failing, and one more after
 * each quick success, up to `most`. So a receiver that starts to hang holds few slots.
 */
export class AttemptWindows {
  readonly most: number
  /** Contains only windows above one. */
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
