import type { Clock } from '../clock.ts'
import { directoryOf } from './partition.ts'
import { aliveProcesses } from './rows/process-rows.ts'
import type { Store } from './store.ts'

/** A process on a store. */
export interface Worker {
  readonly store: Store
  readonly clock: Clock
  /** Identifies this process on the store. */
  readonly processId: string
}

/**
 * True when this process looks after the partition of the store. The processes that are alive share the partitions evenly:
 * the n-th partition belongs to the n-th process in the order of their ids, and begins again after the last process. So
 * nobody hands anything over: when a process has sent no heartbeat for 3 seconds, the others divide its partitions. For a
 * moment two processes may look after one partition; each row is claimed with a lock or a lease, as on a store that is
 * not divided.
 */
export async function isOwnPartition({ store, clock, processId }: Worker): Promise<boolean> {
  if (!store.isShared) return true
  const alive = await directoryOf(store).readLatest((reader) => aliveProcesses(reader, clock.now()))
  const index = (store.partitioned?.number ?? 1) - 1
  // Before its first heartbeat, a process is not in the list.
  return alive.length === 0 || alive[index % alive.length] === processId
}

/**
 * True when this process looks for due work in the store: always on a store that is not divided, where the processes claim
 * the due wallets from each other.
 */
export const looksForWork = async (worker: Worker): Promise<boolean> =>
  worker.store.partitioned === undefined || isOwnPartition(worker)
