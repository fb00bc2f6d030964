import { StoreError } from './store.ts'

/** What a store is busy with: it lets go once that is done, and takes nothing new from then on. */
export class UnderWay {
  #count = 0
  #closing: Promise<void> | undefined
  #allDone: (() => void) | undefined

  /** Rejects with a StoreError once the store is closed. */
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

  close(letGo: () => Promise<void> | void): Promise<void> {
    this.#closing ??= new Promise<void>((resolve) => {
      this.#allDone = resolve
      if (this.#count === 0) resolve()
    }).then(letGo)
    return this.#closing
  }
}
