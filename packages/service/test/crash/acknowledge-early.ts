import { setTimeout } from 'node:timers/promises'
import type { Store } from '../../src/storage/store.ts'

/** How long the commit is delayed. It is long enough for the response to be sent first. */
const DELAY_MILLISECONDS = 10

/**
 * Adds a deliberate bug to a store: a write resolves when its work is done, and the commit follows a little later. The
 * crash test must detect this bug.
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
