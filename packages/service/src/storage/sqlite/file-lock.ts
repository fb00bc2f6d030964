import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../store.ts'
import { createPrivateFile } from './file-modes.ts'
import { openingError } from './opening-error.ts'
import { realFile } from './real-file.ts'

/** https://www.sqlite.org/rescode.html */
const BUSY = 5
const NOT_A_DATABASE = 26

export interface FileLock {
  /** The path of the database file without symbolic links. */
  readonly file: string
  release(): void
}

/**
 * Locks a database file while this process lives; a second process gets a clear error. The lock is a SQLite lock on an
 * empty database beside the file, so the system releases it even when the process crashes. When the lock file is
 * missing, no other process may have the database itself open (docs/decisions/0023-what-guards-the-data.md).
 *
 * The system releases all locks of a process on a file as soon as the process closes any descriptor of that file. While
 * SQLite holds locks, no other code of this process may open and close the database, its `-shm` or its lock file.
 *
 * @throws StoreError when another process has the file, or when the folder cannot be written.
 */
export function lockFile(file: string): FileLock {
  const real = realFile(file)
  const path = `${real}.lock`
  if (existsSync(real) && !existsSync(path)) refuseOpenDatabase(file, real)
  let lock: DatabaseSync | undefined
  try {
    createPrivateFile(path)
    lock = new DatabaseSync(path)
    lock.exec('pragma busy_timeout = 0')
    lock.exec('pragma journal_mode = memory')
    lock.exec('pragma locking_mode = exclusive')
    lock.exec('begin exclusive')
  } catch (error) {
    lock?.close()
    if (codeOf(error) === NOT_A_DATABASE) {
      throw new StoreError(`${path} is not a lock file of this service. Remove it.`, { cause: error })
    }
    if (codeOf(error) !== BUSY) throw openingError(file, error)
    throw new StoreError(
      `${file} is in use by another process. Stop that process, name another place for the data, or use PostgreSQL (DATABASE_URL), which several processes can share.`,
      { cause: error },
    )
  }
  return {
    file: real,
    release() {
      lock.close()
    },
  }
}

/**
 * Every connection holds a shared lock on the database, so an exclusive lock proves that there is no other connection.
 */
function refuseOpenDatabase(file: string, real: string): void {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(real)
    database.exec('pragma busy_timeout = 0')
    database.exec('pragma locking_mode = exclusive')
    database.exec('begin exclusive')
    database.exec('rollback')
  } catch (error) {
    if (codeOf(error) !== BUSY) throw openingError(file, error)
    throw new StoreError(
      `${file} is open in another process, and its lock file is missing. Stop that process, or name another place for the data. If the process is not a service, and you trust it to share the file, create an empty file ${real}.lock.`,
      { cause: error },
    )
  } finally {
    database?.close()
  }
}

const codeOf = (error: unknown): number | undefined => (error as { readonly errcode?: number }).errcode
