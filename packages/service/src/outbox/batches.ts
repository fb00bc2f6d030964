import pLimit from 'p-limit'
import type { Store, Transaction } from '../storage/store.ts'

export interface BatchLimits {
  /** Maximum number of concurrent transactions. */
  readonly transactions: number
  /** Maximum number of works in one transaction. */
  readonly works: number
}

/** Like `Store.write`, but works of several wallets may share the transaction. */
export type WriteForWallet = <T>(
  walletId: string,
  work: (transaction: Transaction) => Promise<T>,
) => Promise<T>

interface Waiting {
  readonly walletId: string
  /** Runs the work. Returns a callback that must be called after the commit. */
  readonly run: (transaction: Transaction) => Promise<() => void>
  readonly reject: (error: unknown) => void
}

/**
 * Runs works of several wallets in one transaction, because a commit takes longer than a work. Not needed for the
 * SQLite store, which groups commits itself. A transaction handles its wallets in the order of their ids, so that two
 * processes do not deadlock.
 */
export function batchedWrites(store: Store, { transactions, works }: BatchLimits): WriteForWallet {
  const waiting: Waiting[] = []
  const limit = pLimit(transactions)

  const runAll = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const finished = await store.write(async (transaction) => {
        const results: (() => void)[] = []
        for (const { run } of batch) results.push(await run(transaction))
        return results
      })
      for (const finish of finished) finish()
    } catch (error) {
      // A work failed, and the whole batch with it. Each work runs again in its own transaction, so that the other
      // works succeed.
      if (batch.length > 1) for (const it of batch) await runAll([it])
      else for (const { reject } of batch) reject(error)
    }
  }
  const runSome = async (): Promise<void> => {
    const batch = waiting.splice(0, works).toSorted((a, b) => (a.walletId < b.walletId ? -1 : 1))
    if (batch.length > 0) await runAll(batch)
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
      void limit(runSome)
    })
}
