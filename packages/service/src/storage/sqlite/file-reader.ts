import type { Clock } from '../../clock.ts'
import type { Reader } from '../store.ts'
import { withinTimeLimit } from '../time-limit.ts'
import { TransactionHandle } from '../transaction-handle.ts'
import { Connection } from './connection.ts'

const TIME_LIMIT_MILLISECONDS = 5000

/**
 * A read-only connection beside the writer's. Its readers come one after another, so that each sees one state; since
 * a statement does not return to the event loop, more connections would make none of them faster.
 */
export class FileReader {
  readonly #file: string
  readonly #clock: Clock
  readonly #connection: Connection
  #last: Promise<unknown> = Promise.resolve()

  constructor(file: string, clock: Clock) {
    this.#file = file
    this.#clock = clock
    this.#connection = new Connection(file, { readOnly: true })
  }

  read<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    const reading = this.#last.then(() =>
      readOne(
        this.#connection,
        (perform) => withinTimeLimit(this.#clock, TIME_LIMIT_MILLISECONDS, perform),
        work,
      ),
    )
    this.#last = reading.catch(() => undefined)
    return reading
  }

  /** On a connection of its own: nobody waits for it. */
  async snapshot<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    const connection = new Connection(this.#file, { readOnly: true })
    try {
      return await readOne(connection, (perform) => perform(), work)
    } finally {
      connection.close()
    }
  }

  close(): void {
    this.#connection.close()
  }
}

/** One state of the database for all statements of `work`. */
async function readOne<T>(
  connection: Connection,
  limit: (perform: () => Promise<T>) => Promise<T>,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  const handle = new TransactionHandle(connection)
  connection.exec('begin')
  try {
    return await limit(() => handle.perform(work))
  } finally {
    handle.end()
    connection.exec('rollback')
  }
}
