import type { Clock, Stop } from '../clock.ts'
import { StoreUnavailableError } from './store.ts'

/** A transaction took too long. It fails, because other transactions wait for it. */
export class TimeLimitError extends StoreUnavailableError {}

type Reject = (error: TimeLimitError) => void

/**
 * Limits transactions that run one after another, with one timer. A transaction that starts while the timer runs for an
 * earlier transaction gets the rest of that period and one more full period, so its limit is between one and two times
 * `milliseconds`.
 */
export class TimeLimit {
  readonly #clock: Clock
  readonly #milliseconds: number
  #current: Reject | undefined
  /** The transaction that the timer was started for. */
  #limited: Reject | undefined
  #stop: Stop

  constructor(clock: Clock, milliseconds: number) {
    this.#clock = clock
    this.#milliseconds = milliseconds
    this.#stop = this.#start()
  }

  within<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#current = reject
      this.#limited ??= reject
      work().then(resolve, reject)
    })
  }

  stop(): void {
    this.#stop()
  }

  #start(): Stop {
    return this.#clock.after(this.#milliseconds, () => {
      if (this.#current === this.#limited) {
        this.#current?.(new TimeLimitError(`A transaction took longer than ${this.#milliseconds} ms.`))
      }
      this.#limited = this.#current
      this.#stop = this.#start()
    })
  }
}

export function withinTimeLimit<T>(clock: Clock, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const limit = new TimeLimit(clock, milliseconds)
  return limit.within(work).finally(() => {
    limit.stop()
  })
}
