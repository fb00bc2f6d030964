/** The most items of one batch: their values must fit into one statement of SQLite (32,766 values). */
const LIMIT = 200

interface Waiting<Item> {
  readonly item: Item
  resolve(): void
  reject(reason: unknown): void
}

/**
 * Returns a function that stores an item together with others: the items that arrive while a batch is stored are the
 * next batch. So one transaction stores many items when there is much to do, and an item never waits for others to come.
 * When a batch fails, each of its items is stored alone.
 */
export function inBatches<Item>(
  store: (items: readonly Item[]) => Promise<unknown>,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = []
  let isStoring = false
  const storeAlone = ({ item, resolve, reject }: Waiting<Item>): Promise<void> =>
    store([item]).then(resolve, reject)
  const storeBatch = async (batch: readonly Waiting<Item>[]): Promise<void> => {
    try {
      await store(batch.map(({ item }) => item))
      for (const { resolve } of batch) resolve()
    } catch {
      await Promise.all(batch.map(storeAlone))
    }
  }
  const storeAll = async (): Promise<void> => {
    isStoring = true
    while (waiting.length > 0) {
      const [first, ...others] = waiting.splice(0, LIMIT)
      if (first !== undefined)
        await (others.length === 0 ? storeAlone(first) : storeBatch([first, ...others]))
    }
    isStoring = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isStoring) void storeAll()
    })
}
