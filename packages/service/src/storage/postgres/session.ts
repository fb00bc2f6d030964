import { hash } from 'node:crypto'
import { type ClientBase, DatabaseError, escapeLiteral } from 'pg'
import { CURRENT_SCHEMA } from '../migrations/migrate.ts'
import { ALIVE_MILLISECONDS } from '../rows/process-rows.ts'

/** How a connection keeps settings and prepared statements. */
export interface Session {
  /** SQL with the settings that each transaction begins with. Undefined when the connection itself keeps the settings. */
  readonly settings: string | undefined
  /** True if statements can be prepared under their names. */
  readonly keepsStatements: boolean
  /** The search path with which the connection began. */
  readonly ownPath: string
  /** The present search path of the connection, or of its transaction behind a pooler. Undefined when it is unknown. */
  path: string | undefined
}

/** Timeouts in milliseconds, so that a wait for the server or another transaction ends with an error. */
const LIMITS = {
  /** To get a row that another transaction has locked. */
  lock: 5000,
  statement: 10_000,
  /**
   * How long a transaction may be idle: when a process counts as dead, its locks end. The others wait longer for them, so
   * they go on without an error.
   */
  idleInTransaction: ALIVE_MILLISECONDS,
} as const

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
/** Only a server with Citus has it. */
const CITUS = 'citus.version'
/**
 * On Citus, a statement may wait for a silent node. When the service has closed the connection meanwhile, the coordinator
 * ends the transaction within this time, and its locks on other nodes end. Some systems without Citus lack the setting.
 */
const CHECK_CLIENT = ['client_connection_check_interval', '1000'] as const

/**
 * Prepares a new connection. Behind a pooler, the transactions of one connection may run in different sessions of the
 * server, and other clients use these sessions too. So each transaction brings its settings, and statements have names
 * only if the pooler translates them. Settings are not startup parameters, because poolers reject those that they do
 * not know.
 */
export async function openSession(client: ClientBase): Promise<Session> {
  const { pid, values } = await situationOf(client)
  const ownPath = values.get('search_path') ?? ''
  const { processID } = client as ClientBase & { readonly processID: number | null }
  // When a connection opens, the server sends the id of its process, for cancellations. A pooler sends an id of its
  // own, because it chooses the process later.
  if (pid === processID) {
    await client.query(setAll(settingsFor(values), false))
    return { settings: undefined, keepsStatements: true, ownPath, path: ownPath }
  }
  const settings = setAll(settingsFor(values), true)
  return { settings, keepsStatements: await translatesNames(client), ownPath, path: undefined }
}

/**
 * SQL comment at the end of each prepared statement behind a pooler. The pooler shares the statements with equal text among
 * its clients, and a statement keeps the column types of the tables for which it was prepared. So clients with other
 * tables need other texts.
 */
export function markOf({ settings }: Session, path: string): string {
  if (settings === undefined) return ''
  return ` /* ${hash('sha256', `${path} ${CURRENT_SCHEMA}`).slice(0, 8)} */`
}

interface Situation {
  /** The id of the process of the server that answers. */
  readonly pid: number | undefined
  /**
   * The values with which the session of the server began, by name. The present values may be those of another client
   * of a pooler.
   */
  readonly values: ReadonlyMap<string, string>
}

async function situationOf(client: ClientBase): Promise<Situation> {
  const names = [...SETTINGS.map(([name]) => name), 'search_path', CITUS].map(escapeLiteral)
  const { rows } = await client.query<{ pid: number; name: string; value: string }>(
    `select pg_backend_pid() as pid, name, reset_val as value from pg_settings where name in (${names.join(', ')})`,
  )
  return { pid: rows[0]?.pid, values: new Map(rows.map(({ name, value }) => [name, value])) }
}

/** All but the search path, which each store brings. */
function settingsFor(values: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const settings = new Map(values)
  settings.delete('search_path')
  if (settings.delete(CITUS)) settings.set(...CHECK_CLIENT)
  for (const [name, byDefault, becomes] of SETTINGS) {
    if ((values.get(name) ?? byDefault) === byDefault) settings.set(name, becomes)
  }
  return settings
}

function setAll(settings: ReadonlyMap<string, string>, isLocal: boolean): string {
  const calls = [...settings].map(
    ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, ${isLocal})`,
  )
  return `select ${calls.join(', ')}`
}

const PROBE = 'pix-service probe'

/**
 * True if the pooler prepares a statement under a name of its own on each session that it uses (PgBouncer 1.21 or
 * newer with `max_prepared_statements`). False if the name reaches the server, where another client could use it for
 * another statement.
 */
async function translatesNames(client: ClientBase): Promise<boolean> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ own: number }>({
      name: PROBE,
      text: `select count(*)::int as own from pg_prepared_statements where name = '${PROBE}'`,
    })
    if (rows[0]?.own === 0) return true
    await client.query(`deallocate "${PROBE}"`)
    return false
  } catch (error) {
    // The probe of another connection is still in this session of the server.
    if (error instanceof DatabaseError && error.code === DUPLICATE_STATEMENT) return false
    throw error
  } finally {
    await client.query('rollback')
  }
}

const DUPLICATE_STATEMENT = '42P05'
