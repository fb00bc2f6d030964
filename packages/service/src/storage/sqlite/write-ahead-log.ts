import { StoreError, StoreUnavailableError } from '../store.ts'
import type { Checkpointer } from './checkpointer.ts'
import type { Connection } from './connection.ts'
import type { DatabaseFile } from './database-file.ts'

/** A log of this size is copied into the database before the next group; SQLite's own limit is the same. */
const LIMIT_BYTES = 4 * 1024 * 1024

export const SYNC_FAILED = 'The disk fails to sync the database.'

export interface LogParts {
  readonly writer: Connection
  readonly files: DatabaseFile
  readonly checkpointer: Checkpointer
}

/**
 * Makes what the writer commits durable without waiting on the event loop
 * (docs/decisions/0024-sync-beside-the-event-loop.md). The writer itself does not sync. That is safe as long as it
 * restarts the log only after a checkpoint of ours, which runs between two groups and erases the header of the log. After
 * one that could not, the writer may restart the log by itself, and syncs its header as SQLite does by default.
 */
export class WriteAheadLog {
  readonly #parts: LogParts
  #syncing: Promise<void> | undefined
  /** A sync failed: the disk may lack frames of the log. A checkpoint copies them all, and syncs the database. */
  #isDoubtful = false
  #checkpointAt = LIMIT_BYTES

  constructor(parts: LogParts) {
    this.#parts = parts
    parts.writer.exec('pragma wal_autocheckpoint = 0')
    parts.writer.exec('pragma synchronous = off')
  }

  /** What is committed may be missing after a loss of power: nobody should learn of it. */
  get isDoubtful(): boolean {
    return this.#isDoubtful
  }

  /** The sync of the latest COMMIT, while it runs. */
  get syncing(): Promise<void> | undefined {
    return this.#syncing
  }

  /** Runs between two groups. Rejects while what was committed before cannot be made durable. */
  async prepare(): Promise<void> {
    if (this.#isDoubtful) await this.#checkpoint()
    else if (this.#parts.files.logBytes >= this.#checkpointAt) await this.#tryCheckpoint()
  }

  /** Runs after each COMMIT, and resolves when it is on the disk. */
  async makeDurable(): Promise<void> {
    this.#syncing = this.#parts.files.syncLog()
    try {
      await this.#syncing
    } catch (error) {
      this.#isDoubtful = true
      throw new StoreUnavailableError(`${SYNC_FAILED} The change may have been kept, or not.`, {
        cause: error,
      })
    } finally {
      this.#syncing = undefined
    }
  }

  /** Copies the log into the database on the event loop, before the connections close. False: a reader is in the way. */
  checkpointNow(): boolean {
    const { writer, files } = this.#parts
    writer.exec('pragma synchronous = full')
    const isComplete = writer.checkpoint()
    files.accept()
    return isComplete
  }

  /** The log holds everything, so writing goes on when the database file cannot be written, as on a full disk. */
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
    // Also one that fails has written the database.
    const isComplete = await checkpointer.checkpoint().finally(() => {
      files.accept()
    })
    // What follows a hole in the log would be lost with it.
    if (this.#isDoubtful && !isComplete) throw new StoreUnavailableError(SYNC_FAILED)
    this.#isDoubtful = false
    this.#checkpointAt = files.logBytes + LIMIT_BYTES
    writer.exec(`pragma synchronous = ${isComplete ? 'off' : 'normal'}`)
  }
}
