/** The health of the store, decided by its latest reads and writes. `reason` is a sentence without paths. */
export type Health = { readonly ok: true } | { readonly ok: false; readonly reason: string }

type Kind = 'reads' | 'writes'

/** Records failed reads and writes. A failure lasts until work of the same kind succeeds. */
export class StoreHealth {
  readonly #reasons = new Map<Kind, string>()
  readonly #listeners: ((health: Health) => void)[] = []

  get current(): Health {
    const [reason] = this.#reasons.values()
    return reason === undefined ? { ok: true } : { ok: false, reason }
  }

  failed(kind: Kind, reason: string): void {
    this.#change(() => this.#reasons.set(kind, reason))
  }

  worked(kind: Kind): void {
    if (this.#reasons.size > 0) this.#change(() => this.#reasons.delete(kind))
  }

  /** Calls `listener` each time the health changes. */
  subscribe(listener: (health: Health) => void): void {
    this.#listeners.push(listener)
  }

  #change(change: () => void): void {
    const before = JSON.stringify(this.current)
    change()
    const health = this.current
    if (JSON.stringify(health) !== before) for (const listener of this.#listeners) listener(health)
  }
}
