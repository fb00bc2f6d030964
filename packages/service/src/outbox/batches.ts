import type { Store, Transaction } from '../storage/store.ts'

export interface BatchLimits {
  /** Transactions at the same time. */
  readonly transactions: number
  /** Works in one transaction. */
  readonly works: number
}

/** Runs work on a wallet in a transaction that it may share; like `Store.write` otherwise. */
export type WriteForWallet = <T>(
  walletId: string,
  work: (transaction: Transaction) => Promise<T>,
) => Promise<T>

interface Waiting {
  readonly walletId: string
  /** Returns what to do after the commit. */
  readonly run: (transaction: Transaction) => Promise<() => void>
  readonly reject: (error: unknown) => void
}

/**
 * Lets work on several wallets share a transaction, since a commit takes longer than the work. The SQLite store does so
 * itself. In one transaction the wallets come in the order of their ids, so that two processes do not wait for each other.
 */
export function batchedWrites(store: Store, { transactions, works }: BatchLimits): WriteForWallet {
  const waiting: Waiting[] = []
  let underWay = 0

  const runAll = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const finished = await store.write(async (transaction) => {
        const results: (() => void)[] = []
        for (const { run } of batch) results.push(await run(transaction))
        return results
      })
      for (const finish of finished) finish()
    } catch (error) {
      // One of them failed: the others succeed without it.
      if (batch.length > 1) for (const it of batch) await runAll([it])
      else for (const { reject } of batch) reject(error)
    }
  }
  const go = (): void => {
    while (underWay < transactions && waiting.length > 0) {
      const batch = waiting.splice(0, works).toSorted((a, b) => (a.walletId < b.walletId ? -1 : 1))
      underWay += 1
      void runAll(batch).finally(() => {
        underWay -= 1
        go()
      })
    }
  }
  return (walletId, work) =>
    new Promise((resolve, reject) => {
      const run: Waiting['run'] = async (transaction) => {
        const value = await work(transaction)
        return () => {
          resolve(value)
        }
      }
      waiting.push({ walletId, run, reject })
      go()
    })
}
