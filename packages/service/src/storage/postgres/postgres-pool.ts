import { Client, type ClientBase, type CustomTypesConfig, Pool, type PoolClient, types } from 'pg'
import { type Connections, StoreError } from '../store.ts'
import { PostgresConnection, type SearchPath, streamOf } from './postgres-connection.ts'
import { PostgresError, REMEDY } from './postgres-error.ts'
import { type Session, openSession } from './session.ts'

export interface PoolOptions {
  readonly url: string
  /** Maximum number of connections. */
  readonly size: number
  /** How long to wait for a connection to open, or for a free connection of the pool. Default: 5000. */
  readonly connectionMilliseconds?: number | undefined
  /** Called with a sentence for the operator when the first connection opens. */
  readonly warn?: ((message: string) => void) | undefined
}

/** `discard` closes the connection afterwards instead of returning it to the pool. */
type ConnectionWork<T> = (connection: PostgresConnection, discard: () => void) => Promise<T>

export type UseConnection = <T>(work: ConnectionWork<T>) => Promise<T>

/** Connections to one database. */
export class PostgresPool {
  /** The description of the database in messages, without user and password. */
  readonly target: string
  readonly #pool: Pool
  readonly #sessions = new WeakMap<ClientBase, Session>()
  #isWarned = false

  constructor({ url, size, connectionMilliseconds = 5000, warn }: PoolOptions) {
    this.target = targetOf(url)
    this.#pool = new Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: connectionMilliseconds,
      keepAlive: true,
      pipeline: true,
      fallback_application_name: 'pix-service',
      types: TYPES,
      onConnect: async (client) => {
        const session = await openSession(client)
        this.#sessions.set(client, session)
        if (session.keepsStatements || this.#isWarned) return
        this.#isWarned = true
        warn?.(
          `The pooler of ${this.target} keeps no prepared statements, so each statement costs more. ${REMEDY}`,
        )
      },
    })
    // When an idle connection breaks, the pool itself removes it. Without a listener, the error would end the process.
    this.#pool.on('error', () => undefined)
  }

  /** Returns a function that runs `work` on a connection with these tables. */
  at(path: SearchPath): UseConnection {
    return (work) => this.#use(path, work)
  }

  async #use<T>(path: SearchPath, work: ConnectionWork<T>): Promise<T> {
    const client = await this.#connect()
    let isBroken = false
    const discard = (): void => {
      isBroken = true
    }
    // Without a listener, an error of the connection would end the process.
    client.on('error', discard)
    try {
      const session = this.#sessions.get(client)
      if (session === undefined) throw new Error('The connection was not prepared')
      return await work(new PostgresConnection(client, session, path), discard)
    } finally {
      // `release` alone waits until the statements under way have ended, and so does whoever waits for a connection.
      if (isBroken) streamOf(client).destroy()
      client.release(isBroken)
      client.off('error', discard)
    }
  }

  get connections(): Connections {
    const { totalCount, idleCount, waitingCount, options } = this.#pool
    return { used: totalCount - idleCount, most: options.max, waiting: waitingCount }
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw new PostgresError(`No connection to ${this.target}`, error)
    }
  }
}

function targetOf(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url)) throw invalidUrl()
  try {
    const { host, port, database } = new Client({ connectionString: url })
    return `the database ${database ?? ''} of ${host}:${port}`
  } catch {
    throw invalidUrl()
  }
}

const invalidUrl = (): StoreError =>
  new StoreError(
    'The value is not a URL of a PostgreSQL database. DATABASE_URL looks like postgres://user:password@host:5432/database.',
  )

const INT8 = 20
const NUMERIC = 1700

/**
 * Converts a sum or a count, which PostgreSQL sends as text. Throws when a JavaScript number cannot represent it
 * exactly.
 */
function toNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is not an exact JavaScript integer`)
  return number
}

const TYPES: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC
      ? toNumber
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}
