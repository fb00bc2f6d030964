import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../../clock.ts'

/**
 * Remembers for a while how many lines a statement had at the latest. Wallets are forgotten between one and two periods
 * after they were added, so the memory is bounded by the wallets of two periods.
 */
export class SeenLines {
  readonly #clock: Clock
  readonly #period: number
  #since: Instant
  #current = new Map<string, number>()
  #former: ReadonlyMap<string, number> = new Map()

  constructor(clock: Clock, periodMilliseconds: number) {
    this.#clock = clock
    this.#period = periodMilliseconds
    this.#since = clock.now()
  }

  add(walletId: string, lines: number): void {
    this.#forgetOld()
    this.#current.set(walletId, lines)
  }

  /** Returns 0 for a wallet that is not remembered. */
  of(walletId: string): number {
    this.#forgetOld()
    return this.#current.get(walletId) ?? this.#former.get(walletId) ?? 0
  }

  #forgetOld(): void {
    const now = this.#clock.now()
    const passed = Math.abs(now - this.#since)
    if (passed < this.#period) return
    this.#former = passed < 2 * this.#period ? this.#current : new Map()
    this.#current = new Map()
    this.#since = now
  }
}
