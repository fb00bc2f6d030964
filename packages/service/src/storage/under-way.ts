import { StoreError } from './store.ts'

/** What a store is busy with: it lets go once that is done, and takes nothing new from then on. */
export class UnderWay {
  readonly #work = new Set<Promise<unknown>>()
  #closing: Promise<void> | undefined

  /** Rejects with a StoreError once the store is closed. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing !== undefined) throw new StoreError('The store is closed.')
    const running = work()
    this.#work.add(running)
    try {
      return await running
    } finally {
      this.#work.delete(running)
    }
  }

  close(letGo: () => Promise<void> | void): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#work).then(letGo)
    return this.#closing
  }
}
