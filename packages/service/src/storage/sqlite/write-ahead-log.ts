import { StoreError, StoreUnavailableError } from '../store.ts'
import type { Checkpointer } from './checkpointer.ts'
import type { Connection } from './connection.ts'
import type { DatabaseFile } from './database-file.ts'

/**
 * A longer log is copied into the database before the next group of transactions. SQLite's default limit is about the
 * same.
 */
const LIMIT_BYTES = 4 * 1024 * 1024

export const SYNC_FAILED = 'The disk fails to sync the database.'

export interface LogParts {
  readonly writer: Connection
  readonly files: DatabaseFile
  readonly checkpointer: Checkpointer
}

/**
 * Makes commits durable without blocking the event loop (docs/decisions/0024-sync-beside-the-event-loop.md). The
 * writer's connection itself does not sync (`synchronous = off`). This is safe as long as the writer restarts the log
 * only after a complete checkpoint of this class: such a checkpoint runs between two groups and erases the header of
 * the log. After an incomplete checkpoint, the writer may restart the log at any time, so the connection then uses
 * `synchronous = normal`, with which SQLite syncs the header of the log.
 */
export class WriteAheadLog {
  readonly #parts: LogParts
  #syncing: Promise<void> | undefined
  /**
   * True after a failed sync: frames of the log may be missing on the disk. A complete checkpoint copies all frames
   * into the database and syncs it.
   */
  #hasFailedSync = false
  #checkpointAt = LIMIT_BYTES

  constructor(parts: LogParts) {
    this.#parts = parts
    parts.writer.exec('pragma wal_autocheckpoint = 0')
    parts.writer.exec('pragma synchronous = off')
  }

  /** True if committed data may be lost after a loss of power. Readers must not return it. */
  get hasFailedSync(): boolean {
    return this.#hasFailedSync
  }

  /** The running sync of the latest COMMIT; undefined when none runs. */
  get syncing(): Promise<void> | undefined {
    return this.#syncing
  }

  /** Runs between two groups. Rejects while earlier commits cannot be made durable. */
  async prepare(): Promise<void> {
    if (this.#hasFailedSync) await this.#checkpoint()
    else if (this.#parts.files.logBytes >= this.#checkpointAt) await this.#tryCheckpoint()
  }

  /** Runs after each COMMIT. Resolves when the COMMIT is on the disk. */
  async makeDurable(): Promise<void> {
    this.#syncing = this.#parts.files.syncLog()
    try {
      await this.#syncing
    } catch (error) {
      this.#hasFailedSync = true
      if (error instanceof StoreUnavailableError) throw error
      throw new StoreUnavailableError(`${SYNC_FAILED} The change may or may not have been kept.`, {
        cause: error,
      })
    } finally {
      this.#syncing = undefined
    }
  }

  /**
   * Copies the log into the database on the event loop, before the connections close. Returns false when a reader
   * prevents it.
   */
  checkpointNow(): boolean {
    const { writer, files } = this.#parts
    writer.exec('pragma synchronous = full')
    const isComplete = writer.checkpoint()
    files.accept()
    return isComplete
  }

  /** Ignores a failure, for example on a full disk, because the log holds everything and can grow. */
  async #tryCheckpoint(): Promise<void> {
    try {
      await this.#checkpoint()
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      this.#checkpointAt = this.#parts.files.logBytes + LIMIT_BYTES
    }
  }

  async #checkpoint(): Promise<void> {
    const { checkpointer, files, writer } = this.#parts
    // A failed checkpoint may have written a part of the database file, so the new state of the file is accepted in
    // both cases.
    const isComplete = await checkpointer.checkpoint().finally(() => {
      files.accept()
    })
    // A frame that is missing on the disk makes all later frames invalid, so no transaction may write new frames.
    if (this.#hasFailedSync && !isComplete) throw new StoreUnavailableError(SYNC_FAILED)
    this.#hasFailedSync = false
    this.#checkpointAt = files.logBytes + LIMIT_BYTES
    writer.exec(`pragma synchronous = ${isComplete ? 'off' : 'normal'}`)
  }
}
