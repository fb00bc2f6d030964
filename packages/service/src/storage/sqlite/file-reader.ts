import type { Clock } from '../../clock.ts'
import type { Reader } from '../store.ts'
import { TimeLimit } from '../time-limit.ts'
import { TransactionHandle } from '../transaction-handle.ts'
import { UnderWay } from '../under-way.ts'
import { Connection } from './connection.ts'

const TIME_LIMIT_MILLISECONDS = 5000
/** Bounds for how long others see the state in which the first of a group began. */
const LARGEST_GROUP = 64

interface Waiting {
  run(limit: TimeLimit): Promise<void>
  reject(error: unknown): void
}

/**
 * A read-only connection beside the writer's. Its readers come one after another, so that each sees one state; since
 * a statement does not return to the event loop, more connections would make none of them faster. Those that wait in
 * the same turn of the event loop share a transaction, which begins when all of them wait already.
 */
export class FileReader {
  readonly #file: string
  readonly #clock: Clock
  readonly #connection: Connection
  readonly #waiting: Waiting[] = []
  #isDraining = false
  /** Reads and snapshots that are not over. */
  readonly #underWay = new UnderWay()

  constructor(file: string, clock: Clock) {
    this.#file = file
    this.#clock = clock
    this.#connection = new Connection(file, { readOnly: true })
  }

  read<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.#underWay.run(
      () =>
        new Promise((resolve, reject) => {
          const run = (limit: TimeLimit): Promise<void> =>
            readWith(this.#connection, (perform) => limit.within(perform), work).then(resolve, reject)
          this.#waiting.push({ run, reject })
          if (!this.#isDraining) void this.#drain()
        }),
    )
  }

  /** On a connection of its own: no other read waits for it. */
  snapshot<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.#underWay.run(async () => {
      const connection = new Connection(this.#file, { readOnly: true })
      try {
        return await inTransaction(connection, () => readWith(connection, (perform) => perform(), work))
      } finally {
        connection.close()
      }
    })
  }

  /** Finishes what is being read. */
  close(): Promise<void> {
    return this.#underWay.close(() => {
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

/** One state of the database for all statements of `work`. */
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
