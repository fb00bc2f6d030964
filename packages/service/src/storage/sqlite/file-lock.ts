import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../store.ts'
import { openingError } from './opening-error.ts'

export type Release = () => void

/** https://www.sqlite.org/rescode.html#busy */
const BUSY = 5

/**
 * Holds a lock beside the database file as long as this process lives; a second process gets a clear error. The lock
 * is SQLite's own, on an empty database, so that the system frees it however the process ends.
 *
 * @throws StoreError when another holds it, or when nothing can be written there.
 */
export function lockFile(file: string): Release {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(`${file}.lock`)
    lock.exec('pragma busy_timeout = 0')
    lock.exec('pragma locking_mode = exclusive')
    lock.exec('begin exclusive')
  } catch (error) {
    lock?.close()
    if ((error as { readonly errcode?: number }).errcode !== BUSY) throw openingError(file, error)
    throw new StoreError(
      `${file} is in use by another process. Stop that one, name another place for the data, or use PostgreSQL (DATABASE_URL), which several processes can share.`,
      { cause: error },
    )
  }
  return () => {
    lock.close()
  }
}
