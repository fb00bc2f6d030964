import { StoreError } from './store.ts'

/** Counts the work in progress of a store. `close` waits until this work has ended, and new work is rejected. */
export class WorkInProgress {
  #count = 0
  #closing: Promise<void> | undefined
  #allDone: (() => void) | undefined

  /** Rejects with a StoreError after `close`. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing !== undefined) throw new StoreError('The store is closed.')
    this.#count += 1
    try {
      return await work()
    } finally {
      this.#count -= 1
      if (this.#count === 0) this.#allDone?.()
    }
  }

  close(closeStore: () => Promise<void> | void): Promise<void> {
    this.#closing ??= new Promise<void>((resolve) => {
      this.#allDone = resolve
      if (this.#count === 0) resolve()
    }).then(closeStore)
    return this.#closing
  }
}
