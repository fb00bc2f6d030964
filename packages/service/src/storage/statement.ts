/**
 * One SQL text for both engines. Six rules make this possible; a test prepares every statement on both engines:
 *
 * 1. Integers are bound as 64 bits (`$1` to `$n`); division is not used.
 * 2. The results of `sum` and `count` are JavaScript numbers; amounts stay below 2^53.
 * 3. Text is compared byte by byte (`collate "C"` on PostgreSQL).
 * 4. A parameter is not repeated in GROUP BY.
 * 5. Time is epoch milliseconds and ids are text, both given as parameters; JSON is text; no now(), casts or arrays.
 * 6. A row of a hot table is written by {@link insertion}, {@link change}, {@link upsertion} or {@link removal}, and not by
 *    a text of its own.
 *    PostgreSQL then gets many rows in one statement.
 *
 * `{lock}` locks the selected rows until the transaction ends. `{skip locked}` does the same, but skips rows that
 * another transaction has locked. SQLite ignores both markers, because it has only one writer. `{newest}` orders by
 * `created_at`, the newest first, and rows of the same instant by their insertion on SQLite, by their id on PostgreSQL.
 */
export interface Statement {
  readonly name: string
  readonly text: string
  /** Set for a write of one row. See {@link insertion}. */
  readonly write?: RowWrite | undefined
}

/** The type of a column. */
export type ColumnType = 'text' | 'bigint'
export type Columns = Readonly<Record<string, ColumnType>>

/**
 * A write of one row: what an engine needs to know to send many such writes as one statement. The parameters of the
 * statement are the values of `key`, then of `columns`, in this order.
 */
export interface RowWrite {
  readonly kind: 'insert' | 'update' | 'delete' | 'upsert'
  readonly table: string
  /** The columns that identify the row. Empty for an insert. */
  readonly key: Columns
  readonly columns: Columns
  /** The assignments of an upsert when the row exists. */
  readonly set?: string | undefined
  /** A further condition, of a delete. */
  readonly and?: string | undefined
  /** The version of {@link change}. */
  readonly version?: string | undefined
}

export type Value = string | number | null

const registry = new Map<string, Statement>()

/**
 * Registers a statement under a unique name. Throws on a duplicate name, because the PostgreSQL driver caches prepared
 * statements by name.
 */
export function statement(name: string, text: string, write?: RowWrite): Statement {
  if (registry.has(name)) throw new Error(`There are two statements named ${name}`)
  const named = { name, text: text.trim().replaceAll(/\s+/g, ' '), write }
  registry.set(name, named)
  return named
}

/**
 * A statement that inserts one row. Its parameters are the values of the columns. The key of the row must be new: no row
 * that was deleted in the same transaction had it.
 */
export function insertion(name: string, table: string, columns: Columns): Statement {
  const names = Object.keys(columns)
  const values = names.map((_, index) => `$${index + 1}`)
  const text = `insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`
  return statement(name, text, { kind: 'insert', table, key: {}, columns })
}

/**
 * A statement that changes one row. Its parameters are the values of the key, then of the changed columns.
 *
 * @param version one of the changed columns, which is not null. There is one more parameter: the statement fails unless the
 *   version was that.
 */
export function change(
  name: string,
  table: string,
  key: Columns,
  columns: Columns,
  version?: string,
): Statement {
  const first = Object.keys(key).length + 1
  const last = first + Object.keys(columns).length
  const set = Object.keys(columns).map((it, index) =>
    it === version ? checked(table, it, [`$${first + index}`, `$${last}`]) : `${it} = $${first + index}`,
  )
  const text = `update ${table} set ${set.join(', ')} where ${conditionOf(key)}`
  return statement(name, text, { kind: 'update', table, key, columns, version })
}

/** Sets a version, which is not null: fails unless it was `before`. The second condition tells PostgreSQL the type of `value`. */
export const checked = (
  table: string,
  column: string,
  [value, before]: readonly [value: string, before: string],
): string =>
  `${column} = case when ${table}.${column} = ${before} and ${table}.${column} <> ${value} then ${value} end`

/**
 * A statement that inserts one row, or changes the row with the key by the assignments `set`. Its parameters are the values
 * of the key, then of the other columns.
 */
export function upsertion(
  name: string,
  table: string,
  key: Columns,
  columns: Columns,
  set: string,
): Statement {
  const names = Object.keys({ ...key, ...columns })
  const values = names.map((_, index) => `$${index + 1}`)
  const conflict = `on conflict (${Object.keys(key).join(', ')}) do update set ${set}`
  const text = `insert into ${table} (${names.join(', ')}) values (${values.join(', ')}) ${conflict}`
  return statement(name, text, { kind: 'upsert', table, key, columns, set })
}

/**
 * A statement that deletes the rows with a key, and with a further condition without parameters. Its parameters are the
 * values of the key.
 */
export function removal(name: string, table: string, key: Columns, and?: string): Statement {
  const text = `delete from ${table} where ${conditionOf(key)}${and === undefined ? '' : ` and ${and}`}`
  return statement(name, text, { kind: 'delete', table, key, columns: {}, and })
}

const conditionOf = (key: Columns): string =>
  Object.keys(key)
    .map((it, index) => `${it} = $${index + 1}`)
    .join(' and ')

/** All statements of the loaded modules. */
export const allStatements = (): readonly Statement[] => [...registry.values()]

/** Takes statements out of `allStatements`. A test calls it for the statements of tables that only this test has. */
export function forget(statements: readonly Statement[]): void {
  for (const { name } of statements) registry.delete(name)
}
