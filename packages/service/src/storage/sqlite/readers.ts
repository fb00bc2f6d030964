import type { Reader } from '../store.ts'
import { TransactionHandle } from '../transaction-handle.ts'
import { Connection } from './connection.ts'

/** Connections that are kept for the next reader; more are opened while more read at the same time. */
const IDLE_CONNECTIONS = 4

/** Read-only connections to a file. Each reader has one of its own, and so sees one state of it. */
export class Readers {
  readonly #file: string
  readonly #idle: Connection[] = []

  constructor(file: string) {
    this.#file = file
  }

  async read<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    const connection = this.#idle.pop() ?? new Connection(this.#file, { readOnly: true })
    try {
      return await readOne(connection, work)
    } finally {
      if (this.#idle.length < IDLE_CONNECTIONS) this.#idle.push(connection)
      else connection.close()
    }
  }

  close(): void {
    for (const connection of this.#idle.splice(0)) connection.close()
  }
}

/** One state of the database for all statements of `work`. */
async function readOne<T>(connection: Connection, work: (reader: Reader) => Promise<T>): Promise<T> {
  connection.exec('begin')
  try {
    return await new TransactionHandle(connection).perform(work)
  } finally {
    connection.exec('rollback')
  }
}
