import { Client, type ClientBase, type CustomTypesConfig, Pool, type PoolClient, types } from 'pg'
import { StoreError } from '../store.ts'
import { PostgresConnection } from './postgres-connection.ts'
import { PostgresError } from './postgres-error.ts'

/** Timeouts in milliseconds, so that a wait for the server or another transaction ends with an error. */
const LIMITS = {
  /** To open a connection, or to get a free connection from the pool. */
  connection: 5000,
  /** To get a row that another transaction has locked. */
  lock: 5000,
  statement: 10_000,
  /** How long a transaction may be idle, so that the locks of a paused process end. */
  idleInTransaction: 20_000,
} as const

export interface PoolOptions {
  readonly url: string
  readonly schema: string | undefined
  /** Maximum number of connections. */
  readonly size: number
}

/** Connections to one database. */
export class PostgresPool {
  /** The description of the database in messages, without user and password. */
  readonly target: string
  readonly #pool: Pool

  constructor({ url, schema, size }: PoolOptions) {
    this.target = targetOf(url)
    this.#pool = new Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: LIMITS.connection,
      keepAlive: true,
      pipeline: true,
      fallback_application_name: 'pix-service',
      types: TYPES,
      onConnect: (client) => applySettings(client, schema),
    })
    // When an idle connection breaks, the pool itself removes it. Without a listener, the error would end the process.
    this.#pool.on('error', () => undefined)
  }

  /** Runs `work` on a connection. `discard` closes the connection afterwards instead of returning it to the pool. */
  async use<T>(work: (connection: PostgresConnection, discard: () => void) => Promise<T>): Promise<T> {
    const client = await this.#connect()
    let isBroken = false
    const discard = (): void => {
      isBroken = true
    }
    // Without a listener, an error of the connection would end the process.
    client.on('error', discard)
    try {
      return await work(new PostgresConnection(client), discard)
    } finally {
      client.release(isBroken)
      client.off('error', discard)
    }
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

/**
 * The settings that the service changes when the server still has its default. A value that the URL or the
 * administrator has set stays.
 */
const SETTINGS: readonly (readonly [name: string, byDefault: string, becomes: string])[] = [
  ['statement_timeout', '0', String(LIMITS.statement)],
  ['lock_timeout', '0', String(LIMITS.lock)],
  ['idle_in_transaction_session_timeout', '0', String(LIMITS.idleInTransaction)],
  // The service answers a request only when its data is durable.
  ['synchronous_commit', 'off', 'on'],
]

/**
 * Applies the settings with a statement and not as startup parameters, because some poolers reject startup parameters
 * that they do not know.
 */
async function applySettings(client: ClientBase, schema: string | undefined): Promise<void> {
  const calls = SETTINGS.map(
    ([name, byDefault, becomes]) =>
      `set_config('${name}', coalesce(nullif(current_setting('${name}'), '${byDefault}'), '${becomes}'), false)`,
  )
  calls.push(`set_config('default_transaction_isolation', 'read committed', false)`)
  if (schema !== undefined) {
    calls.push(`set_config('search_path', ${client.escapeLiteral(client.escapeIdentifier(schema))}, false)`)
  }
  await client.query(`select ${calls.join(', ')}`)
}

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
