import type { Clock } from '../../clock.ts'
import type { Reader } from '../store.ts'
import { TimeLimit } from '../time-limit.ts'
import { TransactionHandle } from '../transaction-handle.ts'
import { WorkInProgress } from '../work-in-progress.ts'
import { Connection } from './connection.ts'

const TIME_LIMIT_MILLISECONDS = 5000
/**
 * Readers of a group share one state of the database. The limit keeps this state recent for the last reader of the
 * group.
 */
const LARGEST_GROUP = 64

interface Waiting {
  run(limit: TimeLimit): Promise<void>
  reject(error: unknown): void
}

/**
 * Reads the database on a read-only connection, separate from the writer's connection. Readers run one after another.
 * More connections would not be faster, because a statement blocks the event loop. Readers that wait in the same turn
 * of the event loop share a transaction, which begins after all of them were called.
 */
export class FileReader {
  readonly #file: string
  readonly #clock: Clock
  readonly #connection: Connection
  readonly #waiting: Waiting[] = []
  #isDraining = false
  /** Reads and snapshots in progress. */
  readonly #inProgress = new WorkInProgress()

  constructor(file: string, clock: Clock) {
    this.#file = file
    this.#clock = clock
    this.#connection = new Connection(file, { readOnly: true })
  }

  read<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.#inProgress.run(
      () =>
        new Promise((resolve, reject) => {
          const run = (limit: TimeLimit): Promise<void> =>
            readWith(this.#connection, (perform) => limit.within(perform), work).then(resolve, reject)
          this.#waiting.push({ run, reject })
          if (!this.#isDraining) void this.#drain()
        }),
    )
  }

  /** Runs `work` on its own connection, so that other reads do not wait for it. */
  snapshot<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.#inProgress.run(async () => {
      const connection = new Connection(this.#file, { readOnly: true, readsWholeTables: true })
      try {
        return await inTransaction(connection, () => readWith(connection, (perform) => perform(), work))
      } finally {
        connection.close()
      }
    })
  }

  /** Finishes reads and snapshots in progress. */
  close(): Promise<void> {
    return this.#inProgress.close(() => {
      this.#connection.close()
    })
  }

  async #drain(): Promise<void> {
    this.#isDraining = true
    while (this.#waiting.length > 0) {
      await new Promise<void>((resolve) => {
        setImmediate(resolve)
      })
      const group = this.#waiting.splice(0, LARGEST_GROUP)
      const limit = new TimeLimit(this.#clock, TIME_LIMIT_MILLISECONDS)
      try {
        await inTransaction(this.#connection, async () => {
          for (const { run } of group) await run(limit)
        })
      } catch (error) {
        for (const { reject } of group) reject(error)
      } finally {
        limit.stop()
      }
    }
    this.#isDraining = false
  }
}

/** Runs `work` in one transaction, in which all statements see the same state of the database. */
async function inTransaction<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  connection.command('begin')
  try {
    return await work()
  } finally {
    connection.command('rollback')
  }
}

async function readWith<T>(
  connection: Connection,
  limit: (perform: () => Promise<T>) => Promise<T>,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  const handle = new TransactionHandle(connection)
  try {
    return await limit(() => handle.perform(work))
  } finally {
    handle.end()
  }
}
