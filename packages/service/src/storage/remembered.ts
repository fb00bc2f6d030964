import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../clock.ts'
import type { Store } from './store.ts'

/** How long a process uses what it has read from a shared store, because another process may change it meanwhile. */
const SHARED_MILLISECONDS = 250
/** How long a change waits until no process uses the old data. It is longer, because a timer may be late. */
const SETTLED_MILLISECONDS = 2 * SHARED_MILLISECONDS
/** A process rarely needs more. */
const MOST_REMEMBERED = 10_000

interface Entry<Value> {
  readonly value: Value
  /** The value is used before this instant. Infinity when only this process changes the store. */
  readonly until: Instant
}

export interface RememberedOptions {
  readonly store: Pick<Store, 'isShared'>
  readonly clock: Clock
}

/**
 * Remembers what requests read from the store. On a store that is not shared, a value lasts until this process changes
 * it. On a shared store it lasts a quarter of a second: many requests share a query, and a change that waits for
 * {@link settled} has its effect in all processes.
 */
export class Remembered<Value> {
  readonly #options: RememberedOptions
  readonly #entries = new Map<string, Entry<Value>>()
  // Counts changes. A query that began before a change may return old data, so the result of such a query is not
  // remembered.
  #changes = 0

  constructor(options: RememberedOptions) {
    this.#options = options
  }

  /** Returns the remembered value, or loads it. `undefined` is not remembered. */
  async get(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const { store, clock } = this.#options
    const known = this.#entries.get(key)
    if (known !== undefined && clock.now() < known.until) return known.value
    const before = this.#changes
    const until = store.isShared ? clock.now() + SHARED_MILLISECONDS : Number.POSITIVE_INFINITY
    let entry: Entry<Value> | undefined
    let isOver = false
    // Besides `until`, because the clock of a database may stand still or go back.
    const stop = store.isShared
      ? clock.after(SHARED_MILLISECONDS, () => {
          isOver = true
          if (this.#entries.get(key) === entry) this.#entries.delete(key)
        })
      : undefined
    const value = await load().catch((error: unknown) => {
      stop?.()
      throw error
    })
    if (value === undefined || isOver || this.#changes !== before) {
      stop?.()
      return value
    }
    if (this.#entries.size >= MOST_REMEMBERED) this.#entries.clear()
    entry = { value, until }
    this.#entries.set(key, entry)
    return value
  }

  /** Forgets values after a change was committed. Resolves when no process uses the old values. */
  async forget(isAffected: (key: string, value: Value) => boolean): Promise<void> {
    this.#changes += 1
    for (const [key, { value }] of this.#entries) if (isAffected(key, value)) this.#entries.delete(key)
    await settled(this.#options)
  }
}

/**
 * Waits after a change of data that processes remember was committed. Resolves when no process uses the old data; at
 * once if the store is not shared.
 */
export async function settled({ store, clock }: RememberedOptions): Promise<void> {
  if (!store.isShared) return
  await new Promise<void>((resolve) => {
    clock.after(SETTLED_MILLISECONDS, resolve)
  })
}
