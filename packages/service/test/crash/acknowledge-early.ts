import { setTimeout } from 'node:timers/promises'
import type { Store } from '../../src/storage/store.ts'

/** Long enough for an answer to get out. */
const DELAY_MILLISECONDS = 10

/**
 * What must never be: a write that is answered when its work is done, and committed a little later. The crash test has
 * to find it out.
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
