import { createHash } from 'node:crypto'
import type { Given, Store, StoreMethod } from './store.ts'

/** How many partitions a store can have. */
export const MOST_PARTITIONS = 128

type Divisible = Pick<Store, 'partitioned'>

/** The stores of all partitions; the store itself when it is not divided. */
export const partitionsOf = <S extends Divisible>(store: S): readonly [S | Store, ...(S | Store)[]] => {
  const [first = store, ...others] = store.partitioned?.stores ?? []
  return [first, ...others]
}

/** The store of the tables that all partitions share. It also serves while a partition is away. */
export const directoryOf = <S extends Divisible>(store: S): S | Store => store.partitioned?.directory ?? store

/**
 * The index of the partition that has a wallet. The id decides, so nobody looks it up, and a wallet stays where it is: the
 * number of partitions never changes.
 */
export function partitionIndex({ partitioned }: Divisible, walletId: string): number {
  if (partitioned === undefined) return 0
  return createHash('sha256').update(walletId).digest().readUInt32BE() % partitioned.stores.length
}

/** Returns the store of the partition that has a wallet. */
export const storeOfWallet = <S extends Divisible>(store: S, walletId: string): S | Store =>
  partitionsOf(store)[partitionIndex(store, walletId)] ?? store

/** Runs `work` in one transaction over all partitions of a store, see `Store`. It gets one object for each partition. */
export function inAllPartitions<Method extends StoreMethod, T>(
  store: Pick<Store, 'partitioned' | Method>,
  method: Method,
  work: (given: readonly Given<Method>[]) => Promise<T>,
): Promise<T> {
  if (store.partitioned !== undefined) return store.partitioned.inAll(method, work)
  const run = store[method] as (one: (given: Given<Method>) => Promise<T>) => Promise<T>
  return run((given) => work([given]))
}

/** Closes all partitions of a store. */
export async function closePartitions(store: Pick<Store, 'partitioned' | 'close'>): Promise<void> {
  await Promise.all(partitionsOf(store).map((one) => one.close()))
}
