import type { Clock } from '../../clock.ts'
import type { SchemaTransaction } from '../store.ts'
import { withinTimeLimit } from '../time-limit.ts'
import { TransactionHandle } from '../transaction-handle.ts'

/** What group commit needs of a connection. */
export interface Committer extends SchemaTransaction {
  exec(text: string): void
}

interface Waiting {
  readonly work: (transaction: SchemaTransaction) => Promise<unknown>
  readonly isLimited: boolean
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Bounds how long the first of a group waits for the last. */
const LARGEST_GROUP = 64
/** Longer than any transaction that waits for its own statements alone. */
const TIME_LIMIT_MILLISECONDS = 5000

/**
 * Transactions that wait in the same turn of the event loop share one COMMIT, and so one sync of the disk. Each has a
 * savepoint of its own: one that fails leaves its neighbours alone. Nobody is answered before the COMMIT, and if it
 * fails all of the group are refused.
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
      // What arrives in this turn comes along.
      await new Promise<void>((resolve) => {
        setImmediate(resolve)
      })
      await this.#commit(this.#waiting.splice(0, LARGEST_GROUP))
    }
    this.#isDraining = false
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    const answers: (() => void)[] = []
    try {
      this.#connection.exec('begin immediate')
      for (const waiting of group) answers.push(await this.#attempt(waiting))
      this.#connection.exec('commit')
    } catch (error) {
      this.#abandon()
      for (const { reject } of group) reject(error)
      return
    }
    for (const answer of answers) answer()
  }

  async #attempt({ work, isLimited, resolve, reject }: Waiting): Promise<() => void> {
    this.#connection.exec('savepoint one')
    const handle = new TransactionHandle(this.#connection)
    let answer: () => void
    try {
      const perform = (): Promise<unknown> => handle.perform(work)
      const value = await (isLimited
        ? withinTimeLimit(this.#clock, TIME_LIMIT_MILLISECONDS, perform)
        : perform())
      answer = () => {
        resolve(value)
      }
    } catch (error) {
      this.#connection.exec('rollback to one')
      answer = () => {
        reject(error)
      }
    } finally {
      handle.end()
    }
    this.#connection.exec('release one')
    return answer
  }

  #abandon(): void {
    try {
      this.#connection.exec('rollback')
    } catch {
      // SQLite has already rolled back by itself.
    }
  }
}
