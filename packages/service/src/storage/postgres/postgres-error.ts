import { DatabaseError } from 'pg'
import { StoreError, StoreUnavailableError } from '../store.ts'

/** SQLSTATEs of transactions that may be repeated: serialization failure and deadlock. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01'])

/** What the administrator of a pooler must do so that prepared statements work. */
export const REMEDY =
  'With transaction pooling, use PgBouncer 1.21 or newer and set max_prepared_statements to 500, or connect directly.'

/** SQLSTATEs of a prepared statement that a pooler has lost, or that another client of the pooler has prepared. */
const LOST_STATEMENTS: ReadonlySet<string> = new Set(['26000', '42P05'])

/** Explanations of SQLSTATEs and system errors that operators see; https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const REASONS: Readonly<Record<string, string>> = {
  '08006': 'A node of the database cannot be reached.',
  '25006': 'The database is read-only. Name the primary, not a replica.',
  '26000': `The pooler has lost a prepared statement. ${REMEDY}`,
  '28000': 'The database refuses this user.',
  '28P01': 'The database refuses this user and password.',
  '3D000': 'The database does not exist. Create it, or name another in the URL.',
  '42P05': `The pooler has mixed up prepared statements. ${REMEDY}`,
  '42501': 'The database user lacks a right.',
  '53100': 'The disk of the database is full.',
  '53300':
    'The database has no free connection for this user. Lower the size of the pool, or raise max_connections.',
  '55P03': 'Another transaction locked the row for too long.',
  '57014': 'The database took too long for the statement.',
  '57P01': 'The database closed the connection.',
  '57P02': 'The database has crashed.',
  '57P03': 'The database is starting or stopping.',
  ECONNREFUSED: 'No server listens there. Start it, or name another in the URL.',
  ENOTFOUND: 'The host does not exist. Name another in the URL.',
  XX000: 'The database failed in itself, or a node of it died.',
}

/**
 * An error of the database driver. Omits the details that the server sends, because they may contain values of rows.
 */
export class PostgresError extends StoreError {
  /** The SQLSTATE; undefined when the server did not respond. */
  readonly code: string | undefined

  constructor(what: string, error: unknown) {
    const code = error instanceof DatabaseError ? error.code : undefined
    const { message, code: systemCode = '' } = error as NodeJS.ErrnoException
    const suffix = code === undefined ? '' : ` (${code})`
    super(`${what}: ${reasonOf(code ?? systemCode, message)}${message}${suffix}`)
    this.code = code
  }
}

/** The message of PgBouncer when it does not know a parameter of the URL, such as `options`. */
const REFUSED_PARAMETER = /^unsupported startup parameter/
const NO_PARAMETER =
  'The pooler does not accept this parameter of the URL. Name the schema with --database-schema instead.'

const reasonOf = (code: string, message: string): string => {
  const reason = REFUSED_PARAMETER.test(message) ? NO_PARAMETER : REASONS[code]
  return reason === undefined ? '' : `${reason} `
}

export const isConflict = (error: unknown): boolean =>
  error instanceof PostgresError && error.code !== undefined && CONFLICTS.has(error.code)

/** True when the statement did not run, because another statement of its transaction failed. */
export const isAborted = (error: unknown): boolean => error instanceof PostgresError && error.code === '25P02'

/**
 * True when the connection cannot be used again, and the result of the statement is unknown: it broke, the pooler behind it
 * has changed, or a node of a cluster died, which Citus reports as an internal error, also for a commit.
 */
export const isLost = (error: unknown): boolean =>
  error instanceof PostgresError &&
  (error.code === undefined || /^(08|57P|XX000)/.test(error.code) || LOST_STATEMENTS.has(error.code))

/**
 * SQLSTATE classes and codes of errors that do not depend on the statement: connection, login, resources, operator
 * intervention, system, and a server that became a replica. Lock and statement timeouts are in the list too, because
 * the same statement may succeed later.
 */
const UNAVAILABLE = /^(?:08|25006|26000|28|3D|42P05|53|55P03|57P|57014|58|XX000)/

/**
 * Converts an error that means that the database cannot be used now into a StoreUnavailableError. Returns other errors
 * unchanged.
 */
export function unavailable(error: unknown): unknown {
  if (!(error instanceof PostgresError)) return error
  const { code } = error
  if (code !== undefined && !UNAVAILABLE.test(code)) return error
  const reason = code === undefined ? 'The database cannot be reached.' : REASONS[code]
  return new StoreUnavailableError(reason ?? `The database cannot be used (${code}).`, { cause: error })
}
