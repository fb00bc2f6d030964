import { setImmediate } from 'node:timers/promises'

/**
 * Lets cases wait until no other case acts. A case that checks that something did *not* happen would otherwise have to
 * wait for a long time of its own.
 */
export class Lull {
  /** The cases that have started and neither ended nor wait for the lull. */
  #acting = 0
  #waiting: (() => void)[] = []
  readonly #pause: () => Promise<void>

  /** `pause` runs once in each lull, before the waiting cases continue. */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause
  }

  /** Runs a case, which may call `wait`. */
  async run(act: () => Promise<void>): Promise<void> {
    this.#acting += 1
    try {
      await act()
    } finally {
      this.#acting -= 1
      void this.#check()
    }
  }

  /** Resolves when every other case has ended or waits too, and the pause is over. Call it inside `run` only. */
  wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#acting -= 1
      void this.#check()
    })
  }

  async #check(): Promise<void> {
    // The end of a case may start other cases in this turn.
    await setImmediate()
    if (this.#acting > 0 || this.#waiting.length === 0) return
    const waiting = this.#waiting
    this.#waiting = []
    await this.#pause()
    this.#acting += waiting.length
    for (const resume of waiting) resume()
  }
}
