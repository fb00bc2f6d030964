import type { Reader } from '../store.ts'
import type { StoreReader } from '../store-reader.ts'
import { TransactionHandle } from '../transaction-handle.ts'
import { Connection } from './connection.ts'
import { openingError } from './opening-error.ts'
import { existingFile } from './real-file.ts'

/** For a service that is about to close the file, or to read the log that a crash left. */
const BUSY_MILLISECONDS = 2000

/**
 * Reads a database file beside the service that has it open, without its lock, or while none does. Neither the database
 * nor its log is changed, also after a crash: SQLite reads the log that was left, and needs to write its index (`-shm`).
 * While a reader works, the log of the service cannot begin anew, and grows.
 *
 * @throws StoreError when the file is missing, is not a database, or its folder cannot be written.
 */
export function openSqliteReader(named: string): StoreReader {
  const file = existingFile(named)
  const connection = connect(named, file)
  async function snapshot<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    const own = connect(named, file)
    try {
      own.command('begin')
      return await new TransactionHandle(own).perform(work)
    } finally {
      own.close()
    }
  }
  return {
    engine: 'sqlite',
    read: snapshot,
    snapshot,
    async prepare(statement) {
      connection.prepare(statement)
    },
    async close() {
      connection.close()
    },
  }
}

function connect(named: string, file: string): Connection {
  let connection: Connection | undefined
  try {
    connection = new Connection(file, { readOnly: true })
    connection.exec(`pragma busy_timeout = ${BUSY_MILLISECONDS}`)
    // Only reading finds out that the log cannot be read, or that the file is damaged.
    connection.exec('select count(*) from sqlite_schema')
    return connection
  } catch (error) {
    connection?.close()
    throw openingError(named, error)
  }
}
