import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../clock.ts'
import type { Reader, Store } from './store.ts'

/** How long a process trusts what it remembers of a shared store, because another process may change it meanwhile. */
const TRUSTED_MILLISECONDS = 250
/** How long a change waits until no process uses the old data. It is longer, because a timer may be late. */
const SETTLED_MILLISECONDS = 2 * TRUSTED_MILLISECONDS
/** When a value of a shared store is read again: somebody may have changed it without counting the change. */
const READ_AGAIN_MILLISECONDS = 10_000
/** A process rarely needs more. */
const MOST_REMEMBERED = 10_000

interface Entry<Value> {
  readonly value: Value
  /** The value is used before this instant. Infinity when only this process changes the store. */
  readonly until: Instant
}

export interface RememberedOptions {
  readonly store: Pick<Store, 'isShared' | 'readLatest'>
  readonly clock: Clock
  /** Reads how many changes of the data were committed. */
  readonly countChanges: (reader: Reader) => Promise<number>
}

/**
 * Remembers what requests read from the store. On a store that is not shared, a value lasts until this process changes
 * it. On a shared store, the process asks once in a quarter of a second how many changes were committed, and forgets all
 * values when there is a new one. So a change that waits for {@link settled} has its effect in all processes.
 */
export class Remembered<Value> {
  readonly #options: RememberedOptions
  readonly #entries = new Map<string, Entry<Value>>()
  // Counts when values were forgotten. A query that began before may return old data, so its result is not remembered.
  #forgotten = 0
  /** The number of changes in the shared store when it was read last. */
  #changes: number | undefined
  #trustedUntil: Instant = Number.NEGATIVE_INFINITY
  #asking: Promise<void> | undefined

  constructor(options: RememberedOptions) {
    this.#options = options
  }

  /** Returns the remembered value, or loads it. `undefined` is not remembered. */
  async get(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const { store, clock } = this.#options
    if (!this.#isTrusted) await (this.#asking ??= this.#ask())
    // False again when the answer was slow.
    const isTrusted = this.#isTrusted
    const known = this.#entries.get(key)
    if (isTrusted && known !== undefined && clock.now() < known.until) return known.value
    const before = this.#forgotten
    const until = store.isShared ? clock.now() + READ_AGAIN_MILLISECONDS : Number.POSITIVE_INFINITY
    const value = await load()
    if (value === undefined || !isTrusted || this.#forgotten !== before) return value
    if (this.#entries.size >= MOST_REMEMBERED) this.#entries.clear()
    this.#entries.set(key, { value, until })
    return value
  }

  /** Forgets values after a change was committed. Resolves when no process uses the old values. */
  async forget(isAffected: (key: string, value: Value) => boolean): Promise<void> {
    this.#forgotten += 1
    for (const [key, { value }] of this.#entries) if (isAffected(key, value)) this.#entries.delete(key)
    await settled(this.#options)
  }

  get #isTrusted(): boolean {
    const { store, clock } = this.#options
    return !store.isShared || clock.now() < this.#trustedUntil
  }

  /** Trusts the values for a quarter of a second, from the beginning of the query. */
  async #ask(): Promise<void> {
    const { store, clock, countChanges } = this.#options
    const until = clock.now() + TRUSTED_MILLISECONDS
    let isOver = false
    // Besides the instant, because the clock of a database may stand still or go back.
    clock.after(TRUSTED_MILLISECONDS, () => {
      isOver = true
      this.#trustedUntil = Number.NEGATIVE_INFINITY
    })
    try {
      const changes = await store.readLatest(countChanges)
      if (changes !== this.#changes) {
        this.#forgotten += 1
        this.#entries.clear()
      }
      this.#changes = changes
      if (!isOver) this.#trustedUntil = until
    } finally {
      this.#asking = undefined
    }
  }
}

/**
 * Waits after a change of data that processes remember was committed. Resolves when no process uses the old data; at
 * once if the store is not shared.
 */
export async function settled({ store, clock }: Pick<RememberedOptions, 'store' | 'clock'>): Promise<void> {
  if (!store.isShared) return
  await new Promise<void>((resolve) => {
    clock.after(SETTLED_MILLISECONDS, resolve)
  })
}
