import { setTimeout } from 'node:timers/promises'
import type { Store } from '../../src/storage/store.ts'

/** Long enough for the response to be sent. */
const DELAY_MILLISECONDS = 10

/**
 * A deliberate bug: a write is acknowledged when its work is done, and committed a little later. The crash test must
 * detect it.
 */
export function acknowledgeEarly(store: Store): Store {
  return {
    ...store,
    write: (work) =>
      new Promise((resolve, reject) => {
        store
          .write(async (transaction) => {
            const value = await work(transaction)
            resolve(value)
            await setTimeout(DELAY_MILLISECONDS)
            return value
          })
          .then(resolve, reject)
      }),
  }
}
