import type { Clock } from '../../clock.ts'
import type { SchemaTransaction } from '../store.ts'
import { TimeLimit, TimeLimitError } from '../time-limit.ts'
import { TransactionHandle } from '../transaction-handle.ts'

/** What group commit needs of a connection. */
export interface Committer extends SchemaTransaction {
  command(text: string): void
}

interface Waiting {
  readonly work: (transaction: SchemaTransaction) => Promise<unknown>
  readonly isLimited: boolean
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

type Answer = () => void

/** Bounds how long the first of a group waits for the last. */
const LARGEST_GROUP = 64
/** A turn that brings nothing takes microseconds, a sync of the disk more than a millisecond. */
const QUIET_TURNS = 4
/** Longer than any transaction that waits for its own statements alone. */
const TIME_LIMIT_MILLISECONDS = 5000

/**
 * Transactions that arrive one upon another share one COMMIT, and so one sync of the disk. Nearly always
 * all of them succeed, so they are first run without savepoints; when one fails, they are taken back and run again, each
 * with a savepoint of its own. Nobody is answered before the COMMIT, and if it fails all of the group are refused.
 */
export class GroupCommit {
  readonly #connection: Committer
  readonly #clock: Clock
  readonly #waiting: Waiting[] = []
  #isDraining = false

  constructor(connection: Committer, clock: Clock) {
    this.#connection = connection
    this.#clock = clock
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
      await this.#commit(this.#waiting.splice(0, LARGEST_GROUP))
    }
    this.#isDraining = false
  }

  /** Whoever arrives comes along, until a few turns of the event loop have brought nobody. */
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

  async #commit(group: readonly Waiting[]): Promise<void> {
    const limit = new TimeLimit(this.#clock, TIME_LIMIT_MILLISECONDS)
    try {
      for (const answer of await this.#perform(group, limit)) answer()
    } catch (error) {
      this.#abandon()
      for (const { reject } of group) reject(error)
    } finally {
      limit.stop()
    }
  }

  async #perform(group: readonly Waiting[], limit: TimeLimit): Promise<readonly Answer[]> {
    // One without a limit would be long to repeat.
    if (!group.every(({ isLimited }) => isLimited)) return this.#apart(group, limit)
    const { answers, failure } = await this.#together(group, limit)
    if (failure === undefined) return answers
    const reject = (): void => {
      failure.waiting.reject(failure.error)
    }
    if (group.length === 1) return [reject]
    // Whoever took too long would again.
    if (!(failure.error instanceof TimeLimitError)) return this.#apart(group, limit)
    return [
      reject,
      ...(await this.#apart(
        group.filter((it) => it !== failure.waiting),
        limit,
      )),
    ]
  }

  /** Nothing is kept when one fails. */
  async #together(group: readonly Waiting[], limit: TimeLimit): Promise<Together> {
    const answers: Answer[] = []
    this.#connection.command('begin immediate')
    for (const waiting of group) {
      const outcome = await this.#run(waiting, limit)
      if (!outcome.ok) {
        this.#connection.command('rollback')
        return { answers: [], failure: { waiting, error: outcome.error } }
      }
      answers.push(() => {
        waiting.resolve(outcome.value)
      })
    }
    this.#connection.command('commit')
    return { answers }
  }

  async #apart(group: readonly Waiting[], limit: TimeLimit): Promise<readonly Answer[]> {
    const answers: Answer[] = []
    this.#connection.command('begin immediate')
    for (const waiting of group) {
      this.#connection.command('savepoint one')
      const outcome = await this.#run(waiting, limit)
      if (!outcome.ok) this.#connection.command('rollback to one')
      this.#connection.command('release one')
      answers.push(() => {
        if (outcome.ok) waiting.resolve(outcome.value)
        else waiting.reject(outcome.error)
      })
    }
    this.#connection.command('commit')
    return answers
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

  #abandon(): void {
    try {
      this.#connection.command('rollback')
    } catch {
      // SQLite has already rolled back by itself.
    }
  }
}

interface Together {
  readonly answers: readonly Answer[]
  readonly failure?: { readonly waiting: Waiting; readonly error: unknown }
}

type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown }
