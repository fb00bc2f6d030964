import type { Reader, StoreReader } from '../store.ts'
import { TransactionHandle } from '../transaction-handle.ts'
import { Connection } from './connection.ts'
import { openingError } from './opening-error.ts'
import { existingFile } from './real-file.ts'

/** How long to wait for a service that is closing the file or recovering the log after a crash. */
const BUSY_MILLISECONDS = 2000

/**
 * Reads a database file without its lock, whether or not a service has it open. Changes neither the database nor its
 * log. After a crash of the service, SQLite also reads the log that is left; for this it must write the index of the
 * log (`-shm`). While a reader works, the log of the service cannot restart at its beginning, so it grows.
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
    connection = new Connection(file, { readOnly: true, readsWholeTables: true })
    connection.exec(`pragma busy_timeout = ${BUSY_MILLISECONDS}`)
    // The first read fails if the log cannot be read or the file is damaged.
    connection.exec('select count(*) from sqlite_schema')
    return connection
  } catch (error) {
    connection?.close()
    throw openingError(named, error)
  }
}
