import type * as sqlite from 'node:sqlite'

/**
 * Opens a file with `node:sqlite`, so that several processes can work with it: a transaction waits up to five seconds for
 * the one of another process, and reads do not wait for writes.
 *
 * @throws TypeError when this Node has no `node:sqlite`: it needs 22.13 or newer.
 */
export function openNodeSqlite(file: string): sqlite.DatabaseSync {
  // Not an import, because the other adapters also work with older versions of Node.
  const module = process.getBuiltinModule('node:sqlite') as typeof sqlite | undefined
  if (module === undefined) throw new TypeError('node:sqlite needs Node 22.13 or newer.')
  const database = new module.DatabaseSync(file)
  // The timeout first, because the change of the journal also needs a lock.
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma journal_mode = wal')
  return database
}
