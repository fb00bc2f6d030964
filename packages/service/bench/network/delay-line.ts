/**
 * Items that leave a fixed time after they came, in their order. All items have the same delay, so one list is always
 * in the order of their departures.
 */
export class DelayLine<Item> {
  readonly #delay: number
  #items: { readonly item: Item; readonly due: number }[] = []

  constructor(delayMilliseconds: number) {
    this.#delay = delayMilliseconds
  }

  /** When the next item leaves, or undefined when there is none. */
  get nextDue(): number | undefined {
    return this.#items[0]?.due
  }

  add(item: Item, now: number): void {
    this.#items.push({ item, due: now + this.#delay })
  }

  /** Removes and returns the items that leave until `now`. */
  takeDue(now: number): readonly Item[] {
    const count = this.#items.findIndex(({ due }) => due > now)
    if (count === 0) return []
    const due = count === -1 ? this.#items : this.#items.slice(0, count)
    this.#items = count === -1 ? [] : this.#items.slice(count)
    return due.map(({ item }) => item)
  }
}
