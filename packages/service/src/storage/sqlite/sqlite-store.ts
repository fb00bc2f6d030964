import { resolve } from 'node:path'
import { type Clock, systemClock } from '../../clock.ts'
import { StoreHealth } from '../store-health.ts'
import type { Store } from '../store.ts'
import { WorkInProgress } from '../work-in-progress.ts'
import { Connection } from './connection.ts'
import { createDatabase } from './create-database.ts'
import { type Sync, systemSync } from './database-file.ts'
import { FileEngine } from './file-engine.ts'
import { lockFile } from './file-lock.ts'
import { type Warn, makeFilePrivate } from './file-modes.ts'
import { GroupCommit } from './group-commit.ts'
import { openingError } from './opening-error.ts'

export interface SqliteOptions {
  /** Path of the file. Without it, the data stays in memory and is lost on `close`. */
  readonly file?: string | undefined
  /** The clock that measures the time limits of transactions. */
  readonly clock?: Clock | undefined
  /** Syncs the log. Default: fdatasync of the system. */
  readonly sync?: Sync | undefined
  /** Receives a warning when other users may use the files and their rights cannot be removed. */
  readonly warn?: Warn | undefined
}

/**
 * Opens a store in SQLite, in this process. Only one process can open a file. Changes go to a log first (WAL), which is
 * synced at every commit. Concurrent transactions share a commit.
 *
 * @throws StoreError when the file is in use, is empty, is not a database, or cannot be written.
 */
export function openSqlite({
  file,
  clock = systemClock,
  sync = systemSync,
  warn = () => undefined,
}: SqliteOptions): Store {
  return file === undefined ? openMemory(clock) : openFile(file, { clock, sync, warn })
}

function openFile(
  named: string,
  { clock, sync, warn }: { readonly clock: Clock; readonly sync: Sync; readonly warn: Warn },
): Store {
  const { file, release } = lockFile(named)
  const health = new StoreHealth()
  let engine: FileEngine
  try {
    createDatabase(file)
    makeFilePrivate(file, warn)
    engine = new FileEngine({ file, clock, health, sync })
  } catch (error) {
    release()
    throw openingError(named, error)
  }
  const inProgress = new WorkInProgress()
  return {
    engine: 'sqlite',
    place: resolve(named),
    isShared: false,
    read: (work) => inProgress.run(() => engine.read(work)),
    readLatest: (work) => inProgress.run(() => engine.read(work)),
    snapshot: (work) => inProgress.run(() => engine.snapshot(work)),
    write: (work) => inProgress.run(() => engine.write(work, { isLimited: true })),
    exclusively: (work) => inProgress.run(() => engine.write(work, { isLimited: false })),
    prepare: (statement) =>
      inProgress.run(async () => {
        engine.prepareStatement(statement)
      }),
    ping: () => inProgress.run(() => engine.ping()),
    onHealth: (listener) => {
      health.subscribe(listener)
    },
    close: () => inProgress.close(() => engine.close().finally(release)),
  }
}

function openMemory(clock: Clock): Store {
  const connection = new Connection(':memory:')
  const commits = new GroupCommit(connection, clock)
  const inProgress = new WorkInProgress()
  return {
    engine: 'sqlite',
    place: 'The store in memory',
    isShared: false,
    // Another connection would have another database in memory, so readers share the writer's connection and queue.
    read: (work) => inProgress.run(() => commits.run(work)),
    readLatest: (work) => inProgress.run(() => commits.run(work)),
    snapshot: (work) => inProgress.run(() => commits.run(work, { isLimited: false })),
    write: (work) => inProgress.run(() => commits.run(work)),
    exclusively: (work) => inProgress.run(() => commits.run(work, { isLimited: false })),
    prepare: (statement) =>
      inProgress.run(async () => {
        connection.prepare(statement)
      }),
    ping: () => inProgress.run(() => Promise.resolve()),
    onHealth: () => undefined,
    close: () =>
      inProgress.close(() => {
        connection.close()
      }),
  }
}
