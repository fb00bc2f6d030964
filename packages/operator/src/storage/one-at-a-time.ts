import { refuseNesting, runInside } from './nesting.ts'

/**
 * Returns a function that runs tasks one after another. One connection of SQLite holds one transaction, and the work of
 * a transaction waits for handlers.
 */
export function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  const connection = {}
  let last: Promise<unknown> = Promise.resolve()
  return async (task) => {
    refuseNesting(connection)
    const next = last.then(() => runInside(connection, task))
    last = next.catch(() => undefined)
    return next
  }
}
