import type { Statement } from '../statement.ts'
import type { Call } from './conflicts.ts'

/** A map whose keys are calls: equal calls have one value. */
export class CallMap<Item> {
  readonly #items = new Map<Statement, Map<string, Item>>()

  get isEmpty(): boolean {
    return this.#items.size === 0
  }

  get({ statement, values }: Call): Item | undefined {
    return this.#items.get(statement)?.get(JSON.stringify(values))
  }

  getOrAdd({ statement, values }: Call, make: () => Item): Item {
    let ofStatement = this.#items.get(statement)
    if (ofStatement === undefined) this.#items.set(statement, (ofStatement = new Map<string, Item>()))
    const key = JSON.stringify(values)
    let item = ofStatement.get(key)
    if (item === undefined) ofStatement.set(key, (item = make()))
    return item
  }

  *values(): Iterable<Item> {
    for (const ofStatement of this.#items.values()) yield* ofStatement.values()
  }

  statements(): Iterable<Statement> {
    return this.#items.keys()
  }

  /** Removes the items of a statement for which `isGone` is true. */
  remove(statement: Statement, isGone: (item: Item) => boolean): void {
    const ofStatement = this.#items.get(statement)
    ofStatement?.forEach((item, key) => {
      if (isGone(item)) ofStatement.delete(key)
    })
  }
}
