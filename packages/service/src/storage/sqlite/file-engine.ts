import { existsSync } from 'node:fs'
import type { Clock, Stop } from '../../clock.ts'
import type { StoreHealth } from '../store-health.ts'
import { type Reader, type SchemaTransaction, StoreUnavailableError } from '../store.ts'
import type { Statement } from '../statement.ts'
import { Checkpointer } from './checkpointer.ts'
import { Connection } from './connection.ts'
import { DatabaseFile, type FileState, LOG_GONE, type Sync } from './database-file.ts'
import { createPrivateFile } from './file-modes.ts'
import { FileReader } from './file-reader.ts'
import { type Committer, GroupCommit } from './group-commit.ts'
import { fileError } from './sqlite-error.ts'
import { SYNC_FAILED, WriteAheadLog } from './write-ahead-log.ts'

export interface FileEngineOptions {
  readonly file: string
  readonly clock: Clock
  readonly health: StoreHealth
  readonly sync: Sync
}

/** How often the state of the files is checked. */
const CHECK_MILLISECONDS = 1000

/**
 * Serves one database file. Writes are refused while the files at the path are not the open files. While reads or
 * writes fail, the engine tries both every second, so that it notices when they succeed again.
 */
export class FileEngine {
  readonly #options: FileEngineOptions
  readonly #commits: GroupCommit
  #open: OpenFile
  /** The reason why reads are refused: another program has changed the files. Undefined while reads are allowed. */
  #changed: string | undefined
  /** Set while the connections are closed and reopened. Readers wait for this promise. */
  #opening: Promise<void> | undefined
  #checking: Promise<void> = Promise.resolve()
  #nextCheck: Stop

  constructor(options: FileEngineOptions) {
    this.#options = options
    this.#open = new OpenFile(options)
    this.#commits = new GroupCommit(this.#committer(), options.clock, {
      prepare: () => this.#prepare(),
      makeDurable: async () => {
        await this.#open.log.makeDurable()
        options.health.worked('writes')
      },
    })
    this.#nextCheck = this.#scheduleCheck()
  }

  async write<T>(
    work: (transaction: SchemaTransaction) => Promise<T>,
    { isLimited }: { readonly isLimited: boolean },
  ): Promise<T> {
    try {
      return await this.#commits.run(work, { isLimited })
    } catch (error) {
      throw this.#recordFailure('writes', error)
    }
  }

  read<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.#readDurable(() => this.#open.reader.read(work))
  }

  snapshot<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.#readDurable(() => this.#open.reader.snapshot(work))
  }

  prepareStatement(statement: Statement): void {
    this.#open.writer.prepare(statement)
  }

  /** Rejects with the reason while reads or writes fail. */
  async ping(): Promise<void> {
    await this.#checkHealth()
    const health = this.#options.health.current
    if (!health.ok) throw new StoreUnavailableError(health.reason)
  }

  async close(): Promise<void> {
    this.#nextCheck()
    this.#nextCheck = () => undefined
    await this.#checking
    await this.#open.close()
  }

  /** Runs before each group of transactions, while nothing is being written. */
  async #prepare(): Promise<void> {
    const state = this.#state()
    if (state.kind === 'gone') throw new StoreUnavailableError(state.reason)
    if (state.kind === 'changed') await this.#verify(state)
    this.#changed = undefined
    if (state.kind === 'logGone') await this.#reopenFiles(state)
    await this.#open.log.prepare()
  }

  #state(): FileState {
    // An earlier attempt to reopen the files failed.
    if (this.#open.isClosed) return LOG_GONE
    try {
      return this.#open.files.state()
    } catch (error) {
      throw fileError(error)
    }
  }

  /**
   * Accepts changed files if the database in them is consistent, for example when only the times of the files changed.
   * Throws otherwise.
   */
  async #verify({ reason }: FileState): Promise<void> {
    this.#changed = reason
    const { files, checkpointer } = this.#open
    const isSound = files.looksUnchanged() && (await checkpointer.isSound())
    if (!isSound) throw new StoreUnavailableError(reason)
    files.accept()
  }

  /** The connections still hold the removed log. Copies its content into the database and starts a new log. */
  async #reopenFiles({ reason }: FileState): Promise<void> {
    if (!this.#open.isClosed && !this.#open.log.checkpointNow()) throw new StoreUnavailableError(reason)
    this.#opening = this.#reopen()
    try {
      await this.#opening
    } finally {
      this.#opening = undefined
    }
  }

  async #reopen(): Promise<void> {
    await this.#open.close()
    this.#open = new OpenFile(this.#options)
  }

  /** Runs a read. Returns its result only when all commits that the read may have seen are on the disk. */
  async #readDurable<T>(read: () => Promise<T>): Promise<T> {
    try {
      if (this.#opening !== undefined) await this.#opening
      const { log, isClosed } = this.#open
      if (isClosed) throw new StoreUnavailableError(LOG_GONE.reason)
      if (this.#changed !== undefined) throw new StoreUnavailableError(this.#changed)
      if (log.hasFailedSync) throw new StoreUnavailableError(SYNC_FAILED)
      const value = await read()
      if (log.syncing !== undefined) await log.syncing
      return value
    } catch (error) {
      throw this.#recordFailure('reads', error)
    }
  }

  #recordFailure(kind: 'reads' | 'writes', error: unknown): unknown {
    if (error instanceof StoreUnavailableError) this.#options.health.failed(kind, error.message)
    return error
  }

  #scheduleCheck(): Stop {
    return this.#options.clock.after(CHECK_MILLISECONDS, () => {
      const later = this.#nextCheck
      this.#checking = this.#checkHealth().finally(() => {
        if (this.#nextCheck === later) this.#nextCheck = this.#scheduleCheck()
      })
    })
  }

  async #checkHealth(): Promise<void> {
    try {
      if (this.#options.health.current.ok && this.#state().kind === 'ours') return
      await this.write((transaction) => transaction.execute('pragma user_version = 0'), { isLimited: true })
      this.#readFromDisk()
      this.#options.health.worked('reads')
    } catch (error) {
      this.#recordFailure('reads', error)
    }
  }

  /** Reads the file with a new connection: it has no cached pages, so the read reaches the file. */
  #readFromDisk(): void {
    const connection = new Connection(this.#options.file, { readOnly: true })
    try {
      connection.command('select count(*) from sqlite_schema')
    } finally {
      connection.close()
    }
  }

  /** Forwards to the present connection, which changes when the files are reopened. */
  #committer(): Committer {
    return {
      all: (...parameters) => this.#open.writer.all(...parameters),
      first: (...parameters) => this.#open.writer.first(...parameters),
      run: (...parameters) => this.#open.writer.run(...parameters),
      execute: (text) => this.#open.writer.execute(text),
      later: (...parameters) => {
        this.#open.writer.later(...parameters)
      },
      command: (text) => {
        this.#open.writer.command(text)
      },
    }
  }
}

/** An open database file: its connections and the objects that are opened and closed with them. */
class OpenFile {
  readonly writer: Connection
  readonly reader: FileReader
  readonly files: DatabaseFile
  readonly checkpointer: Checkpointer
  readonly log: WriteAheadLog
  readonly #file: string
  #isClosed = false

  constructor({ file, clock, sync }: FileEngineOptions) {
    this.#file = file
    this.writer = new Connection(file)
    try {
      this.writer.exec('pragma journal_mode = wal')
      // Fails when the file or the disk is not writable.
      this.writer.exec('begin immediate')
      // A damaged file may have a valid header; reading the tables finds the damage.
      this.writer.exec('select count(*) from sqlite_schema')
      this.writer.exec('rollback')
      this.files = new DatabaseFile(file, sync)
      this.reader = new FileReader(file, clock)
    } catch (error) {
      this.writer.close()
      throw error
    }
    this.checkpointer = new Checkpointer(file)
    this.log = new WriteAheadLog(this)
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Finishes reads, and copies the log into the database. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.reader.close()
    await this.checkpointer.close()
    const { kind } = this.files.state()
    if (this.files.isDeleted()) this.#rescue()
    // The connections stay open. If they were closed, SQLite would write into files of another program, or remove a log
    // that belongs to another database.
    if (kind === 'gone' || kind === 'changed') return
    try {
      this.log.checkpointNow()
    } finally {
      this.writer.close()
      this.files.close()
    }
  }

  /**
   * The data of a deleted file exists only while the file is open. Copies the data to a new file beside the path of the
   * deleted file.
   */
  #rescue(): void {
    const rescued = freeName(`${this.#file}.rescued`)
    createPrivateFile(rescued)
    this.writer.exec(`vacuum into '${rescued.replaceAll("'", "''")}'`)
    // If the log stayed, SQLite would read a new database at this path with the log of the deleted database.
    this.files.removeLog()
  }
}

function freeName(path: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? path : `${path}-${number}`
    if (!existsSync(name)) return name
  }
}
