/** So many sentences about one wallet help a person. */
const MOST_PROBLEMS = 20

/** Collects the problems of wallets, one sentence for each. Keeps 20 of a wallet, and counts the others. */
export class Problems {
  readonly #found = new Map<string, { readonly sentences: string[]; more: number }>()

  add(walletId: string, sentence: string): void {
    const found = this.#found.get(walletId) ?? { sentences: [], more: 0 }
    if (found.sentences.length < MOST_PROBLEMS) found.sentences.push(sentence)
    else found.more += 1
    this.#found.set(walletId, found)
  }

  /** Adds a problem when a value differs from the value of the same fact at another place. */
  compare(walletId: string, what: string, is: unknown, expected: unknown, why: string): void {
    if (is === expected) return
    this.add(walletId, `${what} is ${shown(is)}, but ${why} ${shown(expected)}.`)
  }

  of(walletId: string): readonly string[] {
    const found = this.#found.get(walletId)
    if (found === undefined) return []
    return found.more === 0 ? found.sentences : [...found.sentences, `${found.more} more problems.`]
  }
}

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'object' ? JSON.stringify(value) : String(value)
