import { resolve } from 'node:path'
import { type Clock, systemClock } from '../../clock.ts'
import { StoreHealth } from '../store-health.ts'
import type { Store } from '../store.ts'
import { UnderWay } from '../under-way.ts'
import { Connection } from './connection.ts'
import { createDatabase } from './create-database.ts'
import { type Sync, systemSync } from './database-file.ts'
import { FileEngine } from './file-engine.ts'
import { lockFile } from './file-lock.ts'
import { type Warn, makeFilePrivate } from './file-modes.ts'
import { GroupCommit } from './group-commit.ts'
import { openingError } from './opening-error.ts'

export interface SqliteOptions {
  /** The file; without it everything is kept in memory and gone at the end. */
  readonly file?: string | undefined
  /** Limits how long a transaction takes. */
  readonly clock?: Clock | undefined
  /** How the log is synced; by default as the system does it. */
  readonly sync?: Sync | undefined
  /** Gets a sentence when other users may use the files and that cannot be changed. */
  readonly warn?: Warn | undefined
}

/**
 * SQLite in this process. A file is opened by one process only, written through the log (WAL) and synced on every
 * commit; transactions that wait at the same time share one.
 *
 * @throws StoreError when the file cannot be opened: it is in use, is empty or no database, or cannot be written.
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
  const underWay = new UnderWay()
  return {
    engine: 'sqlite',
    place: resolve(named),
    isShared: false,
    read: (work) => underWay.run(() => engine.read(work)),
    snapshot: (work) => underWay.run(() => engine.snapshot(work)),
    write: (work) => underWay.run(() => engine.write(work, { isLimited: true })),
    exclusively: (work) => underWay.run(() => engine.write(work, { isLimited: false })),
    prepare: (statement) =>
      underWay.run(async () => {
        engine.prepareStatement(statement)
      }),
    ping: () => underWay.run(() => engine.ping()),
    onHealth: (listener) => {
      health.subscribe(listener)
    },
    close: () => underWay.close(() => engine.close().finally(release)),
  }
}

function openMemory(clock: Clock): Store {
  const connection = new Connection(':memory:')
  const commits = new GroupCommit(connection, clock)
  const underWay = new UnderWay()
  return {
    engine: 'sqlite',
    place: 'The store in memory',
    isShared: false,
    // Another connection would not see what is in memory: readers wait for their turn among the writers.
    read: (work) => underWay.run(() => commits.run(work)),
    snapshot: (work) => underWay.run(() => commits.run(work, { isLimited: false })),
    write: (work) => underWay.run(() => commits.run(work)),
    exclusively: (work) => underWay.run(() => commits.run(work, { isLimited: false })),
    prepare: (statement) =>
      underWay.run(async () => {
        connection.prepare(statement)
      }),
    ping: () => underWay.run(() => Promise.resolve()),
    onHealth: () => undefined,
    close: () =>
      underWay.close(() => {
        connection.close()
      }),
  }
}
