import { type Table, tablesOf } from '../catalogue.ts'
import type { Statement, Value } from '../statement.ts'
import type { Reader, Store, Transaction } from '../store.ts'

/**
 * The tables with the state of a wallet, except the table `wallet`. A reset deletes the wallet's rows from these
 * tables, and a snapshot stores those rows.
 */
export const STATE_TABLES = [
  'charge',
  'withdrawal',
  'refund',
  'internal_transfer',
  'movement',
  'statement_line',
  'wallet_day',
  'timer',
  'webhook',
  'event',
  'delivery',
  'delivery_attempt',
  'directory_entry',
  'bank_account',
  'fault',
  'schedule',
  'recurrence',
  'automatic_refund',
  'command',
  'rail_order',
  'rail_report',
  'retention_limit',
] as const

/** The other tables with rows of a wallet. Resets and snapshots do not change these tables. */
export const OTHER_TABLES = [
  'wallet_account',
  'wallet_key',
  'credential',
  'access_token',
  'request_log',
  'snapshot',
  'snapshot_part',
  'clock_move',
  'retention_mark',
  'delivery_wake',
  'activity',
] as const

/** Some rows of one state table. */
export interface StatePart {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Value[])[]
}

/**
 * The number of rows per insert statement. PostgreSQL needs a network round trip per statement, so large batches save
 * most of the time. SQLite needs no round trip, and batches make it slower.
 */
const BATCH_ROWS: Readonly<Record<Store['engine'], number>> = { sqlite: 1, postgres: 50 }
const PART_ROWS = 500

/**
 * The values that a restore writes instead of the stored values. A restored delivery has no lease; otherwise a process
 * would hold the lease again that it held at the time of the snapshot.
 */
const WITHOUT_LEASE: Readonly<Record<string, Value>> = { lease: null, leased_until_real: 0 }

/**
 * Yields the wallet's rows from the state tables, up to 500 rows at a time. All rows of one table are in memory at
 * once.
 */
export async function* readState(
  reader: Reader,
  engine: Store['engine'],
  walletId: string,
): AsyncGenerator<StatePart, void> {
  for (const { name, columns } of await stateTables(reader, engine)) {
    const select = statementOf(
      'read',
      name,
      () => `select ${quoted(columns)} from ${quoted([name])}
      where wallet_id = $1`,
    )
    const rows = await reader.all<Readonly<Record<string, Value>>>(select, [walletId])
    for (let from = 0; from < rows.length; from += PART_ROWS) {
      const some = rows.slice(from, from + PART_ROWS)
      const values = some.map((row) => columns.map((column) => row[column] ?? null))
      yield { table: name, columns, rows: values }
    }
  }
}

/** Deletes the rows of a wallet from the state tables. */
export async function deleteState(transaction: Transaction, walletId: string): Promise<void> {
  for (const table of STATE_TABLES) await deleteRows(transaction, table, walletId)
}

export async function deleteRows(
  transaction: Transaction,
  table: (typeof STATE_TABLES)[number] | (typeof OTHER_TABLES)[number],
  walletId: string,
): Promise<void> {
  const remove = statementOf('delete', table, () => `delete from ${quoted([table])} where wallet_id = $1`)
  await transaction.run(remove, [walletId])
}

/** Restores the rows of a snapshot. A column that was added after the snapshot was taken becomes null. */
export async function writeState(
  transaction: Transaction,
  engine: Store['engine'],
  parts: AsyncIterable<StatePart>,
): Promise<void> {
  const tables = new Map((await stateTables(transaction, engine)).map((table) => [table.name, table]))
  for await (const { table, columns, rows } of parts) {
    const own = tables.get(table)
    if (own === undefined) continue
    const from = own.columns.map((column) => columns.indexOf(column))
    const values = rows.map((row) =>
      own.columns.map((column, index) => {
        const free = WITHOUT_LEASE[column]
        return free === undefined ? (row[from[index] ?? -1] ?? null) : free
      }),
    )
    await insertRows(transaction, own, values, BATCH_ROWS[engine])
  }
}

async function insertRows(
  transaction: Transaction,
  { name, columns }: Table,
  rows: readonly (readonly Value[])[],
  atOnce: number,
): Promise<void> {
  const insert = (count: number): Statement =>
    statementOf(`insert.${count}`, name, () => {
      const texts = Array.from({ length: count }, (_, row) => {
        const parameters = columns.map((_, column) => `$${row * columns.length + column + 1}`)
        return `(${parameters.join(', ')})`
      })
      return `insert into ${quoted([name])} (${quoted(columns)}) values ${texts.join(', ')}`
    })
  let from = 0
  for (; from + atOnce <= rows.length; from += atOnce) {
    await transaction.run(insert(atOnce), rows.slice(from, from + atOnce).flat())
  }
  for (const row of rows.slice(from)) await transaction.run(insert(1), row)
}

/** The state tables in the engine's catalogue, sorted by name. */
async function stateTables(reader: Reader, engine: Store['engine']): Promise<readonly Table[]> {
  const names = new Set<string>(STATE_TABLES)
  return (await tablesOf(reader, engine)).filter(({ name }) => names.has(name))
}

const statements = new Map<string, Statement>()

/**
 * Returns the same Statement object for the same name: PostgreSQL caches prepared statements by name, and SQLite by
 * object.
 */
function statementOf(kind: string, table: string, text: () => string): Statement {
  const name = `state.${kind}.${table}`
  const known = statements.get(name) ?? { name, text: text() }
  statements.set(name, known)
  return known
}

/** Quotes the names, because some column names are SQL keywords. */
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')
