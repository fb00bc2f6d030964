import type { Statement } from '../statement.ts'
import type { SchemaTransaction, Store } from '../store.ts'

/** The values that a column accepts. */
export interface Values {
  readonly type: 'bigint' | 'text'
  /** Returns a condition on `value`, in SQL that both engines understand. */
  condition(value: string): string
}

/**
 * The constraints that a migration sets on a table. They replace the constraints of earlier migrations on the same
 * columns.
 */
export interface Constraints {
  readonly table: string
  /** The accepted values of each column, keyed by column name. */
  readonly values?: Readonly<Record<string, Values>>
  /** Foreign keys, keyed by column name: the value is the table whose `id` the column refers to. */
  readonly references?: Readonly<Record<string, string>>
}

interface ColumnConstraint {
  /** The name of the constraint. On PostgreSQL, the domain has the same name. */
  readonly name: string
  readonly column: string
  readonly values: Values
}

/** Changes the constraints of a table. Fails when a row violates a constraint. */
export function changeConstraints(
  transaction: SchemaTransaction,
  engine: Store['engine'],
  { table, values = {}, references = {} }: Constraints,
): Promise<void> {
  const ofColumns: readonly ColumnConstraint[] = Object.entries(values).map(([column, values]) => ({
    name: `${table}_${column}`,
    column,
    values,
  }))
  const keys = Object.entries(references).map(([column, other]) => ({
    name: `${table}_${column}`,
    text: `foreign key (${column}) references ${other} (id) deferrable`,
  }))
  return engine === 'postgres'
    ? alterTable(transaction, table, ofColumns, keys)
    : rebuildTable(transaction, table, [
        ...keys,
        ...ofColumns.map(({ name, column, values }) => ({
          name,
          text: `check (${values.condition(column)})`,
        })),
      ])
}

/** Makes the engine check references at the commit instead of after each statement. */
export const deferReferences = (transaction: SchemaTransaction, engine: Store['engine']): Promise<void> =>
  transaction.execute(
    engine === 'postgres' ? 'set constraints all deferred' : 'pragma defer_foreign_keys = on',
  )

interface TableConstraint {
  readonly name: string
  readonly text: string
}

const domainNamed: Statement = {
  name: 'constraints.domain',
  text: `select typname::text as name from pg_type
    where typname = $1 and typnamespace = current_schema()::regnamespace and typtype = 'd'`,
}

/**
 * Adds the constraints as domains, because domains are faster: PostgreSQL parses a CHECK of a table for each statement
 * (4 to 9 µs), but caches the CHECK of a domain (1 µs).
 */
async function alterTable(
  transaction: SchemaTransaction,
  table: string,
  ofColumns: readonly ColumnConstraint[],
  keys: readonly TableConstraint[],
): Promise<void> {
  // Citus takes one constraint for each statement.
  for (const { name, text } of keys)
    await transaction.execute(`alter table ${table} add constraint ${name} ${text}`)
  const changes: string[] = []
  for (const { name, column, values } of ofColumns) {
    const check = `constraint ${name} check (${values.condition('value')})`
    if ((await transaction.first(domainNamed, [name])) === undefined) {
      await transaction.execute(`create domain ${name} as ${values.type} ${check}`)
      changes.push(`alter column ${column} type ${name}`)
    } else {
      await transaction.execute(`alter domain ${name} drop constraint ${name}`)
      await transaction.execute(`alter domain ${name} add ${check}`)
    }
  }
  if (changes.length > 0) await transaction.execute(`alter table ${table} ${changes.join(', ')}`)
}

const tableText: Statement = {
  name: 'constraints.table',
  text: `select sql from sqlite_schema where type = 'table' and name = $1`,
}
const indexTexts: Statement = {
  name: 'constraints.indexes',
  text: `select sql from sqlite_schema where type = 'index' and tbl_name = $1 and sql is not null order by name`,
}

/**
 * SQLite cannot change the constraints of a table, so the table is created again with its columns and indexes. The rows
 * are copied to a temporary table and inserted again. It would not work to fill a new table and rename it: when a row
 * is deleted, SQLite counts the references to the row as violated, and only an insert of the row reduces this count.
 */
async function rebuildTable(
  transaction: SchemaTransaction,
  table: string,
  constraints: readonly TableConstraint[],
): Promise<void> {
  const made = await transaction.first<{ sql: string }>(tableText, [table])
  if (made === undefined) throw new Error(`The table ${table} does not exist`)
  const indexes = await transaction.all<{ sql: string }>(indexTexts, [table])
  const kept = made.sql
    .slice(0, made.sql.lastIndexOf(')'))
    .split('\n')
    .filter((line) => !constraints.some(({ name }) => line.startsWith(`, constraint ${name} `)))
  const added = constraints.map(({ name, text }) => `, constraint ${name} ${text}`)
  await deferReferences(transaction, 'sqlite')
  await transaction.execute(`create table rebuilt as select * from ${table}`)
  await transaction.execute(`drop table ${table}`)
  await transaction.execute([...kept, ...added, ')'].join('\n'))
  await transaction.execute(`insert into ${table} select * from rebuilt`)
  await transaction.execute('drop table rebuilt')
  for (const { sql } of indexes) await transaction.execute(sql)
}
