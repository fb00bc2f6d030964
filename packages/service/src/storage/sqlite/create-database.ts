import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StoreError } from '../store.ts'
import { Connection } from './connection.ts'
import { syncFolder } from './database-file.ts'
import { createPrivateFile } from './file-modes.ts'

/**
 * Creates the database file when no file exists at the path. The file gets its name only when it is a valid database.
 * So an interrupted first start never leaves an empty file: an empty file means that its data was lost.
 *
 * @throws StoreError for an empty file, and for a log without its database.
 */
export function createDatabase(file: string): void {
  const there = statSync(file, { throwIfNoEntry: false })
  if (there?.isFile() === true && there.size === 0) {
    throw new StoreError(
      `${file} is empty: its data was lost. Replace it with a backup, or remove it to start with an empty store.`,
    )
  }
  if (there !== undefined) return
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new StoreError(
      `${file} is missing, but its log ${file}-wal exists. Restore the file, or remove the log to start with an empty store.`,
    )
  }
  const made = `${file}.new`
  rmSync(made, { force: true })
  createPrivateFile(made)
  const connection = new Connection(made)
  connection.exec('pragma journal_mode = wal')
  connection.close()
  const descriptor = openSync(made, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(made, file)
  syncFolder(dirname(resolve(file)))
}
