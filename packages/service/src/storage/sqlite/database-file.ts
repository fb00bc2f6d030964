import {
  type Stats,
  closeSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { StoreUnavailableError } from '../store.ts'

/** Syncs an open file to the disk. Tests pass a slow or failing implementation. */
export type Sync = (descriptor: number) => Promise<void>

export const systemSync: Sync = (descriptor) =>
  new Promise((resolve, reject) => {
    fdatasync(descriptor, (error) => {
      if (error === null) resolve()
      else reject(error)
    })
  })

/**
 * The state of the files at the path of the database:
 * - `ours`: the files that the connections have open.
 * - `gone`: the path has no file, or another file. After a restart, the service would not find the data that the
 *   connections write.
 * - `logGone`: the database is `ours`, but its log (`-wal`) or the index of the log (`-shm`) is missing or was
 *   replaced.
 * - `changed`: the files are the open ones, but another program has changed them.
 */
export interface FileState {
  readonly kind: 'ours' | 'gone' | 'logGone' | 'changed'
  /** A sentence without the path; empty for `ours`. */
  readonly reason: string
}

export const LOG_GONE: FileState = { kind: 'logGone', reason: 'The log of the database was removed.' }
const OURS: FileState = { kind: 'ours', reason: '' }
/** https://www.sqlite.org/fileformat.html#the_database_header */
const HEADER_BYTES = 100
/** https://www.sqlite.org/walformat.html#the_wal_index_header_format */
const INDEX = { bytes: 40, commits: 8, pageSize: 14, frames: 16, salt: 32 } as const
/** https://www.sqlite.org/fileformat.html#the_write_ahead_log. The header and each frame contain the salt of the log. */
const LOG = { header: 32, salt: 16, frameHeader: 24, frameSalt: 8 } as const
const SALT_BYTES = 8
const LOG_CUT = 'Another program has cut the log of the database.'

/**
 * The open files of a database, separate from the connections. Detects whether the files at the path are still the open
 * files, and syncs the log. The log must exist. The descriptors stay open as long as the connections, because closing a
 * descriptor earlier would drop the locks that SQLite holds on the file (https://www.sqlite.org/howtocorrupt.html,
 * section 2.2).
 */
export class DatabaseFile {
  readonly #path: string
  readonly #sync: Sync
  readonly #database: number
  readonly #log: number
  readonly #index: number
  readonly #indexBytes = Buffer.alloc(INDEX.bytes)
  /** The state of the database file after the latest checkpoint. Only checkpoints write this file. */
  #known: Stats
  #header: string
  /** The commit counter and the number of frames of the log at its latest sync. */
  #synced: { readonly commits: number; readonly frames: number }
  #isLogCut = false

  constructor(path: string, sync: Sync) {
    this.#path = path
    this.#sync = sync
    this.#database = openSync(path, 'r')
    this.#log = openSync(`${path}-wal`, 'r+')
    this.#index = openSync(`${path}-shm`, 'r')
    this.#known = fstatSync(this.#database)
    this.#header = this.#readHeader()
    // An earlier process may have ended before it synced the log. The folder is synced, because the log may be new.
    fsyncSync(this.#log)
    syncFolder(dirname(path))
    this.#synced = this.#logIndex()
  }

  /** Compares the files at the path with the open ones. Takes a few microseconds. */
  state(): FileState {
    const there = statSync(this.#path, { throwIfNoEntry: false })
    const open = fstatSync(this.#database)
    if (!isSame(there, open)) return { kind: 'gone', reason: goneReason(there, open) }
    if (open.size < this.#known.size) return changed('The database file is shorter than it was.')
    if (open.size !== this.#known.size || open.mtimeMs !== this.#known.mtimeMs) {
      return changed('Another program has changed the database file.')
    }
    const log = statSync(`${this.#path}-wal`, { throwIfNoEntry: false })
    const index = statSync(`${this.#path}-shm`, { throwIfNoEntry: false })
    const openLog = fstatSync(this.#log)
    if (!isSame(log, openLog) || !isSame(index, fstatSync(this.#index))) {
      return LOG_GONE
    }
    if (this.#isLogCut || openLog.size < this.logBytes) return changed(LOG_CUT)
    return OURS
  }

  /** True if the database file was deleted. Its data then exists only while the connections are open. */
  isDeleted(): boolean {
    return fstatSync(this.#database).nlink === 0
  }

  /**
   * A quick check of files whose state is `changed`. False when a file is shorter than before, or the header of the
   * database differs. True when another program may have changed only the times of the files.
   */
  looksUnchanged(): boolean {
    const isLong =
      fstatSync(this.#database).size >= this.#known.size && fstatSync(this.#log).size >= this.logBytes
    return isLong && !this.#isLogCut && this.#readHeader() === this.#header
  }

  /** Records the present state of the database file as the known one. */
  accept(): void {
    this.#known = fstatSync(this.#database)
    this.#header = this.#readHeader()
  }

  /**
   * The used part of the log, in bytes. The file may be longer: after a checkpoint, it is overwritten from its
   * beginning.
   */
  get logBytes(): number {
    const { frames, pageSize } = this.#logIndex()
    return bytesOf(frames, pageSize)
  }

  /**
   * Syncs the log, unless nothing was committed since the latest sync. Rejects when the log was cut since then: SQLite
   * would not notice, and would write on after a hole.
   */
  async syncLog(): Promise<void> {
    const { commits, frames } = this.#logIndex()
    if (commits === this.#synced.commits) return
    await this.#sync(this.#log)
    this.#isLogCut = this.#hasHole()
    if (this.#isLogCut) throw new StoreUnavailableError(LOG_CUT)
    this.#synced = { commits, frames }
  }

  /** Removes the log and its index, if the files at their paths are still ours. */
  removeLog(): void {
    for (const [end, descriptor] of [
      ['-wal', this.#log],
      ['-shm', this.#index],
    ] as const) {
      const path = `${this.#path}${end}`
      if (isSame(statSync(path, { throwIfNoEntry: false }), fstatSync(descriptor))) rmSync(path)
    }
  }

  close(): void {
    for (const descriptor of [this.#index, this.#log, this.#database]) closeSync(descriptor)
  }

  #logIndex(): { readonly commits: number; readonly frames: number; readonly pageSize: number } {
    const bytes = this.#indexBytes
    readSync(this.#index, bytes, 0, INDEX.bytes, 0)
    return {
      commits: bytes.readUInt32LE(INDEX.commits),
      frames: bytes.readUInt32LE(INDEX.frames),
      pageSize: bytes.readUInt16LE(INDEX.pageSize),
    }
  }

  /** True if the log is shorter than its index says, or has zeros at its beginning or where its latest sync ended. */
  #hasHole(): boolean {
    const { frames, pageSize } = this.#logIndex()
    // The log may have restarted since, with fewer frames.
    const ended = bytesOf(Math.min(this.#synced.frames, frames) - 1, pageSize)
    return (
      fstatSync(this.#log).size < bytesOf(frames, pageSize) ||
      !this.#hasSalt(LOG.salt) ||
      (ended > 0 && !this.#hasSalt(ended + LOG.frameSalt))
    )
  }

  /** True if the log has its salt at this place. */
  #hasSalt(place: number): boolean {
    const bytes = Buffer.alloc(SALT_BYTES)
    readSync(this.#log, bytes, 0, SALT_BYTES, place)
    return bytes.equals(this.#indexBytes.subarray(INDEX.salt, INDEX.salt + SALT_BYTES))
  }

  #readHeader(): string {
    const bytes = Buffer.alloc(HEADER_BYTES)
    readSync(this.#database, bytes, 0, HEADER_BYTES, 0)
    return bytes.toString('latin1')
  }
}

const bytesOf = (frames: number, pageSize: number): number =>
  frames <= 0 ? 0 : LOG.header + frames * (LOG.frameHeader + pageSize)

const isSame = (one: Stats | undefined, other: Stats): boolean =>
  one?.dev === other.dev && one.ino === other.ino

const changed = (reason: string): FileState => ({ kind: 'changed', reason })

function goneReason(there: Stats | undefined, open: Stats): string {
  if (there !== undefined) return 'Another file has taken the place of the database file.'
  return open.nlink === 0
    ? 'The database file was deleted. Stop the service: it then writes its data to a file beside it, which ends in .rescued.'
    : 'The database file was moved. Move it back.'
}

export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
