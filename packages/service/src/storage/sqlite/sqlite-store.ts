import { type Clock, systemClock } from '../../clock.ts'
import type { Store } from '../store.ts'
import { UnderWay } from '../under-way.ts'
import { Connection } from './connection.ts'
import { lockFile } from './file-lock.ts'
import { type Warn, createPrivateFile, makeFilePrivate } from './file-modes.ts'
import { FileReader } from './file-reader.ts'
import { GroupCommit } from './group-commit.ts'
import { openingError } from './opening-error.ts'

export interface SqliteOptions {
  /** The file; without it everything is kept in memory and gone at the end. */
  readonly file?: string | undefined
  /** Limits how long a transaction takes. */
  readonly clock?: Clock | undefined
  /** Told when other users may read the file and that cannot be changed. */
  readonly warn?: Warn | undefined
}

/**
 * SQLite in this process. A file is opened by one process only, written through the log (WAL) and synced on every
 * commit; transactions that wait at the same time share one.
 *
 * @throws StoreError when the file cannot be opened: it is in use, is no database, or its folder cannot be written.
 */
export function openSqlite({ file, clock = systemClock, warn = () => undefined }: SqliteOptions): Store {
  return file === undefined ? openMemory(clock) : openFile(file, clock, warn)
}

function openFile(named: string, clock: Clock, warn: Warn): Store {
  const { file, release } = lockFile(named)
  let writer: Connection | undefined
  let reader: FileReader
  try {
    createPrivateFile(file)
    makeFilePrivate(file, warn)
    writer = new Connection(file)
    writer.exec('pragma journal_mode = wal')
    writer.exec('pragma synchronous = full')
    // Only reading the tables finds out that what follows a sound header is damaged.
    writer.exec('select count(*) from sqlite_schema')
    reader = new FileReader(file, clock)
  } catch (error) {
    writer?.close()
    release()
    throw openingError(named, error)
  }
  const underWay = new UnderWay()
  return {
    ...writing(writer, new GroupCommit(writer, clock), underWay),
    read: (work) => underWay.run(() => reader.read(work)),
    snapshot: (work) => underWay.run(() => reader.snapshot(work)),
    close: () =>
      underWay.close(() => {
        reader.close()
        writer.close()
        release()
      }),
  }
}

function openMemory(clock: Clock): Store {
  const writer = new Connection(':memory:')
  const commits = new GroupCommit(writer, clock)
  const underWay = new UnderWay()
  return {
    ...writing(writer, commits, underWay),
    // Another connection would not see what is in memory: readers wait for their turn among the writers.
    read: (work) => underWay.run(() => commits.run(work)),
    snapshot: (work) => underWay.run(() => commits.run(work, { isLimited: false })),
    close: () =>
      underWay.close(() => {
        writer.close()
      }),
  }
}

type Writing = Pick<Store, 'engine' | 'isShared' | 'write' | 'exclusively' | 'prepare' | 'ping'>

const writing = (writer: Connection, commits: GroupCommit, underWay: UnderWay): Writing => ({
  engine: 'sqlite',
  isShared: false,
  write: (work) => underWay.run(() => commits.run(work)),
  exclusively: (work) => underWay.run(() => commits.run(work, { isLimited: false })),
  prepare: (statement) =>
    underWay.run(async () => {
      writer.prepare(statement)
    }),
  ping: () =>
    underWay.run(async () => {
      writer.command('select 1')
    }),
})
