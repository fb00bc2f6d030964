import type { Reader, Store } from './store.ts'

/** A copy of a shared store that follows it with a delay, for example a PostgreSQL standby. */
export interface Replica {
  /** A description of where the copy is, for messages. Contains no user and no password. */
  readonly place: string
  /**
   * Runs `work` on one consistent state of the copy of a store. Rejects when the copy cannot be reached in a short time.
   *
   * @param store the store; it may be a partition
   */
  read<T>(store: Pick<Store, 'partitioned'>, work: (reader: Reader) => Promise<T>): Promise<T>
  close(): Promise<void>
}
