/** Where the tables of the kit are. */
export interface TableNames {
  /** The first letters of each name. Default: `pix_`. */
  readonly prefix?: string
  /** A schema of PostgreSQL. Default: the schema of the connection. */
  readonly schema?: string
}

export type Table =
  | 'event'
  | 'deposit'
  | 'payout'
  | 'subscription'
  | 'cycle'
  | 'entry'
  | 'day'
  | 'finding'
  | 'migration'

/** Returns the function that names a table in SQL. */
export function tablesOf({ prefix = 'pix_', schema }: TableNames): (table: Table) => string {
  for (const part of [prefix, schema]) {
    if (part !== undefined && !/^[a-z_][a-z0-9_]{0,30}$/.test(part)) {
      throw new TypeError(
        'prefix and schema have 1 to 31 of a to z, 0 to 9 and _, and do not begin with a digit.',
      )
    }
  }
  return (table) => `${schema === undefined ? '' : `${schema}.`}${prefix}${table}`
}
