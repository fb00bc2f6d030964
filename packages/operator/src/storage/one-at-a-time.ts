/**
 * Returns a function that runs tasks one after another. One connection of SQLite holds one transaction, and the work of
 * a transaction waits for handlers.
 */
export function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(task)
    last = next.catch(() => undefined)
    return next
  }
}
