import { refuseNesting, runInside } from './nesting.ts'
import type { Storage } from './port.ts'

/** Returns the storage, with an error for a transaction that begins inside another one. */
export function guarded<Native>({ dialect, transaction }: Storage<Native>): Storage<Native> {
  const database = {}
  return {
    dialect,
    async transaction(work) {
      refuseNesting(database)
      return transaction((begun) => runInside(database, () => work(begun)))
    },
  }
}
