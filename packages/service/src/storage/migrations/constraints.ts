import type { Statement } from '../statement.ts'
import type { SchemaTransaction, Store } from '../store.ts'

/** The values that a column takes, for the engine to keep. */
export interface Values {
  readonly type: 'bigint' | 'text'
  /** A condition in the SQL of both engines about `value`. */
  condition(value: string): string
}

/** What a table takes from now on. What an earlier migration said of the same column is replaced. */
export interface Constraints {
  readonly table: string
  /** By column. */
  readonly values?: Readonly<Record<string, Values>>
  /** By column, the table to whose `id` it refers. */
  readonly references?: Readonly<Record<string, string>>
}

interface ColumnConstraint {
  /** Of the constraint, on both engines; on PostgreSQL also of the domain. */
  readonly name: string
  readonly column: string
  readonly values: Values
}

/** Rows that break a constraint fail the migration. */
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

/** References are then judged by the COMMIT instead of by each statement. */
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
 * As domains: PostgreSQL reads the text of a CHECK of a table again for each statement, 4 to 9 µs, and keeps that of a
 * domain, 1 µs.
 */
async function alterTable(
  transaction: SchemaTransaction,
  table: string,
  ofColumns: readonly ColumnConstraint[],
  keys: readonly TableConstraint[],
): Promise<void> {
  const changes = keys.map(({ name, text }) => `add constraint ${name} ${text}`)
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
 * SQLite cannot change the constraints of a table: it is made anew, with its present columns and indexes. The rows leave the
 * table and come back, instead of a new table taking the name, so that the rows that refer to them are counted again.
 */
async function rebuildTable(
  transaction: SchemaTransaction,
  table: string,
  constraints: readonly TableConstraint[],
): Promise<void> {
  const made = await transaction.first<{ sql: string }>(tableText, [table])
  if (made === undefined) throw new Error(`There is no table ${table}`)
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
