import { AsyncLocalStorage } from 'node:async_hooks'
import { PixOperatorError } from '../errors.ts'

interface Inside {
  readonly of: object
  readonly outer: Inside | undefined
  isOpen: boolean
}

const inside = new AsyncLocalStorage<Inside>()

/**
 * Refuses to begin a transaction of `of` inside another one. On SQLite it would wait for itself, on PostgreSQL as many of
 * them as the pool has connections wait for each other.
 *
 * @throws PixOperatorError `insideTransaction`
 */
export function refuseNesting(of: object): void {
  for (let it = inside.getStore(); it !== undefined; it = it.outer) {
    if (it.of !== of || !it.isOpen) continue
    throw new PixOperatorError(
      'insideTransaction',
      'Inside a transaction or handler, use only its own transaction. Call the kit before or after it.',
    )
  }
}

/** Runs the work of a transaction of `of`, so that `refuseNesting` knows what begins inside. */
export function runInside<T>(of: object, work: () => Promise<T>): Promise<T> {
  const store: Inside = { of, outer: inside.getStore(), isOpen: true }
  return inside.run(store, async () => {
    try {
      return await work()
    } finally {
      // What the work left running may begin transactions afterwards.
      store.isOpen = false
    }
  })
}
