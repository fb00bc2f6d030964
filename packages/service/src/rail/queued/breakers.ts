import { Breaker, type BreakerOptions } from './breaker.ts'

export interface BreakersOptions extends Omit<BreakerOptions, 'order' | 'onChange'> {
  /** Called after the breaker of a kind of order opened or closed. */
  readonly onChange: (order: string, isOpen: boolean) => void
}

/**
 * The breakers of a process, one for each kind of order: an institution may fail to take transfers, and take everything
 * else.
 */
export class Breakers {
  readonly #options: BreakersOptions
  readonly #ofKind = new Map<string, Breaker>()

  constructor(options: BreakersOptions) {
    this.#options = options
  }

  /** Returns the breaker of a kind of order, such as `transfer`. */
  of(order: string): Breaker {
    const { onChange } = this.#options
    let breaker = this.#ofKind.get(order)
    if (breaker === undefined) {
      breaker = new Breaker({
        ...this.#options,
        order,
        onChange(isOpen) {
          onChange(order, isOpen)
        },
      })
      this.#ofKind.set(order, breaker)
    }
    return breaker
  }

  /** True while the breaker of any kind of order is open. */
  get isOpen(): boolean {
    return this.open.length > 0
  }

  /** The kinds of orders whose breakers are open. */
  get open(): readonly string[] {
    return [...this.#ofKind].filter(([, { isOpen }]) => isOpen).map(([order]) => order)
  }
}
