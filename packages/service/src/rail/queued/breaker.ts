import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../../clock.ts'
import { SECOND } from '../../domain/timestamp.ts'
import type { Log } from '../../telemetry/log.ts'
import { LONGEST_PAUSE } from './pauses.ts'

/** After this many failures in a row, the breaker opens. */
const FAILURES = 5
/** The pause between two probes. It is constant, so that the service soon notices that the institution is back. */
const PROBE_PAUSE = 5 * SECOND

export interface BreakerOptions {
  readonly clock: Clock
  readonly log: Log
  /** The kind of order, such as `transfer`, for the log. */
  readonly order: string
  /** Called after the breaker opened or closed. */
  readonly onChange: (isOpen: boolean) => void
}

/**
 * Decides whether the orders of one kind are sent freely (closed) or one at a time (open). It opens after consecutive
 * failures, because an institution that is away would otherwise get an attempt of every pending order. While it is open,
 * one order at a time is a probe. The first success closes it.
 */
export class Breaker {
  readonly #options: BreakerOptions
  #failures = 0
  #openedAt: Instant | undefined
  #probeAt: Instant = 0

  constructor(options: BreakerOptions) {
    this.#options = options
  }

  get isOpen(): boolean {
    return this.#openedAt !== undefined
  }

  /** The real instant of the next probe while the breaker is open. */
  get probeAt(): Instant {
    return this.#probeAt
  }

  /** Call it when a probe found no order that it could send. */
  probeLater(): void {
    this.#probeAt = this.#options.clock.now() + PROBE_PAUSE
  }

  /** The institution acknowledged an order, or refused one order for a reason of its own. */
  succeeded(): void {
    const { clock, log, order, onChange } = this.#options
    this.#failures = 0
    if (this.#openedAt === undefined) return
    const seconds = Math.round((clock.now() - this.#openedAt) / SECOND)
    this.#openedAt = undefined
    log.info(
      { order, seconds },
      'The institution acknowledges orders of this kind again. The service sends the orders that wait.',
    )
    onChange(false)
  }

  /**
   * An order was not acknowledged. `error` is a sentence, `retryAfter` the pause in milliseconds that the institution asks for.
   * The next probe waits for at most a minute of it, because a longer pause may be meant for this order only.
   */
  failed(error: string, retryAfter: number): void {
    const { clock, log, order, onChange } = this.#options
    const now = clock.now()
    this.#failures += 1
    this.#probeAt = now + Math.min(Math.max(PROBE_PAUSE, retryAfter), LONGEST_PAUSE)
    if (this.#openedAt !== undefined || this.#failures < FAILURES) return
    this.#openedAt = now
    log.warn(
      { order, failures: this.#failures, error },
      'The institution does not acknowledge orders of this kind. The service keeps them, and tries one at a time until the institution acknowledges it.',
    )
    onChange(true)
  }
}
