import type { Settings } from '../settings/read-settings.ts'
import { databaseFile, describeStore } from '../settings/open-store.ts'
import { backupSqlite } from '../storage/sqlite/backup.ts'
import { removePartialOnSignal } from './remove-partial-on-signal.ts'

/**
 * Copies a SQLite database to a new file, also while a service runs. Returns the exit code: 2 when the store is not
 * SQLite, otherwise 0.
 */
export async function backupStore({ store }: Settings, file: string): Promise<number> {
  if (store.kind !== 'folder') {
    console.error(
      'backup copies SQLite databases only. For PostgreSQL, run pg_dump --format=custom --file=<file> "$DATABASE_URL"',
    )
    return 2
  }
  const stopWatching = removePartialOnSignal(file)
  const isTerminal = process.stderr.isTTY === true
  await backupSqlite(databaseFile(store), file, (percent) => {
    if (isTerminal) process.stderr.write(`\r${percent} %${percent === 100 ? ', checking' : ''}`)
  }).finally(() => {
    if (isTerminal) process.stderr.write('\r\u001B[K')
    stopWatching()
  })
  console.log(`${describeStore(store)} → ${file}`)
  return 0
}
