import type { Clock } from '../../clock.ts'
import { type SchemaTransaction, StoreUnavailableError } from '../store.ts'
import { TimeLimit, TimeLimitError } from '../time-limit.ts'
import { type TransactionConnection, TransactionHandle } from '../transaction-handle.ts'
import { isBusy } from './sqlite-error.ts'

/** The operations of a connection that group commit needs. */
export interface Committer extends TransactionConnection {
  command(text: string): void
}

/** Steps before and after the transaction of a group, for a database in a file. */
export interface GroupSteps {
  /**
   * Runs before each group. Rejects when the database cannot be written now; all transactions of the group then fail.
   */
  prepare(): Promise<void>
  /** Runs after each COMMIT. Resolves when the group is on the disk. */
  makeDurable(): Promise<void>
}

interface Waiting {
  readonly work: (transaction: SchemaTransaction) => Promise<unknown>
  readonly isLimited: boolean
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Resolves or rejects the promise of one caller, once the group is on the disk. */
type NotifyCaller = () => void

/** Limits how long the first transaction of a group waits for the last transaction. */
const LARGEST_GROUP = 64
/**
 * How many turns of the event loop without a new transaction complete a group. The wait is cheap: an idle turn takes
 * microseconds, a sync of the disk more than a millisecond.
 */
const QUIET_TURNS = 4
/** A transaction that awaits only its own statements takes less time. */
const TIME_LIMIT_MILLISECONDS = 5000
/** How long to wait for another program that locks the file, such as the SQLite shell. */
const BUSY_MILLISECONDS = 2000
const BUSY_PAUSE_MILLISECONDS = 20

/**
 * Concurrent transactions share one COMMIT, and so one sync of the disk. Almost always all transactions of a group
 * succeed, so they first run without savepoints. When one transaction fails, the group is rolled back and runs again,
 * each transaction in its own savepoint. All results are delivered after the sync. When the COMMIT or the sync fails,
 * all transactions of the group fail.
 */
export class GroupCommit {
  readonly #connection: Committer
  readonly #clock: Clock
  readonly #steps: GroupSteps | undefined
  readonly #waiting: Waiting[] = []
  #isDraining = false

  constructor(connection: Committer, clock: Clock, steps?: GroupSteps) {
    this.#connection = connection
    this.#clock = clock
    this.#steps = steps
  }

  run<T>(
    work: (transaction: SchemaTransaction) => Promise<T>,
    { isLimited = true }: { readonly isLimited?: boolean } = {},
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, isLimited, resolve: resolve as (value: unknown) => void, reject })
      if (!this.#isDraining) void this.#drain()
    })
  }

  async #drain(): Promise<void> {
    this.#isDraining = true
    while (this.#waiting.length > 0) {
      await this.#gather()
      await this.#write(this.#waiting.splice(0, LARGEST_GROUP))
    }
    this.#isDraining = false
  }

  /** Waits until a few turns of the event loop have added no transaction. */
  async #gather(): Promise<void> {
    let quietTurns = 0
    while (quietTurns < QUIET_TURNS && this.#waiting.length < LARGEST_GROUP) {
      const there = this.#waiting.length
      await new Promise<void>((resolve) => {
        setImmediate(resolve)
      })
      quietTurns = this.#waiting.length > there ? 0 : quietTurns + 1
    }
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#steps?.prepare()
      const notifications = await this.#commit(group)
      await this.#steps?.makeDurable()
      for (const notify of notifications) notify()
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  async #commit(group: readonly Waiting[]): Promise<readonly NotifyCaller[]> {
    const limit = new TimeLimit(this.#clock, TIME_LIMIT_MILLISECONDS)
    try {
      return await this.#perform(group, limit)
    } catch (error) {
      this.#rollBackAll()
      throw error
    } finally {
      limit.stop()
    }
  }

  async #perform(group: readonly Waiting[], limit: TimeLimit): Promise<readonly NotifyCaller[]> {
    // A transaction without a time limit would be expensive to repeat, so its group uses savepoints from the start.
    if (!group.every(({ isLimited }) => isLimited)) return this.#runSeparately(group, limit)
    const { notifications, failure } = await this.#runTogether(group, limit)
    if (failure === undefined) return notifications
    const reject = (): void => {
      failure.waiting.reject(failure.error)
    }
    if (group.length === 1) return [reject]
    // A transaction that took too long would do so again, so it fails without a repetition.
    if (!(failure.error instanceof TimeLimitError)) return this.#runSeparately(group, limit)
    return [
      reject,
      ...(await this.#runSeparately(
        group.filter((it) => it !== failure.waiting),
        limit,
      )),
    ]
  }

  /** Runs the group without savepoints. When one transaction fails, all transactions of the group are rolled back. */
  async #runTogether(group: readonly Waiting[], limit: TimeLimit): Promise<Together> {
    const notifications: NotifyCaller[] = []
    await this.#begin()
    for (const waiting of group) {
      const outcome = await this.#run(waiting, limit)
      if (!outcome.ok) {
        rethrowDiskError(outcome.error)
        this.#connection.command('rollback')
        return { notifications: [], failure: { waiting, error: outcome.error } }
      }
      notifications.push(() => {
        waiting.resolve(outcome.value)
      })
    }
    this.#connection.command('commit')
    return { notifications }
  }

  async #runSeparately(group: readonly Waiting[], limit: TimeLimit): Promise<readonly NotifyCaller[]> {
    const notifications: NotifyCaller[] = []
    await this.#begin()
    for (const waiting of group) {
      this.#connection.command('savepoint one')
      const outcome = await this.#run(waiting, limit)
      if (!outcome.ok) {
        rethrowDiskError(outcome.error)
        this.#connection.command('rollback to one')
      }
      this.#connection.command('release one')
      notifications.push(() => {
        if (outcome.ok) waiting.resolve(outcome.value)
        else waiting.reject(outcome.error)
      })
    }
    this.#connection.command('commit')
    return notifications
  }

  async #begin(): Promise<void> {
    for (let waited = 0; ; waited += BUSY_PAUSE_MILLISECONDS) {
      try {
        this.#connection.command('begin immediate')
        return
      } catch (error) {
        if (!isBusy(error) || waited >= BUSY_MILLISECONDS) throw error
      }
      await new Promise<void>((resolve) => {
        this.#clock.after(BUSY_PAUSE_MILLISECONDS, resolve)
      })
    }
  }

  async #run({ work, isLimited }: Waiting, limit: TimeLimit): Promise<Outcome> {
    const handle = new TransactionHandle(this.#connection)
    const perform = (): Promise<unknown> => handle.perform(work)
    try {
      return { ok: true, value: await (isLimited ? limit.within(perform) : perform()) }
    } catch (error) {
      return { ok: false, error }
    } finally {
      handle.end()
    }
  }

  #rollBackAll(): void {
    try {
      this.#connection.command('rollback')
    } catch {
      // SQLite has already rolled back.
    }
  }
}

/** Rethrows an error of the disk, because SQLite may have rolled back the whole group. */
function rethrowDiskError(error: unknown): void {
  if (error instanceof StoreUnavailableError && !(error instanceof TimeLimitError)) throw error
}

interface Together {
  readonly notifications: readonly NotifyCaller[]
  readonly failure?: { readonly waiting: Waiting; readonly error: unknown }
}

type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown }
