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

/** How often the files are looked at while nothing is written. */
const LOOK_MILLISECONDS = 1000

/**
 * A database file that is served: its connections, and the rule that nothing is written while the files at the path are
 * not the open ones. While reads or writes fail, it tries both every second, so that it notices when they work again.
 */
export class FileEngine {
  readonly #options: FileEngineOptions
  readonly #commits: GroupCommit
  #open: OpenFile
  /** Another program has changed the files: nothing is read from them. */
  #changed: string | undefined
  /** Connections are being closed and opened: readers wait. */
  #opening: Promise<void> | undefined
  #looking: Promise<void> = Promise.resolve()
  #nextLook: Stop

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
    this.#nextLook = this.#lookLater()
  }

  async write<T>(
    work: (transaction: SchemaTransaction) => Promise<T>,
    { isLimited }: { readonly isLimited: boolean },
  ): Promise<T> {
    try {
      return await this.#commits.run(work, { isLimited })
    } catch (error) {
      throw this.#noted('writes', error)
    }
  }

  read<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.#durably(() => this.#open.reader.read(work))
  }

  snapshot<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.#durably(() => this.#open.reader.snapshot(work))
  }

  prepareStatement(statement: Statement): void {
    this.#open.writer.prepare(statement)
  }

  /** Rejects with the reason while reads or writes fail. */
  async ping(): Promise<void> {
    await this.#look()
    const health = this.#options.health.current
    if (!health.ok) throw new StoreUnavailableError(health.reason)
  }

  async close(): Promise<void> {
    this.#nextLook()
    this.#nextLook = () => undefined
    await this.#looking
    await this.#open.close()
  }

  /** Runs between two groups, so nothing is being written. */
  async #prepare(): Promise<void> {
    const state = this.#state()
    if (state.kind === 'gone') throw new StoreUnavailableError(state.reason)
    if (state.kind === 'changed') await this.#verify(state)
    this.#changed = undefined
    if (state.kind === 'logGone') await this.#openAnew(state)
    await this.#open.log.prepare()
  }

  #state(): FileState {
    // It could not be opened anew.
    if (this.#open.isClosed) return LOG_GONE
    try {
      return this.#open.files.state()
    } catch (error) {
      throw fileError(error)
    }
  }

  /** Files whose times alone were changed, or that are restored, are sound. */
  async #verify({ reason }: FileState): Promise<void> {
    this.#changed = reason
    const { files, checkpointer } = this.#open
    const isSound = files.hasKnownOutline() && (await checkpointer.isSound())
    if (!isSound) throw new StoreUnavailableError(reason)
    files.accept()
  }

  /** The connections still have the log that was removed: its content goes into the database, and a new log begins. */
  async #openAnew({ reason }: FileState): Promise<void> {
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

  /** What a reader may have seen is answered when it is on the disk. */
  async #durably<T>(read: () => Promise<T>): Promise<T> {
    try {
      if (this.#opening !== undefined) await this.#opening
      const { log, isClosed } = this.#open
      if (isClosed) throw new StoreUnavailableError(LOG_GONE.reason)
      if (this.#changed !== undefined) throw new StoreUnavailableError(this.#changed)
      if (log.isDoubtful) throw new StoreUnavailableError(SYNC_FAILED)
      const value = await read()
      if (log.syncing !== undefined) await log.syncing
      return value
    } catch (error) {
      throw this.#noted('reads', error)
    }
  }

  #noted(kind: 'reads' | 'writes', error: unknown): unknown {
    if (error instanceof StoreUnavailableError) this.#options.health.failed(kind, error.message)
    return error
  }

  #lookLater(): Stop {
    return this.#options.clock.after(LOOK_MILLISECONDS, () => {
      const later = this.#nextLook
      this.#looking = this.#look().finally(() => {
        if (this.#nextLook === later) this.#nextLook = this.#lookLater()
      })
    })
  }

  async #look(): Promise<void> {
    try {
      if (this.#options.health.current.ok && this.#state().kind === 'ours') return
      await this.write((transaction) => transaction.execute('pragma user_version = 0'), { isLimited: true })
      this.#readAnew()
      this.#options.health.worked('reads')
    } catch (error) {
      this.#noted('reads', error)
    }
  }

  /** From the file: a new connection has no page in memory. */
  #readAnew(): void {
    const connection = new Connection(this.#options.file, { readOnly: true })
    try {
      connection.command('select count(*) from sqlite_schema')
    } finally {
      connection.close()
    }
  }

  /** The present connection: there is another one after the log was removed. */
  #committer(): Committer {
    return {
      all: (...parameters) => this.#open.writer.all(...parameters),
      first: (...parameters) => this.#open.writer.first(...parameters),
      run: (...parameters) => this.#open.writer.run(...parameters),
      execute: (text) => this.#open.writer.execute(text),
      command: (text) => {
        this.#open.writer.command(text)
      },
    }
  }
}

/** What is opened, and closed, together. */
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
      // A file or disk that takes no writes refuses this.
      this.writer.exec('begin immediate')
      // Only reading the tables finds damage after a sound header.
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
    // SQLite would write into files that are not ours, and remove a log at the path that belongs to another database.
    if (kind === 'gone' || kind === 'changed') return
    try {
      this.log.checkpointNow()
    } finally {
      this.writer.close()
      this.files.close()
    }
  }

  /** The data of a deleted file is there as long as the file is open: it is copied to a new file beside. */
  #rescue(): void {
    const rescued = freeName(`${this.#file}.rescued`)
    createPrivateFile(rescued)
    this.writer.exec(`vacuum into '${rescued.replaceAll("'", "''")}'`)
    // Another database at this path must not be read with the log of the deleted one.
    this.files.removeLog()
  }
}

function freeName(path: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? path : `${path}-${number}`
    if (!existsSync(name)) return name
  }
}
